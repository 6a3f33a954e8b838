// The wall: which cells may take a tile, what a placement scores, what is complete.

import { type Board, SIZE } from './boards.ts';
import { COLOUR_CELLS, FILLED } from './position.ts';

export const ROW = 0b11111;
/** The cells of the first column. */
export const COLUMN = 0b00001_00001_00001_00001_00001;

/** The length of the run through a bit of a five-bit line, at `bits * 5 + bit`. */
const RUNS = new Uint8Array(32 * SIZE);
for (let bits = 0; bits < 32; bits++) {
  for (let bit = 0; bit < SIZE; bit++) {
    if (!(bits & (1 << bit))) continue;
    let from = bit;
    let to = bit;
    while (from > 0 && bits & (1 << (from - 1))) from--;
    while (to < SIZE - 1 && bits & (1 << (to + 1))) to++;
    RUNS[bits * SIZE + bit] = to - from + 1;
  }
}

/** The cells of a column, gathered into five bits: the factor moves bit 5i to bit 20 + i, and no two bits meet. */
const columnBits = (cells: number, column: number): number =>
  (Math.imul((cells >>> column) & COLUMN, 0x111110) >>> 20) & ROW;

const rowBits = (cells: number, row: number): number => (cells >>> (row * SIZE)) & ROW;

export const horizontalRun = (cells: number, row: number, column: number): number =>
  RUNS[rowBits(cells, row) * SIZE + column];

export const verticalRun = (cells: number, row: number, column: number): number =>
  RUNS[columnBits(cells, column) * SIZE + row];

/** What placing a tile scores, given the cells that are filled with it there. */
export function placementPoints(board: Board, cells: number, row: number, column: number): number {
  const horizontal = horizontalRun(cells, row, column);
  const vertical = verticalRun(cells, row, column);
  const runs = (horizontal > 1 ? horizontal : 0) + (vertical > 1 ? vertical : 0);
  return (runs || 1) * board.multiplier[row * SIZE + column];
}

/** The columns (five bits) where the wall of the seat at `at` may take a colour in a row. */
export function legalColumns(board: Board, state: Int32Array, at: number, row: number, colour: number): number {
  const sameColour = state[at + COLOUR_CELLS + colour];
  if (rowBits(sameColour, row) !== 0) return 0;
  // Fold the five rows onto each other: the columns that hold this colour somewhere.
  const elsewhere = sameColour | (sameColour >>> 5) | (sameColour >>> 10) | (sameColour >>> 15) | (sameColour >>> 20);
  return board.columns[row * SIZE + colour] & ~rowBits(state[at + FILLED], row) & ~(elsewhere & ROW);
}

export const isRowComplete = (cells: number, row: number): boolean => rowBits(cells, row) === ROW;

export const isColumnComplete = (cells: number, column: number): boolean => ((cells >>> column) & COLUMN) === COLUMN;

/** All five tiles of a colour are on the wall when every row holds one. */
export function isColourComplete(colourCells: number): boolean {
  for (let row = 0; row < SIZE; row++) if (rowBits(colourCells, row) === 0) return false;
  return true;
}

export function completeRows(cells: number): number {
  let rows = 0;
  for (let row = 0; row < SIZE; row++) if (isRowComplete(cells, row)) rows++;
  return rows;
}
