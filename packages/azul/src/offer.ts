// Factory offer: taking all tiles of one colour from a display or the centre, into one line or to the floor.

import type { Move, MoveList, Seat, Sink } from '@mozaika/kernel';
import { EVERY_FIFTH } from './bits.ts';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles, takeMarker } from './floor.ts';
import { colourOf, destinationOf, sourceOf, TO_FLOOR, takeMove } from './moves.ts';
import { CENTRE, countOfLine, HALF, IN_CENTRE, lineAt, type Position, setLine, setOffer } from './position.ts';
import { endOffer } from './rounds.ts';
import { countOf, without } from './tally.ts';

/** The first move (into line 1) of each group of tiles: what is left of a bit's number is its source and colour. */
const FIRST_MOVE = Int32Array.from({ length: SIZE * (CENTRE + 1) }, (_, group) =>
  takeMove(Math.floor(group / SIZE), group % SIZE, 0),
);
/** How far the lines that are open for a group's colour lie up in OPEN. */
const OPEN_SHIFT = Int32Array.from(FIRST_MOVE, (_, group) => SIZE * (group % SIZE));

/** Displays before the centre, colours in canonical order, lines top to bottom and the floor last. */
export function listTakes(position: Position, index: number, out: MoveList): void {
  const { open } = position.sides[index];
  const listed = listGroups(position.groups, 0, open, out.buffer, 0);
  out.length = listGroups(position.laterGroups, SIZE * HALF, open, out.buffer, listed);
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
  sink?.({
    type: 'took',
    seat: (index + 1) as Seat,
    from: source === CENTRE ? 'centre' : source + 1,
    colour: COLOURS[colour],
    count,
  });
  setOffer(position, source, 0);
  setOffer(position, CENTRE, position.offers[CENTRE] + without(offer, colour));
  if (source === CENTRE && position.marker === IN_CENTRE) takeMarker(position, index, sink);
  const destination = destinationOf(move);
  const placed = destination === TO_FLOOR ? 0 : fillLine(position, index, destination, colour, count, sink);
  if (placed < count) dropTiles(position, index, colour, count - placed, sink);
  position.mover = index + 1 === position.seats ? 0 : index + 1;
  position.left -= count;
  if (position.left === 0) endOffer(position, sink);
}

/** Puts as many tiles as fit into a line, and says how many that were. */
function fillLine(
  position: Position,
  index: number,
  line: number,
  colour: number,
  count: number,
  sink?: Sink<AzulEvent>,
): number {
  const side = position.sides[index];
  const before = countOfLine(lineAt(side, line));
  const room = line + 1 - before;
  const placed = count < room ? count : room;
  setLine(side, line, colour, before + placed);
  side.open &= ~(EVERY_FIFTH << line);
  if (placed === room) side.full |= 1 << line;
  else side.open |= 1 << (SIZE * colour + line);
  sink?.({ type: 'lined', seat: (index + 1) as Seat, line: line + 1, colour: COLOURS[colour], count: placed });
  return placed;
}
