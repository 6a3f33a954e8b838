// PostgreSQL for tests: the database of DATABASE_URL, or a private cluster in a temporary folder that is stopped by its pid.

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
const START_MS = 60_000;

export interface Cluster {
  /** The address of a new database with nothing in it. */
  fresh(): Promise<string>;
  /** Switches a private cluster off at once, as if its machine had lost power, and on again at the same address. */
  readonly power?: { off(): Promise<void>; on(): Promise<void> };
  stop(): Promise<void>;
}

export async function startCluster(settings: readonly string[] = ['fsync=off']): Promise<Cluster> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? givenCluster(DATABASE_URL) : privateCluster(settings);
}

function givenCluster(url: string): Cluster {
  const made: string[] = [];
  return {
    async fresh() {
      const name = newName();
      await ask(url, `create database ${name}`);
      made.push(name);
      return addressOf(url, name);
    },
    async stop() {
      for (const name of made) await ask(url, `drop database ${name} with (force)`);
    },
  };
}

async function privateCluster(settings: readonly string[]): Promise<Cluster> {
  const bin = binaries();
  const owner = ownerOfCluster();
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), init, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stdout}${made.stderr}`);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const options = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), options, { ...owner, cwd: folder, stdio: 'ignore' });
    await answering(url, server);
    return server;
  };
  let server = await start();
  return {
    async fresh() {
      const name = newName();
      await ask(url, `create database ${name}`);
      return addressOf(url, name);
    },
    power: {
      off: () => end(server, 'SIGQUIT'),
      async on() {
        server = await start();
      },
    },
    async stop() {
      await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps them out of the PATH; the newest ones come first. */
function binaries(): string {
  const { PATH = '' } = process.env;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...PATH.split(delimiter)];
  const found = folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
  if (!found) throw new Error('PostgreSQL is not installed (initdb, postgres) and DATABASE_URL is not set.');
  return found;
}

/** PostgreSQL refuses to run as root. */
function ownerOfCluster(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // Not on this system: the next one.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody.');
}

async function answering(url: string, server: ChildProcess): Promise<void> {
  const patience = performance.now() + START_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} instead of starting`);
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (performance.now() > patience) throw error;
      await sleep(50);
    }
  }
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

let databases = 0;
const newName = (): string => `mozaika_test_${process.pid}_${++databases}`;

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
