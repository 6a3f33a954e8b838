// The arena's schedule: contestants meet on the same deals once for each rotation of the seats (duplicate matches).

import type { Json } from '@mozaika/kernel';

/** Plain data, so that it can be sent to threads and kept in files. */
export interface Plan {
  readonly game: string;
  readonly options: Json;
  /** Contestants by their names on the command line. */
  readonly seats: readonly string[];
  readonly seed: string;
}

/** The matches of one group: the same deals once for each rotation of the contestants. */
export interface Group {
  readonly plan: number;
  readonly group: number;
  readonly rotations: number;
}

/** All groups of all plans for so many matches each, the plans taking turns. */
export function* groupsOf(plans: readonly Plan[], games: number): Generator<Group> {
  const most = Math.max(...plans.map(({ seats }) => Math.ceil(games / seats.length)));
  for (let group = 0; group < most; group++) {
    for (const [plan, { seats }] of plans.entries()) {
      const rotations = Math.min(seats.length, games - group * seats.length);
      if (rotations > 0) yield { plan, group, rotations };
    }
  }
}

/** Every two of a field against each other. */
export function roundRobin(game: string, options: Json, field: readonly string[], seed: string): Plan[] {
  return field.flatMap((one, i) => field.slice(i + 1).map((other) => ({ game, options, seats: [one, other], seed })));
}
