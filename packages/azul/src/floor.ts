// The floor line: where tiles fall, what they cost, and that they end up in the lid.

import type { Seat, Sink } from '@mozaika/kernel';
import { FLOOR_SPACES } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { FLOOR, FLOOR_COUNT, LID, MARKER, MARKER_TILE, type Position, SCORE, seatAt } from './position.ts';
import { tiles } from './tally.ts';

const SPACE_BITS = 3;
const SPACE_MASK = 7;
/** A one in each of so many spaces. */
const ONE_EACH = Int32Array.from(
  { length: FLOOR_SPACES + 1 },
  (_, spaces) => (2 ** (SPACE_BITS * spaces) - 1) / SPACE_MASK,
);

/** Lets tiles of one colour fall, left to right; those that find the floor full go to the lid. */
export function dropTiles(
  position: Position,
  index: number,
  colour: number,
  count: number,
  sink?: Sink<AzulEvent>,
): void {
  const { state } = position;
  const at = seatAt(index);
  const free = FLOOR_SPACES - state[at + FLOOR_COUNT];
  const fallen = count < free ? count : free;
  state[at + FLOOR] |= (ONE_EACH[fallen] * (colour + 1)) << (SPACE_BITS * state[at + FLOOR_COUNT]);
  state[at + FLOOR_COUNT] += fallen;
  if (count > fallen) state[LID] += tiles(colour, count - fallen);
  sink?.({ type: 'fell', seat: (index + 1) as Seat, colour: COLOURS[colour], count, lost: count - fallen });
}

/** Gives a seat the marker, onto the leftmost free space. A full floor takes no harm, the seat starts all the same (R3). */
export function takeMarker(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const { state } = position;
  const at = seatAt(index);
  const space = state[at + FLOOR_COUNT];
  const fits = space < FLOOR_SPACES;
  state[MARKER] = index;
  if (fits) {
    state[at + FLOOR] |= MARKER_TILE << (SPACE_BITS * space);
    state[at + FLOOR_COUNT] = space + 1;
  }
  sink?.({ type: 'marker', seat: (index + 1) as Seat, space: fits ? space + 1 : 0 });
}

/** What lies on the spaces of a floor, from the left: colour + 1, or MARKER_TILE. */
export function floorSpaces(state: Int32Array, index: number): number[] {
  const at = seatAt(index);
  return Array.from(
    { length: state[at + FLOOR_COUNT] },
    (_, i) => (state[at + FLOOR] >> (SPACE_BITS * i)) & SPACE_MASK,
  );
}

/** Charges a seat for its floor and clears it into the lid. */
export function settleFloor(position: Position, index: number, sink?: Sink<AzulEvent>): void {
  const { state, board } = position;
  const at = seatAt(index);
  const occupied = state[at + FLOOR_COUNT];
  if (occupied === 0) return;
  for (let spaces = state[at + FLOOR]; spaces !== 0; spaces >>= SPACE_BITS) {
    const tile = spaces & SPACE_MASK;
    if (tile !== MARKER_TILE) state[LID] += tiles(tile - 1, 1);
  }
  const cost = board.floorCost[occupied];
  const paid = cost < state[at + SCORE] ? cost : state[at + SCORE];
  state[at + SCORE] -= paid;
  state[at + FLOOR] = 0;
  state[at + FLOOR_COUNT] = 0;
  sink?.({ type: 'floor', seat: (index + 1) as Seat, cost, points: -paid });
}
