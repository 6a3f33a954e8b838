// Short notices at the edge of the screen: what happened, and at most one thing to do about it.

import type { Facts, Phrase } from '@mozaika/words';
import { untrack } from 'svelte';

export interface Notice {
  readonly id: number;
  readonly phrase: Phrase;
  readonly facts: Facts;
  readonly remedy?: { readonly label: Phrase; run(): void };
  /** Called when somebody closes it. */
  onclose?(): void;
}

const LASTS = 7000;
let last = 0;

let list: readonly Notice[] = $state.raw([]);

export const notices = {
  get list(): readonly Notice[] {
    return list;
  },
};

/** Shows a notice. One with a remedy stays until it is used or closed, others expire. */
export function notify(phrase: Phrase, facts: Facts = {}, remedy?: Notice['remedy']): void {
  const id = ++last;
  const others = untrack(() => list).filter((other) => other.phrase !== phrase);
  list = [...others, { id, phrase, facts, ...(remedy && { remedy }) }];
  if (!remedy) setTimeout(() => dismiss(id), LASTS);
}

/** Shows a notice that stays until it is closed. Returns its id. */
export function pin(phrase: Phrase, facts: Facts, onclose: () => void): number {
  const id = ++last;
  list = [...untrack(() => list), { id, phrase, facts, onclose }];
  return id;
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}
