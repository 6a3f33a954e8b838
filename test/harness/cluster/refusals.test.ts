// What a server says at its start when PostgreSQL or NATS does not let it do what it needs: a sentence and an exit status, and it never
// serves half-working. Passwords are in the environment, and in nothing that it writes.

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNats, newPostgres, programOf, type Service } from './services.ts';

const MOZAIKA = join(import.meta.dirname, '../../../apps/cli/bin/mozaika.js');
const PASSWORD = 'hunter2';
const HUNG_MS = 60_000;

let postgres: Service;
let nats: Service;
beforeAll(async () => {
  [postgres, nats] = await Promise.all([newPostgres(), newNats(['--user', 'mozaika', '--pass', PASSWORD])]);
});
afterAll(() => Promise.all([postgres.remove(), nats.remove()]));

const sql = (statement: string): void => {
  const at = ['-h', '127.0.0.1', '-p', String(postgres.port), '-U', 'postgres'];
  execFileSync(programOf('psql'), [...at, '-qAt', '-c', statement], { stdio: 'pipe' });
};

const address = (user: string, database = 'postgres'): string =>
  `postgres://${user}:${PASSWORD}@127.0.0.1:${postgres.port}/${database}`;

/** Starts a server that is expected to end by itself; its status and what it said, which never has the password in it. */
function refused(
  env: { readonly MOZAIKA_DATABASE: string; readonly MOZAIKA_BUS?: string },
  args: readonly string[] = [],
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MOZAIKA, 'serve', '--port', '0', '--log-level', 'trace', ...args],
    { env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...env }, encoding: 'utf8', timeout: HUNG_MS },
  );
  expect(stdout + stderr).not.toContain(PASSWORD);
  return [status, stderr];
}

describe.for([
  ['serves', []],
  ['only thinks', ['--only', 'bots']],
] as const)('a server that %s ends', ([, args]) => {
  it('when PostgreSQL does not know its user', () => {
    const [status, said] = refused({ MOZAIKA_DATABASE: address('nobody') }, args);
    expect([status, said]).toEqual([
      78,
      expect.stringMatching(/^mozaika: PostgreSQL lets nobody in.*MOZAIKA_DATABASE/),
    ]);
  });

  it('when there is no such database', () => {
    const [status, said] = refused({ MOZAIKA_DATABASE: address('postgres', 'elsewhere') }, args);
    expect([status, said]).toEqual([78, expect.stringMatching(/^mozaika: PostgreSQL has no such database.*createdb/)]);
  });
});

describe('a server ends', () => {
  it('when its user may not make tables', () => {
    sql('create role guest login');
    const [status, said] = refused({ MOZAIKA_DATABASE: address('guest') });
    expect([status, said]).toEqual([78, expect.stringMatching(/^mozaika: The user of the database may not.*owner/)]);
  });

  it('when the database is read-only', () => {
    sql('create role reader login superuser');
    sql('alter role reader set default_transaction_read_only = on');
    const [status, said] = refused({ MOZAIKA_DATABASE: address('reader') });
    expect([status, said]).toEqual([73, expect.stringMatching(/^mozaika: The database can’t be written to/)]);
  });

  it('when NATS asks for a password, or for another one', () => {
    sql('create database joined');
    const bus = { MOZAIKA_DATABASE: address('postgres', 'joined') };
    for (const user of ['', 'mozaika:wrong@']) {
      const [status, said] = refused({ ...bus, MOZAIKA_BUS: `nats://${user}127.0.0.1:${nats.port}` });
      expect([status, said]).toEqual([
        78,
        expect.stringMatching(/^mozaika: NATS at .* asks for a password.*MOZAIKA_BUS/),
      ]);
    }
  });

  it('when nobody is where NATS should be', () => {
    const [status, said] = refused({ MOZAIKA_DATABASE: address('postgres'), MOZAIKA_BUS: 'nats://127.0.0.1:1' });
    expect([status, said]).toEqual([69, expect.stringMatching(/^mozaika: The bus does not answer.*NOTIFY/)]);
  });

  it('when a password is on the command line, whichever address it is in', () => {
    for (const option of ['--database', '--bus'] as const) {
      const url = { '--database': address('postgres'), '--bus': `nats://mozaika:${PASSWORD}@127.0.0.1` }[option];
      const [status, said] = refused({ MOZAIKA_DATABASE: address('postgres') }, [option, url]);
      expect([status, said]).toEqual([
        2,
        expect.stringContaining(option === '--bus' ? 'MOZAIKA_BUS' : 'MOZAIKA_DATABASE'),
      ]);
    }
  });
});
