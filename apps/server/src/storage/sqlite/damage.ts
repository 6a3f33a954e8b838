// Looks for damaged pages when a SQLite file is opened, in a process of its own.

import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StorageUnavailable } from '../port.ts';

/** Reading takes 7 to 14 ms for each megabyte (measured with 680 MB, warm and cold): of larger files the rest is read while the server runs. */
const LONGEST_WAIT_MS = 3_000;
const PROGRAM = fileURLToPath(new URL('./quick-check.ts', import.meta.url));

export interface DamageCheck {
  /** Resolves as soon as damage is found; never if there is none. */
  readonly damage: Promise<StorageUnavailable>;
  /** Ends a check that is not done yet. */
  stop(): void;
}

/** Rejects if damage is found soon; otherwise resolves when all was read, or when a start should wait no longer. */
export async function checkPages(file: string, longestWait: number = LONGEST_WAIT_MS): Promise<DamageCheck> {
  const found = Promise.withResolvers<StorageUnavailable>();
  const isEmpty = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0;
  if (isEmpty) return { damage: found.promise, stop: () => undefined };
  const soon = Promise.withResolvers<void>();
  const child = execFile(process.execPath, [PROGRAM, file], (_, printed) => {
    if (printed === '') return soon.resolve();
    const damage = new StorageUnavailable(`${file}: ${printed.replaceAll(/\s+/g, ' ')}`, { reason: 'damaged' });
    found.resolve(damage);
    soon.reject(damage);
  });
  // A process that is asked to end does not wait for it.
  child.unref();
  const wait = setTimeout(soon.resolve, longestWait);
  try {
    await soon.promise;
  } finally {
    clearTimeout(wait);
  }
  return { damage: found.promise, stop: () => child.kill('SIGKILL') };
}
