// Perception: the handicap of the lower levels. A play is overlooked at random, longer sets and crowded cells more often.

import type { Move, Random } from '@mozaika/kernel';
import {
  CELL_MASK,
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
import type { PlayFilter } from './candidates.ts';

/** Probabilities that a player copes with one more difficulty of each sort. */
export interface Perception {
  /** For every tile of a play after the first. */
  readonly tile: number;
  /** For the place. */
  readonly place: number;
  /** For every line that the play crosses. */
  readonly crossing: number;
  /** For a play on both sides of tiles that lie there. */
  readonly bridge: number;
}

/** A perception with one parameter, the probability for every further tile; the other difficulties are tied to it. */
export const perceptionOf = (tile: number): Perception => {
  const missing = 1 - tile;
  return { tile, place: 1 - 0.65 * missing, crossing: 1 - 0.9 * missing, bridge: 1 - 1.12 * missing };
};

/** Overlooks nothing. */
export const noticesAll: PlayFilter = () => true;

/** Probabilities are drawn with this resolution. */
const RESOLUTION = 1 << 16;

/**
 * A filter of plays for one decision. Its draws are shared, as a person's would be: a set of tiles is thought of or not
 * wherever it fits, a cell is seen or not whatever fits there.
 */
export function perceptionFilter({ grid }: Position, perception: Perception, random: Random): PlayFilter {
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
    if (!sees(-set, tile ** (tiles - 1))) return false;
    const bridges = last + 1 > tiles ? 1 : 0;
    const where = ((first * 2 + along) * 8 + crossings) * 2 + bridges;
    return sees(where, place * crossing ** crossings * bridge ** bridges);
  };
}
