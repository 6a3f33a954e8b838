// Solves a Qwirkle match of two whose bag is empty: both hands are known, so that every move has an exact result.

import { nextSeat } from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { MoveValue, SearchRequest } from '../bot.ts';
import { Endgame, isEndgame } from '../qwirkle/endgame.ts';
import { deduceHand } from '../qwirkle/tile-tracking.ts';
import { WEIGHTS } from '../qwirkle/weights.ts';
import type { SolvedPosition } from './solved-position.ts';

/** The position if it is solved with so many nodes, its moves' values with so many each. */
export function solveEnd(request: SearchRequest<QwirkleTypes>, nodes: number): SolvedPosition | undefined {
  if (!isEndgame(request.position)) return undefined;
  const { seat } = request;
  const other = nextSeat(seat, 2);
  const root = qwirkle.clone(request.position);
  deduceHand(root, other);
  const best = solved({ ...request, position: root }, nodes);
  if (!best) return undefined;
  return {
    best,
    valueOf(move) {
      if (move === best.move) return best;
      const after = qwirkle.clone(root);
      qwirkle.applyMove(after, seat, move);
      if (after.phase === 'over') return { move, ...resultFor(after, seat) };
      const reply = solved({ ...request, position: after, seat: other }, nodes);
      return reply && { move, margin: 0 - reply.margin, win: 1 - reply.win };
    },
  };
}

function solved(request: SearchRequest<QwirkleTypes>, nodes: number): MoveValue | undefined {
  const search = new Endgame(request, WEIGHTS, 'equity');
  return search.advance(nodes) === 'done' ? search.analysis().moves[0] : undefined;
}

function resultFor({ points }: Position, seat: number): Omit<MoveValue, 'move'> {
  const margin = points[seat - 1] - points[2 - seat];
  return { margin, win: margin > 0 ? 1 : margin < 0 ? 0 : 0.5 };
}
