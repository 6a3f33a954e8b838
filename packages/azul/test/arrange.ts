// Test positions from sketches, where playing there would take too long. All 100 tiles are always somewhere.

import { type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { type BoardName, boardNamed, printedColour } from '../src/boards.ts';
import { COLOURS, colourIndex } from '../src/colours.ts';
import { takeMarker } from '../src/floor.ts';
import { CENTRE, IN_CENTRE, type Phase, Position } from '../src/position.ts';
import type { Side } from '../src/side.ts';
import { FULL_BAG, parseTally, total } from '../src/tally.ts';

/** One player: `lines` and `wall` from the top, `.` for an empty cell, `M` for the marker on the floor. */
export interface PlayerSketch {
  readonly score?: number;
  readonly lines?: readonly string[];
  readonly wall?: readonly string[];
  readonly floor?: string;
}

/** Tiles that are nowhere in a sketch are in the bag; or in the lid, where the sketch says what is in the bag. */
export interface Sketch {
  readonly board?: BoardName;
  readonly players: readonly PlayerSketch[];
  /** From display 1 on; the others are empty. */
  readonly displays?: readonly string[];
  readonly centre?: string;
  readonly bag?: string;
  readonly lid?: string;
  /** Who starts this round, seat 1 unless told. */
  readonly starter?: Seat;
  /** Who is to take tiles, the starter unless told. */
  readonly mover?: Seat;
  /** Who has the marker, needed only when it lies on no floor and not in the centre (R3). */
  readonly marker?: Seat;
  readonly round?: number;
  readonly idleRounds?: number;
}

export function arrange(sketch: Sketch): Position {
  const { board = 'coloured', players, displays = [], centre = '', starter = 1, mover = starter } = sketch;
  const position = new Position(boardNamed(board), players.length as SeatCount, undefined);
  position.starter = starter - 1;
  position.mover = mover - 1;
  position.round = sketch.round ?? 1;
  position.idleRounds = sketch.idleRounds ?? 0;
  position.marker = sketch.marker ? sketch.marker - 1 : IN_CENTRE;
  for (const seat of seatsOf(position.seats)) seatPlayer(position, seat - 1, players[seat - 1]);
  for (const [i, letters] of displays.entries()) position.fill(i, heap(letters));
  position.fill(CENTRE, heap(centre));
  position.left = [...displays, centre].join('').length;
  position.phase = phaseOf(position);
  if (position.phase === 'deal' && position.marker === IN_CENTRE) position.marker = position.starter;
  putAway(position, sketch);
  return position;
}

/** The phase in which such a position can be: an offer, the tiling of a free wall, or the start of a round. */
function phaseOf({ left, sides }: Position): Phase {
  if (left > 0) return 'offer';
  return sides.some((side) => side.full !== 0) ? 'tiling' : 'deal';
}

function putAway(position: Position, { players, displays = [], centre = '', bag, lid }: Sketch): void {
  const boards = players.flatMap(({ lines = [], wall = [], floor = '' }) => [...lines, ...wall, floor]);
  const letters = [...boards, ...displays, centre].join('').replace(/[.M]/g, '');
  const counts = COLOURS.map((colour) => letters.split(colour).length - 1);
  if (counts.some((count) => count > 20)) throw new Error(`more than 20 tiles of a colour: ${counts}`);
  const rest = FULL_BAG - counts.reduce((tally, count, colour) => tally + (count << (5 * colour)), 0);
  position.bag = bag !== undefined ? heap(bag) : rest - heap(lid ?? '');
  position.lid = rest - position.bag;
  if (lid !== undefined && position.lid !== heap(lid)) throw new Error('bag and lid are not what is left of 100 tiles');
  if (total(position.bag) + total(position.lid) !== 100 - letters.length) throw new Error('no such tiles left');
}

function seatPlayer(position: Position, index: number, sketch: PlayerSketch): void {
  const side = position.sides[index];
  side.score = sketch.score ?? 0;
  for (const [row, cells] of (sketch.wall ?? []).entries()) {
    for (const [column, letter] of [...cells].entries()) {
      if (letter !== '.') putOnWall(position, side, row, column, letter);
    }
  }
  for (const [line, letters] of (sketch.lines ?? []).entries()) {
    if (letters !== '') side.fill(line, colourOf(letters[0]), letters.length);
  }
  side.open = openLines(side, sketch.lines ?? []);
  for (const letter of sketch.floor ?? '') {
    if (letter === 'M') takeMarker(position, index);
    else side.floor |= (colourOf(letter) + 1) << (3 * side.floorCount++);
  }
}

function putOnWall(position: Position, side: Side, row: number, column: number, letter: string): void {
  const printed = printedColour(position.board.data, row, column);
  if (printed !== undefined && printed !== letter)
    throw new Error(`row ${row + 1}: ${letter} on a cell for ${printed}`);
  const colour = colourOf(letter);
  side.cells[colour] |= 1 << (5 * row + column);
  side.filled |= 1 << (5 * row + column);
  side.held |= 1 << (5 * colour + row);
}

function openLines(side: Side, lines: readonly string[]): number {
  let open = 0;
  for (let colour = 0; colour < 5; colour++) {
    for (let line = 0; line < 5; line++) {
      const held = lines[line] ?? '';
      const fits = held.length <= line && (held === '' || held[0] === COLOURS[colour]);
      if (fits && !(side.held & (1 << (5 * colour + line)))) open |= 1 << (5 * colour + line);
    }
  }
  return open;
}

function colourOf(letter: string): number {
  const colour = colourIndex(letter);
  if (colour === undefined) throw new Error(`no colour: ${letter}`);
  return colour;
}

/** Letters, or a number and a letter: `BBY`, `12B 3Y`. */
function heap(letters: string): number {
  const spelt = letters.replace(/(\d+)([BYRKW]) ?/g, (_, count: string, letter: string) =>
    letter.repeat(Number(count)),
  );
  return [...spelt].reduce((sum, letter) => sum + (parseTally(letter) ?? Number.NaN), 0);
}
