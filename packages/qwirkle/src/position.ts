// The position: the whole truth of a match at a moment, or all that a viewer knows of it.

import { type Seat, type SeatCount, seatsOf, type Viewer } from '@mozaika/kernel';
import { Grid } from './grid.ts';
import type { QwirkleOptions } from './options.ts';
import { COPIES, HAND_SIZE, KINDS, TILE_COUNT, type Tile } from './tiles.ts';
import { LATEST_VERSION, type Version, versionOf } from './versions.ts';

/** Drawing (the deal, a refill, the tiles of a trade), finding out who opens, a seat's turn, the end. */
export type Phase = 'draw' | 'start' | 'move' | 'over';

/** Which rule ended the match: a hand played out, no tile that fits [Q7], trades without end [Q8]. */
export type Reason = 'hand-empty' | 'blocked' | 'stalled';

/**
 * A position is advanced in place. Tiles whose place is not known are in `unseen`: those in the bag, and in a masked
 * position also the unknown ones in hands and among the tiles set aside.
 */
export class Position {
  readonly seats: SeatCount;
  readonly options: QwirkleOptions;
  /** The number of the rules that the match is played by, and what they say. */
  readonly rules: number;
  readonly version: Version;
  readonly grid = new Grid();
  phase: Phase = 'draw';
  /** The seat whose turn it is, to move or to draw. */
  mover: Seat = 1;
  /** The seat that opens, once that is known. */
  opener: Seat | undefined = undefined;
  reason: Reason | undefined = undefined;
  /** Turns that are over, draws included. */
  turns = 0;
  /** Trades since the last play. */
  tradesInRow = 0;
  /** How many tiles the bag holds. */
  bag = TILE_COUNT;
  /** How many of each kind lie in an unknown place. */
  readonly unseen = new Uint8Array(KINDS).fill(COPIES);
  /** Six places per seat, the known tiles first, in canonical order. */
  readonly hands: Uint8Array;
  readonly known: Uint8Array;
  readonly unknown: Uint8Array;
  /** The tiles of a trade, until its draw. */
  readonly aside = new Uint8Array(HAND_SIZE);
  asideKnown = 0;
  asideUnknown = 0;
  readonly points: Int32Array;
  /** The sizes of the largest sets as they were announced before the opening; 0 before that, and where they are not announced. */
  readonly announced: Uint8Array;

  constructor(options: QwirkleOptions, seats: SeatCount, rules: number = LATEST_VERSION) {
    this.options = options;
    this.seats = seats;
    this.rules = rules;
    this.version = versionOf(rules);
    this.announced = new Uint8Array(seats);
    this.hands = new Uint8Array(seats * HAND_SIZE);
    this.known = new Uint8Array(seats);
    this.unknown = new Uint8Array(seats);
    this.points = new Int32Array(seats);
  }
}

/** Whether all tiles of a hand are known. */
export const isKnown = ({ unknown }: Position, seat: Seat): boolean => unknown[seat - 1] === 0;

export const isMasked = (position: Position): boolean => position.unknown.some((count) => count > 0);

/** Whether the seat to move is to open: nothing lies on the grid yet. */
export const isOpening = (position: Position): boolean => position.grid.tileCount === 0;

export const handSize = ({ known, unknown }: Position, seat: Seat): number => known[seat - 1] + unknown[seat - 1];

/** How many tiles the mover draws to have six again, as far as the bag goes. */
export const dueDraw = (position: Position): number =>
  Math.min(HAND_SIZE - handSize(position, position.mover), position.bag);

/** The known tiles of a hand, in canonical order. */
export const knownTiles = ({ hands, known }: Position, seat: Seat): Tile[] =>
  Array.from(hands.subarray((seat - 1) * HAND_SIZE, (seat - 1) * HAND_SIZE + known[seat - 1]));

/** Puts a known tile into a hand. */
export function addToHand({ hands, known }: Position, seat: Seat, tile: Tile): void {
  const first = (seat - 1) * HAND_SIZE;
  let at = first + known[seat - 1]++;
  for (; at > first && hands[at - 1] > tile; at--) hands[at] = hands[at - 1];
  hands[at] = tile;
}

/** Takes a tile out of a hand: a known one, or else an unknown one, which thereby has been seen. */
export function takeFromHand({ hands, known, unknown, unseen }: Position, seat: Seat, tile: Tile): void {
  const first = (seat - 1) * HAND_SIZE;
  const end = first + known[seat - 1];
  for (let at = first; at < end; at++) {
    if (hands[at] !== tile) continue;
    for (let next = at + 1; next < end; next++) hands[next - 1] = hands[next];
    hands[end - 1] = 0;
    known[seat - 1]--;
    return;
  }
  unknown[seat - 1]--;
  unseen[tile]--;
}

/** Makes `to` equal to `from`, a position of a match with the same options, seats and rules. */
export function copyPosition(from: Position, to: Position): void {
  to.grid.copyFrom(from.grid);
  to.phase = from.phase;
  to.mover = from.mover;
  to.opener = from.opener;
  to.reason = from.reason;
  to.turns = from.turns;
  to.tradesInRow = from.tradesInRow;
  to.bag = from.bag;
  to.unseen.set(from.unseen);
  to.hands.set(from.hands);
  to.known.set(from.known);
  to.unknown.set(from.unknown);
  to.aside.set(from.aside);
  to.asideKnown = from.asideKnown;
  to.asideUnknown = from.asideUnknown;
  to.points.set(from.points);
  to.announced.set(from.announced);
}

/** What a viewer may know: no tile of others' hands, and of a trade only its own. */
export function maskPosition(position: Position, viewer: Viewer): Position {
  const seen = clonePosition(position);
  for (const seat of seatsOf(position.seats)) {
    if (seat === viewer) continue;
    for (const tile of knownTiles(position, seat)) seen.unseen[tile]++;
    seen.hands.fill(0, (seat - 1) * HAND_SIZE, seat * HAND_SIZE);
    seen.unknown[seat - 1] += seen.known[seat - 1];
    seen.known[seat - 1] = 0;
  }
  if (position.mover === viewer) return seen;
  for (const tile of position.aside.subarray(0, position.asideKnown)) seen.unseen[tile]++;
  seen.aside.fill(0);
  seen.asideUnknown += seen.asideKnown;
  seen.asideKnown = 0;
  return seen;
}

export function clonePosition(position: Position): Position {
  const clone = new Position(position.options, position.seats, position.rules);
  copyPosition(position, clone);
  return clone;
}
