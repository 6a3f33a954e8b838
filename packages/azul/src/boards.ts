// The four boards as data, and what the rules read of them. Nobody compares a board's name: a difference is a property.

import { COLOURS, type Colour, colourIndex } from './colours.ts';

export const SIZE = 5;
export const FLOOR_SPACES = 7;

/** A board as plain data that survives JSON. */
export interface BoardData {
  /** The printed cells, row by row from the top; `.` is a cell for any colour. */
  readonly wall: readonly string[];
  /** What a placement on a printed cell is multiplied by, if it is. */
  readonly multiplier?: number;
  readonly floor: readonly number[];
  readonly bonus: { readonly row: number; readonly column: number; readonly colour: number };
}

const BASE_FLOOR = [-1, -1, -2, -2, -2, -3, -3];
const CRYSTAL_FLOOR = [-1, 0, -1, -2, -1, -2, -3];
const BASE_BONUS = { row: 2, column: 7, colour: 10 };

/**
 * Where the figures come from. The first two boards: Azul's rule book and its printed boards, the same in Azul Mini.
 * Crystal Mosaic's rule book has the ×2, the bonuses 3/10/12 and that the floor's values differ, but neither those values nor the printed cells:
 * - The floor: public implementations, and Chris Wray's review (opinionatedgamers.com, 25 April 2020), which names all seven values.
 * - The printed cells: public implementations and pictures of the boards. The review confirms white in the middle of the bonus side with
 *   the four other colours around it, and a ×2 cell for each colour.
 * - On one kind of source alone, pictures and the code made from them, rests which colour lies on which ×2 cell, and which on which of
 *   the four outer cells of the bonus side.
 */
export const BOARDS = {
  coloured: { wall: ['BYRKW', 'WBYRK', 'KWBYR', 'RKWBY', 'YRKWB'], floor: BASE_FLOOR, bonus: BASE_BONUS },
  gray: { wall: ['.....', '.....', '.....', '.....', '.....'], floor: BASE_FLOOR, bonus: BASE_BONUS },
  'crystal-x2': {
    wall: ['...K.', 'W....', '..Y..', '....B', '.R...'],
    multiplier: 2,
    floor: CRYSTAL_FLOOR,
    bonus: BASE_BONUS,
  },
  'crystal-bonus': {
    wall: ['.....', '.B.R.', '..W..', '.K.Y.', '.....'],
    floor: CRYSTAL_FLOOR,
    bonus: { row: 3, column: 10, colour: 12 },
  },
} as const satisfies { readonly [name: string]: BoardData };

export type BoardName = keyof typeof BOARDS;
export const BOARD_NAMES = Object.keys(BOARDS) as BoardName[];

/** A board prepared for the rules. */
export interface Board {
  readonly name: BoardName;
  readonly data: BoardData;
  /** Whether players choose columns. Where every cell is printed, tiling happens by itself. */
  readonly tiling: 'chosen' | 'automatic';
  /** Which columns of a row may ever take a colour: five bits at `row * 5 + colour`. */
  readonly columns: Int32Array;
  /** What a placement is multiplied by, at `row * 5 + column`. */
  readonly multiplier: Int32Array;
  /** What a number of occupied floor spaces costs. */
  readonly floorCost: Int32Array;
}

function prepare(name: BoardName): Board {
  const data: BoardData = BOARDS[name];
  const columns = new Int32Array(SIZE * SIZE);
  const multiplier = new Int32Array(SIZE * SIZE).fill(1);
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const printed = printedColour(data, row, column);
      for (let colour = 0; colour < SIZE; colour++) {
        if (printed === undefined || printed === COLOURS[colour]) columns[row * SIZE + colour] |= 1 << column;
      }
      if (printed !== undefined) multiplier[row * SIZE + column] = data.multiplier ?? 1;
    }
  }
  const floorCost = new Int32Array(FLOOR_SPACES + 1);
  for (let space = 0; space < FLOOR_SPACES; space++) floorCost[space + 1] = floorCost[space] - data.floor[space];
  const tiling = data.wall.some((row) => row.includes('.')) ? 'chosen' : 'automatic';
  return { name, data, tiling, columns, multiplier, floorCost };
}

/** The colour printed on a cell (0-based), if any. */
export function printedColour(data: BoardData, row: number, column: number): Colour | undefined {
  const colour = colourIndex(data.wall[row][column]);
  return colour === undefined ? undefined : COLOURS[colour];
}

const prepared = new Map(BOARD_NAMES.map((name) => [name, prepare(name)]));

export const boardNamed = (name: BoardName): Board => prepared.get(name) as Board;
