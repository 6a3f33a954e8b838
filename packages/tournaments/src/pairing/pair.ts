// The next tables of a tournament, for everybody who waits.

import { type Random, seededRandom } from '@mozaika/kernel';
import type { EntrantId, Entry } from '../entry.ts';
import { FORMATS } from '../format.ts';
import { type Tournament, waiting } from '../state.ts';
import { type Costs, costsOf } from './cost.ts';
import { cheapGroups } from './groups.ts';
import { cheapestPairs } from './pairs.ts';
import { circlePairs } from './round-robin.ts';
import { seated } from './seat-order.ts';

export type Pairing = Extract<Entry, { kind: 'paired' }>;

/** The next pairing; equal tournaments are paired alike. Without tables if too few are waiting. */
export function pairingOf(tournament: Tournament): Pairing {
  const { format, rounds, seed } = tournament;
  const random = seededRandom(`${seed} round ${rounds.length + 1}`);
  if (format.kind === 'round-robin' && format.seats === 2) {
    return { kind: 'paired', ...circlePairs(tournament, rounds.length + 1) };
  }
  const costs = costsOf(tournament);
  const { tables, byes } = grouped(whoPlays(tournament, costs), format.seats, costs, random);
  return {
    kind: 'paired',
    tables: tables.map((group) => seated(group, costs.history, random)),
    // Whoever waits in an arena has no points for it: the next table comes in a moment.
    byes: FORMATS[format.kind].hasRounds ? byes : [],
  };
}

interface Grouped {
  readonly tables: readonly (readonly EntrantId[])[];
  readonly byes: readonly EntrantId[];
}

function grouped(entrants: readonly EntrantId[], seats: number, costs: Costs, random: Random): Grouped {
  if (entrants.length < 2) return { tables: [], byes: [] };
  return seats === 2
    ? cheapestPairs(entrants, costs, random)
    : { tables: cheapGroups(entrants, seats, costs, random), byes: [] };
}

/** In an arena only full tables begin, as long as there are people for one: who has waited longest plays first. */
function whoPlays(tournament: Tournament, { history }: Costs): readonly EntrantId[] {
  const { format, entrants } = tournament;
  const ready = waiting(tournament).map(({ id }) => id);
  // The matching of two finds by itself who waits on.
  if (format.kind !== 'arena' || format.seats === 2) return ready;
  const size = Math.min(format.seats, entrants.filter(({ isHere }) => isHere).length);
  const places = size < 2 ? 0 : Math.floor(ready.length / size) * size;
  return ready.toSorted((a, b) => history.rest(b) - history.rest(a)).slice(0, places);
}
