// A real `mozaika serve` in a process of its own, to be killed, stopped, frozen and started again; and `mozaika backup` of its database.

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createWriteStream, readFileSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const MOZAIKA = join(import.meta.dirname, '../../apps/cli/bin/mozaika.js');
/** Its last words if it stops without waiting for the database any longer. */
const GIVEN_UP = 'the rest is given up.';
/** The level of errors in the log, as its lines name it. */
const ERROR = 50;

export interface ServerSettings {
  readonly database: string;
  /** The address that clients use. */
  readonly origin: string;
  readonly port: number;
  /** Where its output goes. */
  readonly log: string;
  /** More options of `mozaika serve`. */
  readonly options?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** The program; ours without it. */
  readonly program?: string;
}

export class ServerProcess {
  /** What it did that no server should: it ended by itself, or with an error. */
  readonly misdeeds: string[] = [];
  private readonly settings: ServerSettings;
  private readonly log: WriteStream;
  private child: ChildProcess | undefined;
  /** Whether its end is our doing. */
  private ending = false;

  constructor(settings: ServerSettings) {
    this.settings = settings;
    this.log = createWriteStream(settings.log, { flags: 'a' });
  }

  /** Of its process; none before it has started. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async start(): Promise<void> {
    const { database, origin, port, options = [], environment, program = MOZAIKA } = this.settings;
    const own = ['--port', String(port), '--database', database, '--origin', origin, ...options];
    // The relay is the proxy: each client has an address of its own, as people have.
    const child = spawn(process.execPath, [program, 'serve', ...own, '--trust-proxy', '--bot-threads', '1'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    this.child = child;
    this.ending = false;
    child.stderr.pipe(this.log, { end: false });
    child.stdout.pipe(this.log, { end: false });
    child.once('exit', (code, signal) => {
      if (!this.ending) this.misdeeds.push(`the server ended by itself: ${signal ?? `exit code ${code}`}`);
    });
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`mozaika serve ended with ${code}, see ${this.settings.log}`)));
      // Older versions say where they are on stdout.
      for (const output of [child.stderr, child.stdout]) {
        output.on('data', (text: Buffer) => text.includes(new URL(origin).host) && resolve());
      }
    });
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    const code = await this.end('SIGTERM');
    // Five seconds may be too few for a busy machine: then it says so and ends.
    if (code !== 0 && !this.hasGivenUp())
      this.misdeeds.push(`the server was asked to stop and ended with exit code ${code}`);
  }

  /** Whether it said, the last time, that it ends without everything that waited for the database. */
  private hasGivenUp(): boolean {
    return readFileSync(this.settings.log, 'utf8').trimEnd().endsWith(GIVEN_UP);
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    this.ending = true;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return ended;
  }

  /** Nothing runs in it for so long, and it does not know. */
  async freeze(ms: number): Promise<void> {
    this.child?.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.child?.kill('SIGCONT');
  }

  /** The errors that it has logged. */
  errors(): string[] {
    const lines = readFileSync(this.settings.log, 'utf8').split('\n');
    return lines.filter((line) => line.startsWith('{') && JSON.parse(line).level >= ERROR);
  }

  async backup(file: string): Promise<void> {
    await promisify(execFile)(process.execPath, [MOZAIKA, 'backup', file, '--database', this.settings.database]);
  }
}
