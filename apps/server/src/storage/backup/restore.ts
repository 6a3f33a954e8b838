// Puts a backup back, all of it or nothing, into a database that holds nothing yet.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { MIGRATIONS } from '../migrations/index.ts';
import type { Database, Run } from '../sql/database.ts';
import type { Dialect } from '../sql/dialect.ts';
import { climb } from '../sql/migrate.ts';
import { statementOf } from '../sql/template.ts';
import { BackupRefused, type Chunk, chunk, footer, header, SAVED } from './format.ts';

/** A file that was read to its end and is whole. */
export interface VerifiedBackup {
  readonly file: string;
  readonly schema: number;
  readonly rows: number;
}

/** The database has been migrated already. */
export async function restoreBackup(database: Database, { file, schema }: VerifiedBackup): Promise<void> {
  const { dialect } = database;
  await database.session('alone', async (run) => {
    await refuseIfUsed(run, dialect);
    await clear(run, dialect);
    await climb(run, dialect, MIGRATIONS.slice(0, schema));
    for await (const part of parts(file)) if (part.kind === 'rows') await insert(run, dialect, part.chunk);
    await climb(run, dialect, MIGRATIONS);
  });
}

/** Reads the file to its end, before anything is touched. */
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
  if (schema > MIGRATIONS.length) {
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

async function refuseIfUsed(run: Run, { compiler }: Dialect): Promise<void> {
  for (const table of SAVED) {
    const rows = await run(statementOf(compiler.selectFrom(table).select(sql.lit(1).as('one')).limit(1)));
    if (rows.length > 0) throw new BackupRefused('The database holds data already; restore only into an empty one.');
  }
}

/** Empty tables make room for those of the backup's schema. */
async function clear(run: Run, { compiler: { schema } }: Dialect): Promise<void> {
  for (const table of [...SAVED.toReversed(), 'migrations']) await run(statementOf(schema.dropTable(table)));
}

async function insert(run: Run, { compiler }: Dialect, { table, columns, rows }: Chunk): Promise<void> {
  const query = sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(rows.map((row) => sql`(${sql.join(row)})`))}`;
  await run(statementOf({ compile: () => query.compile(compiler) }));
}
