// A corner of Azul's table, to recognise the game by: plates with tiles, and a wall that is being filled.

import { BOARDS, type Colour } from '@mozaika/azul';
import { svgAddress, TABLE_PICTURE } from '../../svg-image.ts';
import { printSymbol, tileSymbol, withSymbols } from './tiles.ts';

const PLATE = '#fdfaf2';
const RIM = '#9fb4d8';
const BOARD = '#fffdf8';
const LINE = '#d5cbb6';

const place = (symbol: string, x: number, y: number, side: number): string =>
  `<use href="#${symbol}" x="${x}" y="${y}" width="${side}" height="${side}"/>`;

/** A plate around its middle with four tiles, row by row. */
function plate(x: number, y: number, tiles: readonly Colour[]): string {
  const shadow = `<ellipse cx="${x}" cy="${y + 4}" rx="31" ry="30" fill="#2a1d06" opacity=".2"/>`;
  const dish = `<circle cx="${x}" cy="${y}" r="30" fill="${PLATE}"/><circle cx="${x}" cy="${y}" r="27" fill="none" stroke="${RIM}" stroke-width="1.6"/>`;
  const lying = tiles.map((colour, i) =>
    place(tileSymbol(colour), x - 18 + 18.5 * (i % 2), y - 18 + 18.5 * Math.floor(i / 2), 17.5),
  );
  return shadow + dish + lying.join('');
}

const SIDE = 18;
const STEP = 19.6;
const [LEFT, TOP] = [91, 9];
/** How many cells of each row are filled, from the left. */
const FILLED = [5, 3, 4, 1, 2];

const wall = BOARDS.coloured.wall
  .flatMap((row, r) =>
    [...row].map((letter, c) => {
      const colour = letter as Colour;
      const symbol = c < (FILLED[r] ?? 0) ? tileSymbol(colour) : printSymbol(colour);
      return place(symbol, LEFT + STEP * c, TOP + STEP * r, SIDE);
    }),
  )
  .join('');

const BOARD_SIDE = 5 * STEP + 6;
const board = `<rect x="${LEFT - 4}" y="${TOP - 1}" width="${BOARD_SIDE}" height="${BOARD_SIDE}" rx="6" fill="#2a1d06" opacity=".2"/><rect x="${LEFT - 4}" y="${TOP - 4}" width="${BOARD_SIDE}" height="${BOARD_SIDE}" rx="6" fill="${BOARD}" stroke="${LINE}"/>`;

/** The picture as the address of an image. */
export const tablePicture = (): string =>
  svgAddress(
    withSymbols(plate(42, 36, ['B', 'B', 'R', 'Y']) + plate(46, 100, ['K', 'W', 'Y', 'W']) + board + wall),
    TABLE_PICTURE.width,
    TABLE_PICTURE.height,
  );
