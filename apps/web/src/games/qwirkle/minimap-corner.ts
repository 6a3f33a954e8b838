// Where the minimap goes: to the corner of the view where it covers least.

import { type Camera, type Size, visible } from './camera.ts';
import type { Cell } from './cells.ts';

export interface Corner {
  readonly side: 'left' | 'right';
  readonly edge: 'top' | 'bottom';
}

/** In the order in which they are taken when they cover the same. */
const CORNERS: readonly Corner[] = [
  { side: 'left', edge: 'bottom' },
  { side: 'right', edge: 'bottom' },
  { side: 'right', edge: 'top' },
  { side: 'left', edge: 'top' },
];

/** The corner where a box, in pixels, covers the fewest of these cells. */
export function leastCovered(camera: Camera, size: Size, box: Size, cells: readonly Cell[]): Corner {
  const view = visible(camera, size);
  const across = box.width / camera.cell + 0.5;
  const down = box.height / camera.cell + 0.5;
  const covered = ({ side, edge }: Corner): number =>
    cells.filter(
      ({ x, y }) =>
        (side === 'left' ? x - view.left : view.right - x) < across &&
        (edge === 'top' ? y - view.top : view.bottom - y) < down,
    ).length;
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
