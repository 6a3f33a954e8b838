// Why the best move of Azul is good, from the facts of the analysis.

import { azulMoveFacts } from '@mozaika/analysis/azul';
import type { Position } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import { AZUL_LOOK_AT, azulComparison, azulReasons } from '@mozaika/words/analysis/azul';
import { type Explanation, explanationOf } from './explanation.ts';

/** `other` is the next best move, if there is a choice. */
export function explainAzul(position: Position, seat: Seat, move: Move, other: Move | undefined): Explanation {
  const facts = azulMoveFacts(position, seat, move);
  const seating = { seat, seats: position.seats };
  const compared = other === undefined ? [] : azulComparison(facts, azulMoveFacts(position, seat, other), seating);
  return explanationOf(azulReasons(facts, seating), compared, AZUL_LOOK_AT);
}
