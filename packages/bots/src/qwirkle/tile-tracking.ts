// Who counts knows the last hidden hand: when the bag is empty, all tiles that are unseen are in it.

import type { Seat } from '@mozaika/kernel';
import { addToHand, KINDS, type Position } from '@mozaika/qwirkle';

/** Fills in the hidden tiles of a seat if they can be no others, and says whether they are known now. */
export function deduceHand(position: Position, seat: Seat): boolean {
  const { unseen, unknown } = position;
  let hidden = 0;
  for (let tile = 0; tile < KINDS; tile++) hidden += unseen[tile];
  if (hidden !== unknown[seat - 1]) return false;
  unknown[seat - 1] = 0;
  for (let tile = 0; tile < KINDS; tile++) for (; unseen[tile] > 0; unseen[tile]--) addToHand(position, seat, tile);
  return true;
}
