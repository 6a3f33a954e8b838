// The match store of this device: IndexedDB, or memory where the browser stores nothing. Other tabs are notified of changes.

import { indexedDbStore } from './indexeddb-store.ts';
import { memoryStore } from './memory-store.ts';
import type { MatchStore, StoredMatch } from './stored-match.ts';

const memory = memoryStore();
let place: Promise<MatchStore> | undefined;
let notifyMemoryOnly = (): void => {};

/** Calls back when the browser turns out to store nothing, so that matches live in memory only. */
export function onMemoryOnly(listener: () => void): void {
  notifyMemoryOnly = listener;
}

function open(): Promise<MatchStore> {
  place ??= indexedDbStore().catch(forget);
  return place;
}

/** From now on matches live in memory only. */
function forget(): MatchStore {
  notifyMemoryOnly();
  place = Promise.resolve(memory);
  return memory;
}

/** Runs an operation on the store; if that fails, once more in memory. */
async function reliably<T>(work: (store: MatchStore) => Promise<T>): Promise<T> {
  const store = await open();
  try {
    return await work(store);
  } catch (problem) {
    if (store === memory) throw problem;
    return work(forget());
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mozaika.matches');

export const matchStore: MatchStore = {
  load: (id) => reliably((place) => place.load(id)),
  async save(match: StoredMatch, expected: number) {
    const answer = await reliably((place) => place.save(match, expected));
    if (answer === 'saved') channel?.postMessage(match.id);
    return answer;
  },
  list: () => reliably((place) => place.list()),
  remove: (id) => reliably((place) => place.remove(id)),
};

/** Calls back when another tab has changed a match. */
export function onStoredElsewhere(listener: (id: string) => void): () => void {
  const onmessage = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', onmessage);
  return () => channel?.removeEventListener('message', onmessage);
}
