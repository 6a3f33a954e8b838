// The tiles that a seat has not seen, and the chance that others hold some of them: counted, as from a full bag.

import { type Seat, seatsOf } from '@mozaika/kernel';
import { handSize, KINDS, knownTiles, type Position, type Tile } from '@mozaika/qwirkle';

/** By kind: how many tiles lie neither on the grid nor in the seat's own hand, and were not set aside by it. */
export function unseenBy(position: Position, seat: Seat): number[] {
  const own = knownTiles(position, seat);
  const setAside = position.mover === seat ? Array.from(position.aside.subarray(0, position.asideKnown)) : [];
  return Array.from({ length: KINDS }, (_, tile) => {
    const isIt = (other: Tile) => other === tile;
    return (position.grid.outside[tile] ?? 0) - own.filter(isIt).length - setAside.filter(isIt).length;
  });
}

/** How many tiles the other seats hold, together. */
export const heldByOthers = (position: Position, seat: Seat): number =>
  seatsOf(position.seats)
    .filter((other) => other !== seat)
    .reduce((sum, other) => sum + handSize(position, other), 0);

/** The chance that at least one of `wanted` tiles is among `held` ones drawn blindly from `unseen`: hypergeometric. */
export function chanceOfAny(wanted: number, held: number, unseen: number): number {
  let none = 1;
  for (let i = 0; i < wanted; i++) none *= Math.max(0, unseen - held - i) / (unseen - i);
  return 1 - none;
}
