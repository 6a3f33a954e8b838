// Self-play samples for the regression: features of leaves, opened lines and hands, with the points that followed.

import { type Move, type Random, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { highOf, isPlay, lowOf, type Position, qwirkle } from '@mozaika/qwirkle';
import { LEAVE_FEATURES, LeaveValue } from '../src/qwirkle/leave-value.ts';
import { OPENED_LINES_FEATURES } from '../src/qwirkle/opened-lines.ts';
import {
  MOST_PLAYS,
  PHASES,
  type PhaseWeights,
  phaseOf,
  StaticEvaluation,
  type Weights,
} from '../src/qwirkle/static-evaluation.ts';
import { Ridge } from './ridge.ts';

/** Of a move: its leave and its opened lines. */
const MOVE_FEATURES = LEAVE_FEATURES + OPENED_LINES_FEATURES;
/** Of a position: the hand of the seat to move, the mean of the others', and a constant for the tempo. */
const HAND_FEATURES = 2 * LEAVE_FEATURES + 1;
/** The target of a move's features is the gain over so many rounds. */
const ROUNDS = 3;
/** Exploration: how often another move than the best is played, and how many points worse it may be. */
const EXPLORATION = { oneIn: 3, points: 5 };
/** The ridge penalty. */
const REGULARIZATION = 30;

/** A position of a match, labelled with seat 1's share of the win. */
export interface LabelledPosition {
  readonly position: Position;
  readonly winner: number;
}

/** The features of one turn, and all points before and after its move. */
interface Turn {
  readonly seat: Seat;
  readonly phase: number;
  readonly move: Float64Array;
  readonly hand: Float64Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
}

export class SelfPlay {
  readonly labelled: LabelledPosition[] = [];
  private readonly moves = PHASES.map(() => new Ridge(MOVE_FEATURES));
  private readonly hands = PHASES.map(() => new Ridge(HAND_FEATURES));
  private readonly evaluation: StaticEvaluation;
  private readonly hand = new LeaveValue();
  private readonly values = new Float64Array(MOST_PLAYS);
  private readonly seats: SeatCount;
  private readonly random: Random;

  constructor(weights: Weights, seats: SeatCount, random: Random) {
    this.evaluation = new StaticEvaluation(weights, 'full');
    this.seats = seats;
    this.random = random;
  }

  playMatch(): void {
    const position = qwirkle.setup({}, this.seats);
    const moments: Turn[] = [];
    const scenes: Position[] = [];
    while (position.phase !== 'over') {
      if (position.phase !== 'move') {
        qwirkle.applyDeal(position, qwirkle.deal(position, this.random));
        continue;
      }
      if (this.random(40) === 0) scenes.push(qwirkle.clone(position));
      const seat = position.mover;
      const move = this.choose(position, seat);
      moments.push(this.describe(position, seat, move));
      qwirkle.applyMove(position, seat, move);
      moments[moments.length - 1].after.set(position.points);
    }
    const most = Math.max(...position.points);
    const winners = position.points.filter((points) => points === most).length;
    for (const scene of scenes) {
      this.labelled.push({ position: scene, winner: position.points[0] === most ? 1 / winners : 0 });
    }
    for (const [i, moment] of moments.entries()) {
      this.learn(moment, moments[i + ROUNDS * this.seats]?.after ?? position.points, position.points);
    }
  }

  private choose(position: Position, seat: Seat): Move {
    const best = this.evaluation.bestMove(position, seat);
    if (this.random(EXPLORATION.oneIn) > 0 || !isPlay(best)) return best;
    const count = this.evaluation.evaluatePlays(position, seat, this.values);
    const least = this.values.subarray(0, count).reduce((a, b) => Math.max(a, b)) - EXPLORATION.points;
    const good = this.evaluation.plays.toArray().filter((_, i) => this.values[i] >= least);
    return good[this.random(good.length)];
  }

  private describe(position: Position, seat: Seat, move: Move): Turn {
    const { leaveValue, openedLines } = this.evaluation;
    const features = new Float64Array(MOVE_FEATURES);
    if (isPlay(move)) {
      const mask = leaveValue.afterPlay(move);
      leaveValue.describe(mask, features.subarray(0, LEAVE_FEATURES));
      openedLines.describe(lowOf(move), highOf(move), mask);
      features.set(openedLines.features, LEAVE_FEATURES);
    }
    const hand = new Float64Array(HAND_FEATURES);
    const one = new Float64Array(LEAVE_FEATURES);
    for (const other of seatsOf(this.seats)) {
      this.hand.load(position, other, []);
      this.hand.describe(this.hand.whole, one);
      if (other === seat) hand.set(one);
      else for (let f = 0; f < LEAVE_FEATURES; f++) hand[LEAVE_FEATURES + f] -= one[f] / (this.seats - 1);
    }
    hand[2 * LEAVE_FEATURES] = 1;
    return {
      seat,
      phase: phaseOf(position),
      move: features,
      hand,
      before: position.points.slice(),
      after: position.points.slice(),
    };
  }

  private learn({ seat, phase, move, hand, before, after }: Turn, later: Int32Array, end: Int32Array): void {
    if (move.some((feature) => feature !== 0)) this.moves[phase].add(move, this.gain(seat, after, later));
    this.hands[phase].add(hand, this.gain(seat, before, end));
  }

  /** A seat's points minus the mean of the others', from one moment to another. */
  private gain(seat: Seat, from: Int32Array, to: Int32Array): number {
    let gain = 0;
    for (let s = 0; s < this.seats; s++) gain += (to[s] - from[s]) * (s === seat - 1 ? 1 : -1 / (this.seats - 1));
    return gain;
  }

  /** The weights that all matches so far give. */
  tables(): PhaseWeights[] {
    return PHASES.map((_, phase) => {
      const move = this.moves[phase].solve(REGULARIZATION);
      const hand = this.hands[phase].solve(REGULARIZATION);
      return {
        leave: move.slice(0, LEAVE_FEATURES),
        openedLines: move.slice(LEAVE_FEATURES),
        moverHand: hand.slice(0, LEAVE_FEATURES),
        waitingHand: hand.slice(LEAVE_FEATURES, 2 * LEAVE_FEATURES),
        tempo: hand[2 * LEAVE_FEATURES],
      };
    });
  }
}
