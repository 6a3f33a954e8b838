// The legal moves of a seat: plays, or a pass; trades apart.

import type { MoveList, Seat } from '@mozaika/kernel';
import { encodeTrade, PASS, playSize } from './moves.ts';
import { largestSet } from './opening.ts';
import { listPlays, type PlayList } from './plays.ts';
import { handSize, isKnown, isOpening, knownTiles, type Position } from './position.ts';
import type { Tile } from './tiles.ts';

/**
 * The plays of a seat, with their points: in the order of the frontier's cells, then of the tiles in the hand. An opening
 * has the size of the largest set.
 */
export const legalPlays = (position: Position, seat: Seat, out: PlayList): void => fillPlays(position, seat, out, out);

function fillPlays(position: Position, seat: Seat, out: MoveList, worth: { points: Uint8Array }): void {
  out.clear();
  if (!isKnown(position, seat)) return;
  listPlays(position, seat, out, worth);
  if (isOpening(position)) keepLargest(out, worth.points, largestSet(knownTiles(position, seat)));
}

/** Leaves only the plays of at least so many tiles in the list. */
function keepLargest(out: MoveList, points: Uint8Array, size: number): void {
  let kept = 0;
  for (let i = 0; i < out.length; i++) {
    if (playSize(out.buffer[i]) < size) continue;
    out.buffer[kept] = out.buffer[i];
    points[kept++] = points[i];
  }
  out.length = kept;
}

/** Where the points go that nobody asked for: reused like the generator's own state (see plays.ts), and never read. */
const unasked = { points: new Uint8Array(0) };

/** All legal moves but trades. Without any, the seat has to trade. */
export function legalMoves(position: Position, seat: Seat, out: MoveList): void {
  fillPlays(position, seat, out, unasked);
  if (out.length === 0 && position.bag === 0 && isKnown(position, seat)) out.push(PASS);
}

/** The most tiles that a seat may trade: as many as it has, as many as the bag holds [Q4], none to open [Q2]. */
export const tradeLimit = (position: Position, seat: Seat): number =>
  isOpening(position) ? 0 : Math.min(handSize(position, seat), position.bag);

/** All trades of a seat, each multiset of tiles once. */
export function legalTrades(position: Position, seat: Seat, out: MoveList): void {
  out.clear();
  if (!isKnown(position, seat)) return;
  const hand = knownTiles(position, seat);
  const limit = tradeLimit(position, seat);
  const aside: Tile[] = [];
  const choose = (from: number) => {
    for (let i = from; i < hand.length && aside.length < limit; i++) {
      if (i > from && hand[i] === hand[i - 1]) continue;
      aside.push(hand[i]);
      out.push(encodeTrade(aside));
      choose(i + 1);
      aside.pop();
    }
  };
  choose(0);
}
