// Judgement without looking ahead: points + what the kept tiles are worth − what the play gives away.

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
  tradeLimit,
} from '@mozaika/qwirkle';
import { LEAVE_FEATURES, type Leave, LeaveValue } from './leave-value.ts';
import { OPENED_LINES_FEATURES, OpenedLines } from './opened-lines.ts';
import { tilesPlayed } from './tiles-played.ts';
import { TopPlays } from './top-plays.ts';

/** How much of the judgement a player has: points alone, the kept tiles too, or all of it. */
export type EvaluationTerms = 'points' | 'leave' | 'full';

/** What features are worth in points. */
export interface PhaseWeights {
  /** Tiles kept by a move, before the draw. */
  readonly leave: readonly number[];
  readonly openedLines: readonly number[];
  /** The whole hand of the seat to move, and of those that move later. */
  readonly moverHand: readonly number[];
  readonly waitingHand: readonly number[];
  /** Being the first to move rather than the last. */
  readonly tempo: number;
}

/** By how full the bag is: the most tiles in it. */
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

/** The spread of what is still to come, in points: a part that stays, and one for the root of the number of tiles that two seats will play. */
export interface WinProbabilityWeights {
  readonly base: number;
  readonly perRootTile: number;
}

/** Plays this much behind the best before what they give away are not looked at when only the best matters... */
const LEAVE_MARGIN = 5;
/** ...and neither are those that would have to gain more than this by what they leave for oneself. */
const OPENED_LINES_MARGIN = 1.5;

/** A player that gave away so many points of value, or of mere points, is e times less likely to have had the choice. */
const EQUITY_TEMPERATURE = 2.5;
const GREEDY_TEMPERATURE = 0.8;

/** The index of the phase that a position is in. */
export function phaseOf({ bag }: Position): number {
  let phase = 0;
  while (bag > PHASES[phase]) phase++;
  return phase;
}

/** The table for a position. */
export const phaseWeightsOf = ({ tables }: Weights, position: Position): PhaseWeights =>
  tables[position.seats === 2 ? '2' : position.seats === 3 ? '3' : '4'][phaseOf(position)];

/** More plays than a seat can have; openings are the most: six tiles in any order, in two directions. */
export const MOST_PLAYS = 1 << 14;
/** For who doesn't value kept tiles. */
const NO_LEAVE_WEIGHTS: readonly number[] = Array.from({ length: LEAVE_FEATURES }, () => 0);

/** A list of plays with the value of each. */
export class StaticEvaluation {
  readonly plays = new PlayList();
  readonly leaveValue = new LeaveValue();
  readonly openedLines = new OpenedLines();
  /** The value of the move that was chosen last. */
  value = 0;
  private readonly top = new TopPlays(this.leaveValue, LEAVE_MARGIN);
  private readonly weights: Weights;
  private readonly terms: EvaluationTerms;

  constructor(weights: Weights, insight: EvaluationTerms) {
    this.weights = weights;
    this.terms = insight;
  }

  /** Takes up the position that a seat whose tiles are known is to move in. */
  private load(position: Position, seat: Seat): PhaseWeights {
    const table = phaseWeightsOf(this.weights, position);
    this.leaveValue.load(position, seat, this.terms === 'points' ? NO_LEAVE_WEIGHTS : table.leave);
    if (this.terms === 'full') this.openedLines.load(position, this.leaveValue);
    return table;
  }

  private openedLinesValue(low: number, high: number, mask: Leave, table: PhaseWeights): number {
    if (this.terms !== 'full') return 0;
    this.openedLines.describe(low, high, this.leaveValue, mask);
    let sum = 0;
    for (let f = 0; f < OPENED_LINES_FEATURES; f++) sum += table.openedLines[f] * this.openedLines.features[f];
    return sum;
  }

  /** The best move of a seat: the best play, without any the best trade, or a pass. Sets `value`. */
  bestMove(position: Position, seat: Seat): Move {
    if (isOpening(position)) return this.bestOpening(position, seat);
    const { top } = this;
    const table = this.load(position, seat);
    top.find(position);
    if (top.count === 0) return this.bestTrade(position, seat);
    // The one that is ahead so far comes first: who is far behind it can hardly make up for that by giving less away.
    let chosen = top.leader();
    this.value = this.valueOf(chosen, table);
    const least = this.value - OPENED_LINES_MARGIN;
    for (let i = 0; i < top.count; i++) {
      if (top.bases[i] < least) continue;
      const value = this.valueOf(i, table);
      if (value <= this.value) continue;
      this.value = value;
      chosen = i;
    }
    return top.move(chosen);
  }

  private valueOf(i: number, table: PhaseWeights): number {
    const { bases, lows, highs, leaves } = this.top;
    return bases[i] + this.openedLinesValue(lows[i], highs[i], leaves[i], table);
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
   * How likely a decent player makes this play, which is legal: who counts points alone hardly ever takes fewer, who
   * judges as this does gives up some value now and then. `counting` is how likely it is one of the former.
   */
  likelihood(position: Position, seat: Seat, move: Move, counting: number): number {
    // An opening tells only that there was no larger set.
    if (isOpening(position)) return largestSet(knownTiles(position, seat)) === tilesPlayed(move) ? 1 : 0;
    this.bestMove(position, seat);
    const mask = this.leaveValue.afterPlay(move);
    const points = playPoints(position, move);
    const own =
      points +
      this.leaveValue.value(mask) +
      this.openedLinesValue(lowOf(move), highOf(move), mask, phaseWeightsOf(this.weights, position));
    const judged = Math.exp(-Math.max(0, this.value - own) / EQUITY_TEMPERATURE);
    const counted = Math.exp((points - this.top.mostPoints) / GREEDY_TEMPERATURE);
    return counting * counted + (1 - counting) * judged;
  }

  /** Lists all plays of a seat in `plays`, with their values in `out`. */
  evaluatePlays(position: Position, seat: Seat, out: Float64Array): number {
    const { plays, leaveValue } = this;
    legalPlays(position, seat, plays);
    const table = this.load(position, seat);
    for (let i = 0; i < plays.length; i++) {
      const mask = leaveValue.afterPlay(plays.buffer[i]);
      const move = plays.buffer[i];
      out[i] = plays.points[i] + leaveValue.value(mask) + this.openedLinesValue(lowOf(move), highOf(move), mask, table);
    }
    return plays.length;
  }

  /** The trade that keeps the best tiles, or a pass. Sets `value`. */
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

  /** The trades of a seat, the one that keeps the best tiles first. */
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
