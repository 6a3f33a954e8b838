// The five glazes of each set: a lightness of its own for each, so that no pair depends on hue. The ink draws the pattern on the glaze.

import type { ByColour } from '@mozaika/azul';
import type { TileSet } from '../../tile-body.ts';

export interface Glaze {
  readonly fill: string;
  readonly ink: string;
  /** The pattern where a cell is only printed, on light and on dark boards alike. */
  readonly print: string;
}

export const GLAZES: { readonly [set in TileSet]: ByColour<Glaze> } = {
  glazed: {
    B: { fill: '#2f6fb5', ink: '#d6e9fb', print: '#2f6fb5' },
    Y: { fill: '#f2b632', ink: '#8f4f06', print: '#c98a12' },
    R: { fill: '#c8452f', ink: '#ffdcc9', print: '#c8452f' },
    K: { fill: '#22262e', ink: '#a9c3d6', print: '#7d899b' },
    W: { fill: '#eef4f1', ink: '#14807f', print: '#2b9a98' },
  },
  matte: {
    B: { fill: '#3b76b4', ink: '#e6f0f9', print: '#3b76b4' },
    Y: { fill: '#e2a93a', ink: '#74400a', print: '#c08a24' },
    R: { fill: '#b8472c', ink: '#fbe0d0', print: '#b8472c' },
    K: { fill: '#26282e', ink: '#b3bfca', print: '#818a97' },
    W: { fill: '#f3f0e8', ink: '#22747a', print: '#38908f' },
  },
};
