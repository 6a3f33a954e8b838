// Initial weights, set by hand, for any number of seats.

import { BOARDS, type BoardName, SIZE } from '@mozaika/azul';
import {
  COLOUR_PATTERN,
  COLUMN_PATTERN,
  FEATURES,
  LINE,
  LINE_COLOUR,
  LINE_COLUMN,
  LINE_DEAD,
  LINE_POINTS,
} from '../src/azul/features.ts';
import { readWeights, STAGES, type Weights } from '../src/azul/weights.ts';

const bits = (pattern: number): number => pattern.toString(2).replaceAll('0', '').length;

export function startingWeights(name: BoardName): Weights {
  const { bonus } = BOARDS[name];
  const weights = readWeights({ side: [], offer: [], extra: [1, 0.5], scale: [] });
  for (let stage = 0; stage < STAGES - 1; stage++) {
    const at = stage * FEATURES;
    for (let pattern = 0; pattern < 32; pattern++) {
      weights.side[at + COLUMN_PATTERN + pattern] = bonus.column * (bits(pattern) / 5) ** 2;
      weights.side[at + COLOUR_PATTERN + pattern] = bonus.colour * (bits(pattern) / 5) ** 2;
    }
    for (let line = 0; line < SIZE; line++) {
      for (let count = 1; count <= line; count++) {
        const place = line * SIZE + count;
        const done = count / (line + 1);
        weights.side[at + LINE_POINTS + place] = 0.6 * done;
        weights.side[at + LINE_COLUMN + place] = 0.2 * done;
        weights.side[at + LINE_COLOUR + place] = 0.2 * done;
        for (let inRow = 0; inRow < SIZE; inRow++) weights.side[at + LINE + place * SIZE + inRow] = 0.3 * done;
      }
      weights.side[at + LINE_DEAD + line] = -1;
    }
  }
  // A win is e times likelier with so many points more: fewer as the match goes on.
  weights.scale.set([Math.log(9), -0.4, 0.2, -0.4]);
  return weights;
}
