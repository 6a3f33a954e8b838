// Where keys move the grid's cursor: arrows to the next cell, Page Up and Page Down among the open cells.

import { type Cell, cellOf } from './cells.ts';
import type { Opening } from './plays.ts';

const ARROWS: { readonly [key: string]: Cell } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const PAGES: { readonly [key: string]: number } = { PageDown: 1, PageUp: -1 };

/** Whether a key moves the cursor. */
export const isCursorKey = (key: string): boolean => key in ARROWS || key in PAGES;

/** The cell that a key leads to; nothing if there is none. */
export function cursorTarget(key: string, cursor: Cell, open: ReadonlyMap<string, Opening>): Cell | undefined {
  const arrow = ARROWS[key];
  if (arrow) return { x: cursor.x + arrow.x, y: cursor.y + arrow.y };
  const page = PAGES[key];
  return page === undefined ? undefined : nextOpen(cursor, open, page);
}

/** The next open cell from the cursor on, in reading order; one that is open now if there is any. */
function nextOpen(cursor: Cell, open: ReadonlyMap<string, Opening>, step: number): Cell | undefined {
  const order = (a: Cell, b: Cell) => (a.y - b.y || a.x - b.x) * step;
  const now = [...open.keys()].filter((key) => open.get(key) === 'now');
  const cells = (now.length > 0 ? now : [...open.keys()]).map(cellOf).sort(order);
  return cells.find((cell) => order(cell, cursor) > 0) ?? cells[0];
}
