// Figures of the review as they are told: shares of a win in per cents, points with one decimal.

import type { Language } from '@mozaika/words';

/** A chance in whole per cents; values may lie a little beyond what is possible. */
export const percent = (chance: number): number => Math.round(100 * Math.min(1, Math.max(0, chance)));

/** A loss that is there is told as one per cent at least. */
export const loss = (share: number): number => Math.max(1, Math.round(100 * share));

export const points = (count: number, language: Language): string =>
  count.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
