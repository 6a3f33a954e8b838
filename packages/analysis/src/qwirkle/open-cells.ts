// The empty cells next to the grid's tiles: which tiles fit there, and how long a line each makes.

import {
  CELL_MASK,
  cellAt,
  type Grid,
  joins,
  KINDS,
  MOST_FRONTIER_CELLS,
  ROW,
  runLength,
  type Tile,
} from '@mozaika/qwirkle';

export interface OpenCell {
  readonly x: number;
  readonly y: number;
  /** How long the lines across and down become when a tile is put here; 1 is no line. */
  readonly across: number;
  readonly down: number;
  /** The kinds that fit. */
  readonly tiles: readonly Tile[];
}

/** All cells where some tile fits, row by row. */
export function openCells(grid: Grid): OpenCell[] {
  const cells = new Uint16Array(MOST_FRONTIER_CELLS);
  const count = grid.frontierCells(cells);
  const found = Array.from(cells.subarray(0, count), (cell) => {
    const [across = 0, down = 0] = grid.lines.subarray(2 * cell, 2 * cell + 2);
    const tiles = Array.from({ length: KINDS }, (_, tile) => tile).filter(
      (tile) => joins(tile, across) && joins(tile, down),
    );
    return { ...placeOf(cell), across: runLength(across) + 1, down: runLength(down) + 1, tiles };
  });
  return found.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Coordinates of a cell: those within half a torus of the origin. */
function placeOf(cell: number): { readonly x: number; readonly y: number } {
  const signed = (distance: number): number => (distance >= ROW / 2 ? distance - ROW : distance);
  const origin = cellAt(0, 0);
  const x = signed((cell - origin) & (ROW - 1));
  const y = signed(((cell - x - origin) & CELL_MASK) / ROW);
  return { x, y };
}
