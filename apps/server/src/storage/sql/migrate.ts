// Brings a database to the schema of this program with Kysely's migrator, in one transaction, however many processes start at once.

import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { TABLE_OF_0_1 } from '../migrations/0001-first.ts';
import { MIGRATIONS, type Migrations } from '../migrations/index.ts';
import type { Schema } from '../schema.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { inSession } from './session.ts';

/** The migrator's own tables. */
const MIGRATION_TABLE = 'schema_migrations';
const LOCK_TABLE = 'schema_migrations_lock';
export const MIGRATION_TABLES = [MIGRATION_TABLE, LOCK_TABLE] as const;

type Bookkeeping = { [MIGRATION_TABLE]: { name: string } };

/** The database was made by a program that knows more than this one. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
  constructor(found: number, known: number) {
    super(`The database has schema ${found}, this program knows schemas up to ${known}. Start a newer Mozaika.`);
  }
}

export async function migrate(database: Database, migrations: Migrations = MIGRATIONS): Promise<void> {
  const { dialect } = database;
  await inSession<Schema, void>(database, 'alone', (db) => migrateUp(db, dialect, { migrations }));
}

interface Goal {
  readonly migrations?: Migrations;
  /** The number of the schema to reach; the newest one without it. */
  readonly schema?: number;
}

/** Runs the migrations that are missing, inside a session. */
export async function migrateUp(db: Kysely<Schema>, dialect: Dialect, goal: Goal = {}): Promise<void> {
  const steps = goal.migrations ?? MIGRATIONS;
  const names = Object.keys(steps).toSorted();
  const reached = await schemaOf(db);
  if (reached > names.length) throw new DatabaseIsNewer(reached, names.length);
  const provider: MigrationProvider = {
    getMigrations: async () =>
      Object.fromEntries(Object.entries(steps).map(([name, up]) => [name, { up: (at) => up(at, dialect) }])),
  };
  const migrator = new Migrator({
    db,
    provider,
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: LOCK_TABLE,
  });
  const target = goal.schema === undefined ? undefined : names[goal.schema - 1];
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  if (error !== undefined) throw error;
}

/** How many schemas this program knows. */
export const SCHEMAS = Object.keys(MIGRATIONS).length;

/** The number of the schema that a database has: how many migrations it has seen. 0: it is empty, or not one of ours. */
export async function schemaOf(db: Kysely<Schema>): Promise<number> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  // Version 0.1 had one schema.
  if (!tables.has(MIGRATION_TABLE)) return tables.has(TABLE_OF_0_1) ? 1 : 0;
  const rows = await db.withTables<Bookkeeping>().selectFrom(MIGRATION_TABLE).select('name').execute();
  return rows.length;
}
