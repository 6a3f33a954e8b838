// The analysis of a decision: what it lost against the best move, judged from what its seat knew.

import { searchRequestOf } from '@mozaika/bots';
import { type GameTypes, type MatchRecord, maskRecord, parseAction, type Seat, seededRandom } from '@mozaika/kernel';
import type { NodeBudget } from './depth.ts';
import { type LossSize, sizeOf } from './loss-sizes.ts';
import type { AnalysisParts } from './parts.ts';
import { analysePosition } from './position-analysis.ts';
import { upTo } from './steps.ts';

/** A move as text with its value to the seat. */
export interface ValuedMove {
  readonly move: string;
  readonly win: number;
  readonly margin: number;
}

export interface DecisionAnalysis {
  readonly kind: 'decision';
  readonly index: number;
  readonly seat: Seat;
  readonly played: ValuedMove;
  readonly best: ValuedMove;
  /** The other moves that were compared, best first. */
  readonly others: readonly ValuedMove[];
  /** What is expected after the best move, as texts. */
  readonly line: readonly string[];
  /** The winning chance and the points that were given away; 0 if the best move is not better beyond the error. */
  readonly loss: number;
  readonly points: number;
  readonly size: LossSize;
  /** How far the loss may be off. */
  readonly error: number;
  readonly isSure: boolean;
}

/** Analyses the decision at an index of a record. */
export function analyseDecision<T extends GameTypes>(
  parts: AnalysisParts<T>,
  record: MatchRecord,
  index: number,
  budget: NodeBudget,
): DecisionAnalysis {
  const { game } = parts.bot;
  const action = parseAction(game, record.actions[index] ?? '');
  if (!action.ok || action.value.kind !== 'move') throw new RangeError(`Action ${index} is no decision`);
  const { seat, move } = action.value;
  const known = maskRecord(game, upTo(record, index), seat);
  const request = known.ok ? searchRequestOf(game, known.value, seededRandom(`analysis ${index}`), seat) : known;
  if (!request.ok) throw new RangeError(`Action ${index} can't be decided: ${request.refusal.code}`);
  const { moves, line, isSure } = analysePosition(parts, request.value, budget, [move]);
  const text = ({ move: one, win, margin }: (typeof moves)[number]): ValuedMove => ({
    move: game.formatMove(one),
    win,
    margin,
  });
  const [first] = moves;
  const made = moves.find((one) => one.move === move);
  if (first === undefined || made === undefined) throw new Error(`Action ${index} has no value`);
  const gap = first.win - made.win;
  const error = first.error + made.error;
  // Among values that are sampled the highest is a little lucky: within the error the moves are equal.
  const isLoss = gap > error;
  const best = isLoss ? first : made;
  return {
    kind: 'decision',
    index,
    seat,
    played: text(made),
    best: text(best),
    others: moves.filter((one) => one !== best && one !== made).map(text),
    line: line.map((one) => game.formatMove(one)),
    loss: best.win - made.win,
    points: Math.max(0, best.margin - made.margin),
    size: sizeOf(best.win - made.win),
    error,
    isSure,
  };
}
