// Lines of a stream, one at a time, so that memory does not grow with their number.

import type { Readable } from 'node:stream';
import { type Expected, refuse } from '@mozaika/kernel';

/** In characters; a longer line is refused, and a larger file is read line by line only. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const EXPECTED: Expected = { kind: 'length', of: 'characters', most: LONGEST_LINE };

/** The refusal of a line of so many characters. */
export const lineTooLong = (found: number) => refuse('too-long', { expected: EXPECTED, found });

/** A line, or the length of one that was too long to be kept. */
export type Line = { readonly text: string } | { readonly tooLong: number };

/** The lines of a UTF-8 stream without their ends. */
export async function* linesOf(stream: Readable): AsyncGenerator<Line> {
  stream.setEncoding('utf8');
  let parts: string[] = [];
  let length = 0;
  const finish = (): Line => {
    const line = length > LONGEST_LINE ? { tooLong: length } : { text: parts.join('').replace(/\r$/, '') };
    parts = [];
    length = 0;
    return line;
  };
  const keep = (part: string) => {
    length += part.length;
    if (length <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  for await (const chunk of stream as AsyncIterable<string>) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      keep(chunk.slice(start, end));
      yield finish();
      start = end + 1;
    }
    if (start < chunk.length) keep(chunk.slice(start));
  }
  if (length > 0) yield finish();
}
