// The match store of this device: IndexedDB, or memory where the browser stores nothing. Other tabs are notified of changes.

import { notify } from '../ui/notices.svelte.ts';
import { indexedDbStore } from './indexeddb-store.ts';
import { memoryStore } from './memory-store.ts';
import type { MatchStore, StoredMatch } from './stored-match.ts';

const NOT_STORED = {
  en: 'This browser has no room for matches or forbids to keep them. You can play, but closing the page ends the match: download its record if you want it.',
  cs: 'Tenhle prohlížeč nemá na partie místo, nebo je ukládat nedovolí. Hrát můžeš, jen zavření stránky partii ukončí: když ji chceš mít, stáhni si záznam.',
};

const memory = memoryStore();
let place: Promise<MatchStore> | undefined;

function open(): Promise<MatchStore> {
  place ??= indexedDbStore().catch(forget);
  return place;
}

/** From now on matches live in memory only; the person is notified once. */
function forget(): MatchStore {
  notify(NOT_STORED);
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
  const hear = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
