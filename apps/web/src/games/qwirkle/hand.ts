// The hand as it lies in the tray: in the order that its owner likes, which survives plays and draws.

import { COLOURS, SHAPES, type TileName } from '@mozaika/qwirkle';

/** A tile of the hand; the id tells equal tiles apart. */
export interface HandTile {
  readonly id: number;
  readonly tile: TileName;
}

export type Order = 'colour' | 'shape';

/** The hand after a change: tiles that stay keep their ids and order, new ones come last. */
export function arranged(before: readonly HandTile[], tiles: readonly TileName[]): HandTile[] {
  const left = [...tiles];
  const staying = before.filter(({ tile }) => {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const free = Math.max(0, ...before.map(({ id }) => id)) + 1;
  return [...staying, ...left.map((tile, i) => ({ id: free + i, tile }))];
}

/** The hand with one tile moved to another place. */
export function moved(hand: readonly HandTile[], id: number, to: number): HandTile[] {
  const tile = hand.find((each) => each.id === id);
  if (!tile) return [...hand];
  const others = hand.filter((each) => each !== tile);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, tile);
}

const rank = (tile: TileName, order: Order): number => {
  const colour = COLOURS.findIndex((each) => each === tile[0]);
  const shape = SHAPES.findIndex((each) => each === tile[1]);
  return order === 'colour' ? colour * SHAPES.length + shape : shape * COLOURS.length + colour;
};

export const sorted = (hand: readonly HandTile[], order: Order): HandTile[] =>
  hand.toSorted((a, b) => rank(a.tile, order) - rank(b.tile, order));
