// A position: the whole truth of a match at a moment, in fields and small arrays that are quick to read and to copy.

import type { Seat, SeatCount } from '@mozaika/kernel';
import { type Board, type BoardName, boardNamed, SIZE } from './boards.ts';
import { coloursIn, FULL_BAG, type Tally } from './tally.ts';

export type AzulOptions = {
  readonly board: BoardName;
  /** The first starting player, if the table has chosen one. */
  readonly start?: Seat;
};

export type Phase = 'start' | 'deal' | 'offer' | 'tiling' | 'over';

/** Which rule ended the match: a complete row, R5, R6. */
export type EndReason = 'row' | 'no-tiles' | 'stalled';

/** Sources of tiles: displays 0 to 8, then the centre. */
export const CENTRE = 9;
/** Where the marker is when no seat holds it. */
export const IN_CENTRE = 4;
/** How many displays have their groups in `groups`, together with the centre; the others are in `laterGroups`. */
export const FIRST_DISPLAYS = 5;

const ALL_CELLS = 2 ** (SIZE * SIZE) - 1;

/** What belongs to one seat. */
export class Side {
  score = 0;
  /** Three bits a space, from the left: colour + 1, or MARKER_TILE. */
  floor = 0;
  floorCount = 0;
  /** Six bits a line, from the top: colour << 3 | count, 0 when empty. */
  lines = 0;
  /** The full lines, five bits. */
  full = 0;
  /** Bit colour * 5 + line: this line may take this colour. */
  open = ALL_CELLS;
  /** Bit colour * 5 + row: this wall row holds this colour. */
  held = 0;
  /** The cells of the wall that hold a tile, bit row * 5 + column. */
  filled = 0;
  /** The same, a number for each colour. */
  readonly cells = new Int32Array(SIZE);
}

/** A pattern line: its colour and count, packed as in `Side.lines`. */
export const lineAt = (side: Side, line: number): number => (side.lines >> (6 * line)) & 63;
export const colourOfLine = (packed: number): number => packed >> 3;
export const countOfLine = (packed: number): number => packed & 7;
export function setLine(side: Side, line: number, colour: number, count: number): void {
  side.lines = (side.lines & ~(63 << (6 * line))) | (((colour << 3) | count) << (6 * line));
}

/** Seats appear as their indices (seat − 1) in numbers here. */
export class Position {
  readonly board: Board;
  readonly seats: SeatCount;
  /** The start that the table has chosen, if any. */
  readonly start: Seat | undefined;
  readonly sides: readonly Side[];
  phase: Phase = 'start';
  /** Who is to take tiles. */
  mover = 0;
  /** Who starts this round. */
  starter = 0;
  /** Who holds the marker, or IN_CENTRE. */
  marker = 0;
  round = 1;
  /** How many rounds in a row nobody has placed a wall tile (R6). */
  idleRounds = 0;
  /** How many wall tiles were placed in this round. */
  placed = 0;
  /** How many tiles are left on the displays and in the centre. */
  left = 0;
  bag: Tally = FULL_BAG;
  lid: Tally = 0;
  endReason: EndReason | undefined = undefined;
  /** What each source offers. Changed through `setOffer` only. */
  readonly offers = new Int32Array(CENTRE + 1);
  /** Bit display * 5 + colour: there are such tiles on one of the first displays; the top five bits are the centre's. */
  groups = 0;
  /** The same for the other displays, from bit 0 on. Two players have none. */
  laterGroups = 0;

  constructor(board: Board, seats: SeatCount, start: Seat | undefined) {
    this.board = board;
    this.seats = seats;
    this.start = start;
    this.sides = Array.from({ length: seats }, () => new Side());
  }
}

export const displaysFor = (seats: SeatCount): number => 2 * seats + 1;

/** Where the centre's colours are in `groups`. */
export const CENTRE_SHIFT = SIZE * FIRST_DISPLAYS;

/** By source: its bits in `groups`, and in `laterGroups`. */
const GROUP_BITS = new Int32Array(CENTRE + 1);
const LATER_BITS = new Int32Array(CENTRE + 1);
for (let display = 0; display < CENTRE; display++) {
  if (display < FIRST_DISPLAYS) GROUP_BITS[display] = 31 << (SIZE * display);
  else LATER_BITS[display] = 31 << (SIZE * (display - FIRST_DISPLAYS));
}
GROUP_BITS[CENTRE] = 31 << CENTRE_SHIFT;

/** One bit for each colour in each of six sources. */
const EACH_COLOUR = Int32Array.from({ length: 32 }, (_, colours) => colours * 0b00001_00001_00001_00001_00001_00001);

/** Changes what a source offers. */
export function setOffer(position: Position, source: number, tally: Tally): void {
  const colours = EACH_COLOUR[coloursIn(tally)];
  position.offers[source] = tally;
  position.groups = (position.groups & ~GROUP_BITS[source]) | (colours & GROUP_BITS[source]);
  position.laterGroups = (position.laterGroups & ~LATER_BITS[source]) | (colours & LATER_BITS[source]);
}

export function setup(options: AzulOptions, seats: SeatCount): Position {
  return new Position(boardNamed(options.board), seats, options.start);
}

export function clone(position: Position): Position {
  const twin = new Position(position.board, position.seats, position.start);
  copy(position, twin);
  return twin;
}

export function copy(from: Position, to: Position): void {
  to.phase = from.phase;
  to.mover = from.mover;
  to.starter = from.starter;
  to.marker = from.marker;
  to.round = from.round;
  to.idleRounds = from.idleRounds;
  to.placed = from.placed;
  to.left = from.left;
  to.bag = from.bag;
  to.lid = from.lid;
  to.endReason = from.endReason;
  to.groups = from.groups;
  to.laterGroups = from.laterGroups;
  for (let source = 0; source < from.offers.length; source++) to.offers[source] = from.offers[source];
  for (let index = 0; index < from.sides.length; index++) copySide(from.sides[index], to.sides[index]);
}

/** Makes one side equal to another. */
export function copySide(from: Side, to: Side): void {
  to.score = from.score;
  to.floor = from.floor;
  to.floorCount = from.floorCount;
  to.lines = from.lines;
  to.full = from.full;
  to.open = from.open;
  to.held = from.held;
  to.filled = from.filled;
  for (let colour = 0; colour < from.cells.length; colour++) to.cells[colour] = from.cells[colour];
}
