// Opens what is stored: by a path for SQLite, by an address for PostgreSQL.

import { restoreBackup } from './backup/restore.ts';
import { writeBackup } from './backup/write.ts';
import type { Storage } from './port.ts';
import { postgresDatabase } from './postgres/database.ts';
import type { Database } from './sql/database.ts';
import { migrate } from './sql/migrate.ts';
import { sqlStorage } from './sql/storage.ts';
import { sqliteDatabase } from './sqlite/database.ts';

/** The address of a database makes no sense. */
export class UnknownDatabase extends Error {
  override readonly name = 'UnknownDatabase';
}

/** `sqlite:PATH`, a plain path, or `postgres://…`. Runs the migrations that are missing. */
export async function openStorage(url: string): Promise<Storage> {
  return sqlStorage(await openDatabase(url));
}

/** Writes a backup of a database, also of one that a server is using. */
export const backup = (url: string, file: string): Promise<void> =>
  withDatabase(url, (database) => writeBackup(database, file));

/** Puts a backup into a database that holds nothing yet. */
export const restore = (url: string, file: string): Promise<{ readonly rows: number }> =>
  withDatabase(url, (database) => restoreBackup(database, file));

async function withDatabase<Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url);
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function openDatabase(url: string): Promise<Database> {
  const database = databaseAt(url);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function databaseAt(url: string): Database {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(url) ?? [undefined, 'sqlite', url];
  if (scheme === 'postgres' || scheme === 'postgresql') return postgresDatabase(url);
  if (scheme !== 'sqlite' || !rest || rest === ':memory:') {
    throw new UnknownDatabase(`"${hidePassword(url)}" is no database: give a file, sqlite:FILE or postgres://…`);
  }
  return sqliteDatabase(rest);
}

const hidePassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//…@');
