// The camera above Qwirkle's grid, and the cells below it.

import { seededRandom } from '@mozaika/kernel';
import { expect, test } from 'vitest';
import {
  approached,
  type Camera,
  cellsNear,
  cellUnder,
  clamped,
  fitted,
  isCramped,
  nudge,
  panned,
  revealed,
  showsCell,
  visible,
  zoomed,
} from '../src/games/qwirkle/camera.ts';
import { boundsOf, byCell, type Cell, cellsOf, lineThrough, united, widened } from '../src/games/qwirkle/cells.ts';
import { leastCovered } from '../src/games/qwirkle/minimap-corner.ts';

const PHONE = { width: 320, height: 400 };
const SIZES = [
  { width: 320, height: 260 },
  { width: 390, height: 380 },
  { width: 390, height: 560 },
  { width: 768, height: 700 },
  { width: 540, height: 340 },
  { width: 1056, height: 640 },
  { width: 1920, height: 800 },
];

/** Cells that a grid grows over, one beside another. */
function grown(random: ReturnType<typeof seededRandom>, count: number): Cell[] {
  const cells: Cell[] = [{ x: 0, y: 0 }];
  for (let i = 1; i < count; i++) {
    const { x, y } = cells[Math.max(0, cells.length - 1 - random(4))] ?? { x: 0, y: 0 };
    const step = random(2) * 2 - 1;
    cells.push(random(2) === 0 ? { x: x + step, y } : { x, y: y + step });
  }
  return cells;
}

test('whatever the grid and the view, every tile and every place is inside the view, and no cell larger than needed', () => {
  const random = seededRandom('grids and views');
  for (let round = 0; round < 400; round++) {
    const tiles = grown(random, 1 + random(107));
    const around = widened(boundsOf(tiles), 1);
    const far = { x: around.right + random(5), y: around.top - random(5) };
    const needed = united(around, boundsOf([far]));
    for (const size of SIZES) {
      const camera = fitted(needed, size);
      const view = visible(camera, size);
      const why = JSON.stringify({ round, size });
      expect(view.left, why).toBeLessThanOrEqual(needed.left - 0.5);
      expect(view.right, why).toBeGreaterThanOrEqual(needed.right + 0.5);
      expect(view.top, why).toBeLessThanOrEqual(needed.top - 0.5);
      expect(view.bottom, why).toBeGreaterThanOrEqual(needed.bottom + 0.5);
      expect(camera.cell, why).toBeLessThanOrEqual(64);
    }
  }
});

test('a finger on small cells means the only place nearby, and is asked to come closer among several', () => {
  const camera: Camera = { x: 0, y: 0, cell: 20 };
  expect(isCramped(camera)).toBe(true);
  const places = [
    { x: 2, y: 0 },
    { x: -4, y: 0 },
    { x: -4, y: 1 },
  ];
  expect(cellsNear(camera, places, 58, 15)).toEqual([{ x: 2, y: 0 }]);
  expect(cellsNear(camera, places, -78, 4)).toEqual([
    { x: -4, y: 0 },
    { x: -4, y: 1 },
  ]);
  expect(cellsNear(camera, places, 0, 60)).toEqual([]);
  const closer = approached(camera, { x: -4, y: 0.5 });
  expect(isCramped(closer)).toBe(false);
  expect(cellsNear(closer, places, 0, -closer.cell / 2)).toEqual([{ x: -4, y: 0 }]);
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
  expect(zoomed(camera, 0.001, 0, 0).cell).toBe(10);
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

test('the minimap goes to the corner where it covers least', () => {
  const camera: Camera = { x: 0, y: 0, cell: 40 };
  const box = { width: 100, height: 100 };
  const below = [
    { x: -3, y: 4 },
    { x: 3, y: 4 },
    { x: 3, y: -4 },
  ];
  expect(leastCovered(camera, PHONE, box, [])).toEqual({ side: 'left', edge: 'bottom' });
  expect(leastCovered(camera, PHONE, box, below)).toEqual({ side: 'left', edge: 'top' });
});
