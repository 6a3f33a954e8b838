// The camera above Qwirkle's grid, and the cells below it.

import { expect, test } from 'vitest';
import {
  type Camera,
  cellUnder,
  clamped,
  fitted,
  nudge,
  panned,
  revealed,
  shows,
  showsCell,
  zoomed,
} from '../src/games/qwirkle/camera.ts';
import { boundsOf, byCell, cellsOf, lineThrough } from '../src/games/qwirkle/cells.ts';

const PHONE = { width: 320, height: 400 };
const WIDE = { width: 1440, height: 700 };

test('a grid that has room enough is shown whole, with the buttons beside it', () => {
  for (const size of [PHONE, WIDE]) {
    for (const bounds of [
      { left: 0, right: 0, top: 0, bottom: 0 },
      { left: -4, right: 4, top: -2, bottom: 5 },
      { left: 3, right: 9, top: -9, bottom: -3 },
    ]) {
      const camera = fitted(bounds, size);
      expect(shows(camera, size, bounds), JSON.stringify({ bounds, size })).toBe(true);
    }
  }
});

test('cells stay large enough for a finger when a grid is too large for the view', () => {
  const bounds = { left: -15, right: 15, top: -15, bottom: 15 };
  const camera = fitted(bounds, PHONE);
  expect(camera.cell).toBeGreaterThanOrEqual(24);
  expect(shows(camera, PHONE, bounds)).toBe(false);
});

test('a grid that is too high loses no more at the top than at the bottom', () => {
  const bounds = { left: -3, right: 3, top: -9, bottom: 4 };
  const size = { width: 600, height: 300 };
  const camera = fitted(bounds, size);
  expect(camera.y).toBe(-2.5);
  expect(showsCell(camera, size, { x: 3, y: -2 })).toBe(true);
});

test('what lies under the fingers stays there while they zoom', () => {
  const camera: Camera = { x: 2, y: -1, cell: 40 };
  const at = { x: 90, y: -70 };
  const closer = zoomed(camera, 1.7, at.x, at.y);
  expect(closer.cell).toBeCloseTo(68);
  expect(closer.x + at.x / closer.cell).toBeCloseTo(camera.x + at.x / camera.cell);
  expect(closer.y + at.y / closer.cell).toBeCloseTo(camera.y + at.y / camera.cell);
});

test('zooming ends at the largest and the smallest cell', () => {
  const camera: Camera = { x: 0, y: 0, cell: 40 };
  expect(zoomed(camera, 100, 0, 0).cell).toBe(96);
  expect(zoomed(camera, 0.001, 0, 0).cell).toBe(18);
});

test('the grid can’t be pushed out of sight', () => {
  const far = panned({ x: 0, y: 0, cell: 40 }, -4000, 4000);
  expect(clamped(far, { left: -2, right: 2, top: -3, bottom: 1 })).toMatchObject({ x: 3, y: -4 });
});

test('a cell is found under every point of it', () => {
  const camera: Camera = { x: 0.5, y: 0, cell: 40 };
  expect(cellUnder(camera, 0.1, 0)).toEqual({ x: 1, y: 0 });
  expect(cellUnder(camera, -0.1, 19)).toEqual({ x: 0, y: 0 });
  expect(cellUnder(camera, -0.1, 21)).toEqual({ x: 0, y: 1 });
});

test('a cell that was out of sight is revealed by the least pan', () => {
  const camera: Camera = { x: 0, y: 0, cell: 40 };
  expect(revealed(camera, PHONE, { x: 1, y: 1 })).toEqual(camera);
  const moved = revealed(camera, PHONE, { x: 9, y: 0 });
  expect(showsCell(camera, PHONE, { x: 9, y: 0 })).toBe(false);
  expect(showsCell(moved, PHONE, { x: 9, y: 0 })).toBe(true);
  expect(moved.y).toBe(0);
});

test('a tile that is carried to an edge moves the view, but only towards cells that it does not show', () => {
  const camera: Camera = { x: 0, y: 0, cell: 40 };
  const small = { left: -3, right: 3, top: -4, bottom: 4 };
  const large = { left: -9, right: 9, top: -9, bottom: 9 };
  expect(nudge(camera, PHONE, small, 150, 0)).toEqual({ dx: 0, dy: 0 });
  expect(nudge(camera, PHONE, large, 0, 0)).toEqual({ dx: 0, dy: 0 });
  expect(nudge(camera, PHONE, large, 150, 0)).toEqual({ dx: -7, dy: 0 });
  expect(nudge(camera, PHONE, large, -150, -190)).toEqual({ dx: 7, dy: 7 });
  expect(nudge(camera, PHONE, large, 0, 230), 'below the stage').toEqual({ dx: 0, dy: 0 });
  expect(nudge({ ...camera, x: 6 }, PHONE, large, 150, 0), 'the last column is there').toEqual({ dx: 0, dy: 0 });
});

test('a line runs through its cell in both directions until a gap', () => {
  const tiles = byCell([
    { tile: 'Rs', x: -1, y: 0 },
    { tile: 'Ro', x: 1, y: 0 },
    { tile: 'Rx', x: 2, y: 0 },
    { tile: 'Rd', x: 4, y: 0 },
  ]);
  expect(lineThrough(tiles, { x: 0, y: 0 }, 'across')).toEqual(['Rs', 'Ro', 'Rx']);
  expect(lineThrough(tiles, { x: 2, y: 0 }, 'across')).toEqual(['Ro', 'Rx']);
  expect(lineThrough(tiles, { x: 0, y: 0 }, 'down')).toEqual([]);
});

test('the cells of a line, and the rectangle around them', () => {
  const cells = cellsOf({ direction: 'down', x: 2, y: -1, length: 3 });
  expect(cells).toEqual([
    { x: 2, y: -1 },
    { x: 2, y: 0 },
    { x: 2, y: 1 },
  ]);
  expect(boundsOf(cells)).toEqual({ left: 2, right: 2, top: -1, bottom: 1 });
});
