// What this browser remembers of shuffles, in localStorage: a reload or a closed tab must not make it forget what it saw.

import { type ShuffleStore, ShuffleWitness } from '@mozaika/protocol/client';
import { readLocal, removeLocal, writeLocal } from '../../storage/local-storage.ts';

/** So many tables and matches are remembered; then the one that was not written to for the longest time is forgotten. */
const MOST = 400;
const INDEX = 'shuffles';
const keyOf = (key: string): string => `shuffle.${key}`;

/** What lasts as long as this page, where the browser keeps nothing. */
const memory = new Map<string, string>();

function remembered(): readonly string[] {
  const keys = readLocal(INDEX);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

export const shuffleStore: ShuffleStore = {
  // First what is stored: another tab of this browser may have written since.
  get(key) {
    const kept = readLocal(keyOf(key));
    return typeof kept === 'string' ? kept : memory.get(key);
  },
  set(key, text) {
    memory.set(key, text);
    const keys = [...remembered().filter((one) => one !== key), key];
    for (const old of keys.splice(0, keys.length - MOST)) removeLocal(keyOf(old));
    writeLocal(INDEX, keys);
    if (writeLocal(keyOf(key), text) === 'stored') memory.delete(key);
  },
};

/** The same memory for whoever has no connection: replays of matches that this browser saw begin. */
export const shuffleWitness = new ShuffleWitness({ store: shuffleStore });
