// Records from files and from stdin. A file holds one record, laid out freely, or one record per line.

import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type MatchRecord, parseRecord, type Result } from '@mozaika/kernel';
import { type Line, LONGEST_LINE, linesOf, lineTooLong } from './stream-lines.ts';
import { UsageError } from './usage-error.ts';

const STDIN = '-';

/** Makes sure that all files can be read before any of them is. */
export function checkFiles(files: readonly string[]): void {
  for (const file of files) if (file !== STDIN) openable(file);
}

function openable(file: string): number {
  let stats: ReturnType<typeof statSync>;
  try {
    stats = statSync(file);
  } catch (error) {
    throw new UsageError(unopened(file, error as NodeJS.ErrnoException));
  }
  if (stats.isDirectory()) throw new UsageError(`${file} is a directory; name a file with a record.`);
  return stats.size;
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ENOTDIR: 'a part of its path is no directory',
  EISDIR: 'it is a directory',
  ENAMETOOLONG: 'its name is too long',
};

const unopened = (file: string, error: NodeJS.ErrnoException): string =>
  `Cannot read ${file}: ${REASONS[error.code ?? ''] ?? error.message}. Name a file with a record, or - for stdin.`;

/** All records of a file, or of stdin (one per line), each read or refused. */
export async function* recordsOf(file: string): AsyncGenerator<Result<MatchRecord>> {
  if (file === STDIN) return yield* recordLines(linesOf(process.stdin));
  const size = openable(file);
  const stream = createReadStream(file);
  try {
    yield* size > LONGEST_LINE ? recordLines(linesOf(stream)) : fileRecords(await wholeText(stream));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(unopened(file, error as NodeJS.ErrnoException));
  }
}

async function wholeText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function* recordLines(lines: AsyncIterable<Line>): AsyncGenerator<Result<MatchRecord>> {
  for await (const line of lines) {
    if ('tooLong' in line) yield lineTooLong(line.tooLong);
    else if (line.text.trim() !== '') yield parseRecord(line.text);
  }
}

/** One record if the whole text is JSON, or if no line of it looks like a record of its own. */
function* fileRecords(text: string): Generator<Result<MatchRecord>> {
  const whole = parseRecord(text);
  const alone = whole.ok || whole.refusal.code !== 'not-json';
  const lines = alone ? [] : text.split('\n').filter((line) => line.trim() !== '');
  if (!lines.some((line) => line.includes('"format"') && parseRecord(line).ok)) return yield whole;
  for (const line of lines) yield parseRecord(line);
}

/** The one record of a file for commands that look at one position. */
export async function oneRecord(file: string): Promise<Result<MatchRecord>> {
  let found: Result<MatchRecord> | undefined;
  for await (const record of recordsOf(file)) {
    if (found) throw new UsageError(`${file} holds several records; this command looks at one.`);
    found = record;
  }
  if (!found) throw new UsageError(`${file === STDIN ? 'stdin' : file} is empty; it should hold a record.`);
  return found;
}
