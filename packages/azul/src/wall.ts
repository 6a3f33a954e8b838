// The wall: which cells may take a tile, what a placement scores, what is complete.

import { gather } from './bits.ts';
import { type Board, SIZE } from './boards.ts';
import type { Side } from './side.ts';

const ROW = 0b11111;
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
/** What such a run scores: one tile alone is none. */
const LINKED = RUNS.map((length) => (length > 1 ? length : 0));

const columnBits = (cells: number, column: number): number => gather(cells >>> column);

const rowBits = (cells: number, row: number): number => (cells >>> (row * SIZE)) & ROW;

export const horizontalRun = (cells: number, row: number, column: number): number =>
  RUNS[rowBits(cells, row) * SIZE + column];

export const verticalRun = (cells: number, row: number, column: number): number =>
  RUNS[columnBits(cells, column) * SIZE + row];

/** What placing a tile scores, given the cells that are filled with it there. */
export function placementPoints(board: Board, cells: number, row: number, column: number): number {
  const linked = LINKED[rowBits(cells, row) * SIZE + column] + LINKED[columnBits(cells, column) * SIZE + row];
  // A tile without neighbours: (0 − 1) >>> 31 is 1, anything more is 0.
  return (linked + ((linked - 1) >>> 31)) * board.multiplier[row * SIZE + column];
}

/** The columns (five bits) where a wall may take a colour in a row that does not hold it yet. */
export function legalColumns(board: Board, side: Side, row: number, colour: number): number {
  const same = side.cells[colour];
  // The five rows folded onto each other: the columns that hold this colour somewhere.
  const elsewhere = same | (same >>> 5) | (same >>> 10) | (same >>> 15) | (same >>> 20);
  return board.columns[row * SIZE + colour] & ~rowBits(side.filled, row) & ~elsewhere;
}

/** The complete rows, five bits. */
export const completeRows = (cells: number): number =>
  gather(cells & (cells >>> 1) & (cells >>> 2) & (cells >>> 3) & (cells >>> 4));

/** The complete columns, five bits. */
export const completeColumns = (cells: number): number =>
  cells & (cells >>> 5) & (cells >>> 10) & (cells >>> 15) & (cells >>> 20);

/** The colours with all five tiles on the wall, five bits: the same fold as for rows, as `Side.held` has a row a colour. */
export const completeColours = (held: number): number => completeRows(held);

/** The number of bits set of five. */
export const countBits = (bits: number): number => POPULATION[bits];

const POPULATION = Uint8Array.from(
  { length: 32 },
  (_, bits) => [0, 1, 2, 3, 4].filter((bit) => bits & (1 << bit)).length,
);
