// The six shapes and the tile under them, drawn once in a square of 100 units: boards, pictures and icons use these.

import type { Colour, Shape, TileName } from '@mozaika/qwirkle';
import { svgAddress } from '../../svg-image.ts';
import { FINISH, slab, TILE_DEFS, type TileSet } from '../../tile-body.ts';
import { HUES, SLATE } from './palette.ts';

/** The outlines differ in their corners, notches and axes, so that they can be told apart at 20 pixels. */
export const OUTLINES: { readonly [shape in Shape]: string } = {
  o: 'M50 19a31 31 0 1 0 0 62a31 31 0 1 0 0-62Z',
  x: 'M19 34L34 19L50 35L66 19L81 34L65 50L81 66L66 81L50 65L34 81L19 66L35 50Z',
  d: 'M50 11L79 50L50 89L21 50Z',
  s: 'M28 23h44a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5Z',
  '*': 'M50 13L60 39.2L86.1 41.3L66.2 58.3L72.3 83.7L50 70L27.7 83.7L33.8 58.3L13.9 41.3L40 39.2Z',
  c: 'M41 41v18h18v-18ZM50 15a17 17 0 1 0 0 34a17 17 0 1 0 0-34ZM68 33a17 17 0 1 0 0 34a17 17 0 1 0 0-34ZM50 51a17 17 0 1 0 0 34a17 17 0 1 0 0-34ZM32 33a17 17 0 1 0 0 34a17 17 0 1 0 0-34Z',
};

/** With a mark in the corner the shape moves aside a little. */
const PLACES = { plain: '', marked: ' transform="translate(1 -1) scale(0.84)"' } as const;
type Place = keyof typeof PLACES;

export const colourOf = (tile: TileName): Colour => tile[0] as Colour;
const shapeOf = (tile: TileName): Shape => tile[1] as Shape;
export const hueOf = (tile: TileName): string => HUES[colourOf(tile)];
const outlineOf = (tile: TileName): string => OUTLINES[shapeOf(tile)];

/** A shape of enamel with a rim in the light, or painted flat into a groove. */
const SHAPES_OF: { readonly [set in TileSet]: (outline: string, hue: string) => string } = {
  glazed: (outline, hue) =>
    `<path d="${outline}" transform="translate(0 2.4)" fill-opacity=".55"/><path d="${outline}" transform="translate(0 -1.5)" fill="#fff" fill-opacity=".6"/><path d="${outline}" fill="${hue}"/>`,
  matte: (outline, hue) =>
    `<path d="${outline}" transform="translate(0 -1.8)" fill-opacity=".6"/><path d="${outline}" fill="${hue}"/>`,
};

/** A tile as a piece of SVG with all that it refers to; without a tile the back of a hidden one. */
export function tileSvg(tile: TileName | undefined, set: TileSet = 'glazed', place: Place = 'plain'): string {
  const { face, rim } = SLATE[set];
  const drawing = tile
    ? `<g${PLACES[place]}>${SHAPES_OF[set](outlineOf(tile), hueOf(tile))}</g>`
    : `<rect x="22" y="22" width="56" height="56" rx="8" fill="none" stroke="${rim}" stroke-width="3"/><path d="M50 33L65 50L50 67L35 50Z" fill="${rim}"/>`;
  return TILE_DEFS[set] + slab(face) + drawing + FINISH[set];
}

const addresses = new Map<string, string>();

/** The tile as an image that all its likes share. */
export function tileImage(tile: TileName | undefined, set: TileSet, place: Place): string {
  const key = `${tile} ${set} ${place}`;
  const known = addresses.get(key) ?? `url("${svgAddress(tileSvg(tile, set, place), 100, 100)}")`;
  addresses.set(key, known);
  return known;
}
