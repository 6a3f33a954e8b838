// What an action does: plays, trades, passes and draws, and all that follows from them without anybody's decision.

import { type Move, nextSeat, type Seat, type Sink } from '@mozaika/kernel';
import type { QwirkleDeal } from './deals.ts';
import type { QwirkleEvent } from './events.ts';
import { isBlocked } from './fits.ts';
import { ACROSS, decodeMove, directionOf, highOf, isPass, isPlay, lowOf, slotOf, xOf, yOf } from './moves.ts';
import { announcePlay } from './play-events.ts';
import { addToHand, dueDraw, handSize, type Position, type Reason, takeFromHand } from './position.ts';
import { LAST_TILE_POINTS, scorePlay } from './scoring.ts';
import { HAND_SIZE } from './tiles.ts';

type Tell = Sink<QwirkleEvent> | undefined;

/** After this many trades in a row for each player the match ends [Q8]. */
const TRADES_PER_SEAT = 3;

export function applyMove(position: Position, seat: Seat, move: Move, tell?: Tell): void {
  if (isPlay(move)) applyPlay(position, seat, move, tell);
  else if (isPass(move)) applyPass(position, seat, tell);
  else applyTrade(position, seat, move, tell);
}

function applyPlay(position: Position, seat: Seat, move: Move, tell: Tell): void {
  if (tell) announcePlay(position.grid, seat, move, tell);
  position.points[seat - 1] += scorePlay(position.grid, move);
  position.tradesInRow = 0;
  const low = lowOf(move);
  const high = highOf(move);
  const x = xOf(high);
  const y = yOf(high);
  const across = directionOf(high) === ACROSS;
  for (let i = 0; i < HAND_SIZE; i++) {
    const slot = slotOf(low, high, i);
    if (slot === 0) continue;
    takeFromHand(position, seat, slot - 1);
    position.grid.place(across ? x + i : x, across ? y : y + i, slot - 1);
  }
  if (dueDraw(position) > 0) position.phase = 'draw';
  else if (handSize(position, seat) === 0) {
    position.points[seat - 1] += LAST_TILE_POINTS;
    end(position, 'hand-empty');
    tell?.({ type: 'ended', reason: 'hand-empty', seat, points: LAST_TILE_POINTS });
  } else endTurn(position, tell);
}

/** The tiles lie aside until the draw. */
function applyTrade(position: Position, seat: Seat, move: Move, tell: Tell): void {
  const decoded = decodeMove(move);
  if (decoded?.kind === 'trade') {
    for (const tile of decoded.tiles) {
      takeFromHand(position, seat, tile);
      position.aside[position.asideKnown++] = tile;
    }
  } else if (decoded?.kind === 'hidden-trade') {
    position.unknown[seat - 1] -= decoded.count;
    position.asideUnknown = decoded.count;
  }
  position.tradesInRow++;
  position.phase = 'draw';
  tell?.({ type: 'traded', seat, count: position.asideKnown + position.asideUnknown });
}

function applyPass(position: Position, seat: Seat, tell: Tell): void {
  tell?.({ type: 'passed', seat });
  endTurn(position, tell);
}

export function applyDeal(position: Position, deal: QwirkleDeal, tell?: Tell): void {
  if (deal.kind === 'start') {
    position.opener = deal.seat;
    position.mover = deal.seat;
    position.phase = 'move';
    tell?.({ type: 'started', seat: deal.seat });
    return;
  }
  const count = draw(position, deal);
  tell?.({ type: 'drew', seat: deal.seat, count });
  if (position.opener !== undefined) {
    mixAside(position);
    endTurn(position, tell);
  } else if (deal.seat === position.seats) position.phase = 'start';
  else position.mover = nextSeat(deal.seat, position.seats);
}

/** Moves tiles from the bag to a hand and says how many. */
function draw(position: Position, deal: Exclude<QwirkleDeal, { kind: 'start' }>): number {
  if (deal.kind === 'hidden-draw') {
    position.bag -= deal.count;
    position.unknown[deal.seat - 1] += deal.count;
    return deal.count;
  }
  position.bag -= deal.tiles.length;
  for (const tile of deal.tiles) {
    position.unseen[tile]--;
    addToHand(position, deal.seat, tile);
  }
  return deal.tiles.length;
}

/** The traded tiles go into the bag. */
function mixAside(position: Position): void {
  for (let i = 0; i < position.asideKnown; i++) {
    position.unseen[position.aside[i]]++;
    position.aside[i] = 0;
  }
  position.bag += position.asideKnown + position.asideUnknown;
  position.asideKnown = 0;
  position.asideUnknown = 0;
}

/** The turn passes on, unless a rule ends the match. */
function endTurn(position: Position, tell: Tell): void {
  const reason = endingOf(position);
  if (reason !== undefined) {
    end(position, reason);
    tell?.({ type: 'ended', reason });
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

function end(position: Position, reason: Reason): void {
  position.turns++;
  position.reason = reason;
  position.phase = 'over';
}
