// A corner of Qwirkle's table, to recognise the game by: lines of one colour and of one shape that cross.

import type { TileName } from '@mozaika/qwirkle';
import { svgAddress, TABLE_PICTURE } from '../../svg-image.ts';
import { tileSvg } from './shapes.ts';

const SIDE = 27;
const [LEFT, TOP] = [5.5, 6];

/** The tiles by their cell, counted from the upper left. */
const TILES: readonly (readonly [tile: TileName, column: number, row: number])[] = [
  ['Ro', 0, 1],
  ['R*', 1, 1],
  ['Rc', 2, 1],
  ['Rs', 3, 1],
  ['Rd', 4, 1],
  ['Gc', 2, 0],
  ['Bc', 2, 2],
  ['Pc', 2, 3],
  ['Yd', 4, 0],
  ['Od', 4, 2],
  ['Os', 5, 2],
  ['Oo', 6, 2],
  ['Bo', 6, 3],
  ['Yo', 6, 1],
  ['B*', 1, 2],
];

const laid = ([tile, column, row]: (typeof TILES)[number]): string =>
  `<g transform="translate(${LEFT + column * SIDE} ${TOP + row * SIDE}) scale(${(SIDE - 0.8) / 100})">${tileSvg(tile)}</g>`;
const shade = ([, column, row]: (typeof TILES)[number]): string =>
  `<rect x="${LEFT + column * SIDE + 1}" y="${TOP + row * SIDE + 3}" width="${SIDE - 2}" height="${SIDE - 1}" rx="5" fill="#2a1d06" opacity=".22"/>`;

/** The picture as the address of an image. */
export const tablePicture = (): string =>
  svgAddress(TILES.map(shade).join('') + TILES.map(laid).join(''), TABLE_PICTURE.width, TABLE_PICTURE.height);
