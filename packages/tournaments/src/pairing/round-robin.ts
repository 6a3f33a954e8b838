// A round robin of two at a table by the circle method: in n - 1 rounds everybody meets everybody once.

import type { EntrantId } from '../entry.ts';
import type { Tournament } from '../state.ts';
import type { Pairs } from './pairs.ts';

/** The circle: entrants of the first pairing. With an odd number its fixed place is free, until a late-comer takes it. */
export function circleOf({ entrants }: Tournament): readonly (EntrantId | undefined)[] {
  const first = entrants.filter(({ missed }) => missed === 0).map(({ id }) => id);
  const late = entrants.find(({ missed }) => missed > 0)?.id;
  return first.length % 2 === 1 ? [late, ...first] : first;
}

/** The pairs of a round, counted from 1. Whose opponent is missing has a bye. */
export function circlePairs(tournament: Tournament, round: number): Pairs {
  const circle = circleOf(tournament);
  const here = new Set(tournament.entrants.filter(({ isHere }) => isHere).map(({ id }) => id));
  const others = circle.slice(1);
  const turned = others.map((_, i) => others[(i + round - 1) % others.length]);
  const line = [circle[0], ...turned];
  const tables: (readonly [EntrantId, EntrantId])[] = [];
  const byes: EntrantId[] = [];
  for (let i = 0; i < line.length / 2; i++) {
    const pair = [line[i], line[line.length - 1 - i]].filter((id) => id !== undefined && here.has(id));
    const [a, b] = pair;
    if (a === undefined) continue;
    if (b === undefined) byes.push(a);
    // Everybody but the first of the circle moves one place each round and so begins every other time.
    else tables.push((i === 0 ? round : i) % 2 === 1 ? [a, b] : [b, a]);
  }
  return { tables, byes };
}
