// Starts, kills and starts again a server in a process of its own, with a database that is gone afterwards.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What `serve.ts` reports once. */
interface Listening {
  readonly address: string;
  readonly port: number;
}

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mozaika-e2e-'));
  private child: ChildProcess | undefined;
  private port = 0;
  address = '';
  readonly database = join(this.folder, 'test.db');

  /** Starts it; after a kill at the same address, with the same database. */
  async start(): Promise<this> {
    const args = [this.database, String(this.port)];
    const child = fork(new URL('./serve.ts', import.meta.url), args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const { address, port } = await new Promise<Listening>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Listening));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
    });
    // Service workers want a name that browsers take for safe.
    this.address = address.replace('127.0.0.1', 'localhost');
    this.port = port;
    return this;
  }

  /** Pulls the plug: `kill -9`. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
