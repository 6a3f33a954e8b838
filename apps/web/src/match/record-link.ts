// A whole record in a link: its JSON, deflated, in base64url. Such links work without any server. Other texts are packed the same way.

import { formatRecord, type MatchRecord } from '@mozaika/kernel';
import { LARGEST_RECORD } from './record-size.ts';

const through = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(transform);

/** All bytes of a stream, or nothing if there are too many. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > LARGEST_RECORD) {
      await reader.cancel();
      return undefined;
    }
    parts.push(new Uint8Array(value));
  }
}

export const encodeRecord = (record: MatchRecord): Promise<string> => packText(formatRecord(record));

export async function packText(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await collect(through(bytes, new CompressionStream('deflate-raw')));
  const letters = Array.from(packed ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text that was packed, such as a record's, not yet checked; nothing if the link is broken. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await collect(through(bytes, new DecompressionStream('deflate-raw')));
    return text && new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}
