// Evaluation: every seat's expected final score from learned weights, and the win probability as a softmax of the scores.

import type { Position } from '@mozaika/azul';
import * as rules from '@mozaika/azul';
import * as portable from '../algorithms/portable-math.ts';
import { fullestRowOf, OFFER_FEATURES, offerFeature } from './features.ts';
import { prospectSetFor, SideEvaluationCache } from './side-evaluation-cache.ts';
import { LAST_ROUND, temperaturesOf } from './temperatures.ts';
import type { ProspectSet, Weights } from './weights.ts';

// Under local names, for speed: V8 loads an imported binding at every use and knows a local one.
const { CENTRE, colourOfLine, compareAtEnd, completeRows, countBits, countOf, countOfLine, displaysFor, lineAt, SIZE } =
  rules;
const { exp } = portable;

/** The value of a certain win; that of a certain loss is its negative. */
export const WIN_VALUE = 20_000;
/** The value of a point of margin: breaks ties between lines that win or lose anyway. */
export const POINT_VALUE = 10;
const MAX_MARGIN = 100;
/** The rounds of a usual match. */
const USUAL_ROUNDS = 5;
const TILES_PER_DISPLAY = 4;

/** The stage of a match, 0 to 1, between which early and late weights are interpolated. */
export const progress = (rounds: number, fullestRow: number): number =>
  Math.min(1, (rounds / USUAL_ROUNDS + fullestRow / 4) / 2);

/** Evaluates positions that can follow one position within its round. */
export class Evaluation {
  /** By seat: the expected final score that the last `evaluate` found. */
  readonly expectedScores = new Float64Array(4);
  /** The temperature of the softmax at the last `evaluate`, in points; 0 when the match is decided. */
  temperature = 0;
  /** The stage of the match at the last `evaluate` of one that was not about to end. */
  stage = 0;
  private readonly weights: Weights;
  /** What corrects values before the next deal; within a round by the share of its tiles that are taken. */
  private readonly prospects: ProspectSet | undefined;
  private readonly seats: number;
  private readonly displays: number;
  private readonly tilesDealt: number;
  /** By the tiles in the fullest row, see `progress`. */
  private readonly stages: readonly number[];
  /** At [fullest row, or LAST_ROUND][tiles left]. */
  private readonly temperatures: readonly Float64Array[];
  readonly sides: SideEvaluationCache;
  private readonly slots = new Int32Array(4);
  private readonly rowsComplete = new Int32Array(4);

  /** `cacheSize`: slots of the side evaluation cache for each seat, a power of two. */
  constructor(position: Position, weights: Weights, cacheSize: number) {
    this.weights = weights;
    this.prospects = prospectSetFor(position, weights);
    this.seats = position.seats;
    this.displays = displaysFor(position.seats);
    this.tilesDealt = this.displays * TILES_PER_DISPLAY;
    const rounds = position.phase === 'deal' ? position.round - 1 : position.round;
    this.stages = Array.from({ length: SIZE + 1 }, (_, row) => progress(rounds, row));
    this.temperatures = temperaturesOf(weights.scale, this.prospects, this.stages, this.tilesDealt);
    this.sides = new SideEvaluationCache(position, weights, stageOf(position), cacheSize);
  }

  /** The value of a position to a seat, an integer around 0. */
  value(position: Position, index: number): number {
    this.evaluate(position);
    return this.utility(index);
  }

  /** The utility to a seat of what was evaluated last: win probability, and a little for the margin. */
  utility(index: number): number {
    const { expectedScores, seats } = this;
    const mine = expectedScores[index];
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other !== index && expectedScores[other] > rival) rival = expectedScores[other];
    }
    let margin = mine - rival;
    if (margin > MAX_MARGIN) margin = MAX_MARGIN;
    else if (margin < -MAX_MARGIN) margin = -MAX_MARGIN;
    const win = this.temperature === 0 ? this.shareOfWin(index) : this.winProbability(index);
    return Math.round(WIN_VALUE * (2 * win - 1) + POINT_VALUE * margin);
  }

  /** Softmax of the expected scores. */
  private winProbability(index: number): number {
    const { expectedScores, seats, temperature } = this;
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      sum += other === index ? 1 : exp((expectedScores[other] - expectedScores[index]) / temperature);
    }
    return 1 / sum;
  }

  /** The share of a win in a decided match: a shared first place is split. */
  private shareOfWin(index: number): number {
    const { expectedScores, seats, rowsComplete } = this;
    let shared = 1;
    for (let other = 0; other < seats; other++) {
      if (other === index) continue;
      const ahead = compareAtEnd(
        expectedScores[index],
        rowsComplete[index],
        expectedScores[other],
        rowsComplete[other],
      );
      if (ahead < 0) return 0;
      if (ahead === 0) shared++;
    }
    return 1 / shared;
  }

  /** Computes every seat's expected final score and the temperature. */
  evaluate(position: Position): void {
    const { expectedScores, seats, sides, slots, rowsComplete } = this;
    if (position.phase === 'over') {
      for (let index = 0; index < seats; index++) {
        expectedScores[index] = position.sides[index].score;
        rowsComplete[index] = countBits(completeRows(position.sides[index].filled));
      }
      this.temperature = 0;
      return;
    }
    let last = 0;
    let fullestRow = 0;
    for (let index = 0; index < seats; index++) {
      const slot = sides.find(position.sides[index], index);
      slots[index] = slot;
      if (sides.rowsComplete[slot] > 0) last = 1;
      if (sides.fullestRow[slot] > fullestRow) fullestRow = sides.fullestRow[slot];
    }
    const { left } = position;
    if (last) this.evaluateLastRound();
    else {
      this.stage = this.stages[fullestRow];
      this.evaluateOngoing(position, this.stage);
    }
    this.temperature = this.temperatures[last ? LAST_ROUND : fullestRow][left];
    if (left > 0) this.addOfferFeatures(position, last);
  }

  /** A row is complete, so the match ends with this round: scores and bonuses as they would be now. */
  private evaluateLastRound(): void {
    const { expectedScores, seats, sides, slots, rowsComplete } = this;
    for (let index = 0; index < seats; index++) {
      expectedScores[index] = sides.finalScore[slots[index]];
      rowsComplete[index] = sides.rowsComplete[slots[index]];
    }
  }

  private evaluateOngoing({ left, marker }: Position, stage: number): void {
    const { expectedScores, seats, sides, slots, prospects } = this;
    const share = left / this.tilesDealt;
    const taken = 1 - share;
    for (let index = 0; index < seats; index++) {
      const slot = slots[index];
      const early = sides.early[slot] * (1 - stage);
      const late = sides.late[slot] * stage;
      let expected = sides.score[slot] + early + late + sides.offered[slot] * share;
      if (marker === index) expected += this.markerValue(stage);
      if (prospects !== undefined) {
        expected += (prospects.plain * (early + late) + sides.prospects[slot]) * taken;
        if (marker === index) expected += prospects.marker * taken;
      }
      expectedScores[index] = expected;
    }
  }

  /** The value of starting the next round. */
  markerValue(stage: number): number {
    const { extra } = this.weights;
    return extra[0] * (1 - stage) + extra[1] * stage;
  }

  /** Adds the features of the tiles on offer that incomplete lines wait for, and the value of being to move. */
  private addOfferFeatures(position: Position, last: number): void {
    const { expectedScores, seats, weights, sides } = this;
    const share = position.left / this.tilesDealt;
    const { offers } = position;
    let offered = offers[CENTRE];
    for (let display = 0; display < this.displays; display++) offered += offers[display];
    for (let index = 0; index < seats; index++) {
      const side = position.sides[index];
      if (side.lines === 0) continue;
      let sum = 0;
      for (let line = 1; line < SIZE; line++) {
        const packed = lineAt(side, line);
        const missing = line + 1 - countOfLine(packed);
        if (packed === 0 || missing === 0) continue;
        const colour = colourOfLine(packed);
        const at = 2 * (last * OFFER_FEATURES + offerFeature(line, missing, countOf(offered, colour)));
        sum += weights.offer[at] + weights.offer[at + 1] * sides.placementPoints[(index * SIZE + line) * SIZE + colour];
      }
      expectedScores[index] += sum;
    }
    expectedScores[position.mover] += weights.extra[2 + last] * share;
  }
}

/** The stage at the end of this round. */
export function stageOf({ round, sides }: Position): number {
  let most = 0;
  for (const side of sides) most = Math.max(most, fullestRowOf(side));
  return progress(round, most);
}
