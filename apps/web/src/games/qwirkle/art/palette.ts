// The six hues of Qwirkle's tiles on their slate, chosen to stay apart for the common kinds of colour blindness.

import type { Colour } from '@mozaika/qwirkle';
import type { TileSet } from '../../tile-body.ts';

/** The same in every set: among six hues there is no room for a second palette. */
export const HUES: { readonly [colour in Colour]: string } = {
  R: '#c43545',
  O: '#d68205',
  Y: '#feff3f',
  G: '#5ee08b',
  B: '#3f86ff',
  P: '#9450a4',
};

/** The tile itself, on every table: polished slate, or rough. `rim`: what is drawn on the back of a hidden one. */
export const SLATE: { readonly [set in TileSet]: { readonly face: string; readonly rim: string } } = {
  glazed: { face: '#1b2028', rim: '#566380' },
  matte: { face: '#1c1f24', rim: '#5a6068' },
};
