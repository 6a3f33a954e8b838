// Applying moves: plays, trades and passes, and all that follows from them without anybody's decision.

import type { Move, Seat, Sink } from '@mozaika/kernel';
import type { QwirkleEvent } from './events.ts';
import { ACROSS, decodeMove, directionOf, highOf, isPass, isPlay, lowOf, slotOf, xOf, yOf } from './moves.ts';
import { emitPlay } from './play-events.ts';
import { dueDraw, handSize, type Position, takeFromHand } from './position.ts';
import { LAST_TILE_POINTS, scorePlay } from './scoring.ts';
import { HAND_SIZE } from './tiles.ts';
import { endMatch, endTurn } from './turns.ts';

type Emit = Sink<QwirkleEvent> | undefined;

export function applyMove(position: Position, seat: Seat, move: Move, emit?: Emit): void {
  if (isPlay(move)) applyPlay(position, seat, move, emit);
  else if (isPass(move)) applyPass(position, seat, emit);
  else applyTrade(position, seat, move, emit);
}

function applyPlay(position: Position, seat: Seat, move: Move, emit: Emit): void {
  if (emit) emitPlay(position.grid, seat, move, emit);
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
    endMatch(position, 'hand-empty');
    emit?.({ type: 'ended', reason: 'hand-empty', seat, points: LAST_TILE_POINTS });
  } else endTurn(position, emit);
}

/** The tiles lie aside until the draw. */
function applyTrade(position: Position, seat: Seat, move: Move, emit: Emit): void {
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
  emit?.({ type: 'traded', seat, count: position.asideKnown + position.asideUnknown });
}

function applyPass(position: Position, seat: Seat, emit: Emit): void {
  emit?.({ type: 'passed', seat });
  endTurn(position, emit);
}
