// What keys do, as data: each game names its own, and the keyboard help shows them.

import type { Phrase } from '@mozaika/words';

/** Keys that belong together, and what they do. */
export interface KeyHelp {
  /** As browsers name them, perhaps with `Ctrl+` or `Shift+` in front. */
  readonly keys: readonly string[];
  /** How they are shown where there are many of them: `1–6`. Absent: one after the other. */
  readonly shown?: string;
  readonly does: Phrase;
}

export const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const;
