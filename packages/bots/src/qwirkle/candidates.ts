// Candidate moves for the simulation: the plays with the best static evaluation, near-duplicates limited, and the best trades.

import type { Move, Seat } from '@mozaika/kernel';
import { PASS, type Position } from '@mozaika/qwirkle';
import type { Notice } from './perception.ts';
import { MOST_PLAYS, type StaticEvaluation } from './static-evaluation.ts';

export interface Candidate {
  readonly move: Move;
  /** Its static evaluation, in points. */
  readonly value: number;
}

/** Plays and trades further behind the best play than this, in points, are no candidates. */
const PLAY_MARGIN = 12;
const TRADE_MARGIN = 8;
/** At most so many trades. */
const TRADES = 2;
/** At most so many plays of the same tiles for the same points. */
const MOST_ALIKE = 4;

interface EvaluatedPlay extends Candidate {
  /** Plays of the same tiles for the same points have the same kind. */
  readonly kind: number;
}

/** The best moves that are noticed, best first; never none. */
export function candidates(
  position: Position,
  seat: Seat,
  evaluation: StaticEvaluation,
  count: number,
  notice: Notice,
): Candidate[] {
  const all = evaluated(position, seat, evaluation);
  if (all.length === 0) {
    if (position.bag === 0) return [{ move: PASS, value: 0 }];
    return evaluation.rankedTrades(position, seat).slice(0, count);
  }
  const plays = withoutNearDuplicates([...notice(all)]);
  const best = plays[0].value;
  const trades = count > TRADES ? evaluation.rankedTrades(position, seat).slice(0, TRADES) : [];
  const sensible = trades.filter(({ value }) => value > best - TRADE_MARGIN);
  const near = plays.filter(({ value }) => value > best - PLAY_MARGIN);
  return [...near.slice(0, count - sensible.length), ...sensible];
}

function evaluated(position: Position, seat: Seat, evaluation: StaticEvaluation): EvaluatedPlay[] {
  const values = new Float64Array(MOST_PLAYS);
  const count = evaluation.evaluatePlays(position, seat, values);
  const { plays, leaveValue } = evaluation;
  return Array.from({ length: count }, (_, i) => ({
    move: plays.at(i),
    value: values[i],
    kind: leaveValue.afterPlay(plays.at(i)) * 256 + plays.points[i],
  }));
}

/** Best first, at most `MOST_ALIKE` of each kind. */
function withoutNearDuplicates(plays: EvaluatedPlay[]): EvaluatedPlay[] {
  plays.sort((a, b) => b.value - a.value || a.move - b.move);
  const seen = new Map<number, number>();
  return plays.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < MOST_ALIKE;
  });
}
