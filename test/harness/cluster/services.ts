// The services that nodes share, each in a process of its own and in a folder that is deleted: PostgreSQL and NATS.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../relay.ts';

/** Where Debian keeps them, beside the PATH. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_SBIN = '/usr/sbin';
const START_MS = 60_000;
const POLL_MS = 50;

export interface Service {
  readonly port: number;
  /** Of its process, or its first one. */
  pid(): number | undefined;
  /** Starts it, and waits until it answers. */
  on(): Promise<void>;
  /** Ends it at once, as if its machine had lost power. */
  off(): Promise<void>;
  /** Ends it and deletes what it has stored. */
  remove(): Promise<void>;
}

export function programOf(name: string): string {
  const versions = existsSync(DEBIAN_POSTGRES)
    ? readdirSync(DEBIAN_POSTGRES).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    DEBIAN_SBIN,
  ];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${name} is not installed`);
  return found;
}

interface Start {
  readonly program: string;
  readonly args: readonly string[];
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd?: string };
  isAnswering(): boolean | Promise<boolean>;
}

/** A program that is started and ended. */
class Program {
  private readonly start: Start;
  private child: ChildProcess | undefined;

  constructor(start: Start) {
    this.start = start;
  }

  async on(): Promise<void> {
    const { program, args, options, isAnswering } = this.start;
    this.child = spawn(program, args, { ...options, stdio: 'ignore' });
    for (let waited = 0; !(await isAnswering()); waited += POLL_MS) {
      if (this.child.exitCode !== null || waited > START_MS) throw new Error(`${program} does not start`);
      await wait(POLL_MS);
    }
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async off(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A new PostgreSQL; its database `postgres` is empty, and its user of the same name needs no password. */
export async function newPostgres(settings: readonly string[] = ['fsync=off']): Promise<Service> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-site-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(programOf('initdb'), init, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}`);
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', ...settings];
  const ready = programOf('pg_isready');
  const program = new Program({
    program: programOf('postgres'),
    args: ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    options,
    isAnswering: () => spawnSync(ready, ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0,
  });
  await program.on();
  return {
    port,
    pid: () => program.pid,
    on: () => program.on(),
    off: () => program.off('SIGQUIT'),
    async remove() {
      await program.off('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** `options` of its command line, such as a password. */
export async function newNats(options: readonly string[] = []): Promise<Service> {
  const port = await freePort();
  const program = new Program({
    program: programOf('nats-server'),
    args: ['-a', '127.0.0.1', '-p', String(port), ...options],
    options: {},
    isAnswering: () => isListening(port),
  });
  await program.on();
  const off = () => program.off('SIGKILL');
  return { port, pid: () => program.pid, on: () => program.on(), off, remove: off };
}
