// The draft against the listed legal moves. No rules here: a tile may go where some legal play has it together with the tiles that
// lie already.

import { placementText, placementTexts, type TileName } from '@mozaika/qwirkle';
import type { Cell } from './cells.ts';

/** A tile on its cell, as plays write it. */
export const placingText = (tile: TileName, { x, y }: Cell): string => placementText(tile, x, y);

/** The listed plays, each as its placings. */
export const playsOf = (legal: readonly string[]): string[][] =>
  legal.map(placementTexts).filter((placings) => placings.length > 0);

/** The plays that have all these placings. */
export const playsWith = (plays: readonly string[][], placings: readonly string[]): readonly string[][] =>
  plays.filter((play) => placings.every((placing) => play.includes(placing)));

/** Whether a tile on a cell makes a legal play at once, or only with more tiles. */
export type Opening = 'now' | 'later';

/** What a play would be worth. */
export interface Gain {
  readonly points: number;
  readonly qwirkle: boolean;
}

/** The cells where a tile may go beside the placings that all these plays have. */
export function cellsFor(
  plays: readonly string[][],
  placings: readonly string[],
  tile: TileName,
): Map<string, Opening> {
  const prefix = `${tile}@`;
  const cells = new Map<string, Opening>();
  for (const play of plays) {
    for (const placing of play) {
      if (!placing.startsWith(prefix) || placings.includes(placing)) continue;
      const cell = placing.slice(prefix.length);
      if (play.length === placings.length + 1) cells.set(cell, 'now');
      else if (!cells.has(cell)) cells.set(cell, 'later');
    }
  }
  return cells;
}

/** The cell that every opening covers. */
const MIDDLE = '0,0';

/**
 * Of the cells for the first tile of a play those where it is a play by itself: what needs more tiles is shown after it.
 * An opening, which may need several tiles, begins in the middle.
 */
export const firstCells = (cells: ReadonlyMap<string, Opening>, grid: 'empty' | 'begun'): Map<string, Opening> =>
  new Map([...cells].filter(([cell, opening]) => (grid === 'empty' ? cell === MIDDLE : opening === 'now')));
