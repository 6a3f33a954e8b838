// What a player overlooks: sets of several tiles and places where lines cross are harder to see.

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

/** How well a player sees: chances, each for one more difficulty. */
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

/** The perception of who thinks of every further tile with this chance: the other difficulties go with it. */
export const perceptionOf = (tile: number): Perception => {
  const missing = 1 - tile;
  return { tile, place: 1 - 0.65 * missing, crossing: 1 - 0.9 * missing, bridge: 1 - 1.12 * missing };
};

/** Sees everything. */
export const noticesAll: PlayFilter = () => true;

const CHANCES = 1 << 16;

/** A look at the grid: a set of tiles is thought of or not, wherever it fits; a place is seen or not, whatever fits there. */
export function perceptionFilter({ grid }: Position, perception: Perception, random: Random): PlayFilter {
  const seen = new Map<number, boolean>();
  const sees = (what: number, chance: number): boolean => {
    const known = seen.get(what);
    if (known !== undefined) return known;
    const drawn = random(CHANCES) < chance * CHANCES;
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
