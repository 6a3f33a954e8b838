// The server that a load is put on: one of our own, in a process of its own, or one that runs already on this machine.

import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';

export interface TargetServer {
  /** Its address, with a slash at the end. */
  readonly base: string;
  /** What its process holds after collecting garbage; only our own server tells. */
  memory?(): Promise<NodeJS.MemoryUsage>;
  stop(): Promise<void>;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const said = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Message));
    child.once('exit', (code) => reject(new UsageError(`The server ended with status ${code}.`)));
  });

/** A server of our own, on loopback, with a database that is gone afterwards. */
export async function spawnServer(database: string | undefined): Promise<Required<TargetServer>> {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-load-'));
  const child = fork(new URL('./server-process.ts', import.meta.url), [database ?? join(folder, 'load.db')], {
    // As `mozaika serve` is started.
    execArgv: ['--expose-gc', '--max-semi-space-size=4'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { address } = await said<{ readonly address: string }>(child);
  return {
    base: address,
    async memory() {
      const answer = said<{ readonly memory: NodeJS.MemoryUsage }>(child);
      child.send('memory');
      return (await answer).memory;
    },
    async stop() {
      child.disconnect();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function existingServer(url: string): TargetServer {
  if (!URL.canParse(url)) throw new UsageError(`"${url}" is no address; name one like http://127.0.0.1:8080/.`);
  const { hostname, href } = new URL(url);
  if (!LOOPBACK.test(hostname)) throw new UsageError(`${hostname} is not this machine: load is only put on loopback.`);
  return { base: href.endsWith('/') ? href : `${href}/`, stop: async () => undefined };
}
