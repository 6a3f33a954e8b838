// Views: a position as plain data.

import { type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import type { PlacedTile } from './events.ts';
import { dueDraw, handSize, knownTiles, type Phase, type Position, type Reason } from './position.ts';
import { KINDS, type TileName, tileName } from './tiles.ts';

/** How many tiles of a kind, for the kinds of which there are any. */
export type TileCounts = { readonly [tile in TileName]?: number };

/** What every viewer of a match knows. */
export type QwirklePublicView = {
  readonly seats: SeatCount;
  readonly phase: Phase;
  /** The seat to move or to draw; none before the start is found and after the end. */
  readonly mover: Seat | null;
  /** How many tiles the mover is about to draw. */
  readonly due: number;
  readonly opener: Seat | null;
  /** The sizes of everybody's largest set, once they are announced. */
  readonly announced: readonly number[] | null;
  /** By y, then x. */
  readonly grid: readonly PlacedTile[];
  readonly handSizes: readonly number[];
  readonly bag: number;
  /** How many tiles lie aside, to be mixed into the bag after the draw of a trade. */
  readonly aside: number;
  /** The tiles that don't lie on the grid. */
  readonly outside: TileCounts;
  readonly scores: readonly number[];
  readonly turns: number;
  readonly tradesInRow: number;
  readonly reason: Reason | null;
};

export type HandView = { readonly tiles: readonly TileName[]; readonly unknown: number };

/** All that a position knows. */
export type QwirkleView = QwirklePublicView & {
  readonly hands: readonly HandView[];
  /** The tiles that lie aside. */
  readonly asideTiles: HandView;
  /** The tiles whose place is not known: those in the bag and, in a masked position, the unknown ones elsewhere. */
  readonly unseen: TileCounts;
};

export function publicView(position: Position): QwirklePublicView {
  const { seats, phase, mover, opener, bag, turns, tradesInRow, reason } = position;
  return {
    seats,
    phase,
    mover: phase === 'move' || phase === 'draw' ? mover : null,
    due: phase === 'draw' ? dueDraw(position) : 0,
    opener: opener ?? null,
    announced: position.announced.some((size) => size > 0) ? Array.from(position.announced) : null,
    grid: placedTiles(position),
    handSizes: seatsOf(seats).map((seat) => handSize(position, seat)),
    bag,
    aside: position.asideKnown + position.asideUnknown,
    outside: countsByName(position.grid.outside),
    scores: scores(position),
    turns,
    tradesInRow,
    reason: reason ?? null,
  };
}

export function view(position: Position): QwirkleView {
  const { aside, asideKnown, asideUnknown, unknown } = position;
  return {
    ...publicView(position),
    hands: seatsOf(position.seats).map((seat) => ({
      tiles: knownTiles(position, seat).map(tileName),
      unknown: unknown[seat - 1],
    })),
    asideTiles: { tiles: Array.from(aside.subarray(0, asideKnown), tileName), unknown: asideUnknown },
    unseen: countsByName(position.unseen),
  };
}

export const scores = ({ points }: Position): number[] => Array.from(points);

/** Three of each kind, wherever they lie. */
export function census(position: Position): number[] {
  const { grid, unseen, aside, asideKnown } = position;
  const counts = Array.from(unseen);
  for (const seat of seatsOf(position.seats)) for (const tile of knownTiles(position, seat)) counts[tile]++;
  for (let i = 0; i < asideKnown; i++) counts[aside[i]]++;
  forEachTile(grid, (tile) => counts[tile]++);
  return counts;
}

function placedTiles({ grid }: Position): PlacedTile[] {
  const tiles: PlacedTile[] = [];
  forEachTile(grid, (tile, x, y) => tiles.push({ tile: tileName(tile), x, y }));
  return tiles;
}

function forEachTile(grid: Position['grid'], visit: (tile: number, x: number, y: number) => void): void {
  for (let y = grid.minY; y <= grid.maxY; y++) {
    for (let x = grid.minX; x <= grid.maxX; x++) {
      const tile = grid.tileAt(x, y);
      if (tile !== undefined) visit(tile, x, y);
    }
  }
}

function countsByName(counts: Uint8Array): TileCounts {
  const named: { [tile in TileName]?: number } = {};
  for (let tile = 0; tile < KINDS; tile++) if (counts[tile] > 0) named[tileName(tile)] = counts[tile];
  return named;
}
