// Refusals: every code with which the rules of Azul refuse an action, and the facts that come with it. Seats, displays, lines
// and columns count from 1.

import type { Seat } from '@mozaika/kernel';
import type { Colour } from './colours.ts';

type CellFacts = { readonly line: number; readonly column: number; readonly colour: Colour };
type WallFacts = {
  readonly seat: Seat;
  readonly row: number;
  readonly column: number;
  readonly colour: Colour;
};

/** The facts of each refusal. */
export type AzulRefusals = {
  /** There are fewer displays at this table. */
  'no-such-display': { readonly display: number; readonly displays: number };
  /** The display or the centre holds no tile of this colour. */
  'no-such-tiles': { readonly from: number | 'centre'; readonly colour: Colour };
  'line-full': { readonly line: number };
  /** A pattern line holds tiles of one colour only. */
  'line-holds-other-colour': { readonly line: number; readonly holds: Colour; readonly colour: Colour };
  /** The wall row of the line holds this colour already. */
  'wall-row-has-colour': { readonly line: number; readonly colour: Colour };
  /** A tile was to be put on the wall while tiles are on offer. */
  'take-expected': object;
  /** Tiles were to be taken while this full line waits to be tiled. */
  'tile-expected': { readonly line: number };
  'line-not-full': { readonly line: number };
  /** Lines are tiled from top to bottom. */
  'higher-line-first': { readonly line: number; readonly expected: number };
  'cell-taken': CellFacts;
  /** The cell is printed in another colour. */
  'cell-printed': CellFacts & { readonly printed: Colour };
  /** A column of a free wall takes each colour once. */
  'column-has-colour': CellFacts;
  /** Only a line without a legal cell may go to the floor. */
  'must-place': { readonly line: number; readonly columns: readonly number[] };
  /** It has to be drawn first who starts. */
  'start-expected': object;
  /** Who starts is known; the displays are to be filled. */
  'displays-expected': object;
  'no-such-seat': { readonly seat: Seat; readonly seats: number };
  /** The table has chosen another starting player. */
  'start-set': { readonly seat: Seat; readonly expected: Seat };
  'display-count': { readonly found: number; readonly expected: number };
  'display-size': { readonly display: number; readonly found: number; readonly expected: number };
  /** Bag and lid hold fewer tiles of this colour. */
  'not-enough-tiles': {
    readonly display: number;
    readonly colour: Colour;
    readonly found: number;
    readonly available: number;
  };
  /** Of a position that was set up: the tiles of a colour, wherever they lie, are not as many as there are. */
  'tile-count': { readonly colour: Colour; readonly found: number; readonly expected: number };
  'display-too-full': { readonly display: number; readonly found: number; readonly most: number };
  /** More tiles than the empty displays can have left. */
  'centre-too-full': { readonly found: number; readonly most: number };
  'wall-cell-printed': WallFacts & { readonly printed: Colour };
  'wall-row-twice': { readonly seat: Seat; readonly row: number; readonly colour: Colour };
  'wall-column-twice': { readonly seat: Seat; readonly column: number; readonly colour: Colour };
  'line-of-two-colours': {
    readonly seat: Seat;
    readonly line: number;
    readonly colour: Colour;
    readonly other: string;
  };
  'line-too-long': { readonly seat: Seat; readonly line: number; readonly found: number; readonly most: number };
  'line-colour-on-wall': { readonly seat: Seat; readonly line: number; readonly colour: Colour };
  'floor-too-long': { readonly seat: Seat; readonly found: number; readonly most: number };
  /** Floors are cleared before the next round and the end. */
  'floor-not-empty': { readonly seat: Seat; readonly found: number };
  /** The marker is on the floor of a seat that does not hold it, or not on the floor of the one that does. */
  'marker-misplaced': { readonly seat: Seat; readonly found: number; readonly expected: number };
  /** Between rounds the marker is with the seat that starts. */
  'marker-starts': { readonly expected: Seat };
  /** Who began the round is known except before the first one. */
  'starter-unfit': { readonly starter: Seat | 0 };
  /** The match would have ended with this row. */
  'row-complete': { readonly seat: Seat; readonly row: number };
  'nothing-on-offer': object;
  'tiles-on-offer': object;
  'no-full-line': object;
  'full-line-left': { readonly seat: Seat; readonly line: number };
  /** On this board nobody chooses where tiles go. */
  'tiling-by-itself': object;
  /** More tiles placed in this round than can have been. */
  'placed-too-many': { readonly found: number; readonly most: number };
  'idle-too-many': { readonly found: number; readonly most: number };
  /** The match would have ended, because nothing can be dealt (R5). */
  'bag-and-lid-empty': object;
  /** Before anybody starts all tiles are in the bag. */
  'not-the-beginning': object;
  /** The match has not ended for this reason. */
  'not-over': { readonly reason: string };
  /** More tiles on a wall than the rounds so far allow; from round `expected` on they are possible. */
  'wall-too-full': { readonly seat: Seat; readonly found: number; readonly most: number; readonly expected: number };
  /** More points than the tiles on the wall can have scored. */
  'score-too-high': { readonly seat: Seat; readonly found: number; readonly most: number; readonly board: string };
  /** The bag is drawn empty before the lid is poured in (R11). */
  'bag-first': { readonly display: number; readonly colour: Colour; readonly found: number; readonly expected: number };
};

export type AzulRefusalCode = keyof AzulRefusals;

/** A refusal of the rules of Azul; those of the kernel (turn order, unreadable texts) come on top. */
export type AzulRefusal = {
  [Code in AzulRefusalCode]: { readonly code: Code } & AzulRefusals[Code];
}[AzulRefusalCode];
