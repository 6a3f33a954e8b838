// Static evaluation of moves, without search: points + leave value + value of the lines that the play opens and closes.

import type { Move, Seat } from '@mozaika/kernel';
import {
  highOf,
  isOpening,
  knownTiles,
  largestSet,
  legalPlays,
  lowOf,
  PASS,
  PlayList,
  type Position,
  playPoints,
  playSize,
  tradeLimit,
} from '@mozaika/qwirkle';
import { exp } from '../algorithms/portable-math.ts';
import { LEAVE_FEATURES, type Leave, LeaveValue } from './leave-value.ts';
import { OPENED_LINES_FEATURES, OpenedLines } from './opened-lines.ts';
import { TopPlays } from './top-plays.ts';

/** Which terms an evaluation has: points alone; points and leave value (equity, as in Scrabble); or opened lines too. */
export type EvaluationTerms = 'points' | 'leave' | 'full';

/** The weights of the features, in points, for one phase of the match. */
export interface PhaseWeights {
  /** Of the leave of a move, before the draw. */
  readonly leave: readonly number[];
  readonly openedLines: readonly number[];
  /** Of the whole hand of the seat to move, and of those that move later: for the win probability. */
  readonly moverHand: readonly number[];
  readonly waitingHand: readonly number[];
  /** The value of moving first rather than last. */
  readonly tempo: number;
}

/** Phases of the match by the most tiles in the bag. */
export const PHASES = [0, 6, 12, 36, 66, 108] as const;

export interface Weights {
  readonly made: {
    readonly games: number;
    readonly seed: string;
    readonly budget: string;
    readonly date: string;
    readonly result: string;
  };
  /** By number of seats, one for each phase. */
  readonly tables: { readonly [seats in '2' | '3' | '4']: readonly PhaseWeights[] };
  readonly winProbability: WinProbabilityWeights;
}

/** The logistic scale of the win probability, in points: constant, and per square root of the tiles that two seats will yet play. */
export interface WinProbabilityWeights {
  readonly base: number;
  readonly perRootTile: number;
}

/**
 * Futility margins, in points, where only the best play matters: plays whose points and leave value are further behind the best
 * are dropped before their opened lines are evaluated …
 */
const LEAVE_MARGIN = 5;
/** … and so are those that would have to gain more than this by their opened lines. */
const OPENED_LINES_MARGIN = 1.5;

/** Softmax temperatures of the opponent model, in points: P(play | hand) ∝ exp(−(best − played) / τ). */
const EQUITY_TEMPERATURE = 2.5;
const GREEDY_TEMPERATURE = 0.8;

/** The index of a position's phase. */
export function phaseOf({ bag }: Position): number {
  let phase = 0;
  while (bag > PHASES[phase]) phase++;
  return phase;
}

/** The weights for a position. */
export const phaseWeightsOf = ({ tables }: Weights, position: Position): PhaseWeights =>
  tables[position.seats === 2 ? '2' : position.seats === 3 ? '3' : '4'][phaseOf(position)];

/** More plays than a seat can have; an opening has the most: six tiles in any order, in two directions. */
export const MOST_PLAYS = 1 << 14;
/** For evaluations without leave values. */
const NO_LEAVE_WEIGHTS: readonly number[] = Array.from({ length: LEAVE_FEATURES }, () => 0);

export class StaticEvaluation {
  readonly plays = new PlayList();
  readonly leaveValue = new LeaveValue();
  readonly openedLines = new OpenedLines(this.leaveValue);
  /** The value of the move that `bestMove` or `bestTrade` returned last. */
  value = 0;
  private readonly top = new TopPlays(this.leaveValue, LEAVE_MARGIN);
  private readonly weights: Weights;
  private readonly terms: EvaluationTerms;

  constructor(weights: Weights, terms: EvaluationTerms) {
    this.weights = weights;
    this.terms = terms;
  }

  /** Loads the position in which a seat whose tiles are known is to move. */
  private load(position: Position, seat: Seat): PhaseWeights {
    const weights = phaseWeightsOf(this.weights, position);
    this.leaveValue.load(position, seat, this.terms === 'points' ? NO_LEAVE_WEIGHTS : weights.leave);
    if (this.terms === 'full') this.openedLines.load(position);
    return weights;
  }

  private openedLinesValue(low: number, high: number, leave: Leave, weights: PhaseWeights): number {
    if (this.terms !== 'full') return 0;
    this.openedLines.describe(low, high, leave);
    let sum = 0;
    for (let f = 0; f < OPENED_LINES_FEATURES; f++) sum += weights.openedLines[f] * this.openedLines.features[f];
    return sum;
  }

  /** The best move of a seat: the best play, or without any the best trade or a pass. Sets `value`. */
  bestMove(position: Position, seat: Seat): Move {
    if (isOpening(position)) return this.bestOpening(position, seat);
    const { top } = this;
    const weights = this.load(position, seat);
    top.find(position);
    if (top.count === 0) return this.bestTrade(position, seat);
    // The leader by points and leave value comes first: its whole value is the bound for futility pruning.
    let chosen = top.leader();
    this.value = this.valueOf(chosen, weights);
    const least = this.value - OPENED_LINES_MARGIN;
    for (let i = 0; i < top.count; i++) {
      if (top.bases[i] < least) continue;
      const value = this.valueOf(i, weights);
      if (value <= this.value) continue;
      this.value = value;
      chosen = i;
    }
    return top.move(chosen);
  }

  private valueOf(i: number, weights: PhaseWeights): number {
    const { bases, lows, highs, leaves } = this.top;
    return bases[i] + this.openedLinesValue(lows[i], highs[i], leaves[i], weights);
  }

  private bestOpening(position: Position, seat: Seat): Move {
    const { plays } = this;
    const values = new Float64Array(MOST_PLAYS);
    const count = this.evaluatePlays(position, seat, values);
    let chosen = 0;
    for (let i = 1; i < count; i++) if (values[i] > values[chosen]) chosen = i;
    this.value = values[chosen];
    return plays.at(chosen);
  }

  /**
   * The likelihood of a legal play under the opponent model, a mixture of two softmax policies: over points with probability
   * `greedy`, over this evaluation otherwise.
   */
  likelihood(position: Position, seat: Seat, move: Move, greedy: number): number {
    // An opening shows only that the hand had no larger set.
    if (isOpening(position)) return largestSet(knownTiles(position, seat)) === playSize(move) ? 1 : 0;
    this.bestMove(position, seat);
    const mask = this.leaveValue.afterPlay(move);
    const points = playPoints(position, move);
    const own =
      points +
      this.leaveValue.value(mask) +
      this.openedLinesValue(lowOf(move), highOf(move), mask, phaseWeightsOf(this.weights, position));
    const byValue = exp(-Math.max(0, this.value - own) / EQUITY_TEMPERATURE);
    const byPoints = exp((points - this.top.mostPoints) / GREEDY_TEMPERATURE);
    return greedy * byPoints + (1 - greedy) * byValue;
  }

  /** Lists all plays of a seat in `plays`, with their values in `out`. */
  evaluatePlays(position: Position, seat: Seat, out: Float64Array): number {
    const { plays, leaveValue } = this;
    legalPlays(position, seat, plays);
    const weights = this.load(position, seat);
    for (let i = 0; i < plays.length; i++) {
      const mask = leaveValue.afterPlay(plays.buffer[i]);
      const move = plays.buffer[i];
      out[i] =
        plays.points[i] + leaveValue.value(mask) + this.openedLinesValue(lowOf(move), highOf(move), mask, weights);
    }
    return plays.length;
  }

  /** The trade with the best leave value, or a pass. Sets `value`. */
  bestTrade(position: Position, seat: Seat): Move {
    const limit = tradeLimit(position, seat);
    this.value = 0;
    if (limit === 0) return PASS;
    const { leaveValue } = this;
    leaveValue.load(position, seat, phaseWeightsOf(this.weights, position).leave);
    let best = -1;
    for (let mask = 0; mask < leaveValue.whole; mask++) {
      if (leaveValue.isTradable(mask, limit) && (best < 0 || leaveValue.value(mask) > leaveValue.value(best)))
        best = mask;
    }
    this.value = leaveValue.value(best);
    return leaveValue.tradeKeeping(best);
  }

  /** The trades of a seat, best leave value first. */
  rankedTrades(position: Position, seat: Seat): { readonly move: Move; readonly value: number }[] {
    const limit = tradeLimit(position, seat);
    if (limit === 0) return [];
    const { leaveValue } = this;
    leaveValue.load(position, seat, phaseWeightsOf(this.weights, position).leave);
    return Array.from({ length: leaveValue.whole }, (_, mask) => mask)
      .filter((mask) => leaveValue.isTradable(mask, limit))
      .map((mask) => ({ move: leaveValue.tradeKeeping(mask), value: leaveValue.value(mask) }))
      .sort((a, b) => b.value - a.value);
  }
}
