// Attempts at puzzles: a text each, so that devices and servers merge them as sets and lose nothing. Ratings and streaks follow from them.

import type { Puzzle } from '@mozaika/analysis/puzzles';
import { type Rating, rate, UNRATED } from '@mozaika/ratings';
import { ratingOf } from './puzzle-rating.ts';

export interface Attempt {
  readonly game: string;
  readonly id: string;
  readonly isRight: boolean;
  /** Seconds since 1970. */
  readonly at: number;
}

const FORM = /^([a-z][a-z0-9-]{0,30})\/([a-z0-9]{8})\/([01])\/(\d{1,12})$/;

export const formatAttempt = ({ game, id, isRight, at }: Attempt): string => `${game}/${id}/${Number(isRight)}/${at}`;

/** Anything can be stored: what is no attempt is left alone. */
export function parseAttempt(text: string): Attempt | undefined {
  const [, game, id, right, at] = FORM.exec(text) ?? [];
  if (game === undefined || id === undefined || at === undefined) return undefined;
  return { game, id, isRight: right === '1', at: Number(at) };
}

/** The attempts of a game, the first ones first; the same on every device that knows the same texts. */
export function attemptsIn(texts: Iterable<string>, game: string): Attempt[] {
  const all = [...texts].toSorted().flatMap((text) => parseAttempt(text) ?? []);
  return all.filter((attempt) => attempt.game === game).toSorted((a, b) => a.at - b.at);
}

/** Only the first attempt at a puzzle says how strong somebody is. */
function firstAttempts(attempts: readonly Attempt[]): Attempt[] {
  const seen = new Set<string>();
  return attempts.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export interface Progress {
  readonly rating: Rating;
  /** How many puzzles were solved at the first attempt, of how many. */
  readonly solved: number;
  readonly tried: number;
  /** How many of the last ones in a row were solved at the first attempt, and the most there ever were. */
  readonly streak: number;
  readonly bestStreak: number;
}

/** What attempts come to; each is a rating period of its own. Puzzles that are gone count for everything but the rating. */
export function progressOf(attempts: readonly Attempt[], puzzles: readonly Puzzle[]): Progress {
  const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  const first = firstAttempts(attempts);
  let [rating, streak, bestStreak, solved]: [Rating, number, number, number] = [UNRATED, 0, 0, 0];
  for (const { id, isRight } of first) {
    const puzzle = byId.get(id);
    if (puzzle) rating = rate(rating, [{ opponent: ratingOf(puzzle), score: Number(isRight) }]);
    streak = isRight ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
    solved += Number(isRight);
  }
  return { rating, solved, tried: first.length, streak, bestStreak };
}
