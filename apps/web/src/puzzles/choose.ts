// Which puzzle comes next: one of the solver's strength that was not tried yet; and the puzzle of the day.

import { hashOf, type Puzzle, type Theme } from '@mozaika/analysis/puzzles';
import type { Attempt } from './attempts.ts';
import { ratingOf } from './puzzle-rating.ts';

/** Puzzles whose ratings differ by less come in any order. */
const ALIKE = 60;

export interface Wish {
  /** Absent: any. */
  readonly theme: Theme | undefined;
  /** The solver's. */
  readonly rating: number;
  /** Not this one again. */
  readonly after: string | undefined;
}

/** The next puzzle; once all were tried, the one that was tried longest ago. Nothing if there is none of the theme. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  attempts: readonly Attempt[],
  { theme, rating, after }: Wish,
): Puzzle | undefined {
  const last = new Map(attempts.map(({ id, at }) => [id, at]));
  const wanted = puzzles.filter(({ themes }) => theme === undefined || themes.includes(theme));
  const fresh = wanted.filter(({ id }) => !last.has(id) && id !== after);
  const step = (puzzle: Puzzle): number => Math.floor(Math.abs(ratingOf(puzzle).rating - rating) / ALIKE);
  const [nearest] = fresh
    .map((puzzle) => ({ puzzle, step: step(puzzle), order: hashOf(`${attempts.length} ${puzzle.id}`) }))
    .toSorted((a, b) => a.step - b.step || a.order - b.order);
  if (nearest) return nearest.puzzle;
  const others = wanted.length > 1 ? wanted.filter(({ id }) => id !== after) : wanted;
  return others.toSorted((a, b) => (last.get(a.id) ?? 0) - (last.get(b.id) ?? 0))[0];
}

/** The day of a moment, everywhere the same. */
export const utcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);

/**
 * The puzzle of a day, the same for everybody: each day puts all puzzles into an order of its own, the first one is it. New puzzles
 * change few days (rendezvous hashing).
 */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], day: string): Puzzle | undefined {
  const order = (puzzle: Puzzle): number => hashOf(`${hashOf(day)} ${puzzle.id} ${day}`);
  return puzzles.toSorted((a, b) => order(a) - order(b))[0];
}
