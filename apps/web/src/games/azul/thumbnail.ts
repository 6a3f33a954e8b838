// A wall in small: its tiles, and faintly what is still missing. It looks well on light and dark ground alike. And the tiles alone.

import { type AzulView, BOARDS, COLOURS, type Colour } from '@mozaika/azul';
import type { Json, Seat } from '@mozaika/kernel';
import { bySeat } from '../by-seat.ts';
import { svgAddress } from '../svg-image.ts';
import { printSymbol, tileSymbol, withSymbols } from './art/tiles.ts';

const STEP = 44;
const SIDE = 41;
/** The whole picture: five cells, and as much space around them as between them. */
export const SIZE = 5 * STEP + (STEP - SIDE);

const use = (id: string, x: number, y: number, attributes = ''): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"${attributes}/>`;

function cell(letter: string, printed: string, row: number, column: number): string {
  const [x, y] = [STEP - SIDE + STEP * column, STEP - SIDE + STEP * row];
  if (letter !== '.') return use(tileSymbol(letter as Colour), x, y);
  const slot = `<rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE}" rx="6" fill="#8c8672" fill-opacity=".2"/>`;
  return printed === '.' ? slot : slot + use(printSymbol(printed as Colour), x, y, ' opacity=".45"');
}

/** The cells of a wall as SVG content that needs the symbols of the tiles. */
export const wallCells = (wall: readonly string[], board: AzulView['board']): string =>
  wall
    .flatMap((letters, row) =>
      [...letters].map((letter, column) => cell(letter, BOARDS[board].wall[row]?.[column] ?? '.', row, column)),
    )
    .join('');

export const thumbnail = (view: AzulView, _options: Json, seat: Seat = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${withSymbols(wallCells(bySeat(view.players, seat).wall, view.board))}</svg>`;

/** The five tiles, each as the address of an image. */
export const tiles: readonly string[] = COLOURS.map((colour) =>
  svgAddress(withSymbols(`<use href="#${tileSymbol(colour)}" width="100" height="100"/>`), 100, 100),
);
