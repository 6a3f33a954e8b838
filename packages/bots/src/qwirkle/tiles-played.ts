// How many tiles a move plays.

import type { Move } from '@mozaika/kernel';
import { HAND_SIZE, highOf, isPlay, lowOf, slotOf } from '@mozaika/qwirkle';

/** None for a trade or a pass. */
export function tilesPlayed(move: Move): number {
  if (!isPlay(move)) return 0;
  const low = lowOf(move);
  const high = highOf(move);
  let count = 0;
  for (let i = 0; i < HAND_SIZE; i++) if (slotOf(low, high, i) > 0) count++;
  return count;
}
