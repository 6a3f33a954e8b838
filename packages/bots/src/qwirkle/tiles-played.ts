// The tiles that a move plays.

import type { Move } from '@mozaika/kernel';
import { HAND_SIZE, highOf, isPlay, lowOf, slotOf } from '@mozaika/qwirkle';

/** How many: none for a trade or a pass. */
export function tilesPlayed(move: Move): number {
  if (!isPlay(move)) return 0;
  const low = lowOf(move);
  const high = highOf(move);
  let count = 0;
  for (let i = 0; i < HAND_SIZE; i++) if (slotOf(low, high, i) > 0) count++;
  return count;
}

/** Writes the tiles of a play from a place on, and says how many. */
export function putPlayed(move: Move, out: Uint8Array, at: number): number {
  const low = lowOf(move);
  const high = highOf(move);
  let count = 0;
  for (let i = 0; i < HAND_SIZE; i++) {
    const slot = slotOf(low, high, i);
    if (slot > 0) out[at + count++] = slot - 1;
  }
  return count;
}
