// What ranks those who have equal points, as the chess and board-game worlds do it.

import type { EntrantId } from '../entry.ts';
import type { TieBreak } from '../format.ts';
import type { Tournament } from '../state.ts';
import { FULL_POINTS, finished, type Tally, tablePoints } from './points.ts';

/** One figure for each of a group of entrants who are equal so far; more is better. */
type Criterion = (group: readonly EntrantId[], facts: Facts) => readonly number[];

interface Facts {
  readonly tournament: Tournament;
  /** By number of the entrant. */
  readonly tallies: readonly Tally[];
}

export const CRITERIA: { readonly [name in TieBreak]: Criterion } = { buchholz, direct, wins };

const tallyOf = ({ tallies }: Facts, id: EntrantId): Tally | undefined => tallies[id - 1];
const pointsOf = (facts: Facts, id: EntrantId): number => tallyOf(facts, id)?.points ?? 0;

/**
 * Buchholz: the points of all opponents, at a table of three or four their mean. A round without a table counts an opponent who has as many
 * points as oneself (FIDE's handbook, C.07, does the same with a virtual opponent). In sixths, so that means are whole numbers.
 */
function buchholz(group: readonly EntrantId[], facts: Facts): readonly number[] {
  const tables = finished(facts.tournament);
  const rounds = facts.tournament.rounds.length;
  return group.map((id) => {
    const own = tables.filter(({ seats }) => seats.includes(id));
    const met = own.map(({ seats }) => {
      const others = seats.filter((other) => other !== id);
      return (6 / others.length) * others.reduce((sum, other) => sum + pointsOf(facts, other), 0);
    });
    const without = Math.max(0, rounds - own.length);
    return met.reduce((sum, one) => sum + one, 6 * without * pointsOf(facts, id));
  });
}

/** Direct encounter: the points of the group against each other. It decides nothing unless all of them have met. */
function direct(group: readonly EntrantId[], { tournament }: Facts): readonly number[] {
  const own = new Map(group.map((id) => [id, 0]));
  const met = new Set<string>();
  for (const { seats, result } of finished(tournament)) {
    const points = tablePoints(seats, result);
    seats.forEach((a, i) => {
      seats.forEach((b, j) => {
        if (i === j || !own.has(a) || !own.has(b)) return;
        met.add(`${a} ${b}`);
        own.set(a, (own.get(a) ?? 0) + encounter(points[i] ?? 0, points[j] ?? 0));
      });
    });
  }
  const pairs = group.length * (group.length - 1);
  return met.size === pairs ? group.map((id) => own.get(id) ?? 0) : group.map(() => 0);
}

const encounter = (own: number, other: number): number => (own > other ? 2 : own === other ? 1 : 0);

function wins(group: readonly EntrantId[], facts: Facts): readonly number[] {
  return group.map((id) => tallyOf(facts, id)?.wins ?? 0);
}

/** Points and Buchholz as people count them: the places below oneself at a full table, so 1 for a win of two, 3 for one of four. */
export const inTablePoints = (points: number, seats: number): number => (points * (seats - 1)) / FULL_POINTS;
