// The moves worth a closer look: the best plays by judgement, not too many that are nearly the same, and the best trades.

import type { Move, Seat } from '@mozaika/kernel';
import { PASS, type Position } from '@mozaika/qwirkle';
import { MOST_PLAYS, type StaticEvaluation } from './static-evaluation.ts';

export interface Candidate {
  readonly move: Move;
  /** What it is worth at first sight, in points. */
  readonly value: number;
}

/** A play this many points behind the best is no candidate, and neither is a trade that is further behind than that. */
const PLAY_MARGIN = 12;
const TRADE_MARGIN = 8;
/** How many trades are worth a look. */
const TRADES = 2;
/** How many plays of the same tiles for the same points are worth a look. */
const MOST_ALIKE = 4;

/** Decides whether a player sees a play at all. */
export type PlayFilter = (move: Move) => boolean;

interface EvaluatedPlay extends Candidate {
  /** Plays of the same tiles for the same points have the same kind. */
  readonly kind: number;
}

/** The best moves that are noticed, the most promising first; never none. */
export function candidates(
  position: Position,
  seat: Seat,
  judge: StaticEvaluation,
  count: number,
  notice: PlayFilter,
): Candidate[] {
  const all = evaluated(position, seat, judge);
  if (all.length === 0) {
    if (position.bag === 0) return [{ move: PASS, value: 0 }];
    return judge.rankedTrades(position, seat).slice(0, count);
  }
  const noticed = all.filter(({ move }) => notice(move));
  // Who sees nothing at first looks again.
  const plays = withoutNearDuplicates(noticed.length > 0 ? noticed : all);
  const best = plays[0].value;
  const trades = count > TRADES ? judge.rankedTrades(position, seat).slice(0, TRADES) : [];
  const sensible = trades.filter(({ value }) => value > best - TRADE_MARGIN);
  const near = plays.filter(({ value }) => value > best - PLAY_MARGIN);
  return [...near.slice(0, count - sensible.length), ...sensible];
}

function evaluated(position: Position, seat: Seat, judge: StaticEvaluation): EvaluatedPlay[] {
  const values = new Float64Array(MOST_PLAYS);
  const count = judge.evaluatePlays(position, seat, values);
  const { plays, leaveValue } = judge;
  return Array.from({ length: count }, (_, i) => ({
    move: plays.at(i),
    value: values[i],
    kind: leaveValue.afterPlay(plays.at(i)) * 256 + plays.points[i],
  }));
}

/** The best first, only some of each kind. */
function withoutNearDuplicates(plays: EvaluatedPlay[]): EvaluatedPlay[] {
  plays.sort((a, b) => b.value - a.value || a.move - b.move);
  const seen = new Map<number, number>();
  return plays.filter(({ kind }) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before < MOST_ALIKE;
  });
}
