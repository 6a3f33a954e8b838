// Events: the public facts that follow from actions.

import type { Seat } from '@mozaika/kernel';
import type { Reason } from './position.ts';
import type { TileName } from './tiles.ts';

/** A line of the grid: its first cell, where it goes, how long it is. */
export type Line = {
  readonly direction: 'across' | 'down';
  readonly x: number;
  readonly y: number;
  readonly length: number;
};

export type PlacedTile = {
  readonly tile: TileName;
  readonly x: number;
  readonly y: number;
};

export type QwirkleEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number }
  /** How large the largest set in a hand is, which everybody says before the opening [Q11]. */
  | { readonly type: 'announced'; readonly seat: Seat; readonly size: number }
  | { readonly type: 'started'; readonly seat: Seat }
  | { readonly type: 'placed'; readonly seat: Seat; readonly tiles: readonly PlacedTile[] }
  /** A line that the play made or extended. */
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly points: number;
      readonly line: Line;
      readonly qwirkle: boolean;
    }
  /** An opening of a single tile makes no line and scores 1 [Q3]. */
  | { readonly type: 'scored-alone'; readonly seat: Seat; readonly points: 1; readonly x: number; readonly y: number }
  | { readonly type: 'traded'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  /** The seat that played its last tile, and its six points. */
  | { readonly type: 'ended'; readonly reason: 'hand-empty'; readonly seat: Seat; readonly points: 6 }
  | { readonly type: 'ended'; readonly reason: Exclude<Reason, 'hand-empty'> };
