// The server that a load is put on: one that is started for it, in a process of its own, or one that runs on this machine.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Phrases } from '@mozaika/words';
import { UsageError } from '../usage-error.ts';

export interface TargetServer extends AsyncDisposable {
  /** Its address, with a slash at the end. */
  readonly base: string;
  /** Other servers of the same site: the seats of a table are spread over all. */
  readonly others?: readonly string[];
  /** The processor time that its process has used, in milliseconds, if it tells. */
  cpu(): Promise<number | undefined>;
}

export interface OwnServer extends TargetServer {
  /** What its process holds after a garbage collection. */
  memory(): Promise<NodeJS.MemoryUsage>;
}

const WRONG = {
  ended: { en: 'The server ended with status {code}.', cs: 'Server skončil s kódem {code}.' },
  address: {
    en: '“{url}” is not a URL; use e.g. http://127.0.0.1:8080/.',
    cs: '„{url}“ není adresa; zadej třeba http://127.0.0.1:8080/.',
  },
  foreign: {
    en: '{hostname} is not this machine: load is only put on loopback.',
    cs: '{hostname} není tento počítač: zatěžovat se smí jen loopback.',
  },
} as const satisfies Phrases;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const millisecondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1_000;

/** What the process of an own server answers. */
export type Question = 'cpu' | 'memory';

const nextMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code) => reject(new UsageError(WRONG.ended, { code })));
  });

/** Starts a server on loopback, with a database that is deleted afterwards unless one is named. */
export async function spawnServer(database: string | undefined): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-load-'));
  const child = fork(new URL('./server-process.ts', import.meta.url), [database ?? join(folder, 'load.db')], {
    // The same flag as bin/mozaika.js gives to `mozaika serve`; gc() for the figures of memory.
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { address } = await nextMessage<{ readonly address: string }>(child);
  const ask = <Answer>(question: Question): Promise<Answer> => {
    const answer = nextMessage<Answer>(child);
    child.send(question);
    return answer;
  };
  return {
    base: address,
    cpu: async () => millisecondsOf(await ask<NodeJS.CpuUsage>('cpu')),
    memory: () => ask<NodeJS.MemoryUsage>('memory'),
    async [Symbol.asyncDispose]() {
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function cpuByMetrics(metrics: string): Promise<number | undefined> {
  const text = await fetch(`http://${metrics}/metrics`).then((answer) => answer.text());
  const seconds = /^process_cpu_seconds_total ([\d.e+-]+)/m.exec(text)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** A server that runs already; it is left running. `metrics`: the address that it was given with --metrics. */
export function existingServer(url: string, metrics: string | undefined): TargetServer {
  if (!URL.canParse(url)) throw new UsageError(WRONG.address, { url });
  const { hostname, href } = new URL(url);
  if (!LOOPBACK.test(hostname)) throw new UsageError(WRONG.foreign, { hostname });
  const base = href.endsWith('/') ? href : `${href}/`;
  const cpu = async () => (metrics === undefined ? undefined : cpuByMetrics(metrics));
  return { base, cpu, [Symbol.asyncDispose]: async () => undefined };
}
