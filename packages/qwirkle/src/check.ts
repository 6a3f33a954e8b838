// Checks of moves: each sentence of the rules as a question to the position. The generator of plays is not asked.

import type { Move, Seat } from '@mozaika/kernel';
import { checkLines } from './check-lines.ts';
import { hasPlay } from './fits.ts';
import { tradeLimit } from './legal.ts';
import { decodeMove, type Placement } from './moves.ts';
import { openingSize } from './opening.ts';
import { isOpening, knownTiles, type Position } from './position.ts';
import type { QwirkleRefusal } from './refusals.ts';
import { type Tile, tileName } from './tiles.ts';

/** Why a seat that is to move may not make this move. */
export function checkMove(position: Position, seat: Seat, move: Move): QwirkleRefusal | undefined {
  const decoded = decodeMove(move);
  switch (decoded?.kind) {
    case 'play':
      return checkPlay(position, seat, decoded.tiles);
    case 'trade':
      return checkTrade(position, seat, decoded.tiles.length) ?? checkHand(position, seat, decoded.tiles);
    case 'hidden-trade':
      return checkTrade(position, seat, decoded.count) ?? checkHidden(position, seat, decoded.count);
    case 'pass':
      return checkPass(position, seat);
    case undefined:
      return { code: 'not-a-move', found: move };
  }
}

function checkPlay(position: Position, seat: Seat, played: readonly Placement[]): QwirkleRefusal | undefined {
  return (
    checkHand(
      position,
      seat,
      played.map(({ tile }) => tile),
    ) ??
    (isOpening(position) ? checkOpening(position, seat, played) : checkCells(position, played)) ??
    checkLines(position.grid, played)
  );
}

/** Every tile is in the hand: a known one, or one of the unknown ones if that kind has not been seen elsewhere. */
function checkHand(position: Position, seat: Seat, tiles: readonly Tile[]): QwirkleRefusal | undefined {
  const hand = knownTiles(position, seat);
  const unseen = position.unseen.slice();
  let hidden = position.unknown[seat - 1];
  for (const tile of tiles) {
    const at = hand.indexOf(tile);
    if (at >= 0) hand.splice(at, 1);
    else if (hidden > 0 && unseen[tile] > 0) {
      hidden--;
      unseen[tile]--;
    } else return { code: 'not-in-hand', seat, tile: tileName(tile) };
  }
  return undefined;
}

function checkOpening(position: Position, seat: Seat, played: readonly Placement[]): QwirkleRefusal | undefined {
  if (!played.some(({ x, y }) => x === 0 && y === 0)) return { code: 'opening-origin', cells: cellsOf(played) };
  const expected = openingSize(position, seat) ?? played.length;
  return played.length === expected ? undefined : { code: 'opening-size', found: played.length, expected };
}

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Tiles come on empty cells, and at least one of them joins the grid. */
function checkCells({ grid }: Position, played: readonly Placement[]): QwirkleRefusal | undefined {
  for (const { x, y } of played) {
    const tile = grid.tileAt(x, y);
    if (tile !== undefined) return { code: 'cell-taken', x, y, tile: tileName(tile) };
  }
  const joined = played.some(({ x, y }) => NEIGHBOURS.some(([dx, dy]) => grid.tileAt(x + dx, y + dy) !== undefined));
  return joined ? undefined : { code: 'not-connected', cells: cellsOf(played) };
}

const cellsOf = (played: readonly Placement[]) => played.map(({ x, y }) => ({ x, y }));

function checkTrade(position: Position, seat: Seat, count: number): QwirkleRefusal | undefined {
  if (isOpening(position)) return { code: 'opening-trade', seat };
  if (position.bag === 0) return { code: 'trade-bag-empty', seat };
  const limit = tradeLimit(position, seat);
  return count > limit ? { code: 'trade-too-large', count, limit } : undefined;
}

function checkHidden({ unknown }: Position, seat: Seat, count: number): QwirkleRefusal | undefined {
  const hidden = unknown[seat - 1];
  return count > hidden ? { code: 'not-hidden', seat, count, hidden } : undefined;
}

function checkPass(position: Position, seat: Seat): QwirkleRefusal | undefined {
  if (position.bag > 0) return { code: 'pass-not-allowed', seat, bag: position.bag };
  return hasPlay(position, seat) ? { code: 'must-play', seat } : undefined;
}
