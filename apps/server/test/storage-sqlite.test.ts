// The storage contract on SQLite, and what only an embedded database has to keep.

import { spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { type Operation, StorageUnavailable } from '../src/storage/port.ts';
import { claimsFor } from '../src/storage/sql/claims.ts';
import type { Statement } from '../src/storage/sql/database.ts';
import { SQLITE } from '../src/storage/sql/dialect.ts';
import { migrate } from '../src/storage/sql/migrate.ts';
import { queriesFor } from '../src/storage/sql/queries.ts';
import { Connection } from '../src/storage/sqlite/connection.ts';
import { checkPages } from '../src/storage/sqlite/damage.ts';
import { sqliteDatabase } from '../src/storage/sqlite/database.ts';
import { startThread, WorkerClient } from '../src/storage/sqlite/worker-client.ts';
import { backupContract } from './storage/backups.ts';
import { migrationContract } from './storage/migrations.ts';
import { append, match } from './storage/rows.ts';
import { databaseOf01, versionContract } from './storage/version-0.1.ts';
import { storageContract } from './storage.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'mozaika-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = () => join(folder, `${++files}.db`);
const fresh = async (): Promise<string> => `sqlite:${newFile()}`;

storageContract('sqlite', fresh);
backupContract('sqlite', fresh, async () => newFile());
migrationContract('sqlite', fresh, (url) => sqliteDatabase(url.slice('sqlite:'.length)));
versionContract('sqlite', fresh, async () => {
  const file = newFile();
  const database = new DatabaseSync(file);
  database.exec(databaseOf01('sqlite'));
  database.close();
  return file;
});

describe('addresses', () => {
  it('are refused when no database can be meant', async () => {
    for (const url of ['', 'sqlite:', 'sqlite::memory:', 'mysql://me:secret@host/db', 'http://host/']) {
      await expect(openStorage(url)).rejects.toMatchObject({ name: 'UnknownDatabase' });
    }
    await expect(openStorage('mysql://me:secret@host/db')).rejects.not.toThrow('secret');
  });

  it('are refused when the file is no database or its folder is missing', async () => {
    const file = newFile();
    writeFileSync(file, 'This is a letter to my aunt, and it is longer than a hundred bytes.'.repeat(9));
    await expect(openStorage(file)).rejects.toThrow(StorageUnavailable);
    await expect(openStorage(join(folder, 'no/such/folder.db'))).rejects.toThrow('folder.db: unable to open');
  });
});

describe('a connection', () => {
  it('syncs every commit to the disk', () => {
    const connection = new Connection({ file: newFile(), access: 'write' });
    connection.learn([
      { id: 1, sql: 'pragma journal_mode', yields: 'rows' },
      { id: 2, sql: 'pragma synchronous', yields: 'rows' },
      { id: 3, sql: 'pragma foreign_keys', yields: 'rows' },
    ]);
    const pragma = (text: number) => connection.run({ id: text, do: 'run', text, parameters: [] });
    expect(pragma(1)).toEqual({ id: 1, rows: [{ journal_mode: 'wal' }] });
    // 2 is FULL: NORMAL loses what was acknowledged when the power goes.
    expect(pragma(2)).toEqual({ id: 2, rows: [{ synchronous: 2 }] });
    expect(pragma(3)).toEqual({ id: 3, rows: [{ foreign_keys: 1 }] });
    connection.close();
  });
});

describe('a new file', () => {
  it('is readable by its owner only', async () => {
    const file = newFile();
    const storage = await openStorage(file);
    await storage.write([{ do: 'put-setting', key: 'k', value: 'v' }]);
    for (const one of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(one).mode & 0o777).toBe(0o600);
    await storage.close();
  });
});

describe('reads', () => {
  it('find their rows by a key or an index, however many matches are stored', async () => {
    const database = sqliteDatabase(newFile());
    await migrate(database);
    const queries = queriesFor(SQLITE);
    const journalEntries = () => queries.journalEntries(2, []);
    const claims = claimsFor(SQLITE);
    const heads = () => queries.heads(2, []);
    const generations = () => queries.generations(2, []);
    const statements = {
      ...queries,
      claimJob: claims.claimJob,
      claimJobs: () => claims.claimJobs(4, []),
      presences: () => queries.presences(2, []),
      journalEntries,
      heads,
      generations,
      people: undefined,
      outages: undefined,
      // There are a few servers.
      nodes: undefined,
    };
    for (const [name, query] of Object.entries(statements)) {
      if (!query) continue;
      const { text } = (query as (values: object) => Statement)({});
      const plan = {
        text: { id: text.id, sql: `explain query plan ${text.sql}`, yields: 'rows' },
        parameters: [],
      } as const;
      const details = (await database.read<{ detail: string }>(plan)).map(({ detail }) => detail);
      expect(
        details.filter((detail) => /^SCAN (?!chosen)\w+$/.test(detail)),
        name,
      ).toEqual([]);
    }
    await database.close();
  });
});

describe('damage', () => {
  /** Overwrites a page in the middle of a file. */
  const damage = (file: string) => {
    const database = new DatabaseSync(file);
    database.exec('create table t (id integer primary key, text text)');
    database.exec(`insert into t (text) with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
      select hex(zeroblob(40)) from n`);
    database.close();
    const opened = openSync(file, 'r+');
    writeSync(opened, Buffer.alloc(4096, 'noise'), 0, 4096, 4096 * 10);
    closeSync(opened);
  };
  const PATIENT_MS = 60_000;

  it('is noticed before a file is opened, or, when that takes too long, while it is in use', async () => {
    const file = newFile();
    damage(file);
    const damaged = { name: 'StorageUnavailable', reason: 'damaged' };
    await expect(checkPages(file, PATIENT_MS)).rejects.toMatchObject(damaged);
    const beside = await checkPages(file, 0);
    expect(await beside.damage).toMatchObject(damaged);
  });

  it('is not seen where there is none: in a file that is new, sound, or was left behind by a process that was killed', async () => {
    const file = newFile();
    await checkPages(file, PATIENT_MS);
    const storage = await openStorage(file);
    await storage.write([{ do: 'put-setting', key: 'k', value: 'v' }]);
    await checkPages(file, PATIENT_MS);
    const left = newFile();
    for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${left}${part}`);
    await checkPages(left, PATIENT_MS);
    await storage.close();
  });
});

describe('a full disk', () => {
  const commands = (...sql: string[]) => sql.map((text, n) => ({ id: n + 1, sql: text, yields: 'count' }) as const);

  it('refuses the units of a transaction, all of them, and stores again when there is space', () => {
    const connection = new Connection({ file: newFile(), access: 'write' });
    connection.learn(
      commands(
        'create table t (id integer primary key, text text)',
        'pragma max_page_count = 10',
        'insert into t (text) values (?)',
        'select count(*) as count from t',
      ),
    );
    connection.run({ id: 1, do: 'run', text: 1, parameters: [] });
    connection.run({ id: 2, do: 'run', text: 2, parameters: [] });
    const unit = (id: number, size: number) => ({ id, do: 'unit', steps: [[3, ['x'.repeat(size)], 1]] }) as const;
    expect(connection.store([unit(3, 10)])).toEqual([{ id: 3, rows: [] }]);
    expect(connection.store([unit(4, 10), unit(5, 100_000), unit(6, 10)])).toMatchObject(
      [4, 5, 6].map((id) => ({ id, trouble: 'gone' })),
    );
    expect(connection.run({ id: 7, do: 'run', text: 4, parameters: [] })).toEqual({ id: 7, rows: [{ count: 1 }] });
    // The limit went with the connection: there is space again.
    expect(connection.store([unit(8, 100_000)])).toEqual([{ id: 8, rows: [] }]);
    connection.close();
  });

  it('loses nothing that was acknowledged and needs no restart', async ({ skip }) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status === 0;
    if (!mounted) return skip('no small disk can be mounted here');
    const storage = await openStorage(join(disk, 'full.db'));
    try {
      await storage.write([{ do: 'add-match', match: match('t.1') }]);
      const ballast = join(disk, 'ballast');
      writeFileSync(ballast, Buffer.alloc(1_000_000));
      let stored = 0;
      const more = (): Operation => append('t.1', stored, 'x'.repeat(20_000));
      const fill = async () => {
        for (;;) {
          expect(await storage.write([more()])).toBe('stored');
          stored++;
        }
      };
      await expect(fill()).rejects.toThrow(StorageUnavailable);
      expect(stored).toBeGreaterThan(0);
      await expect(storage.write([more()])).rejects.toThrow(StorageUnavailable);
      expect(await storage.entries('t.1', 0)).toHaveLength(stored);
      rmSync(ballast);
      expect(await storage.write([more()])).toBe('stored');
      expect(await storage.entries('t.1', 0)).toHaveLength(stored + 1);
    } finally {
      await storage.close();
      spawnSync('umount', [disk]);
    }
  });
});

describe('a thread that ends', () => {
  it('takes what it had in hand with it, and is replaced', async () => {
    const file = newFile();
    let last = startThread({ file, access: 'write' });
    const started = [last];
    const client = new WorkerClient(() => {
      if (started.length === 0) last = startThread({ file, access: 'write' });
      return started.pop() ?? last;
    });
    const select = { text: { id: 1, sql: 'select 1 as one', yields: 'rows' }, parameters: [] } as const;
    expect(await client.run(select)).toEqual([{ one: 1 }]);
    const ended = last.terminate();
    await expect(client.run(select)).rejects.toThrow(StorageUnavailable);
    await ended;
    expect(await client.run(select)).toEqual([{ one: 1 }]);
    await client.close();
  });
});
