// What it costs to put two entrants at one table. Meeting again counts before everything else, then the difference of points.

import type { EntrantId } from '../entry.ts';
import { FORMATS, MOST_ENTRANTS, MOST_ROUNDS } from '../format.ts';
import { FULL_POINTS, tallies } from '../standings/points.ts';
import type { Tournament } from '../state.ts';
import { type History, historyOf } from './history.ts';

export interface Costs {
  readonly history: History;
  readonly points: (id: EntrantId) => number;
  /** For two at one table: a whole number, 0 for two who never met and are equal. */
  readonly of: (a: EntrantId, b: EntrantId) => number;
  /** For going without a table where one has to: in a round a bye, in an arena another while of waiting. */
  readonly ofBye: (id: EntrantId) => number;
}

/** More than all differences of points of a round together: 64 pairs, each at most a full win in every round apart, squared. */
const AGAIN = 64 * (MOST_ROUNDS * FULL_POINTS) ** 2;
/** In an arena an opponent may come again after so many tables of one's own. */
const ARENA_MEMORY = 3;
/** In an arena nobody waits longer for the sake of another opponent. */
const WAITING = AGAIN * (ARENA_MEMORY + 1) ** 2;
const LONGEST_REST = 50;

export function costsOf(tournament: Tournament): Costs {
  const history = historyOf(tournament);
  const { pairsEquals, hasRounds } = FORMATS[tournament.format.kind];
  const points = tallies(tournament).map((tally) => tally.points);
  const pointsOf = (id: EntrantId): number => points[id - 1] ?? 0;
  const fewest = Math.min(...tournament.entrants.filter(({ isHere }) => isHere).map(({ id }) => pointsOf(id)));
  const meetings = hasRounds ? history.meetings : recentMeetings(tournament);
  return {
    history,
    points: pointsOf,
    of: remembered((a, b) => AGAIN * meetings(a, b) ** 2 + (pairsEquals ? (pointsOf(a) - pointsOf(b)) ** 2 : 0)),
    ofBye: hasRounds
      ? (id) => AGAIN * history.byes(id) ** 2 + (pairsEquals ? (pointsOf(id) - fewest) ** 2 : 0)
      : (id) => WAITING * Math.min(history.rest(id), LONGEST_REST),
  };
}

/** How often two met at the last tables of the first. */
function recentMeetings({ tables }: Tournament): History['meetings'] {
  return (a, b) => {
    const recent = tables.filter(({ seats }) => seats.includes(a)).slice(-ARENA_MEMORY);
    return recent.filter(({ seats }) => seats.includes(b)).length;
  };
}

/** A search asks for the same pairs again and again. */
function remembered(cost: Costs['of']): Costs['of'] {
  const known = new Map<number, number>();
  return (a, b) => {
    const key = a * (MOST_ENTRANTS + 1) + b;
    const value = known.get(key) ?? cost(a, b);
    known.set(key, value);
    return value;
  };
}
