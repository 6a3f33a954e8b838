// Points: at each table the share of one's opponents that one has finished ahead of, half for equal ones.

import type { EntrantId, TableResult } from '../entry.ts';
import type { Table, Tournament } from '../state.ts';

/** The points of a win. Twelfths, so that the shares of two, three and four seats, and halves of them, are whole numbers. */
export const FULL_POINTS = 12;

/** The points of each seat. Whoever was absent has none, and counts as beaten. */
export function tablePoints(seats: readonly EntrantId[], { ranks, absent = [] }: TableResult): readonly number[] {
  const each = FULL_POINTS / (seats.length - 1);
  const placeOf = (i: number): number => (absent.includes(seats[i] ?? 0) ? Number.POSITIVE_INFINITY : (ranks[i] ?? 0));
  return seats.map((entrant, i) => {
    if (absent.includes(entrant)) return 0;
    const own = placeOf(i);
    return seats.reduce((sum, _, j) => {
      if (i === j) return sum;
      const other = placeOf(j);
      return sum + (own < other ? each : own === other ? each / 2 : 0);
    }, 0);
  });
}

/** What an entrant did in the tournament. */
export interface Tally {
  readonly entrant: EntrantId;
  readonly points: number;
  /** Tables that are finished. */
  readonly played: number;
  /** Tables at which nobody was ahead or level. */
  readonly wins: number;
  readonly byes: number;
}

/** The tally of every entrant, by number. A bye is worth a win: the tournament had no opponent to offer. */
export function tallies(tournament: Tournament): readonly Tally[] {
  const { entrants, rounds } = tournament;
  const played = finished(tournament);
  return entrants.map(({ id }) => {
    const own = played.filter(({ seats }) => seats.includes(id));
    const points = own.map((table) => pointsAt(table, id));
    const byes = rounds.filter((round) => round.byes.includes(id)).length;
    return {
      entrant: id,
      points: points.reduce((sum, one) => sum + one, FULL_POINTS * byes),
      played: own.length,
      wins: points.filter((one) => one === FULL_POINTS).length,
      byes,
    };
  });
}

export type FinishedTable = Table & { readonly result: TableResult };

const isFinished = (table: Table): table is FinishedTable => table.result !== undefined;

export const finished = ({ tables }: Tournament): readonly FinishedTable[] => tables.filter(isFinished);

/** The points of one entrant at a table where it sat. */
const pointsAt = ({ seats, result }: FinishedTable, id: EntrantId): number =>
  tablePoints(seats, result)[seats.indexOf(id)] ?? 0;
