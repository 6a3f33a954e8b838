// A few tiles as they lie on the table, to recognise Qwirkle by.

import type { TileName } from '@mozaika/qwirkle';
import { PLAN, svgAddress } from '../../svg-image.ts';
import { tileSvg } from './shapes.ts';

/** The tiles by their cell, counted from the upper left. */
const TILES: readonly (readonly [tile: TileName, column: number, row: number])[] = [
  ['Ro', 0, 1],
  ['R*', 1, 1],
  ['Rc', 2, 1],
  ['Rs', 3, 1],
  ['Gc', 2, 0],
  ['Bc', 2, 2],
  ['B*', 1, 2],
];
const SIDE = 24;

export const planArt = (): string =>
  svgAddress(
    TILES.map(
      ([tile, column, row]) =>
        `<g transform="translate(${2 + column * SIDE} ${4 + row * SIDE}) scale(${(SIDE - 0.6) / 100})">${tileSvg(tile)}</g>`,
    ).join(''),
    PLAN.width,
    PLAN.height,
  );
