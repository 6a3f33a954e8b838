// Factory offer: taking all tiles of one colour from a display or the centre, into one line or to the floor.

import type { Move, MoveList, Seat, Sink } from '@mozaika/kernel';
import { SIZE } from './boards.ts';
import { COLOURS } from './colours.ts';
import type { AzulEvent } from './events.ts';
import { dropTiles, takeMarker } from './floor.ts';
import { colourOf, destinationOf, sourceOf, TO_FLOOR, takeMove } from './moves.ts';
import {
  CENTRE,
  countOfLine,
  FULL,
  IN_CENTRE,
  LEFT,
  LINE,
  lineOf,
  MARKER,
  MOVER,
  OFFER,
  OPEN,
  type Position,
  seatAt,
} from './position.ts';
import { endOffer } from './rounds.ts';
import { countOf, FIELD, FIELD_MASK, without } from './tally.ts';
import { COLUMN } from './wall.ts';

/** Displays before the centre, colours in canonical order, lines top to bottom and the floor last. */
export function listTakes(position: Position, index: number, out: MoveList): void {
  const { state } = position;
  const { buffer } = out;
  const open = state[seatAt(index) + OPEN];
  let n = 0;
  for (let source = 0; source <= CENTRE; source++) {
    const offer = state[OFFER + source];
    if (offer === 0) continue;
    for (let colour = 0; colour < SIZE; colour++) {
      if (((offer >> (FIELD * colour)) & FIELD_MASK) === 0) continue;
      const lines = open >> (SIZE * colour);
      const first = takeMove(source, colour, 0);
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
  }
  out.length = n;
}

/** Takes tiles and puts them down. When the last tile is taken, the round goes on to the tiling. */
export function take(position: Position, index: number, move: Move, sink?: Sink<AzulEvent>): void {
  const { state } = position;
  const source = sourceOf(move);
  const colour = colourOf(move);
  const offer = state[OFFER + source];
  const count = countOf(offer, colour);
  sink?.({
    type: 'took',
    seat: (index + 1) as Seat,
    from: source === CENTRE ? 'centre' : source + 1,
    colour: COLOURS[colour],
    count,
  });
  state[OFFER + source] = 0;
  state[OFFER + CENTRE] += without(offer, colour);
  if (source === CENTRE && state[MARKER] === IN_CENTRE) takeMarker(position, index, sink);
  const destination = destinationOf(move);
  const placed = destination === TO_FLOOR ? 0 : fillLine(position, index, destination, colour, count, sink);
  if (placed < count) dropTiles(position, index, colour, count - placed, sink);
  state[MOVER] = index + 1 === position.seats ? 0 : index + 1;
  state[LEFT] -= count;
  if (state[LEFT] === 0) endOffer(position, sink);
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
  const { state } = position;
  const at = seatAt(index);
  const before = countOfLine(state[at + LINE + line]);
  const room = line + 1 - before;
  const placed = count < room ? count : room;
  state[at + LINE + line] = lineOf(colour, before + placed);
  state[at + OPEN] &= ~(COLUMN << line);
  if (placed === room) state[at + FULL] |= 1 << line;
  else state[at + OPEN] |= 1 << (SIZE * colour + line);
  sink?.({ type: 'lined', seat: (index + 1) as Seat, line: line + 1, colour: COLOURS[colour], count: placed });
  return placed;
}
