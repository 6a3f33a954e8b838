// One database, one owner: a server locks a small file beside its SQLite file. The lock ends with the process, however that ends.

import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageUnavailable } from '../port.ts';
import { isBusy, messageOf, reasonOf } from './errors.ts';

/** Another server is using the database. */
class DatabaseInUse extends Error {
  override readonly name = 'DatabaseInUse';
}

/** The same file by whatever name: links lead to the same lock. */
const realPath = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));

/**
 * Owns a SQLite file until the returned function is called. The system's lock is SQLite's own on an empty database, because Node has no
 * locks on files; it is beside the file, so that backups and tools can read what the server writes.
 */
export function own(file: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(`${realPath(file)}-owner`, { timeout: 0 });
    // A journal in memory: nothing is ever written, so that a process which was killed leaves nothing to recover.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new DatabaseInUse(file);
    throw new StorageUnavailable(`${file}: ${messageOf(error)}`, { reason: reasonOf(error), cause: error });
  }
  const held = lock;
  return () => held.close();
}
