// The floor line: where tiles fall, what they cost, and that they end up in the lid.

import type { Seat, Sink } from '@mozaika/kernel';
import { FLOOR_SPACES } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import type { Position, Side } from './position.ts';
import { tiles } from './tally.ts';

/** The marker among the colours (plus one) of a floor. */
export const MARKER_TILE = 6;

const SPACE_BITS = 3;
const SPACE_MASK = 7;
/** A one in each of so many spaces. */
const ONE_EACH = Int32Array.from(
  { length: FLOOR_SPACES + 1 },
  (_, spaces) => (2 ** (SPACE_BITS * spaces) - 1) / SPACE_MASK,
);

/** Lets tiles of one colour, or none, fall, left to right; those that find the floor full go to the lid. */
export function dropTiles(
  position: Position,
  index: number,
  colour: number,
  count: number,
  sink?: Sink<AzulEvent>,
): void {
  const side = position.sides[index];
  const fallen = Math.min(count, FLOOR_SPACES - side.floorCount);
  side.floor |= (ONE_EACH[fallen] * (colour + 1)) << (SPACE_BITS * side.floorCount);
  side.floorCount += fallen;
  position.lid += tiles(colour, count - fallen);
  if (count > 0)
    sink?.({ type: 'fell', seat: (index + 1) as Seat, colour: COLOURS[colour], count, lost: count - fallen });
}

/** Gives a seat the marker, onto the leftmost free space. A full floor takes no harm, the seat starts all the same (R3). */
export function takeMarker(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const side = position.sides[index];
  const space = side.floorCount;
  const fits = space < FLOOR_SPACES;
  position.marker = index;
  if (fits) {
    side.floor |= MARKER_TILE << (SPACE_BITS * space);
    side.floorCount = space + 1;
  }
  sink?.({ type: 'marker', seat: (index + 1) as Seat, space: fits ? space + 1 : 0 });
}

/** What lies on the spaces of a floor, from the left: colour + 1, or MARKER_TILE. */
export function floorSpaces(side: Side): number[] {
  return Array.from({ length: side.floorCount }, (_, space) => (side.floor >> (SPACE_BITS * space)) & SPACE_MASK);
}

/** Charges a seat for its floor and clears it into the lid. */
export function settleFloor(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const side = position.sides[index];
  if (side.floorCount === 0) return;
  for (let spaces = side.floor; spaces !== 0; spaces >>= SPACE_BITS) {
    const tile = spaces & SPACE_MASK;
    if (tile !== MARKER_TILE) position.lid += tiles(tile - 1, 1);
  }
  const cost = position.board.floorCost[side.floorCount];
  const paid = cost < side.score ? cost : side.score;
  side.score -= paid;
  side.floor = 0;
  side.floorCount = 0;
  // 0 − paid and not −paid, which would be −0 when nothing is paid.
  sink?.({ type: 'floor', seat: (index + 1) as Seat, cost, points: 0 - paid });
}
