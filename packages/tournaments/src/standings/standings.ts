// The standings: by points, then by the tie-breaks of the format; whoever is equal in all of them shares a rank.

import { FORMATS, type TieBreak } from '../format.ts';
import type { Tournament } from '../state.ts';
import { type Tally, tallies } from './points.ts';
import { CRITERIA } from './tie-breaks.ts';

export interface Standing extends Tally {
  readonly rank: number;
  /** The tie-breaks of the format; `direct` only where it was needed. */
  readonly tieBreaks: { readonly [name in TieBreak]?: number };
}

/** An entrant in the making of the standings. */
interface Row {
  readonly tally: Tally;
  readonly tieBreaks: { [name in TieBreak]?: number };
}

/** Every entrant, the best first. */
export function standings(tournament: Tournament): readonly Standing[] {
  const facts = { tournament, tallies: tallies(tournament) };
  const { tieBreaks } = FORMATS[tournament.format.kind];
  let groups = splitBy(
    facts.tallies.map((tally): Row => ({ tally, tieBreaks: {} })),
    facts.tallies.map(({ points }) => points),
  );
  for (const name of tieBreaks) {
    groups = groups.flatMap((group) => {
      // Figures of the group alone say nothing about whoever is not tied.
      if (group.length === 1 && name === 'direct') return [group];
      const values = CRITERIA[name](
        group.map(({ tally }) => tally.entrant),
        facts,
      );
      group.forEach((row, i) => {
        row.tieBreaks[name] = values[i] ?? 0;
      });
      return splitBy(group, values);
    });
  }
  let rank = 1;
  return groups.flatMap((group) => {
    const rows = group.map(({ tally, tieBreaks: figures }) => ({ ...tally, rank, tieBreaks: figures }));
    rank += group.length;
    return rows;
  });
}

/** The same in groups of equal value, the largest value first. */
function splitBy<T>(list: readonly T[], values: readonly number[]): readonly (readonly T[])[] {
  const distinct = [...new Set(values)].sort((a, b) => b - a);
  return distinct.map((value) => list.filter((_, i) => values[i] === value));
}
