// Announcements for screen readers: sentences for one polite live region.

import { untrack } from 'svelte';

export const announcer: { sentences: readonly { readonly id: number; readonly text: string }[] } = $state({
  sentences: [],
});

const REMEMBERED = 6;
let last = 0;

/** Says a sentence after whatever is being said. */
export function announce(text: string): void {
  if (text === '') return;
  const before = untrack(() => announcer.sentences);
  announcer.sentences = [...before.slice(1 - REMEMBERED), { id: ++last, text }];
}
