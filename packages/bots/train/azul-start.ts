// Weights to start learning from: what anybody would say after one match.

import { BOARD_NAMES, BOARDS, SIZE } from '@mozaika/azul';
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
import { readWeights, STAGES, type Weights, type WeightsByBoard } from '../src/azul/weights.ts';

const bits = (pattern: number): number => pattern.toString(2).replaceAll('0', '').length;

function startFor(name: (typeof BOARD_NAMES)[number]): Weights {
  const { bonus } = BOARDS[name];
  const weights = readWeights({ side: [], offer: [], extra: [1, 0.5, 1, 0.5, 1, 0.5, 0, 0], scale: [] });
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
  for (let seats = 0; seats < 3; seats++) weights.scale.set([Math.log(9), -0.4, 0.2, -0.4], 4 * seats);
  return weights;
}

/** For each board. */
export const startingWeights = (): WeightsByBoard =>
  Object.fromEntries(BOARD_NAMES.map((name) => [name, startFor(name)])) as unknown as WeightsByBoard;
