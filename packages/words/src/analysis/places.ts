// What the analysis calls the places where points are lost.

import type { PointsByPlace } from '@mozaika/analysis';
import { fill, type Language, type Phrases } from '../phrase.ts';

const PLACES: Phrases = {
  offer: { en: 'choosing tiles', cs: 'výběr z nabídky' },
  tiling: { en: 'tiling', cs: 'obkládání' },
  floor: { en: 'floor', cs: 'podlaha' },
  bonus: { en: 'bonuses', cs: 'bonusy' },
  plays: { en: 'plays', cs: 'tahy' },
  trades: { en: 'trades', cs: 'výměny' },
  qwirkles: { en: 'qwirkles left to others', cs: 'qwirkly přenechané soupeřům' },
};
const LOST = { en: 'points lost: {places}', cs: 'ztracené body: {places}' };
/** Less is not worth a word: it would be told as 0.0. */
const LEAST = 0.05;

/** Where a seat lost points, in a line, the most first; nothing if it lost none worth telling. */
export function lostLine(lost: PointsByPlace, language: Language): string | undefined {
  const places = Object.entries(lost)
    .filter(([, points]) => points >= LEAST)
    .toSorted(([, a], [, b]) => b - a)
    .map(([place, points]) => {
      const text = points.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      return `${PLACES[place]?.[language] ?? place} ${text}`;
    });
  return places.length === 0 ? undefined : fill(LOST, { places }, language);
}
