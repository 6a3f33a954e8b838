// The floor line: where tiles fall, what they cost, and that they end up in the lid.

import { type Sink, seatAt } from '@mozaika/kernel';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import type { Position } from './position.ts';
import { MARKER_TILE } from './side.ts';
import { tiles } from './tally.ts';

const SPACE_BITS = 3;
/** By three spaces of a floor: their tiles as a tally. The marker is none. */
const TALLY_OF_THREE = Int32Array.from({ length: 1 << (3 * SPACE_BITS) }, (_, three) =>
  [three & 7, (three >> 3) & 7, three >> 6]
    .filter((tile) => tile !== 0 && tile < MARKER_TILE)
    .reduce((tally, tile) => tally + tiles(tile - 1, 1), 0),
);

/** Lets tiles of one colour, or none, fall, left to right; those that find the floor full go to the lid. */
export function dropTiles(
  position: Position,
  index: number,
  colour: number,
  count: number,
  sink?: Sink<AzulEvent>,
): void {
  const lost = count - position.sides[index].drop(colour, count);
  position.lid += tiles(colour, lost);
  if (sink && count > 0) sink({ type: 'fell', seat: seatAt(index), colour: COLOURS[colour], count, lost });
}

/** Gives a seat the marker, onto the leftmost free space. A full floor takes no harm, the seat starts all the same (R3). */
export function takeMarker(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const side = position.sides[index];
  position.marker = index;
  const fits = side.dropMarker();
  sink?.({ type: 'marker', seat: seatAt(index), space: fits ? side.floorCount : 0 });
}

/** Charges a seat for its floor and clears it into the lid. */
export function settleFloor(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const side = position.sides[index];
  if (side.floorCount === 0) return;
  const { floor } = side;
  position.lid += TALLY_OF_THREE[floor & 511] + TALLY_OF_THREE[(floor >> 9) & 511] + TALLY_OF_THREE[floor >> 18];
  const cost = position.board.floorCost[side.floorCount];
  const paid = cost < side.score ? cost : side.score;
  side.score -= paid;
  side.floor = 0;
  side.floorCount = 0;
  // 0 − paid and not −paid, which would be −0 when nothing is paid.
  sink?.({ type: 'floor', seat: seatAt(index), cost, points: 0 - paid });
}
