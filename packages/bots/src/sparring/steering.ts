// Steering: of several moves, the one after which the chance to win is as it should be.

import type { Random } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';

/** Probabilities are drawn with this resolution. */
const RESOLUTION = 1 << 20;

/**
 * If some moves lead above the target and some below, one of the nearest two, so often that the target is met on average.
 * If all are on one side, the nearest: somebody who is behind makes the best move, somebody far ahead the softest.
 */
export function steer(moves: readonly MoveValue[], target: number, random: Random): MoveValue | undefined {
  const byWin = [...moves].sort((a, b) => a.win - b.win);
  const above = byWin.find(({ win }) => win >= target);
  const below = byWin.findLast(({ win }) => win < target);
  if (!above || !below) return above ?? below;
  return random(RESOLUTION) * (above.win - below.win) < RESOLUTION * (target - below.win) ? above : below;
}
