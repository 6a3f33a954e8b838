// Lines: what the tiles on both sides of an empty cell have in common, packed in one number, the key of that cell.
//
//   bit 17 16 15 | 14 13 12 | 11 … 6 | 5 … 0
//       after    | before   | shapes | colours
//
// `colours` and `shapes` are the sets found in the two runs of tiles that end at the cell, `before` and `after` their
// lengths. A cell that no tile can ever fill (its runs don't go together) has all colours and all shapes: a spoilt key.

import { COLOUR_BIT, KINDS, SHAPE_BIT, type Tile } from './tiles.ts';

/** A set of colours or of shapes: six bits. */
export type SixSet = number;
export type LineKey = number;

/** The longest line: six colours or six shapes. */
export const QWIRKLE = 6;

const ALL: SixSet = 63;
const SPOILT = ALL | (ALL << 6);
/** The two sets of a key. */
export const SETS = SPOILT;

export const keyColours = (key: LineKey): SixSet => key & 63;
export const keyShapes = (key: LineKey): SixSet => (key >> 6) & 63;
export const runBefore = (key: LineKey): number => (key >> 12) & 7;
export const runAfter = (key: LineKey): number => (key >> 15) & 7;
/** How many tiles lie next to the cell in this direction, both runs together. */
export const runLength = (key: LineKey): number => ((key >> 12) & 7) + ((key >> 15) & 7);

/** By set of six: how many it holds (a table of population counts). */
export const SET_SIZE = Uint8Array.from({ length: 64 }, (_, set) => set.toString(2).replaceAll('0', '').length);

/** Whether tiles with these colours and shapes, `length` in number, are all of one colour and different shapes or the reverse. */
export function isLine(colours: SixSet, shapes: SixSet, length: number): boolean {
  if (SET_SIZE[colours] === 1) return SET_SIZE[shapes] === length;
  return SET_SIZE[shapes] === 1 && SET_SIZE[colours] === length;
}

/** Packs the parts of a key as they are. */
export const packKey = (colours: SixSet, shapes: SixSet, before: number, after: number): LineKey =>
  colours | (shapes << 6) | (before << 12) | (after << 15);

/** The key of an empty cell: spoilt if its runs don't go together. */
export function lineKey(colours: SixSet, shapes: SixSet, before: number, after: number): LineKey {
  return isLine(colours, shapes, before + after)
    ? packKey(colours, shapes, before, after)
    : packKey(ALL, ALL, before, after);
}

/** Whether a tile may join the runs of a key. */
export function joins(tile: Tile, key: LineKey): boolean {
  if (key === 0) return true;
  const colour = COLOUR_BIT[tile];
  const shape = SHAPE_BIT[tile];
  const colours = keyColours(key);
  const shapes = keyShapes(key);
  return (colours === colour && (shapes & shape) === 0) || (shapes === shape && (colours & colour) === 0);
}

/** For each pair of sets in a key: the tiles that may join, as the bits of colours R O Y and of colours G B P. */
const JOINING = [0, KINDS / 2].map((first) =>
  Int32Array.from({ length: 1 << 12 }, (_, key) => {
    let tiles = 0;
    for (let i = 0; i < KINDS / 2; i++) if (joins(first + i, key)) tiles |= 1 << i;
    return tiles;
  }),
);
const [WARM, COLD] = JOINING;

/** Whether there is a tile, wherever it may lie, that may join both lines of a cell. */
export const isOpen = (across: LineKey, down: LineKey): boolean =>
  ((WARM[across & SETS] & WARM[down & SETS]) | (COLD[across & SETS] & COLD[down & SETS])) !== 0;
