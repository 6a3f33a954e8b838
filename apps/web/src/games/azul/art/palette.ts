// The five glazes: a lightness of its own for each, so that no pair depends on hue. The ink draws the pattern on the glaze.

import type { ByColour } from '@mozaika/azul';

export interface Glaze {
  readonly fill: string;
  readonly ink: string;
  /** The pattern where a cell is only printed, on light and on dark paper alike. */
  readonly print: string;
}

export const GLAZES: ByColour<Glaze> = {
  B: { fill: '#2f6fb5', ink: '#d6e9fb', print: '#2f6fb5' },
  Y: { fill: '#f2b632', ink: '#8f4f06', print: '#c98a12' },
  R: { fill: '#c8452f', ink: '#ffdcc9', print: '#c8452f' },
  K: { fill: '#22262e', ink: '#a9c3d6', print: '#7d899b' },
  W: { fill: '#eef4f1', ink: '#14807f', print: '#2b9a98' },
};
