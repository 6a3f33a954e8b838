// The cells that a placement is scored by: the runs through it along its row and its column.

import type { AzulPlayerView } from './view.ts';

/** A cell of the wall: row and column, both from 1. */
export type WallCell = readonly [row: number, column: number];

/** The runs of two or more tiles through a cell, the horizontal one first; the cell alone if there are none. */
export function linkedCells({ wall }: Pick<AzulPlayerView, 'wall'>, row: number, column: number): WallCell[] {
  const runs = [...runThrough(wall, [row, column], [0, 1]), ...runThrough(wall, [row, column], [1, 0])];
  return runs.length === 0 ? [[row, column]] : runs;
}

function runThrough(wall: readonly string[], [row, column]: WallCell, [down, along]: WallCell): WallCell[] {
  const isFilled = (r: number, c: number) => (wall[r - 1]?.[c - 1] ?? '.') !== '.';
  let [r, c] = [row, column];
  while (isFilled(r - down, c - along)) [r, c] = [r - down, c - along];
  const cells: WallCell[] = [];
  for (; isFilled(r, c); [r, c] = [r + down, c + along]) cells.push([r, c]);
  return cells.length > 1 ? cells : [];
}
