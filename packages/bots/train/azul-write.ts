// The weights file: how each set was made, and its numbers. `npm run format` puts the numbers into lines.

import { readFileSync, writeFileSync } from 'node:fs';
import { type Weights, type WeightsData, writeWeights } from '../src/azul/weights.ts';
import type { Table } from './azul-match.ts';

const FILE = new URL('../src/azul/weights.json', import.meta.url);

interface WeightsFile {
  readonly made: { [board: string]: { [seats: string]: unknown } };
  readonly boards: { [board: string]: { [seats: string]: WeightsData } };
}

/** Replaces what was learned for one table. The file is read anew: other tables may be learned at the same time. */
export function writeTable(
  { board, seats }: Table,
  weights: Weights,
  made: { readonly [fact: string]: unknown },
): void {
  const file: WeightsFile = JSON.parse(readFileSync(FILE, 'utf8'));
  file.made[board][seats] = made;
  file.boards[board][seats] = writeWeights(weights);
  writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
}
