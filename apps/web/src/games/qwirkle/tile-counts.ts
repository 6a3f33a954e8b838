// Where the three copies of each tile are, as far as the viewer knows: on the grid, in the own hand, or somewhere unseen.

import type { Seat } from '@mozaika/kernel';
import { COLOURS, COPIES, type Colour, type QwirkleView, SHAPES, type Shape, type TileName } from '@mozaika/qwirkle';
import { bySeat } from '../by-seat.ts';

export interface TileCount {
  readonly tile: TileName;
  readonly grid: number;
  readonly hand: number;
  readonly unseen: number;
}

export interface TileCountRow {
  readonly shape: Shape;
  readonly tiles: readonly TileCount[];
}

/** One row for each shape, one column for each colour. */
export function tileCounts(view: QwirkleView, own: Seat): TileCountRow[] {
  const hand = bySeat(view.hands, own).tiles;
  const countOf = (colour: Colour, shape: Shape): TileCount => {
    const tile: TileName = `${colour}${shape}`;
    const grid = COPIES - (view.outside[tile] ?? 0);
    const mine = hand.filter((each) => each === tile).length;
    return { tile, grid, hand: mine, unseen: COPIES - grid - mine };
  };
  return SHAPES.map((shape) => ({ shape, tiles: COLOURS.map((colour) => countOf(colour, shape)) }));
}
