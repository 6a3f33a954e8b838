// The storage contract on PostgreSQL, and what only a database in another process has to keep.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { StorageUnavailable } from '../src/storage/port.ts';
import { postgresDatabase } from '../src/storage/postgres/database.ts';
import { openPool } from '../src/storage/postgres/pool.ts';
import { backupContract } from './storage/backups.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';
import { migrationContract } from './storage/migrations.ts';
import { append, match } from './storage/rows.ts';
import { databaseOf01, versionContract } from './storage/version-0.1.ts';
import { storageContract } from './storage.contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'mozaika-sqlite-'));
let files = 0;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});
const fresh = () => cluster.fresh();

storageContract('postgres', fresh);
backupContract('postgres', fresh, async () => join(folder, `${++files}.db`));
migrationContract('postgres', fresh, postgresDatabase);
versionContract('postgres', fresh, async () => {
  const url = await fresh();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(databaseOf01('postgres'));
  await client.end();
  return url;
});

describe('a database that is gone', () => {
  it('is told from one that refuses, and comes back by itself', async ({ skip }) => {
    const { power } = cluster;
    if (!power) return skip('DATABASE_URL names a database that this test must not switch off');
    const url = await cluster.fresh();
    const storage = await openStorage(url);
    await storage.write([{ do: 'add-match', match: match('t.1') }]);
    for (let round = 0; round < 2; round++) {
      let stored = (await storage.entries('t.1', 0)).length;
      const writing = (async () => {
        for (;;) {
          expect(await storage.write([append('t.1', stored, 'x')])).toBe('stored');
          stored++;
        }
      })();
      const interrupted = expect(writing).rejects.toThrow(StorageUnavailable);
      await power.off();
      await interrupted;
      await expect(storage.ping()).rejects.toThrow(StorageUnavailable);
      await expect(storage.write([append('t.1', stored, 'x')])).rejects.toThrow(StorageUnavailable);
      await expect(openStorage(url)).rejects.toThrow(StorageUnavailable);
      await power.on();
      await storage.ping();
      // The last one may have been stored without our hearing of it.
      const entries = await storage.entries('t.1', 0);
      expect([stored, stored + 1]).toContain(entries.length);
      expect(await storage.write([append('t.1', entries.length, 'y')])).toBe('stored');
    }
    await storage.close();
  });
});

it('a server that is frozen in the middle of a transaction does not hold the others up', async () => {
  const url = await cluster.fresh();
  const storage = await openStorage(url);
  await storage.write([{ do: 'put-setting', key: 'shared', value: 'before' }]);
  const pool = openPool(url);
  const frozen = await pool.connect();
  await frozen.query('begin');
  await frozen.query("update settings set value = 'never' where key = 'shared'");
  // Nothing more is heard of it.
  expect(await storage.write([{ do: 'put-setting', key: 'shared', value: 'after' }])).toBe('stored');
  expect(await storage.setting('shared')).toBe('after');
  await expect(frozen.query('commit')).rejects.toThrow();
  frozen.release(true);
  await pool.end();
  await storage.close();
});
