// Starts, kills and starts again a server in a process of its own.

import { type ChildProcess, fork } from 'node:child_process';

export class ServerProcess {
  private readonly database: string;
  private child: ChildProcess | undefined;
  address = '';
  private port = 0;

  constructor(database: string) {
    this.database = database;
  }

  async start(): Promise<void> {
    const child = fork(new URL('./child-server.ts', import.meta.url), [this.database, String(this.port)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child = child;
    const { address, port } = await new Promise<{ address: string; port: number }>((resolve, reject) => {
      child.once('message', (message) => resolve(message as { address: string; port: number }));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
    });
    this.address = address;
    this.port = port;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Pulls the plug: `kill -9`. */
  async kill(): Promise<void> {
    await this.end((child) => child.kill('SIGKILL'));
  }

  async stop(): Promise<void> {
    await this.end((child) => child.send('stop'));
  }

  private async end(how: (child: ChildProcess) => void): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    how(child);
    await ended;
  }
}
