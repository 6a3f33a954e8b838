// The end of a turn: the next seat moves, or a rule ends the match.

import { nextSeat, type Sink } from '@mozaika/kernel';
import type { QwirkleEvent } from './events.ts';
import { isBlocked } from './fits.ts';
import type { Position, Reason } from './position.ts';

/** After this many trades in a row for each player the match ends [Q8]. */
export const TRADES_PER_SEAT = 3;

/** The turn passes on, unless a rule ends the match. */
export function endTurn(position: Position, emit?: Sink<QwirkleEvent>): void {
  const reason = endingOf(position);
  if (reason !== undefined) {
    endMatch(position, reason);
    emit?.({ type: 'ended', reason });
    return;
  }
  position.turns++;
  position.mover = nextSeat(position.mover, position.seats);
  position.phase = 'move';
}

/** The rule that ends the match after this turn without a bonus, if one does. */
function endingOf(position: Position): 'stalled' | 'blocked' | undefined {
  if (position.tradesInRow >= TRADES_PER_SEAT * position.seats) return 'stalled';
  return position.bag === 0 && isBlocked(position) ? 'blocked' : undefined;
}

export function endMatch(position: Position, reason: Reason): void {
  position.turns++;
  position.reason = reason;
  position.phase = 'over';
}
