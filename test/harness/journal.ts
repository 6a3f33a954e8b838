// Everything that was sent and told during a run, in the order in which this process saw it: JSON lines in gzip, read back by the judge.

import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** What happened: a frame each way, a request over HTTP and its answer, a socket's begin and end, a fault and its end. */
export type Kind = 'open' | 'sent' | 'told' | 'closed' | 'asked' | 'answered' | 'fault' | 'healed';

export interface Event {
  /** Its number in the journal, from 1: what a violation names. */
  readonly number: number;
  readonly kind: Kind;
  /** Empty for a fault, which is nobody's. */
  readonly client: string;
  /** The client's sockets, numbered from 1. */
  readonly connection: number;
  readonly text: string;
  /** When this process saw it, in milliseconds since 1970. */
  readonly at: number;
}

type Line = readonly [Kind, string, number, string, number];

export class Journal {
  readonly file: string;
  readonly counts: { [kind in Kind]: number } = {
    open: 0,
    sent: 0,
    told: 0,
    closed: 0,
    asked: 0,
    answered: 0,
    fault: 0,
    healed: 0,
  };
  bytes = 0;
  private readonly lines = new PassThrough();
  private readonly written: Promise<void>;

  constructor(file: string) {
    this.file = file;
    this.written = pipeline(this.lines, createGzip({ level: 1 }), createWriteStream(file));
  }

  add(kind: Kind, client: string, connection: number, text: string): void {
    this.counts[kind]++;
    this.bytes += text.length;
    const line: Line = [kind, client, connection, text, Date.now()];
    this.lines.write(`${JSON.stringify(line)}\n`);
  }

  async close(): Promise<void> {
    this.lines.end();
    await this.written;
  }
}

export async function* readJournal(file: string): AsyncGenerator<Event> {
  const input = createReadStream(file).pipe(createGunzip());
  let number = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [kind, client, connection, told, at]: Line = JSON.parse(text);
    yield { number: ++number, kind, client, connection, text: told, at };
  }
}
