// Three or four at a table: a good grouping by local search, as the best one can't be found in reasonable time (it is the social golfer problem).

import { type Random, shuffled } from '@mozaika/kernel';
import type { EntrantId } from '../entry.ts';
import type { Costs } from './cost.ts';

type Group = readonly EntrantId[];

/** Beginnings that are tried; the best result counts. */
const STARTS = 12;

/** As few tables as possible, as equal as possible: 9 at tables of four are three tables of three. */
export function tableSizes(entrants: number, seats: number): readonly number[] {
  const tables = Math.ceil(entrants / seats);
  return Array.from({ length: tables }, (_, i) => Math.ceil((entrants - i) / tables));
}

/** The groups of a round: swapping any two entrants would not make it cheaper. */
export function cheapGroups(entrants: Group, seats: number, costs: Costs, random: Random): readonly Group[] {
  const sizes = tableSizes(entrants.length, seats);
  let best: { readonly groups: readonly Group[]; readonly cost: number } | undefined;
  for (let start = 0; start < STARTS; start++) {
    const groups = improved(cut(ordered(entrants, costs, random), sizes), costs);
    const cost = groups.reduce((sum, group) => sum + costOf(group, costs), 0);
    if (best === undefined || cost < best.cost) best = { groups, cost };
    if (cost === 0) break;
  }
  return best?.groups ?? [];
}

/** By points, those with equal points in any order. */
function ordered(entrants: Group, { points }: Costs, random: Random): Group {
  return inAnyOrder(entrants, random).toSorted((a, b) => points(b) - points(a));
}

export const inAnyOrder = (entrants: Group, random: Random): Group =>
  shuffled(entrants.length, random).flatMap((i) => entrants[i] ?? []);

function cut(list: Group, sizes: readonly number[]): EntrantId[][] {
  const from = (table: number): number => sizes.slice(0, table).reduce((sum, size) => sum + size, 0);
  return sizes.map((size, table) => list.slice(from(table), from(table) + size));
}

/** Swaps two entrants of different groups as long as that makes it cheaper. */
function improved(groups: EntrantId[][], costs: Costs): readonly Group[] {
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [g, one] of groups.entries()) {
      for (const other of groups.slice(g + 1)) isBetter = swapped(one, other, costs) || isBetter;
    }
  }
  return groups;
}

function swapped(one: EntrantId[], other: EntrantId[], costs: Costs): boolean {
  let isBetter = false;
  for (const [i, a] of one.entries()) {
    for (const [j, b] of other.entries()) {
      // Both lists may have changed since: what sits there now counts.
      const [x, y] = [one[i] ?? a, other[j] ?? b];
      const before = costAt(x, one, i, costs) + costAt(y, other, j, costs);
      const after = costAt(y, one, i, costs) + costAt(x, other, j, costs);
      if (after >= before) continue;
      one[i] = y;
      other[j] = x;
      isBetter = true;
    }
  }
  return isBetter;
}

/** What an entrant would cost at a place of a group, beside those who sit at its other places. */
const costAt = (id: EntrantId, group: Group, place: number, costs: Costs): number =>
  group.reduce((sum, other, i) => (i === place ? sum : sum + costs.of(id, other)), 0);

const costOf = (group: Group, costs: Costs): number =>
  group.reduce((sum, id, i) => sum + costAt(id, group.slice(0, i + 1), i, costs), 0);
