// Databases for the contract: each test opens its own, and all are closed after it.

import { afterEach, expect } from 'vitest';
import { openStorage } from '../../../src/storage/open.ts';
import type { Operation, Storage } from '../../../src/storage/port.ts';

export interface Databases {
  /** The address of a database with nothing in it. */
  fresh(): Promise<string>;
  /** A storage at an address, or with nothing in it. */
  open(url?: string): Promise<Storage>;
  /** With operations that have to succeed. */
  openWith(...operations: Operation[]): Promise<Storage>;
}

export function databases(fresh: () => Promise<string>): Databases {
  const opened: Storage[] = [];
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });
  const open = async (url?: string): Promise<Storage> => {
    const storage = await openStorage(url ?? (await fresh()));
    opened.push(storage);
    return storage;
  };
  const openWith = async (...operations: Operation[]): Promise<Storage> => {
    const storage = await open();
    for (const operation of operations) expect(await storage.write([operation])).toBe('stored');
    return storage;
  };
  return { fresh, open, openWith };
}

export const texts = async (storage: Storage, id: string, from = 0): Promise<string[]> =>
  (await storage.entries(id, from)).map(({ text }) => text);
