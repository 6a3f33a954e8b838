// What whoever runs the server tells everybody, as notices that stay until they are closed. What was closed here stays closed.

import type { Announcement } from '@mozaika/protocol';
import { readLocal, writeLocal } from '../../storage/local-storage.ts';
import { language } from '../../ui/language.svelte.ts';
import { dismiss, pin } from '../../ui/notices.svelte.ts';

const KEY = 'announcements';
/** So many closed ones are remembered; later ones have higher numbers. */
const MOST_CLOSED = 50;
/** Later ends are left to the server. */
const LONGEST_TIMER_MS = 86_400_000;
const AS_WRITTEN = { en: '{text}', cs: '{text}' };

/** The notices that are shown, by the number of their announcement. */
const shown = new Map<number, number>();
/** What was closed as long as this page lasts, where the browser keeps nothing. */
let memory: readonly number[] = [];

function closed(): readonly number[] {
  const kept = readLocal(KEY);
  return Array.isArray(kept) ? kept.filter((n) => typeof n === 'number') : memory;
}

function close(n: number): void {
  shown.delete(n);
  memory = [...closed(), n].slice(-MOST_CLOSED);
  writeLocal(KEY, [...memory]);
}

function takeAway(n: number): void {
  const id = shown.get(n);
  if (id !== undefined) dismiss(id);
  shown.delete(n);
}

/** Shows exactly these; `now` by the server's clock. */
export function showAnnouncements(list: readonly Announcement[], now: number): void {
  for (const n of [...shown.keys()]) if (!list.some((one) => one.n === n)) takeAway(n);
  const before = closed();
  for (const { n, texts, until } of list) {
    if (shown.has(n) || before.includes(n)) continue;
    const facts = {
      // Asked whenever it is shown, because people may change the language.
      get text() {
        return texts[language.current] ?? texts.en ?? texts.cs;
      },
    };
    shown.set(
      n,
      pin(AS_WRITTEN, facts, () => close(n)),
    );
    const left = (until ?? Number.POSITIVE_INFINITY) - now;
    if (left < LONGEST_TIMER_MS) setTimeout(() => takeAway(n), left);
  }
}
