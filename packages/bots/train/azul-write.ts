// The weights file: how it was made, and the numbers of each board.

import { readFileSync, writeFileSync } from 'node:fs';
import { BOARD_NAMES } from '@mozaika/azul';
import { type WeightsByBoard, writeWeights } from '../src/azul/weights.ts';

const FILE = new URL('../src/azul/weights.json', import.meta.url);

export function writeFile(weights: WeightsByBoard, made: { readonly [fact: string]: unknown }): void {
  const boards = BOARD_NAMES.map((name) => {
    const parts = Object.entries(writeWeights(weights[name])).map(
      ([part, list]) => `      "${part}": ${JSON.stringify(list)}`,
    );
    return `    "${name}": {\n${parts.join(',\n')}\n    }`;
  });
  writeFileSync(FILE, `{\n  "made": ${JSON.stringify(made)},\n  "boards": {\n${boards.join(',\n')}\n  }\n}\n`);
}

/** How the weights of each board were made, so far. */
export const readMade = (): { [board: string]: unknown } => JSON.parse(readFileSync(FILE, 'utf8')).made;
