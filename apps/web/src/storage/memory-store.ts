// A match store in memory, gone when the page is closed: for browsers without storage, and for tests.

import type { MatchStore, StoredMatch } from './stored-match.ts';

export function memoryStore(): MatchStore {
  const matches = new Map<string, StoredMatch>();
  return {
    load: async (id) => matches.get(id),
    async save(match, expected) {
      const there = matches.get(match.id);
      if (there && there.entries.length !== expected) return 'conflict';
      matches.set(match.id, match);
      return 'saved';
    },
    list: async () => [...matches.values()].sort((a, b) => b.touched - a.touched),
    remove: async (id) => void matches.delete(id),
  };
}
