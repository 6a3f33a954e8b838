// The app's icon: four glazed tiles on night blue, made of the same symbols as the board.

import type { Colour } from '@mozaika/azul';
import { TILE_SYMBOLS, tileSymbol } from './tiles.ts';

const PLACES: readonly (readonly [Colour, number, number])[] = [
  ['B', 96, 96],
  ['Y', 262, 96],
  ['W', 96, 262],
  ['R', 262, 262],
];
const SIDE = 154;

/** A whole SVG document. The tiles keep to the middle, so that it may be masked to a circle. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Mozaika</title><rect width="512" height="512" rx="96" fill="#1c2b4a"/>${TILE_SYMBOLS}${PLACES.map(
  ([colour, x, y]) => `<use href="#${tileSymbol(colour)}" x="${x}" y="${y}" width="${SIDE}" height="${SIDE}"/>`,
).join('')}</svg>\n`;
