// Why the best move of Qwirkle is good, from the facts of the analysis.

import { qwirkleMoveFacts } from '@mozaika/analysis/qwirkle';
import type { Move, Seat } from '@mozaika/kernel';
import type { Position } from '@mozaika/qwirkle';
import { QWIRKLE_LOOK_AT, qwirkleComparison, qwirkleReasons } from '@mozaika/words/analysis/qwirkle';
import { type Explanation, explanationOf } from './explanation.ts';

/** `other` is the next best move, if there is a choice. */
export function explainQwirkle(position: Position, seat: Seat, move: Move, other: Move | undefined): Explanation {
  const facts = qwirkleMoveFacts(position, seat, move);
  const compared = other === undefined ? [] : qwirkleComparison(facts, qwirkleMoveFacts(position, seat, other));
  return explanationOf(qwirkleReasons(facts), compared, QWIRKLE_LOOK_AT);
}
