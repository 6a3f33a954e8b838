// The temperatures of the softmax that makes win probabilities of expected scores: all that can occur in a round, in a table.

import { exp } from '../algorithms/portable-math.ts';
import type { ProspectSet } from './weights.ts';

/** Where the table has the temperatures of a match that ends with this round. */
export const LAST_ROUND = 6;

/**
 * At [fullest row][tiles left], in points; the row LAST_ROUND is for a match that ends with this round, and 0 is there when
 * nothing is left of it. `stages`: by fullest row.
 */
export function temperaturesOf(
  scale: Float64Array,
  prospects: ProspectSet | undefined,
  stages: readonly number[],
  tilesDealt: number,
): Float64Array[] {
  const plain = (stage: number, share: number, last: number): number =>
    scale[0] + scale[1] * stage + scale[2] * share + scale[3] * last;
  const ongoing = (stage: number, share: number): number => {
    const logTemperature = plain(stage, share, 0);
    return prospects === undefined ? logTemperature : logTemperature * share + prospects.scale * (1 - share);
  };
  const byLeft = (temperature: (left: number) => number): Float64Array =>
    Float64Array.from({ length: tilesDealt + 1 }, (_, left) => temperature(left));
  return [
    ...stages.map((stage) => byLeft((left) => exp(ongoing(stage, left / tilesDealt)))),
    byLeft((left) => (left === 0 ? 0 : exp(plain(1, left / tilesDealt, 1)))),
  ];
}
