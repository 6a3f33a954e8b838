// A position: the whole truth of a match at a moment, in one array of numbers that is quick to copy.
//
//   PHASE MOVER STARTER MARKER ROUND IDLE PLACED LEFT BAG LID REASON | GROUPS × 2 | OFFER × 10 | seat 1 | … | seat 4
//
//   OFFER   tallies of displays 1–9 and the centre
//   GROUPS  bit source * 5 + colour: there are such tiles; displays 1–5, then displays 6–9 and the centre
//
//   each seat:  SCORE FLOOR FLOOR_COUNT FULL OPEN HELD FILLED | COLOUR_CELLS × 5 | LINE × 5
//
//   cells  25 bits, bit row * 5 + column          line   colour << 3 | count, 0 when empty
//   OPEN   25 bits, bit colour * 5 + line: this line may take this colour
//   HELD   25 bits, bit colour * 5 + row: the wall row holds this colour
//   FULL   5 bits, one a line                     FLOOR  3 bits a space from the left: colour + 1, or MARKER_TILE

import type { Seat, SeatCount } from '@mozaika/kernel';
import { type Board, type BoardName, boardNamed, SIZE } from './boards.ts';
import { coloursIn, FULL_BAG, type Tally } from './tally.ts';

export interface AzulOptions {
  readonly board: BoardName;
  /** The first starting player, if the table has chosen one. */
  readonly start?: Seat;
  readonly [option: string]: string | number;
}

export interface Position {
  readonly board: Board;
  readonly seats: SeatCount;
  /** The start that the table has chosen, if any. */
  readonly start: Seat | undefined;
  readonly state: Int32Array;
}

export const PHASE = 0;
/** The index (seat − 1) of who is to take tiles. */
export const MOVER = 1;
/** The index of who starts this round. */
export const STARTER = 2;
/** The index of who holds the marker, or IN_CENTRE. */
export const MARKER = 3;
export const ROUND = 4;
/** How many rounds in a row nobody has placed a wall tile (R6). */
export const IDLE = 5;
/** How many wall tiles were placed in this round. */
export const PLACED = 6;
/** How many tiles are left on the displays and in the centre. */
export const LEFT = 7;
export const BAG = 8;
export const LID = 9;
/** Once the match is over, the index of its reason in END_REASONS. */
export const REASON = 10;
export const GROUPS = 11;
export const OFFER = 13;

export const MOST_DISPLAYS = 9;
/** The source after the last display. */
export const CENTRE = MOST_DISPLAYS;

/** How many sources have their groups in one number of GROUPS. */
export const HALF = 5;

const FIRST_SEAT = OFFER + CENTRE + 1;
const SEAT_SIZE = 17;

export const SCORE = 0;
export const FLOOR = 1;
export const FLOOR_COUNT = 2;
export const FULL = 3;
export const OPEN = 4;
export const HELD = 5;
export const FILLED = 6;
export const COLOUR_CELLS = 7;
export const LINE = COLOUR_CELLS + SIZE;

export const PHASES = ['start', 'deal', 'offer', 'tiling', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const START_PHASE = 0;
export const DEAL_PHASE = 1;
export const OFFER_PHASE = 2;
export const TILING_PHASE = 3;
export const OVER_PHASE = 4;

export const IN_CENTRE = 4;
export const MARKER_TILE = 6;

export const END_REASONS = ['row', 'no-tiles', 'stalled'] as const;
export type EndReason = (typeof END_REASONS)[number];

const ALL_CELLS = 2 ** (SIZE * SIZE) - 1;

/** Changes what a source offers. */
export function setOffer(state: Int32Array, source: number, tally: Tally): void {
  const half = source < HALF ? 0 : 1;
  const shift = SIZE * (source - half * HALF);
  state[OFFER + source] = tally;
  state[GROUPS + half] = (state[GROUPS + half] & ~(31 << shift)) | (coloursIn(tally) << shift);
}

/** Where the numbers of a seat begin, by its index. */
export const seatAt = (index: number): number => FIRST_SEAT + index * SEAT_SIZE;

export const displaysFor = (seats: SeatCount): number => 2 * seats + 1;

export const colourOfLine = (line: number): number => line >> 3;
export const countOfLine = (line: number): number => line & 7;
export const lineOf = (colour: number, count: number): number => (colour << 3) | count;

export function setup(options: AzulOptions, seats: SeatCount): Position {
  const state = new Int32Array(seatAt(seats));
  state[ROUND] = 1;
  state[BAG] = FULL_BAG;
  for (let index = 0; index < seats; index++) state[seatAt(index) + OPEN] = ALL_CELLS;
  return { board: boardNamed(options.board), seats, start: options.start, state };
}

export function clone(position: Position): Position {
  return { board: position.board, seats: position.seats, start: position.start, state: position.state.slice() };
}

export function copy(from: Position, to: Position): void {
  to.state.set(from.state);
}
