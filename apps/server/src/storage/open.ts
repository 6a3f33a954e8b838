// Opens a storage by its URL: a path for SQLite, `postgres://…` for PostgreSQL. Backup and restore.

import { restoreBackup, verifyBackup } from './backup/restore.ts';
import { writeBackup } from './backup/write.ts';
import type { Storage } from './port.ts';
import type { Database } from './sql/database.ts';
import { migrate } from './sql/migrate.ts';
import { sqlStorage } from './sql/storage.ts';
import { sqliteDatabase } from './sqlite/database.ts';

/** A database URL that can't be understood. */
class UnknownDatabase extends Error {
  override readonly name = 'UnknownDatabase';
}

/** `sqlite:PATH`, a plain path, or `postgres://…`. Runs pending migrations. */
export async function openStorage(url: string): Promise<Storage> {
  return sqlStorage(await openDatabase(url));
}

/** Writes a backup of a database, also while a server is using it. */
export async function backup(url: string, file: string): Promise<void> {
  const database = await databaseAt(url);
  try {
    await writeBackup(database, file);
  } finally {
    await database.close();
  }
}

/** Restores a backup into an empty database. */
export async function restore(url: string, file: string): Promise<{ readonly rows: number }> {
  const verified = await verifyBackup(file);
  const database = await openDatabase(url);
  try {
    await restoreBackup(database, verified);
    return { rows: verified.rows };
  } finally {
    await database.close();
  }
}

async function openDatabase(url: string): Promise<Database> {
  const database = await databaseAt(url);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function databaseAt(url: string): Promise<Database> {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(url) ?? [undefined, 'sqlite', url];
  if (scheme === 'postgres' || scheme === 'postgresql') {
    // Loaded on demand: the embedded default starts sooner.
    const { postgresDatabase } = await import('./postgres/database.ts');
    return postgresDatabase(url);
  }
  if (scheme !== 'sqlite' || !rest || rest === ':memory:') {
    throw new UnknownDatabase(`"${hidePassword(url)}" is no database: give a file, sqlite:FILE or postgres://…`);
  }
  return sqliteDatabase(rest);
}

const hidePassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//…@');
