// Factory offer: taking all tiles of one colour from a display or the centre, into one line or to the floor.

import type { Move, MoveList, Seat, Sink } from '@mozaika/kernel';
import { EVERY_FIFTH } from './bits.ts';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles, takeMarker } from './floor.ts';
import { colourOf, destinationOf, sourceOf, TO_FLOOR, takeMove } from './moves.ts';
import {
  CENTRE,
  CENTRE_SHIFT,
  countOfLine,
  FIRST_DISPLAYS,
  IN_CENTRE,
  lineAt,
  type Position,
  type Side,
  setLine,
  setOffer,
} from './position.ts';
import { endOffer } from './rounds.ts';
import { countOf, without } from './tally.ts';

/** The source of each bit of `groups` (the first displays, then the centre) and, after them, of `laterGroups`. */
const SOURCES = [0, 1, 2, 3, 4, CENTRE, 5, 6, 7, 8];
const LATER = SIZE * (FIRST_DISPLAYS + 1);
/** By group: its move into line 1. */
const FIRST_MOVE = Int32Array.from({ length: SIZE * SOURCES.length }, (_, group) =>
  takeMove(SOURCES[Math.floor(group / SIZE)], group % SIZE, 0),
);
/** By group: how far up in `Side.open` the lines lie that are open for its colour. */
const OPEN_SHIFT = Int32Array.from(FIRST_MOVE, (_, group) => SIZE * (group % SIZE));

/** Displays before the centre, colours in canonical order, lines top to bottom and the floor last. */
export function listTakes({ sides, groups, laterGroups }: Position, index: number, out: MoveList): void {
  const { open } = sides[index];
  const { buffer } = out;
  if (laterGroups === 0) {
    out.length = listGroups(groups, 0, open, buffer, 0);
    return;
  }
  const centre = groups & (31 << CENTRE_SHIFT);
  let n = listGroups(groups ^ centre, 0, open, buffer, 0);
  n = listGroups(laterGroups, LATER, open, buffer, n);
  out.length = listGroups(centre, 0, open, buffer, n);
}

/** Lists the moves of all groups whose bit is set, from place `n` of the buffer on, and says where it ended. */
function listGroups(groups: number, offset: number, open: number, buffer: Float64Array, n: number): number {
  while (groups !== 0) {
    const lowest = groups & -groups;
    groups ^= lowest;
    const group = offset + 31 - Math.clz32(lowest);
    const lines = open >> OPEN_SHIFT[group];
    const first = FIRST_MOVE[group];
    // Written always, kept if open: no branch to mispredict. A list has room for all 300 moves there can be.
    buffer[n] = first;
    n += lines & 1;
    buffer[n] = first + 1;
    n += (lines >> 1) & 1;
    buffer[n] = first + 2;
    n += (lines >> 2) & 1;
    buffer[n] = first + 3;
    n += (lines >> 3) & 1;
    buffer[n] = first + 4;
    n += (lines >> 4) & 1;
    buffer[n++] = first + TO_FLOOR;
  }
  return n;
}

/** Takes tiles and puts them down. When the last tile is taken, the round goes on to the tiling. */
export function take(position: Position, index: number, move: Move, sink?: Sink<AzulEvent>): void {
  const source = sourceOf(move);
  const colour = colourOf(move);
  const offer = position.offers[source];
  const count = countOf(offer, colour);
  if (sink) tellTake(index, source, colour, count, sink);
  setOffer(position, source, 0);
  setOffer(position, CENTRE, position.offers[CENTRE] + without(offer, colour));
  if (position.marker === IN_CENTRE && source === CENTRE) takeMarker(position, index, sink);
  const placed = fillLine(position.sides[index], destinationOf(move), colour, count);
  if (sink && placed > 0) tellLine(index, destinationOf(move), colour, placed, sink);
  dropTiles(position, index, colour, count - placed, sink);
  position.mover = index + 1 === position.seats ? 0 : index + 1;
  position.left -= count;
  if (position.left === 0) endOffer(position, sink);
}

/** By destination. The floor is one without room: nothing stays, everything falls on. */
const CAPACITY = Int32Array.of(1, 2, 3, 4, 5, 0);
/** By destination: its bit in `Side.full`. */
const FULL_BIT = Int32Array.of(1, 2, 4, 8, 16, 0);
/** By destination: its bits for all colours in `Side.open`. */
const OPEN_BITS = Int32Array.from(FULL_BIT, (bit) => EVERY_FIFTH * bit);

/** Puts as many tiles as fit into a line, and says how many that were. No branches: a random move would mispredict most. */
function fillLine(side: Side, destination: number, colour: number, count: number): number {
  const before = countOfLine(lineAt(side, destination));
  const room = CAPACITY[destination] - before;
  const placed = Math.min(count, room);
  const full = (room - placed - 1) >>> 31;
  setLine(side, destination, colour, before + placed);
  side.full |= FULL_BIT[destination] & -full;
  side.open = (side.open & ~OPEN_BITS[destination]) | ((1 - full) << (SIZE * colour + destination));
  return placed;
}

function tellTake(index: number, source: number, colour: number, count: number, sink: Sink<AzulEvent>): void {
  const from = source === CENTRE ? 'centre' : source + 1;
  sink({ type: 'took', seat: (index + 1) as Seat, from, colour: COLOURS[colour], count });
}

function tellLine(index: number, line: number, colour: number, count: number, sink: Sink<AzulEvent>): void {
  sink({ type: 'lined', seat: (index + 1) as Seat, line: line + 1, colour: COLOURS[colour], count });
}
