// How hard a puzzle is, on the scale of its solvers: a Glicko-2 rating from which levels found the right move.

import { type Puzzle, TRIES } from '@mozaika/analysis/puzzles';
import { type Encounter, type Rating, rate, UNRATED } from '@mozaika/ratings';

/** What the levels count as, from the weakest to the strongest: even steps, by convention, around a new solver. */
const WEAKEST_LEVEL = 700;
const STEP = 250;
const DEVIATION = 60;

/** A puzzle beats a level that misses the right move, once for each try. */
export function ratingOf({ found }: Pick<Puzzle, 'found'>): Rating {
  const encounters = found.flatMap((times, level): Encounter[] => {
    const opponent = { rating: WEAKEST_LEVEL + STEP * level, deviation: DEVIATION };
    return Array.from({ length: TRIES }, (_, i) => ({ opponent, score: i < times ? 0 : 1 }));
  });
  return rate(UNRATED, encounters);
}
