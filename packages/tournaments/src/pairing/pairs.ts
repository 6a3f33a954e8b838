// Two at a table: the cheapest pairing of all, found exactly as a minimum-weight perfect matching (Edmonds' blossom algorithm).

import type { Random } from '@mozaika/kernel';
import matching from 'edmonds-blossom-fixed';
import type { EntrantId } from '../entry.ts';
import type { Costs } from './cost.ts';

/** Lots are drawn between pairings of equal cost: each edge gets a little of its own, less than any difference of costs. */
const LOTS = 16;
const SCALE = 64 * LOTS;

export interface Pairs {
  readonly tables: readonly (readonly [EntrantId, EntrantId])[];
  readonly byes: readonly EntrantId[];
}

/** The pairs of a round; with an odd number one goes without. */
export function cheapestPairs(entrants: readonly EntrantId[], costs: Costs, random: Random): Pairs {
  const isOdd = entrants.length % 2 === 1;
  const edges: [number, number, number][] = [];
  const edge = (i: number, j: number, cost: number) => edges.push([i, j, -(SCALE * cost + random(LOTS))]);
  entrants.forEach((a, i) => {
    for (const [offset, b] of entrants.slice(i + 1).entries()) edge(i, i + 1 + offset, costs.of(a, b));
    // Whoever is matched with nobody has the bye.
    if (isOdd) edge(i, entrants.length, costs.ofBye(a));
  });
  const mates = matching(edges, true);
  const tables: [EntrantId, EntrantId][] = [];
  const byes: EntrantId[] = [];
  entrants.forEach((a, i) => {
    const mate = mates[i] ?? i;
    const b = entrants[mate];
    if (b === undefined || mate === i) byes.push(a);
    else if (i < mate) tables.push([a, b]);
  });
  return { tables, byes };
}
