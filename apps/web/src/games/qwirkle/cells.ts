// Cells of the grid: their keys, the rectangle around them, the lines that run through them.

import type { Line, PlacedTile, TileName } from '@mozaika/qwirkle';

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The smallest rectangle of cells around some tiles. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A cell as moves write it: `3,-1`. */
export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

export function cellOf(key: string): Cell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}

/** The rectangle around some cells; around the first cell of all if there are none. */
export function boundsOf(cells: Iterable<Cell>): Bounds {
  const all = [...cells];
  if (all.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

export const widened = ({ left, right, top, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

/** The smallest rectangle around two others. */
export const united = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
});

export const within = ({ x, y }: Cell, { left, right, top, bottom }: Bounds): Cell => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
});

/** The cells of a line, from its first one. */
export function cellsOf({ direction, x, y, length }: Line): Cell[] {
  const dx = direction === 'across' ? 1 : 0;
  return Array.from({ length }, (_, i) => ({ x: x + i * dx, y: y + i * (1 - dx) }));
}

export const byCell = (tiles: Iterable<PlacedTile>): Map<string, TileName> =>
  new Map([...tiles].map((placed) => [keyOf(placed), placed.tile]));

/** The tiles of the line through a cell, in order; the cell itself counts only if it has a tile. */
export function lineThrough(
  tiles: ReadonlyMap<string, TileName>,
  cell: Cell,
  direction: Line['direction'],
): TileName[] {
  const dx = direction === 'across' ? 1 : 0;
  const at = (steps: number) => tiles.get(keyOf({ x: cell.x + steps * dx, y: cell.y + steps * (1 - dx) }));
  const line: TileName[] = [];
  let first = 0;
  while (at(first - 1)) first--;
  for (let steps = first; steps <= 0 || at(steps); steps++) {
    const tile = at(steps);
    if (tile) line.push(tile);
  }
  return line;
}
