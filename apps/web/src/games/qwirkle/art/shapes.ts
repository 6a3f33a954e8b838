// The six shapes and the tile under them, drawn once in a square of 100 units: boards, pictures and icons use these.

import type { Colour, Shape, TileName } from '@mozaika/qwirkle';
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

const slab = (y: number): string =>
  `M20 ${y}h60a17 17 0 0 1 17 17v58a17 17 0 0 1-17 17h-60a17 17 0 0 1-17-17v-58a17 17 0 0 1 17-17Z`;
/** The slate: the edge below, the face above it. */
export const EDGE = slab(6);
export const FACE = slab(2);
/** A line of light along the upper edge. */
export const GLAZE = 'M18 7H82';
/** The shape sits in the middle of the face, two units above the middle of the square. */
const LIFT = -2;
export const SHAPE_PLACE = `translate(0 ${LIFT})`;
/** With a mark in the corner the shape moves aside a little. */
export const SHAPE_PLACE_MARKED = `translate(1 ${LIFT - 1}) scale(0.86)`;

export const colourOf = (tile: TileName): Colour => tile[0] as Colour;
const shapeOf = (tile: TileName): Shape => tile[1] as Shape;
export const hueOf = (tile: TileName): string => HUES[colourOf(tile)];
export const outlineOf = (tile: TileName): string => OUTLINES[shapeOf(tile)];

/** A tile as a piece of SVG, for documents that stand alone. */
export const tileSvg = (tile: TileName): string =>
  `<path d="${EDGE}" fill="${SLATE.edge}"/>` +
  `<path d="${FACE}" fill="${SLATE.face}" stroke="${SLATE.rim}" stroke-width="2"/>` +
  `<path d="${GLAZE}" stroke="${SLATE.glaze}" stroke-opacity="0.22" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="${outlineOf(tile)}" transform="${SHAPE_PLACE}" fill="${hueOf(tile)}"/>`;
