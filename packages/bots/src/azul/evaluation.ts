// What a position is worth to a seat: where every side stands if the round ended now, and the chance to win with that.

import { colourOfLine, completeRows, countBits, countOf, countOfLine, displaysFor, type Position } from '@mozaika/azul';
import { fullestRowOf, OFFER_FEATURES, offerFeature } from './features.ts';
import { SideValues } from './sides.ts';
import type { Weights } from './weights.ts';

/** A sure win is worth so much, a sure loss as much less than nothing. */
export const WIN = 20_000;
/** A point of margin, so that wins are won high and losses lost low. */
export const POINT = 10;
const MOST_MARGIN = 100;
const MOST_ROUNDS = 5;
const TILES_PER_DISPLAY = 4;

/** How far a match has come, 0 to 1: rounds that are over, and the fullest row of any wall. */
export const progress = (rounds: number, fullestRow: number): number =>
  Math.min(1, (rounds / MOST_ROUNDS + fullestRow / 4) / 2);

/** The worth of positions that can follow one position within its round. */
export class Evaluation {
  /** For each seat, what the last `judge` found: the expected final score. */
  readonly expected = new Float64Array(4);
  /** The scale of a win at the last `judge`: 0 when the match is decided. */
  scale = 0;
  private readonly weights: Weights;
  private readonly seats: number;
  private readonly tilesDealt: number;
  readonly values: SideValues;
  private readonly slots = new Int32Array(4);
  private readonly rows = new Int32Array(4);

  /** `memory`: how many states of a side it remembers, a power of two. */
  constructor(position: Position, weights: Weights, memory: number) {
    this.weights = weights;
    this.seats = position.seats;
    this.tilesDealt = displaysFor(position.seats) * TILES_PER_DISPLAY;
    this.values = new SideValues(position, weights, stageOf(position), memory);
  }

  /** What the position is worth to a seat, a whole number around 0. */
  value(position: Position, index: number): number {
    this.judge(position);
    return this.worth(index);
  }

  /** What was judged last is worth to a seat: the chance to win and a little for the margin. */
  worth(index: number): number {
    const { expected, seats } = this;
    const mine = expected[index];
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== index && expected[other] > rival) rival = expected[other];
    let margin = mine - rival;
    if (margin > MOST_MARGIN) margin = MOST_MARGIN;
    else if (margin < -MOST_MARGIN) margin = -MOST_MARGIN;
    const win = this.scale === 0 ? this.shareOfWin(index) : this.chance(index);
    return Math.round(WIN * (2 * win - 1) + POINT * margin);
  }

  private chance(index: number): number {
    const { expected, seats, scale } = this;
    let sum = 0;
    for (let other = 0; other < seats; other++) sum += Math.exp((expected[other] - expected[index]) / scale);
    return 1 / sum;
  }

  /** Most points win, tied more complete rows; a shared win counts by its share. */
  private shareOfWin(index: number): number {
    const { expected, seats, rows } = this;
    let shared = 1;
    for (let other = 0; other < seats; other++) {
      if (other === index) continue;
      const ahead = expected[index] - expected[other] || rows[index] - rows[other];
      if (ahead < 0) return 0;
      if (ahead === 0) shared++;
    }
    return 1 / shared;
  }

  /** Works out every seat's expected final score and the scale of a win. */
  judge(position: Position): void {
    const { expected, seats, values, slots, rows } = this;
    if (position.phase === 'over') {
      for (let index = 0; index < seats; index++) {
        expected[index] = position.sides[index].score;
        rows[index] = countBits(completeRows(position.sides[index].filled));
      }
      this.scale = 0;
      return;
    }
    let last = 0;
    let fullestRow = 0;
    for (let index = 0; index < seats; index++) {
      const slot = values.find(position.sides[index], index);
      slots[index] = slot;
      if (values.rows[slot] > 0) last = 1;
      if (values.fullest[slot] > fullestRow) fullestRow = values.fullest[slot];
    }
    const { left } = position;
    if (last) this.judgeLast(position);
    else {
      const rounds = position.phase === 'deal' ? position.round - 1 : position.round;
      this.judgeGoingOn(position, progress(rounds, fullestRow));
    }
    if (left > 0) this.addOffer(position, last);
  }

  /** The match ends with this round: scores and bonuses as they would be now. */
  private judgeLast({ left }: Position): void {
    const { expected, seats, values, slots, rows } = this;
    for (let index = 0; index < seats; index++) {
      expected[index] = values.finalScore[slots[index]];
      rows[index] = values.rows[slots[index]];
    }
    this.scale = left === 0 ? 0 : this.scaleAt(1, left / this.tilesDealt, 1);
  }

  private judgeGoingOn({ left, marker }: Position, stage: number): void {
    const { expected, seats, values, slots } = this;
    const share = left / this.tilesDealt;
    for (let index = 0; index < seats; index++) {
      const slot = slots[index];
      expected[index] =
        values.score[slot] +
        values.early[slot] * (1 - stage) +
        values.late[slot] * stage +
        values.offered[slot] * share;
    }
    if (marker < seats) expected[marker] += this.markerWorth(stage);
    this.scale = this.scaleAt(stage, share, 0);
  }

  /** What it is worth to start the next round. */
  markerWorth(stage: number): number {
    const { extra } = this.weights;
    return extra[0] * (1 - stage) + extra[1] * stage;
  }

  private scaleAt(stage: number, share: number, last: number): number {
    const { scale } = this.weights;
    return Math.exp(scale[0] + scale[1] * stage + scale[2] * share + scale[3] * last);
  }

  /** What the tiles on offer are worth to those whose lines wait for them, and the turn to whose it is. */
  private addOffer(position: Position, last: number): void {
    const { expected, seats, weights, values } = this;
    const share = position.left / this.tilesDealt;
    let offered = 0;
    for (let source = 0; source < position.offers.length; source++) offered += position.offers[source];
    for (let index = 0; index < seats; index++) {
      const { lines } = position.sides[index];
      if (lines === 0) continue;
      let sum = 0;
      for (let line = 1; line < 5; line++) {
        const packed = (lines >> (6 * line)) & 63;
        const missing = line + 1 - countOfLine(packed);
        if (packed === 0 || missing === 0) continue;
        const colour = colourOfLine(packed);
        const at = 2 * (last * OFFER_FEATURES + offerFeature(line, missing, countOf(offered, colour)));
        sum += weights.offer[at] + weights.offer[at + 1] * values.points[index * 25 + line * 5 + colour];
      }
      expected[index] += sum;
    }
    expected[position.mover] += weights.extra[2 + last] * share;
  }
}

/** How far the match will have come with this round. */
export function stageOf({ round, sides }: Position): number {
  let most = 0;
  for (const side of sides) most = Math.max(most, fullestRowOf(side));
  return progress(round, most);
}
