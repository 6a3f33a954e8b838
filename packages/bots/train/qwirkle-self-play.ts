// Lessons from self-play: what was kept, given away and held, with what came of it.

import { type Move, type Random, type Seat, type SeatCount, seatsOf } from '@mozaika/kernel';
import { highOf, isPlay, lowOf, type Position, qwirkle } from '@mozaika/qwirkle';
import { KEPT_FEATURES, KeptTiles } from '../src/qwirkle/leave-value.ts';
import { GIFT_FEATURES } from '../src/qwirkle/opened-lines.ts';
import { Judge, MOST_PLAYS, PHASES, phaseOf, type Table, type Weights } from '../src/qwirkle/static-evaluation.ts';
import { Ridge } from './ridge.ts';

/** The kept tiles and the gift of a move. */
const MOVE_FEATURES = KEPT_FEATURES + GIFT_FEATURES;
/** The hand of the seat to move, those of the others, and that one moves first. */
const HAND_FEATURES = 2 * KEPT_FEATURES + 1;
/** What a move leads to is counted for so many rounds. */
const ROUNDS = 3;
/** How often self-play tries another good move than the best, and how many points worse it may be. */
const CURIOSITY = { oneIn: 3, points: 5 };
const PULL = 30;

/** A position from a match, as the outlook sees it: with the margin of seat 1 and how it ended. */
export interface Scene {
  readonly position: Position;
  readonly winner: number;
}

interface Moment {
  readonly seat: Seat;
  readonly phase: number;
  readonly move: Float64Array;
  readonly hand: Float64Array;
  /** All points before and after the move. */
  readonly before: Int32Array;
  readonly after: Int32Array;
}

export class Lessons {
  readonly scenes: Scene[] = [];
  private readonly moves = PHASES.map(() => new Ridge(MOVE_FEATURES));
  private readonly hands = PHASES.map(() => new Ridge(HAND_FEATURES));
  private readonly judge: Judge;
  private readonly eye = new KeptTiles();
  private readonly values = new Float64Array(MOST_PLAYS);
  private readonly seats: SeatCount;
  private readonly random: Random;

  constructor(weights: Weights, seats: SeatCount, random: Random) {
    this.judge = new Judge(weights, 'gifts');
    this.seats = seats;
    this.random = random;
  }

  playMatch(): void {
    const position = qwirkle.setup({}, this.seats);
    const moments: Moment[] = [];
    const scenes: Position[] = [];
    while (position.phase !== 'over') {
      if (position.phase !== 'move') {
        qwirkle.applyDeal(position, qwirkle.deal(position, this.random));
        continue;
      }
      if (this.random(40) === 0) scenes.push(qwirkle.clone(position));
      const seat = position.mover;
      const move = this.choose(position, seat);
      moments.push(this.look(position, seat, move));
      qwirkle.applyMove(position, seat, move);
      moments[moments.length - 1].after.set(position.points);
    }
    const most = Math.max(...position.points);
    const winners = position.points.filter((points) => points === most).length;
    for (const scene of scenes) {
      this.scenes.push({ position: scene, winner: position.points[0] === most ? 1 / winners : 0 });
    }
    for (const [i, moment] of moments.entries()) {
      this.learn(moment, moments[i + ROUNDS * this.seats]?.after ?? position.points, position.points);
    }
  }

  private choose(position: Position, seat: Seat): Move {
    const best = this.judge.choose(position, seat);
    if (this.random(CURIOSITY.oneIn) > 0 || !isPlay(best)) return best;
    const count = this.judge.judge(position, seat, this.values);
    const least = this.values.subarray(0, count).reduce((a, b) => Math.max(a, b)) - CURIOSITY.points;
    const good = this.judge.plays.toArray().filter((_, i) => this.values[i] >= least);
    return good[this.random(good.length)];
  }

  private look(position: Position, seat: Seat, move: Move): Moment {
    const { kept, gift } = this.judge;
    const features = new Float64Array(MOVE_FEATURES);
    if (isPlay(move)) {
      const mask = kept.after(move);
      kept.describe(mask, features.subarray(0, KEPT_FEATURES));
      gift.describe(lowOf(move), highOf(move), kept, mask);
      features.set(gift.features, KEPT_FEATURES);
    }
    const hand = new Float64Array(HAND_FEATURES);
    const one = new Float64Array(KEPT_FEATURES);
    for (const other of seatsOf(this.seats)) {
      this.eye.load(position, other, []);
      this.eye.describe(this.eye.whole, one);
      if (other === seat) hand.set(one);
      else for (let f = 0; f < KEPT_FEATURES; f++) hand[KEPT_FEATURES + f] -= one[f] / (this.seats - 1);
    }
    hand[2 * KEPT_FEATURES] = 1;
    return {
      seat,
      phase: phaseOf(position),
      move: features,
      hand,
      before: position.points.slice(),
      after: position.points.slice(),
    };
  }

  private learn({ seat, phase, move, hand, before, after }: Moment, later: Int32Array, end: Int32Array): void {
    if (move.some((feature) => feature !== 0)) this.moves[phase].add(move, this.gain(seat, after, later));
    this.hands[phase].add(hand, this.gain(seat, before, end));
  }

  /** How much more a seat made than the others did on average. */
  private gain(seat: Seat, from: Int32Array, to: Int32Array): number {
    let gain = 0;
    for (let s = 0; s < this.seats; s++) gain += (to[s] - from[s]) * (s === seat - 1 ? 1 : -1 / (this.seats - 1));
    return gain;
  }

  /** What all matches so far teach. */
  tables(): Table[] {
    return PHASES.map((_, phase) => {
      const move = this.moves[phase].solve(PULL);
      const hand = this.hands[phase].solve(PULL);
      return {
        kept: move.slice(0, KEPT_FEATURES),
        gift: move.slice(KEPT_FEATURES),
        next: hand.slice(0, KEPT_FEATURES),
        later: hand.slice(KEPT_FEATURES, 2 * KEPT_FEATURES),
        tempo: hand[2 * KEPT_FEATURES],
      };
    });
  }
}
