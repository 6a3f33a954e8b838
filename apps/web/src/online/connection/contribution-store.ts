// This browser's contributions to shuffles, in localStorage: to reveal them after a reload, and to prove later that they were used.

import type { ContributionStore } from '@mozaika/protocol/client';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';

/** So many matches of a table are remembered. */
const MOST = 20;
const keyOf = (table: string): string => `seals.${table}`;

/** What lasts as long as this page, where the browser keeps nothing. */
const memory = new Map<string, readonly string[]>();

function valuesOf(table: string): readonly string[] {
  const known = memory.get(table);
  if (known) return known;
  const kept = readLocal(keyOf(table));
  return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : [];
}

export const contributionStore: ContributionStore = {
  get: (table) => valuesOf(table).at(-1),
  set(table, value) {
    const values = [...valuesOf(table), value].slice(-MOST);
    memory.set(table, values);
    writeLocal(keyOf(table), values);
  },
};

/** Whether this browser has made a contribution itself. */
export const isMine = (table: string, value: string): boolean => valuesOf(table).includes(value);
