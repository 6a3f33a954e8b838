// Positions of Qwirkle for the tests of its bots: as a match reached them, and as a seat knows them.

import {
  type Action,
  apply,
  type Move,
  maskAction,
  type Random,
  type Seat,
  type SeatCount,
  seatsOf,
  seededRandom,
} from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { type EvaluationTerms, StaticEvaluation } from '../src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';

/** A match as it stands, with all that led to it. */
export interface Reached {
  readonly position: Position;
  readonly actions: readonly Action<QwirkleTypes>[];
}

/**
 * Plays on until a seat is to move and `stop` says so; a match that ends before is followed by another. Seats play by points
 * and leave value, unless `terms` says otherwise.
 */
export function reach(
  seats: SeatCount,
  seed: string,
  stop: (position: Position) => boolean,
  terms: { readonly [seat in Seat]?: EvaluationTerms } = {},
): Reached {
  const random = seededRandom(seed);
  const evaluations = seatsOf(seats).map((seat) => new StaticEvaluation(WEIGHTS, terms[seat] ?? 'leave'));
  const position = qwirkle.setup({}, seats);
  const actions: Action<QwirkleTypes>[] = [];
  const act = (action: Action<QwirkleTypes>) => {
    actions.push(action);
    apply(qwirkle, position, action);
  };
  for (;;) {
    const turn = qwirkle.turn(position);
    if (turn.kind === 'over') return reach(seats, `${seed}, again`, stop, terms);
    if (turn.kind === 'deal') act({ kind: 'deal', deal: qwirkle.deal(position, random) });
    else if (stop(position)) return { position, actions };
    else
      act({
        kind: 'move',
        seat: position.mover,
        move: evaluations[position.mover - 1].bestMove(position, position.mover),
      });
  }
}

/** What a seat knows of a match: the masked actions replayed. */
export function knownTo(seat: Seat, { position, actions }: Reached) {
  const known = qwirkle.setup({}, position.seats);
  const past = actions.map((action) => maskAction(qwirkle, action, seat));
  for (const action of past) apply(qwirkle, known, action);
  return { position: known, past };
}

/** The same match with other tiles in the hands of the others and in the bag: the seat can't tell it from the real one. */
export function redealt(seat: Seat, { position }: Reached, random: Random): Position {
  return qwirkle.determinize(masked(seat, position), random);
}

/** A whole position without what a seat does not know. */
export function masked(seat: Seat, position: Position): Position {
  const known = qwirkle.clone(position);
  for (const other of seatsOf(known.seats)) {
    if (other === seat) continue;
    const first = (other - 1) * 6;
    for (let i = 0; i < known.known[other - 1]; i++) known.unseen[known.hands[first + i]]++;
    known.hands.fill(0, first, first + 6);
    known.unknown[other - 1] += known.known[other - 1];
    known.known[other - 1] = 0;
  }
  return known;
}

export const play = (position: Position, move: Move): Position => {
  const next = qwirkle.clone(position);
  qwirkle.applyMove(next, position.mover, move);
  return next;
};
