// Refusals: every code with which the rules of Qwirkle refuse an action, and the facts that come with it. Seats are counted
// from 1, tiles are named as in records.

import type { Seat } from '@mozaika/kernel';
import type { TileName } from './tiles.ts';

type Cell = { readonly x: number; readonly y: number };
type LineFacts = Cell & { readonly direction: 'across' | 'down'; readonly tiles: readonly TileName[] };

/** The facts of each refusal. */
export type QwirkleRefusals = {
  /** The number stands for no move (never for a move that was read from a text). */
  'not-a-move': { readonly found: number };
  /** The seat does not have this tile, or not as many of it. */
  'not-in-hand': { readonly seat: Seat; readonly tile: TileName };
  /** A masked trade of more tiles than the seat has hidden ones. */
  'not-hidden': { readonly seat: Seat; readonly count: number; readonly hidden: number };
  /** A tile lies there already. */
  'cell-taken': Cell & { readonly tile: TileName };
  /** The played tiles are not in one row or column, or more than six cells apart. */
  'not-in-line': { readonly cells: readonly Cell[] };
  /** An empty cell is left between the played tiles. */
  gap: Cell;
  /** No played tile is next to a tile of the grid. */
  'not-connected': { readonly cells: readonly Cell[] };
  /** A line would be neither of one colour nor of one shape. */
  'line-mixed': LineFacts;
  /** A line would have more than six tiles. */
  'line-too-long': LineFacts & { readonly most: number };
  /** A line would have the same tile twice. */
  'duplicate-in-line': LineFacts & { readonly duplicate: TileName };
  /** The opening has to be a set as large as the largest in the hand [Q2]. */
  'opening-size': { readonly found: number; readonly expected: number };
  /** The opening covers the cell 0,0. */
  'opening-origin': { readonly cells: readonly Cell[] };
  /** Whoever opens may not trade [Q2]. */
  'opening-trade': { readonly seat: Seat };
  /** No more tiles can be traded than the bag holds [Q4]. */
  'trade-too-large': { readonly count: number; readonly limit: number };
  /** The bag is empty, so nothing can be traded [Q5, Q6]. */
  'trade-bag-empty': { readonly seat: Seat };
  /** The bag is empty and there is a play, so no pass [Q5]. */
  'must-play': { readonly seat: Seat };
  /** Passing is for an empty bag only [Q6]. */
  'pass-not-allowed': { readonly seat: Seat; readonly bag: number };
  /** Somebody has to draw now. */
  'draw-expected': { readonly seat: Seat; readonly count: number };
  /** Chance has to decide now who opens. */
  'start-expected': { readonly seats: readonly Seat[] };
  /** It is another seat that draws now. */
  'draw-seat': { readonly found: Seat; readonly expected: Seat };
  /** The seat draws exactly as many tiles as it needs, or as the bag holds. */
  'draw-count': { readonly seat: Seat; readonly found: number; readonly expected: number };
  /** The bag cannot hold this tile, or not as many of it. */
  'tile-not-available': { readonly tile: TileName; readonly found: number; readonly available: number };
  /** Only a seat with the largest set opens. */
  'start-seat': { readonly found: Seat; readonly expected: readonly Seat[] };
  /** Several sets are equally large, and the table lets the oldest of these players open [Q1]. */
  'start-age': { readonly found: Seat; readonly expected: Seat };
  /** The start comes with the size of everybody's largest set [Q11]. */
  'sizes-expected': { readonly seats: number; readonly found: number };
  /** By these rules nobody announces the size of their set: version 1. */
  'sizes-hidden': { readonly rules: number };
  /** Of a position that was set up: there are three of each kind, wherever they lie. */
  'too-many-of-a-kind': { readonly tile: TileName; readonly found: number; readonly most: number };
  'too-many-tiles': { readonly found: number; readonly most: number };
  /** The grid has no tile at 0,0, where the opening was. */
  'grid-origin': Cell;
  /** A tile that does not hang together with the one at 0,0. */
  'grid-apart': Cell & { readonly tile: TileName };
  /** Hands are full while the bag is not empty. */
  'hand-count': { readonly seat: Seat; readonly found: number; readonly expected: number; readonly bag: number };
  /** The match would have ended when this hand was played out. */
  'hand-gone': { readonly seat: Seat };
  'nothing-to-draw': { readonly seat: Seat; readonly found: number; readonly bag: number };
  /** Tiles lie aside only until the draw of the trade that put them there. */
  'aside-unfit': { readonly seat: Seat };
  'turns-without-tiles': { readonly found: number };
  'turns-too-few': { readonly found: number; readonly expected: number; readonly tiles: number };
  'trades-too-many': { readonly found: number; readonly most: number };
  'score-too-high': { readonly seat: Seat; readonly found: number; readonly most: number };
  /** Sizes are announced when all hands are dealt. */
  'sizes-too-early': object;
  /** The match would have ended, because no tile fits anywhere [Q7]. */
  'nothing-fits': object;
  /** The match has not ended for this reason. */
  'not-over': { readonly reason: string };
  /** The largest set in this hand has another size. */
  'set-size': { readonly seat: Seat; readonly found: number; readonly expected: number };
};

export type QwirkleRefusalCode = keyof QwirkleRefusals;

/** A refusal of the rules of Qwirkle; those of the kernel (turn order, unreadable texts) come on top. */
export type QwirkleRefusal = {
  [Code in QwirkleRefusalCode]: { readonly code: Code } & QwirkleRefusals[Code];
}[QwirkleRefusalCode];
