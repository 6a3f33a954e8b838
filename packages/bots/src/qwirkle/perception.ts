// Perception: the handicap of the lower levels. A play is overlooked at random, longer sets and crowded cells more often, and
// the lowest levels weigh up only a few of the places where they noticed a play.

import type { Move, Random } from '@mozaika/kernel';
import {
  CELL_MASK,
  type Cell,
  cellAt,
  directionOf,
  HAND_SIZE,
  highOf,
  lowOf,
  type Position,
  STEP,
  slotOf,
  xOf,
  yOf,
} from '@mozaika/qwirkle';
import { power } from '../algorithms/portable-math.ts';

/** Probabilities that a player copes with one more difficulty of each sort, and how far its attention goes. */
export interface Perception {
  /** For every tile of a play after the first. */
  readonly tile: number;
  /** For the place. */
  readonly place: number;
  /** For every line that the play crosses. */
  readonly crossing: number;
  /** For a play on both sides of tiles that lie there. */
  readonly bridge: number;
  /** So many places at most are weighed up against each other, any of those where it noticed a play. */
  readonly places: number;
}

/** A perception by the probability for every further tile, to which the other difficulties are tied, and by its places. */
export const perceptionOf = (tile: number, places = Number.POSITIVE_INFINITY): Perception => {
  const missing = 1 - tile;
  return { tile, place: 1 - 0.65 * missing, crossing: 1 - 0.9 * missing, bridge: 1 - 1.12 * missing, places };
};

/** Which of its plays a player chooses from; never none of some. */
export type Notice = <T extends { readonly move: Move }>(plays: readonly T[]) => readonly T[];

/** Overlooks nothing. */
export const noticesAll: Notice = (plays) => plays;

/** For one decision. A player that notices none of its plays is shown all of them. */
export const noticesWith =
  (perception: Perception, position: Position, random: Random): Notice =>
  (plays) => {
    const sees = sight(position, perception, random);
    const noticed = plays.filter(({ move }) => sees(move));
    return weighedUp(noticed.length > 0 ? noticed : plays, perception.places, random);
  };

/** Where a play starts. */
const startOf = (move: Move): Cell => cellAt(xOf(highOf(move)), yOf(highOf(move)));

/** The plays at so many places, chosen at random. */
function weighedUp<T extends { readonly move: Move }>(plays: readonly T[], places: number, random: Random) {
  const left = [...new Set(plays.map(({ move }) => startOf(move)))];
  if (left.length <= places) return plays;
  const chosen = new Set<Cell>();
  while (chosen.size < places) for (const cell of left.splice(random(left.length), 1)) chosen.add(cell);
  return plays.filter(({ move }) => chosen.has(startOf(move)));
}

/** Probabilities are drawn with this resolution. */
const RESOLUTION = 1 << 16;

/**
 * Whether a play is seen, for one decision. The draws are shared, as a person's would be: a set of tiles is thought of or not
 * wherever it fits, a cell is seen or not whatever fits there.
 */
function sight({ grid }: Position, perception: Perception, random: Random): (move: Move) => boolean {
  const seen = new Map<number, boolean>();
  const sees = (what: number, chance: number): boolean => {
    const known = seen.get(what);
    if (known !== undefined) return known;
    const drawn = random(RESOLUTION) < chance * RESOLUTION;
    seen.set(what, drawn);
    return drawn;
  };
  return (move: Move) => {
    const low = lowOf(move);
    const high = highOf(move);
    const along = directionOf(high);
    const first = cellAt(xOf(high), yOf(high));
    let tiles = 0;
    let set = 0;
    let crossings = 0;
    let last = 0;
    for (let i = 0; i < HAND_SIZE; i++) {
      const slot = slotOf(low, high, i);
      if (slot === 0) continue;
      tiles++;
      last = i;
      set += 2 ** slot;
      if (grid.lines[2 * ((first + i * STEP[along]) & CELL_MASK) + 1 - along] !== 0) crossings++;
    }
    const { tile, place, crossing, bridge } = perception;
    if (!sees(-set, power(tile, tiles - 1))) return false;
    const bridges = last + 1 > tiles ? 1 : 0;
    const where = ((first * 2 + along) * 8 + crossings) * 2 + bridges;
    return sees(where, place * power(crossing, crossings) * power(bridge, bridges));
  };
}
