// Tile tracking: when the unseen tiles are as many as the hidden ones of one hand, they are that hand. With two seats this is
// the case as soon as the bag is empty.

import type { Seat } from '@mozaika/kernel';
import { addToHand, KINDS, type Position } from '@mozaika/qwirkle';

/** Fills in the hidden tiles of a seat if they can be deduced, and returns whether they could. */
export function deduceHand(position: Position, seat: Seat): boolean {
  const { unseen, unknown } = position;
  let hidden = 0;
  for (let tile = 0; tile < KINDS; tile++) hidden += unseen[tile];
  if (hidden !== unknown[seat - 1]) return false;
  unknown[seat - 1] = 0;
  for (let tile = 0; tile < KINDS; tile++) for (; unseen[tile] > 0; unseen[tile]--) addToHand(position, seat, tile);
  return true;
}
