// Applying moves: first what the seat decides, then what follows from it without anybody's decision.

import type { Move, Seat, Sink } from '@mozaika/kernel';
import type { AzulEvent } from './events.ts';
import { columnOf, isTileMove, lineOfTile } from './moves.ts';
import { take } from './offer.ts';
import type { Position } from './position.ts';
import { endOffer, endTiling } from './rounds.ts';
import { anyFullLine, moveToWall } from './tiling.ts';

/** Advances the position by a legal move, through the end of the phase, the round or the match where it brings that. */
export function applyMove(position: Position, seat: Seat, move: Move, sink?: Sink<AzulEvent>): void {
  const index = seat - 1;
  if (isTileMove(move)) {
    moveToWall(position, index, lineOfTile(move), columnOf(move), sink);
    if (!anyFullLine(position)) endTiling(position, sink);
  } else {
    take(position, index, move, sink);
    if (position.left === 0) endOffer(position, sink);
  }
}

/** Only what the seat decides: tiles are taken and put down, or a line is tiled. No phase ends by it. */
export function applyDecision(position: Position, seat: Seat, move: Move, sink?: Sink<AzulEvent>): void {
  const index = seat - 1;
  if (isTileMove(move)) moveToWall(position, index, lineOfTile(move), columnOf(move), sink);
  else take(position, index, move, sink);
}
