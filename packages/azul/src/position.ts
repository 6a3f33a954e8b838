// A position: the whole truth of a match at a moment, in fields and small arrays that are quick to read and to copy.

import type { Seat, SeatCount } from '@mozaika/kernel';
import { type Board, boardNamed, SIZE } from './boards.ts';
import type { AzulOptions } from './options.ts';
import { copySide, Side } from './side.ts';
import { coloursIn, countOf, FULL_BAG, type Tally, without } from './tally.ts';

export type Phase = 'start' | 'deal' | 'offer' | 'tiling' | 'over';

/** Which rule ended the match: a complete row, R5, R6. */
export type EndReason = 'row' | 'no-tiles' | 'stalled';

/** Sources of tiles: displays 0 to 8, then the centre. */
export const CENTRE = 9;
/** Where the marker is when no seat holds it. */
export const IN_CENTRE = 4;
/** How many displays have their groups in `groups`, together with the centre; the others are in `laterGroups`. */
export const FIRST_DISPLAYS = 5;

// Also under local names, for speed: V8 loads an exported constant at every use and knows a local one.
const MIDDLE = CENTRE;
const FIRST_LATER = FIRST_DISPLAYS;
const COLOUR_BITS = SIZE;
const MIDDLE_SHIFT = COLOUR_BITS * FIRST_LATER;
/** Where the colours of the centre are in `groups`. */
export const CENTRE_SHIFT = MIDDLE_SHIFT;

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
  /** What each source offers. Changed through `fill` and `take` only. */
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

  /** Takes all tiles of a colour from a source and says how many. The others go to the centre, or stay there. */
  take(source: number, colour: number): number {
    const { offers } = this;
    const offer = offers[source];
    offers[source] = 0;
    offers[MIDDLE] += without(offer, colour);
    const others = this.clearGroups(source) & ~(1 << colour);
    this.groups |= others << MIDDLE_SHIFT;
    return countOf(offer, colour);
  }

  /** Fills an empty source. */
  fill(source: number, tally: Tally): void {
    this.offers[source] = tally;
    if (isLater(source)) this.laterGroups |= coloursIn(tally) << laterShift(source);
    else this.groups |= coloursIn(tally) << groupShift(source);
  }

  /** Takes the groups of a source away and says which colours they had. */
  private clearGroups(source: number): number {
    let colours: number;
    if (isLater(source)) {
      colours = (this.laterGroups >> laterShift(source)) & 31;
      this.laterGroups ^= colours << laterShift(source);
    } else {
      colours = (this.groups >> groupShift(source)) & 31;
      this.groups ^= colours << groupShift(source);
    }
    return colours;
  }
}

export const displaysFor = (seats: SeatCount): number => 2 * seats + 1;

/** Whether a source is a display whose groups are in `laterGroups`. */
const isLater = (source: number): boolean => source >= FIRST_LATER && source < MIDDLE;
/** Where the colours of a source are in `laterGroups`. */
const laterShift = (source: number): number => COLOUR_BITS * (source - FIRST_LATER);
/**
 * Where the colours of a source are in `groups`: the centre, alone above 7 there, comes after the first displays. Without a
 * branch, because a random move would mispredict it.
 */
const groupShift = (source: number): number => COLOUR_BITS * (source - (MIDDLE - FIRST_LATER) * (source >> 3));

export function setup(options: AzulOptions, seats: SeatCount): Position {
  return new Position(boardNamed(options.board), seats, options.start);
}

export function clonePosition(position: Position): Position {
  const twin = new Position(position.board, position.seats, position.start);
  copyPosition(position, twin);
  return twin;
}

export function copyPosition(from: Position, to: Position): void {
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
