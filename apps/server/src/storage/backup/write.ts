// Writes a backup of a running database: one snapshot, read page by page.

import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { COLUMNS, KEYS, type Schema, type TableName, type Value } from '../schema.ts';
import type { Database } from '../sql/database.ts';
import { DatabaseIsNewer, SCHEMAS, schemaOf } from '../sql/migrate.ts';
import { inSession } from '../sql/session.ts';
import { BackupRefused, type Chunk, FORMAT, SAVED } from './format.ts';

const ROWS_A_PAGE = 500;
/** File mode: seeds of running matches are inside. */
const OWNER_ONLY = 0o600;

export async function writeBackup(database: Database, file: string): Promise<void> {
  if (existsSync(file)) throw new BackupRefused(`${file} exists already; a backup never overwrites anything.`);
  await inSession<Schema, void>(database, 'snapshot', async (db) => {
    await refuseOtherSchema(db);
    const lines = Readable.from(backupLines(db));
    const output = createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY, flush: true });
    let begun = false;
    output.once('open', () => {
      begun = true;
    });
    try {
      await pipeline(lines, createGzip(), output);
    } catch (error) {
      if (begun) await rm(file, { force: true });
      throw error;
    }
  });
}

/** A backup changes nothing, so the database has to be of this program's schema already. */
async function refuseOtherSchema(db: Kysely<Schema>): Promise<void> {
  const schema = await schemaOf(db);
  if (schema === 0) throw new BackupRefused('This database is not one of Mozaika.');
  if (schema > SCHEMAS) throw new DatabaseIsNewer(schema, SCHEMAS);
  if (schema < SCHEMAS) {
    throw new BackupRefused('The database is older than this program. Start the server once to bring it up to date.');
  }
}

async function* backupLines(db: Kysely<Schema>): AsyncGenerator<string> {
  yield line({ format: FORMAT, schema: SCHEMAS });
  let rows = 0;
  for (const table of SAVED) {
    for await (const page of pages(db, table)) {
      rows += page.rows.length;
      yield line(page);
    }
  }
  yield line({ end: { rows } });
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Keyset pagination: each page starts after the last key of the one before. */
async function* pages(db: Kysely<Schema>, table: TableName): AsyncGenerator<Chunk> {
  const columns: readonly string[] = COLUMNS[table];
  const keys: readonly string[] = KEYS[table];
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const query = sql<Record<string, Value>>`
      select ${list(columns)} from ${sql.table(table)} ${after}
      order by ${list(keys)} limit ${sql.lit(ROWS_A_PAGE)}`;
    const { rows: found } = await query.execute(db);
    const last = found.at(-1);
    if (last === undefined) return;
    yield { table, columns: [...columns], rows: found.map((row) => columns.map((column) => row[column] ?? null)) };
    if (found.length < ROWS_A_PAGE) return;
    after = sql`where (${list(keys)}) > (${sql.join(keys.map((key) => last[key]))})`;
  }
}
