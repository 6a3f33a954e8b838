// Opens a storage by its URL: a path for SQLite, `postgres://…` for PostgreSQL. Backup and restore.

import { existsSync } from 'node:fs';
import { restoreBackup, verifyBackup } from './backup/restore.ts';
import { writeBackup } from './backup/write.ts';
import type { Storage, StorageUnavailable } from './port.ts';
import type { Schema } from './schema.ts';
import type { Database } from './sql/database.ts';
import { DatabaseIsNewer, migrate, SCHEMAS, schemaOf } from './sql/migrate.ts';
import { inSession } from './sql/session.ts';
import { sqlStorage } from './sql/storage.ts';
import { checkPages } from './sqlite/damage.ts';
import { sqliteDatabase } from './sqlite/database.ts';
import { own } from './sqlite/ownership.ts';

/** A database URL that can't be understood. */
class UnknownDatabase extends Error {
  override readonly name = 'UnknownDatabase';
}

/** `sqlite:PATH`, a plain path, or `postgres://…`. Runs pending migrations. */
export async function openStorage(url: string): Promise<Storage> {
  return sqlStorage(await openDatabase(url));
}

/** The database of a server that may be running: it has to be there, and of this program's schema. */
class NotServed extends Error {
  override readonly name = 'NotServed';
}

/** Opens the storage of servers, which may run on it: nothing is made or migrated. */
export async function openStorageInUse(url: string): Promise<Storage> {
  const address = readAddress(url);
  if (address.kind === 'sqlite' && !existsSync(address.file)) throw new NotServed(address.file);
  const database = await databaseAt(url);
  try {
    const schema = await inSession<Schema, number>(database, 'snapshot', schemaOf);
    if (schema > SCHEMAS) throw new DatabaseIsNewer(schema, SCHEMAS);
    if (schema < SCHEMAS) throw new NotServed(hidePassword(url));
    return sqlStorage(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

export interface ServerStorage {
  readonly storage: Storage;
  /** Whether other servers may use the database at the same time. */
  readonly servers: 'one' | 'many';
  /** Resolves when damage is found that no start has to wait for. */
  readonly damage: Promise<StorageUnavailable>;
}

/** Opens a storage for a server. A SQLite file belongs to one server at a time, and is looked through for damage first. */
export async function openServerStorage(url: string): Promise<ServerStorage> {
  const address = readAddress(url);
  if (address.kind === 'postgres') return { storage: await openStorage(url), servers: 'many', damage: NEVER };
  const disown = own(address.file);
  try {
    const check = await checkPages(address.file);
    const storage = await openStorage(url);
    let closed: Promise<void> | undefined;
    const close = async () => {
      check.stop();
      await storage.close();
      disown();
    };
    return {
      storage: { ...storage, close: () => (closed ??= close()) },
      servers: 'one',
      damage: check.damage,
    };
  } catch (error) {
    disown();
    throw error;
  }
}

const NEVER = new Promise<never>(() => undefined);

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
  const address = readAddress(url);
  if (address.kind === 'sqlite') return sqliteDatabase(address.file);
  // Loaded on demand: the embedded default starts sooner.
  const { postgresDatabase } = await import('./postgres/database.ts');
  return postgresDatabase(url);
}

type Address = { readonly kind: 'postgres' } | { readonly kind: 'sqlite'; readonly file: string };

function readAddress(url: string): Address {
  const [, scheme, rest] = /^([a-z][a-z0-9+.-]+):(.*)$/is.exec(url) ?? [undefined, 'sqlite', url];
  if (/^postgres(ql)?$/i.test(scheme) && URL.canParse(url)) return { kind: 'postgres' };
  if (scheme === 'sqlite' && rest && rest !== ':memory:') return { kind: 'sqlite', file: rest };
  throw new UnknownDatabase(`"${hidePassword(url)}" is no database: give a file, sqlite:FILE or postgres://…`);
}

const hidePassword = (url: string): string => url.replace(/\/\/[^@/]*@/, '//…@');
