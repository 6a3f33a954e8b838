// A shelf that forgets when the page is closed: for browsers that keep nothing, and for tests.

import type { KeptMatch, Shelf } from './stored-match.ts';

export function memoryShelf(): Shelf {
  const matches = new Map<string, KeptMatch>();
  return {
    load: async (id) => matches.get(id),
    async save(match, expected) {
      const there = matches.get(match.id);
      if (there && there.entries.length !== expected) return 'overtaken';
      matches.set(match.id, match);
      return 'kept';
    },
    list: async () => [...matches.values()].sort((a, b) => b.touched - a.touched),
    remove: async (id) => void matches.delete(id),
  };
}
