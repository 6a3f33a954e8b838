// Restores a backup into an empty database, all of it or nothing.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { COLUMNS, type Schema } from '../schema.ts';
import type { Database } from '../sql/database.ts';
import { MIGRATION_TABLES, migrateUp, SCHEMAS } from '../sql/migrate.ts';
import { inSession } from '../sql/session.ts';
import { BackupRefused, type Chunk, chunk, footer, header, SAVED } from './format.ts';

/** A backup that has been checked to be complete. */
export interface VerifiedBackup {
  readonly file: string;
  readonly schema: number;
  readonly rows: number;
}

/** The database has been migrated already. Rows of an older schema go through the migrations that came after it. */
export async function restoreBackup(database: Database, { file, schema }: VerifiedBackup): Promise<void> {
  const { dialect } = database;
  await inSession<Schema, void>(database, 'alone', async (db) => {
    await refuseIfUsed(db);
    await dropTables(db);
    await migrateUp(db, dialect, { schema });
    for await (const part of parts(file)) if (part.kind === 'rows') await insert(db, part.chunk);
    await migrateUp(db, dialect);
  });
}

/** Checks the whole file before anything is changed. */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  let schema: number | undefined;
  let rows = 0;
  let end: number | undefined;
  for await (const part of parts(file)) {
    if (end !== undefined || (schema === undefined) !== (part.kind === 'header')) throw damaged(file);
    if (part.kind === 'header') schema = part.schema;
    else if (part.kind === 'rows') rows += part.chunk.rows.length;
    else end = part.rows;
  }
  if (schema === undefined || end !== rows) throw damaged(file);
  if (schema > SCHEMAS) {
    throw new BackupRefused(`${file} was made by a newer Mozaika (schema ${schema}). Restore it with that one.`);
  }
  return { file, schema, rows };
}

type Part =
  | { readonly kind: 'header'; readonly schema: number }
  | { readonly kind: 'rows'; readonly chunk: Chunk }
  | { readonly kind: 'end'; readonly rows: number };

async function* parts(file: string): AsyncGenerator<Part> {
  const input = createReadStream(file);
  const unzipped = createGunzip();
  input.on('error', (error) => unzipped.destroy(error));
  try {
    for await (const line of createInterface({ input: input.pipe(unzipped), crlfDelay: Number.POSITIVE_INFINITY })) {
      yield partOf(JSON.parse(line), file);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new BackupRefused(`${file} does not exist.`);
    }
    throw error instanceof BackupRefused ? error : damaged(file, error);
  } finally {
    input.destroy();
  }
}

function partOf(value: unknown, file: string): Part {
  const rows = chunk.safeParse(value);
  if (rows.success) return { kind: 'rows', chunk: rows.data };
  const first = header.safeParse(value);
  if (first.success) return { kind: 'header', schema: first.data.schema };
  const last = footer.safeParse(value);
  if (last.success) return { kind: 'end', rows: last.data.end.rows };
  throw damaged(file);
}

const damaged = (file: string, cause?: unknown): BackupRefused =>
  new BackupRefused(`${file} is not a backup of Mozaika, or it is damaged.`, { cause });

async function refuseIfUsed(db: Kysely<Schema>): Promise<void> {
  for (const table of SAVED) {
    const row = await db.selectFrom(table).select(sql.lit(1).as('one')).limit(1).executeTakeFirst();
    if (row) throw new BackupRefused('The database holds data already; restore only into an empty one.');
  }
}

/** Empty tables make room for those of the backup's schema. */
async function dropTables({ schema }: Kysely<Schema>): Promise<void> {
  for (const table of [...Object.keys(COLUMNS).toReversed(), ...MIGRATION_TABLES])
    await schema.dropTable(table).execute();
}

async function insert(db: Kysely<Schema>, { table, columns, rows }: Chunk): Promise<void> {
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`.execute(db);
}
