// The draft against the listed legal moves. No rules here: a tile may go where some legal play has it together with the tiles that
// lie already.

import type { TileName } from '@mozaika/qwirkle';
import { type Cell, keyOf } from './cells.ts';

/** A tile on its cell as moves write it: `Rs@0,-1`. */
export const placingText = (tile: TileName, cell: Cell): string => `${tile}@${keyOf(cell)}`;

export const playText = (placings: readonly string[]): string => ['play', ...placings].join(' ');
export const tradeText = (tiles: readonly TileName[]): string => ['trade', ...tiles].join(' ');
export const PASS = 'pass';

const PLAY = 'play ';

/** The listed plays, each as its placings. */
export const playsOf = (legal: readonly string[]): string[][] =>
  legal.filter((move) => move.startsWith(PLAY)).map((move) => move.slice(PLAY.length).split(' '));

/** The plays that have all these placings. */
export const playsWith = (plays: readonly string[][], placings: readonly string[]): readonly string[][] =>
  plays.filter((play) => placings.every((placing) => play.includes(placing)));

/** Whether a tile on a cell makes a legal play at once, or only with more tiles. */
export type Opening = 'now' | 'later';

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
