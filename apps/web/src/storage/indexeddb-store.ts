// The shelf in IndexedDB. An append happens in one transaction, so two tabs with the same match cannot both win.

import { type DBSchema, openDB } from 'idb';
import type { KeptMatch, Shelf } from './stored-match.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch };
}

/** Opens the shelf; rejects where the browser forbids it. */
export async function databaseShelf(): Promise<Shelf> {
  const database = await openDB<Schema>('mozaika', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('matches', { keyPath: 'id' }),
    // A newer version of the app in another tab wants to change the database: let it.
    blocking: () => database.close(),
  });
  return {
    load: (id) => database.get('matches', id),
    async save(match, expected) {
      const { store, done } = database.transaction('matches', 'readwrite', { durability: 'strict' });
      const there = await store.get(match.id);
      if (there && there.entries.length !== expected) return 'overtaken';
      await Promise.all([store.put(match), done]);
      return 'kept';
    },
    async list() {
      const matches = await database.getAll('matches');
      return matches.sort((a, b) => b.touched - a.touched);
    },
    remove: (id) => database.delete('matches', id),
  };
}
