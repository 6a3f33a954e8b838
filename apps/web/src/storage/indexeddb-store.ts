// The match store in IndexedDB. A save checks the number of stored entries in its transaction (optimistic locking), so two tabs with the same match cannot both win.

import { type DBSchema, openDB } from 'idb';
import type { MatchStore, StoredMatch } from './stored-match.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
}

/** Opens the database; rejects where the browser forbids it. */
export async function indexedDbStore(): Promise<MatchStore> {
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
      if (there && there.entries.length !== expected) return 'conflict';
      await Promise.all([store.put(match), done]);
      return 'saved';
    },
    async list() {
      const matches = await database.getAll('matches');
      return matches.sort((a, b) => b.touched - a.touched);
    },
    remove: (id) => database.delete('matches', id),
  };
}
