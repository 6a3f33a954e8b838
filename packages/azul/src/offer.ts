// Factory offer: taking all tiles of one colour from a display or the centre, into one line or to the floor.

import { type Move, type MoveList, type Sink, seatAt } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles, takeMarker } from './floor.ts';
import { colourOf, destinationOf, sourceOf, TO_FLOOR, takeMove } from './moves.ts';
import { CENTRE, CENTRE_SHIFT, FIRST_DISPLAYS, IN_CENTRE, type Position } from './position.ts';

/** The source of each bit of `groups` (the first displays, then the centre) and, after them, of `laterGroups`. */
const SOURCES = [0, 1, 2, 3, 4, CENTRE, 5, 6, 7, 8];
const LATER = SIZE * (FIRST_DISPLAYS + 1);
/** By group: its move into line 1. */
const FIRST_MOVE = Float64Array.from({ length: SIZE * SOURCES.length }, (_, group) =>
  takeMove(SOURCES[Math.floor(group / SIZE)], group % SIZE, 0),
);
/** By group: how far up in `Side.open` the lines lie that are open for its colour. */
const OPEN_SHIFT = Int32Array.from(FIRST_MOVE, (_, group) => SIZE * (group % SIZE));

/** By five bits of open lines: all destinations in order, the floor last. */
const DESTINATIONS = Array.from({ length: 32 }, (_, lines) =>
  [0, 1, 2, 3, 4, TO_FLOOR].filter((destination) => destination === TO_FLOOR || lines & (1 << destination)),
);
const DESTINATION_COUNT = Int32Array.from(DESTINATIONS, (destinations) => destinations.length);
/** By the same bits: the first destination, the second and so on; the floor again where there are no more. */
const [FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH] = [0, 1, 2, 3, 4, 5].map((i) =>
  Float64Array.from(DESTINATIONS, (destinations) => destinations[i] ?? TO_FLOOR),
);

/** Displays before the centre, colours in canonical order, lines top to bottom and the floor last. */
export function listTakes(position: Position, index: number, out: MoveList): void {
  const { open } = position.sides[index];
  const { groups, laterGroups } = position;
  if (laterGroups === 0) out.length = listGroups(groups, 0, open, out.buffer, 0);
  else listManyTakes(groups, laterGroups, open, out);
}

/** The same when there are tiles on later displays, which come before the centre. */
function listManyTakes(groups: number, laterGroups: number, open: number, out: MoveList): void {
  const centre = groups & (31 << CENTRE_SHIFT);
  let n = listGroups(groups ^ centre, 0, open, out.buffer, 0);
  n = listGroups(laterGroups, LATER, open, out.buffer, n);
  out.length = listGroups(centre, 0, open, out.buffer, n);
}

/** Lists the moves of all groups whose bit is set, from place `n` of the buffer on, and says where it ended. */
function listGroups(groups: number, offset: number, open: number, buffer: Float64Array, n: number): number {
  for (; groups !== 0; groups &= groups - 1) {
    const group = offset + 31 - Math.clz32(groups & -groups);
    const move = FIRST_MOVE[group];
    const lines = (open >> OPEN_SHIFT[group]) & 31;
    // All six are written, the ones that count are kept: no branch to mispredict. A list has room for the 300 moves there
    // can be.
    buffer[n] = move + FIRST[lines];
    buffer[(n + 1) | 0] = move + SECOND[lines];
    buffer[(n + 2) | 0] = move + THIRD[lines];
    buffer[(n + 3) | 0] = move + FOURTH[lines];
    buffer[(n + 4) | 0] = move + FIFTH[lines];
    buffer[(n + 5) | 0] = move + SIXTH[lines];
    n = (n + DESTINATION_COUNT[lines]) | 0;
  }
  return n;
}

/** Takes tiles and puts them down; what follows the last take of a round is not part of it. */
export function take(position: Position, index: number, move: Move, sink?: Sink<AzulEvent>): void {
  const source = sourceOf(move);
  const colour = colourOf(move);
  const count = position.take(source, colour);
  if (sink) emitTook(index, source, colour, count, sink);
  if (source === CENTRE && position.marker === IN_CENTRE) takeMarker(position, index, sink);
  const placed = position.sides[index].fill(destinationOf(move), colour, count);
  if (sink && placed > 0) emitLined(index, destinationOf(move), colour, placed, sink);
  dropTiles(position, index, colour, count - placed, sink);
  position.mover = index + 1 === position.seats ? 0 : index + 1;
  position.left -= count;
}

function emitTook(index: number, source: number, colour: number, count: number, sink: Sink<AzulEvent>): void {
  const from = source === CENTRE ? 'centre' : source + 1;
  sink({ type: 'took', seat: seatAt(index), from, colour: COLOURS[colour], count });
}

function emitLined(index: number, line: number, colour: number, count: number, sink: Sink<AzulEvent>): void {
  sink({ type: 'lined', seat: seatAt(index), line: line + 1, colour: COLOURS[colour], count });
}
