// The six hues of Qwirkle's tiles on their slate, chosen to stay apart for the common kinds of colour blindness.

import type { Colour } from '@mozaika/qwirkle';

export const HUES: { readonly [colour in Colour]: string } = {
  R: '#d2313e',
  O: '#e58f3e',
  Y: '#f5d302',
  G: '#91fec3',
  B: '#26a9f1',
  P: '#9552aa',
};

/** The tile itself, in both themes: its face, the edge that gives it height, the rim that catches the light. */
export const SLATE = { face: '#1b2028', edge: '#0a0d12', rim: '#4b5870', glaze: '#ffffff' } as const;
