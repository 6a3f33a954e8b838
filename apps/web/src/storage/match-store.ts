// The shelf of this device: the database, or memory where the browser keeps nothing. Other tabs hear what changes.

import { notify } from '../ui/notices.svelte.ts';
import { databaseShelf } from './indexeddb-store.ts';
import type { KeptMatch, Shelf } from './stored-match.ts';
import { memoryShelf } from './memory-store.ts';

const NOT_KEPT = {
  en: 'This browser has no room for matches or forbids to keep them. You can play, but closing the page ends the match: download its record if you want it.',
  cs: 'Tenhle prohlížeč nemá na partie místo, nebo je ukládat nedovolí. Hrát můžeš, jen zavření stránky partii ukončí: když ji chceš mít, stáhni si záznam.',
};

const memory = memoryShelf();
let place: Promise<Shelf> | undefined;

function open(): Promise<Shelf> {
  place ??= databaseShelf().catch(forget);
  return place;
}

/** From now on nothing is kept; the person hears of it once. */
function forget(): Shelf {
  notify(NOT_KEPT);
  place = Promise.resolve(memory);
  return memory;
}

/** Does something with the shelf; if that fails, again without the database. */
async function reliably<T>(work: (shelf: Shelf) => Promise<T>): Promise<T> {
  const shelf = await open();
  try {
    return await work(shelf);
  } catch (problem) {
    if (shelf === memory) throw problem;
    return work(forget());
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('mozaika.matches');

export const shelf: Shelf = {
  load: (id) => reliably((place) => place.load(id)),
  async save(match: KeptMatch, expected: number) {
    const answer = await reliably((place) => place.save(match, expected));
    if (answer === 'kept') channel?.postMessage(match.id);
    return answer;
  },
  list: () => reliably((place) => place.list()),
  remove: (id) => reliably((place) => place.remove(id)),
};

/** Calls back when another tab has changed a match. */
export function hearChanges(listener: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent) => listener(String(data));
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
