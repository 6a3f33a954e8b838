// Test positions from sketches, where playing there would take too long. All 100 tiles are always somewhere.

import { SEATS, type Seat, type SeatCount } from '@mozaika/kernel';
import { BOARDS, type BoardName, printedColour } from '../src/boards.ts';
import { COLOURS } from '../src/colours.ts';
import type { Position } from '../src/position.ts';
import { FULL_BAG, parseTally, total } from '../src/tally.ts';
import { type AzulPlayerView, positionOf } from '../src/view.ts';

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

const NO_TILES = { B: 0, Y: 0, R: 0, K: 0, W: 0 };
const EMPTY_WALL = ['.....', '.....', '.....', '.....', '.....'];

export function arrange(sketch: Sketch): Position {
  const { board = 'coloured', players, displays = [], centre = '', starter = 1, mover = starter } = sketch;
  const left = [...displays, centre].join('').length;
  const full = players.some(({ lines = [] }) => lines.some((letters, line) => letters.length === line + 1));
  const phase = left > 0 ? 'offer' : full ? 'tiling' : 'deal';
  const position = positionOf({
    board,
    seats: players.length as SeatCount,
    round: sketch.round ?? 1,
    idleRounds: sketch.idleRounds ?? 0,
    placed: 0,
    phase,
    mover,
    starter,
    marker: markerOf(sketch) ?? (phase === 'deal' ? starter : 'centre'),
    displays: displays.map(spelt),
    centre: spelt(centre),
    bag: NO_TILES,
    lid: NO_TILES,
    players: players.map((player) => playerOf(player, board)),
    endReason: null,
  });
  putAway(position, sketch);
  return position;
}

/** Who has the marker: whoever the sketch says, or on whose floor it lies. */
function markerOf({ marker, players }: Sketch): Seat | undefined {
  const floor = players.findIndex(({ floor = '' }) => floor.includes('M'));
  return marker ?? SEATS[floor];
}

function playerOf({ score = 0, lines = [], wall = [], floor = '' }: PlayerSketch, board: BoardName): AzulPlayerView {
  for (const [row, cells] of wall.entries()) {
    for (const [column, letter] of [...cells].entries()) {
      const printed = printedColour(BOARDS[board], row, column);
      if (letter === '.' || printed === undefined || printed === letter) continue;
      throw new Error(`row ${row + 1}: ${letter} on a cell for ${printed}`);
    }
  }
  const five = (texts: readonly string[], empty: readonly string[]) => empty.map((none, i) => texts[i] ?? none);
  return { score, lines: five(lines, ['', '', '', '', '']), wall: five(wall, EMPTY_WALL), floor, tiling: null };
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

/** Letters, or a number and a letter: `BBY`, `12B 3Y`. */
const spelt = (letters: string): string =>
  letters.replace(/(\d+)([BYRKW]) ?/g, (_, count: string, letter: string) => letter.repeat(Number(count)));

const heap = (letters: string): number =>
  [...spelt(letters)].reduce((sum, letter) => sum + (parseTally(letter) ?? Number.NaN), 0);
