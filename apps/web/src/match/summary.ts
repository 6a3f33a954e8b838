// A match that is over, in figures: what points were for, who led when, and what brought the most at once.

import type { Seat } from '@mozaika/kernel';
import type { Deed, GameUi, Step } from '../games/contract.ts';
import type { Moment, Timeline } from './timeline.ts';

/** Points by category, for each seat. They add up to the scores. */
export interface PointsRow {
  readonly seat: Seat;
  /** In the order of the game's categories. */
  readonly points: readonly number[];
  readonly total: number;
}

/** What each seat's points were for; without a game's categories there are only totals. */
export function pointsTable(
  { categories = [], categoryOf }: Pick<GameUi, 'categories' | 'categoryOf'>,
  steps: readonly Step[],
  seats: readonly Seat[],
): readonly PointsRow[] {
  const events = steps.flatMap((step) => step.events);
  return seats.map((seat) => {
    const own = events.filter((event) => event.seat === seat);
    const sum = (id?: string) =>
      own.reduce((all, event) => (id === undefined || categoryOf?.(event) === id ? all + (event.points ?? 0) : all), 0);
    return { seat, points: categories.map(({ id }) => sum(id)), total: sum() };
  });
}

/** How far a seat was ahead of the best of the others (below 0: behind) after so many moves. */
export interface LeadPoint {
  readonly moment: Moment;
  readonly move: number;
  readonly round: number;
  readonly lead: number;
}

const leadOf = (scores: readonly number[], seat: Seat): number =>
  (scores[seat - 1] ?? 0) - Math.max(...scores.filter((_, i) => i !== seat - 1));

/**
 * The lead of a seat. Where a round has several moves of everybody, at the beginning of each and at the end: points that are
 * counted one seat after the other say nothing in between. Otherwise at the beginning, whenever somebody scored, and at the end.
 */
export function leadLine(timeline: Timeline, seat: Seat): readonly LeadPoint[] {
  const { moves } = timeline;
  const starts = roundStarts(timeline);
  const seats = timeline.at(0).scores.length;
  const inRounds = moves > seats * starts.length;
  const samples = inRounds ? starts.map(({ move }) => move) : Array.from({ length: moves }, (_, move) => move);
  const points: LeadPoint[] = [];
  let before: readonly number[] | undefined;
  for (const move of [...samples, moves]) {
    const moment = timeline.afterMoves(move);
    const { scores, round } = timeline.at(moment);
    const isNew = inRounds || move === moves || scores.some((score, i) => score !== before?.[i]);
    if (isNew) points.push({ moment, move, round, lead: leadOf(scores, seat) });
    before = scores;
  }
  return points;
}

/** Where the rounds begin, by the number of moves before them. Rounds of a single move each are not worth telling. */
export function roundStarts(timeline: Timeline): readonly { readonly round: number; readonly move: number }[] {
  const starts: { round: number; move: number }[] = [];
  for (let move = 0; move < timeline.moves; move++) {
    const { round } = timeline.at(timeline.afterMoves(move));
    if (starts.at(-1)?.round !== round) starts.push({ round, move });
  }
  return starts;
}

/** The highest-scoring deed of a seat, and the moment after it. */
export interface BestDeed extends Deed {
  readonly seat: Seat;
  readonly moment: Moment;
}

export function bestDeeds(
  { deed }: Pick<GameUi, 'deed'>,
  steps: readonly Step[],
  seats: readonly Seat[],
): readonly BestDeed[] {
  return seats.flatMap((seat) => {
    const all = steps.flatMap((step) => {
      const done = deed?.(step, seat);
      return done ? [{ ...done, seat, moment: step.index + 1 }] : [];
    });
    return all.reduce<BestDeed[]>((best, one) => ((best[0]?.points ?? 0) < one.points ? [one] : best), []);
  });
}
