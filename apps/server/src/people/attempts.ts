// A person's attempts at puzzles: a set of texts that grows, where their devices put theirs together. What an attempt says is not known here.

import { MOST_ATTEMPTS } from '@mozaika/protocol';
import type { Storage } from '../storage/port.ts';
import type { People } from './people.ts';

export interface Attempts {
  /** Adds those that are not there, and returns all. Whoever has too many keeps the others on their devices. */
  share(person: string, told: readonly string[]): Promise<string[]>;
}

export const attempts = (storage: Storage, people: People): Attempts => ({
  async share(person, told) {
    const known = new Set(await storage.attemptsOf(person));
    const fresh = [...new Set(told)].filter((attempt) => !known.has(attempt));
    const kept = fresh.slice(0, Math.max(0, MOST_ATTEMPTS - known.size));
    if (kept.length === 0) return [...known];
    await people.ensureStored(person);
    await storage.write([{ do: 'add-attempts', person, attempts: kept }]);
    return storage.attemptsOf(person);
  },
});
