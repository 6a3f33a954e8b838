// The grid in small. It looks well on light and dark ground alike. And tiles alone.

import type { QwirkleView, TileName } from '@mozaika/qwirkle';
import { svgAddress } from '../svg-image.ts';
import { tileSvg } from './art/shapes.ts';
import { boundsOf } from './cells.ts';

/** The side of a cell. */
const CELL = 100;
/** A grid of few tiles is drawn on as many cells, so that they don't grow beyond measure. */
const FEWEST = 6;

export function thumbnail({ grid }: QwirkleView): string {
  const { left, right, top, bottom } = boundsOf(grid);
  const columns = Math.max(FEWEST, right - left + 1);
  const rows = Math.max(FEWEST, bottom - top + 1);
  const [x0, y0] = [left - (columns - (right - left + 1)) / 2, top - (rows - (bottom - top + 1)) / 2];
  const tiles = grid.map(
    ({ tile, x, y }) => `<g transform="translate(${(x - x0) * CELL} ${(y - y0) * CELL})">${tileSvg(tile)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * CELL} ${rows * CELL}">${tiles.join('')}</svg>`;
}

/** A tile of each colour and shape, each as the address of an image. */
const EACH: readonly TileName[] = ['Ro', 'O*', 'Yd', 'Gc', 'Bs', 'Px'];
export const tiles: readonly string[] = EACH.map((tile) => svgAddress(tileSvg(tile), 100, 100));
