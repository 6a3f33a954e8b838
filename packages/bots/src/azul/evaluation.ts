// What a position is worth to a seat: where every side stands if the round ended now, and the chance to win with that.

import { colourOfLine, completeRows, countBits, countOf, countOfLine, displaysFor, type Position } from '@mozaika/azul';
import { fullestRowOf, OFFER_FEATURES, offerFeature } from './features.ts';
import { SideEvaluationCache } from './side-evaluation-cache.ts';
import type { Weights } from './weights.ts';

/** A sure win is worth so much, a sure loss as much less than nothing. */
export const WIN_VALUE = 20_000;
/** A point of margin, so that wins are won high and losses lost low. */
export const POINT_VALUE = 10;
const MAX_MARGIN = 100;
const USUAL_ROUNDS = 5;
const TILES_PER_DISPLAY = 4;

/** How far a match has come, 0 to 1: rounds that are over, and the fullest row of any wall. */
export const progress = (rounds: number, fullestRow: number): number =>
  Math.min(1, (rounds / USUAL_ROUNDS + fullestRow / 4) / 2);

/** The worth of positions that can follow one position within its round. */
export class Evaluation {
  /** For each seat, what the last `judge` found: the expected final score. */
  readonly expectedScores = new Float64Array(4);
  /** The scale of a win at the last `judge`: 0 when the match is decided. */
  temperature = 0;
  private readonly weights: Weights;
  private readonly seats: number;
  private readonly tilesDealt: number;
  readonly sides: SideEvaluationCache;
  private readonly slots = new Int32Array(4);
  private readonly rowsComplete = new Int32Array(4);

  /** `memory`: how many states of a side it remembers, a power of two. */
  constructor(position: Position, weights: Weights, memory: number) {
    this.weights = weights;
    this.seats = position.seats;
    this.tilesDealt = displaysFor(position.seats) * TILES_PER_DISPLAY;
    this.sides = new SideEvaluationCache(position, weights, stageOf(position), memory);
  }

  /** What the position is worth to a seat, a whole number around 0. */
  value(position: Position, index: number): number {
    this.evaluate(position);
    return this.utility(index);
  }

  /** What was judged last is worth to a seat: the chance to win and a little for the margin. */
  utility(index: number): number {
    const { expectedScores: expected, seats } = this;
    const mine = expected[index];
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) if (other !== index && expected[other] > rival) rival = expected[other];
    let margin = mine - rival;
    if (margin > MAX_MARGIN) margin = MAX_MARGIN;
    else if (margin < -MAX_MARGIN) margin = -MAX_MARGIN;
    const win = this.temperature === 0 ? this.shareOfWin(index) : this.winProbability(index);
    return Math.round(WIN_VALUE * (2 * win - 1) + POINT_VALUE * margin);
  }

  private winProbability(index: number): number {
    const { expectedScores: expected, seats, temperature: scale } = this;
    let sum = 0;
    for (let other = 0; other < seats; other++) sum += Math.exp((expected[other] - expected[index]) / scale);
    return 1 / sum;
  }

  /** Most points win, tied more complete rows; a shared win counts by its share. */
  private shareOfWin(index: number): number {
    const { expectedScores: expected, seats, rowsComplete: rows } = this;
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
  evaluate(position: Position): void {
    const { expectedScores: expected, seats, sides: values, slots, rowsComplete: rows } = this;
    if (position.phase === 'over') {
      for (let index = 0; index < seats; index++) {
        expected[index] = position.sides[index].score;
        rows[index] = countBits(completeRows(position.sides[index].filled));
      }
      this.temperature = 0;
      return;
    }
    let last = 0;
    let fullestRow = 0;
    for (let index = 0; index < seats; index++) {
      const slot = values.find(position.sides[index], index);
      slots[index] = slot;
      if (values.rowsComplete[slot] > 0) last = 1;
      if (values.fullestRow[slot] > fullestRow) fullestRow = values.fullestRow[slot];
    }
    const { left } = position;
    if (last) this.evaluateLastRound(position);
    else {
      const rounds = position.phase === 'deal' ? position.round - 1 : position.round;
      this.evaluateOngoing(position, progress(rounds, fullestRow));
    }
    if (left > 0) this.addOfferFeatures(position, last);
  }

  /** The match ends with this round: scores and bonuses as they would be now. */
  private evaluateLastRound({ left }: Position): void {
    const { expectedScores: expected, seats, sides: values, slots, rowsComplete: rows } = this;
    for (let index = 0; index < seats; index++) {
      expected[index] = values.finalScore[slots[index]];
      rows[index] = values.rowsComplete[slots[index]];
    }
    this.temperature = left === 0 ? 0 : this.temperatureAt(1, left / this.tilesDealt, 1);
  }

  private evaluateOngoing({ left, marker }: Position, stage: number): void {
    const { expectedScores: expected, seats, sides: values, slots } = this;
    const share = left / this.tilesDealt;
    for (let index = 0; index < seats; index++) {
      const slot = slots[index];
      expected[index] =
        values.score[slot] +
        values.early[slot] * (1 - stage) +
        values.late[slot] * stage +
        values.offered[slot] * share;
    }
    if (marker < seats) expected[marker] += this.markerValue(stage);
    this.temperature = this.temperatureAt(stage, share, 0);
  }

  /** What it is worth to start the next round. */
  markerValue(stage: number): number {
    const { extra } = this.weights;
    return extra[0] * (1 - stage) + extra[1] * stage;
  }

  private temperatureAt(stage: number, share: number, last: number): number {
    const { scale } = this.weights;
    return Math.exp(scale[0] + scale[1] * stage + scale[2] * share + scale[3] * last);
  }

  /** What the tiles on offer are worth to those whose lines wait for them, and the turn to whose it is. */
  private addOfferFeatures(position: Position, last: number): void {
    const { expectedScores: expected, seats, weights, sides: values } = this;
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
        sum += weights.offer[at] + weights.offer[at + 1] * values.placementPoints[index * 25 + line * 5 + colour];
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
