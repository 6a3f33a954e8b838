// Fitting the weights: log loss of the win probabilities plus a squared error of the margins, minimised by Adagrad.

import type { Random } from '@mozaika/kernel';
import { EXTRAS, OFFER_WEIGHTS, SIDE_WEIGHTS, TEMPERATURE_WEIGHTS, type Weights } from '../src/azul/weights.ts';
import { EXTRA_AT, type Lesson, OFFER_AT, type Sample, SCALE_AT } from './azul-samples.ts';

export interface LearningPlan {
  readonly epochs: number;
  readonly rate: number;
  /** Weight of the margin's squared error beside the log loss. */
  readonly margin: number;
  /** Weight decay towards the weights before this iteration. */
  readonly decay: number;
}

/** Errors of the margin are divided by this, in points, to be comparable with errors of a probability. */
const MARGIN_SCALE = 15;
const MOST_MARGIN = 40;
const MEAN_EVERY = 100;

/** All weights in one vector. */
const rowOf = ({ side, offer, extra, scale }: Weights) => Float64Array.of(...side, ...offer, ...extra, ...scale);

export function learn(lessons: readonly Lesson[], weights: Weights, plan: LearningPlan, random: Random): Weights {
  const row = rowOf(weights);
  const before = row.slice();
  const squares = new Float64Array(row.length).fill(0.01);
  // Polyak averaging: the mean of the weights over the last epochs has less variance than their last values.
  const mean = new Float64Array(row.length);
  let means = 0;
  const order = lessons.map((_, i) => i);
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(((random(1 << 20) + 0.5) / (1 << 20)) * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    const rate = plan.rate / (1 + epoch);
    const epochPlan = { ...plan, rate };
    for (let n = 0; n < order.length; n++) {
      step(lessons[order[n]], row, before, squares, epochPlan);
      if (epoch < plan.epochs / 2 || n % MEAN_EVERY > 0) continue;
      means++;
      for (let at = 0; at < row.length; at++) mean[at] += (row[at] - mean[at]) / means;
    }
  }
  const part = (from: number, length: number) => mean.slice(from, from + length);
  return {
    side: part(0, SIDE_WEIGHTS),
    offer: part(OFFER_AT, OFFER_WEIGHTS),
    extra: part(EXTRA_AT, EXTRAS),
    scale: part(SCALE_AT, TEMPERATURE_WEIGHTS),
  };
}

/** The mean log loss (cross-entropy) of the win probabilities. */
export function lossOf(lessons: readonly Lesson[], weights: Weights): number {
  const row = rowOf(weights);
  let loss = 0;
  for (const { sample, wins } of lessons) {
    const { chances } = predict(sample, row);
    wins.forEach((win, index) => {
      if (win > 0) loss -= win * Math.log(Math.max(1e-9, chances[index]));
    });
  }
  return loss / lessons.length;
}

/** Every seat's expected score and win probability. */
export const foresee = (sample: Sample, weights: Weights) => predict(sample, rowOf(weights));

function predict({ sides, scale }: Sample, row: Float64Array) {
  const expected = sides.map(({ points, index, value }) => {
    let sum = points;
    for (let i = 0; i < index.length; i++) sum += row[index[i]] * value[i];
    return sum;
  });
  const width = Math.exp(scale.reduce((sum, by, i) => sum + row[SCALE_AT + i] * by, 0));
  const most = Math.max(...expected);
  const powers = expected.map((points) => Math.exp((points - most) / width));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return { expected, width, chances: powers.map((power) => power / total) };
}

function step(
  { sample, wins, scores }: Lesson,
  row: Float64Array,
  before: Float64Array,
  squares: Float64Array,
  { rate, margin, decay }: LearningPlan,
): void {
  const { sides, scale } = sample;
  const { expected, width, chances } = predict(sample, row);
  const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
  const meanExpected = mean(expected);
  const meanScore = mean(scores);
  const move = (at: number, slope: number) => {
    const gradient = slope + decay * (row[at] - before[at]);
    squares[at] += gradient * gradient;
    row[at] -= (rate * gradient) / Math.sqrt(squares[at]);
  };
  let spread = 0;
  sides.forEach(({ index, value }, seat) => {
    const missed = chances[seat] - wins[seat];
    spread -= missed * (expected[seat] / width);
    const actual = Math.max(-MOST_MARGIN, Math.min(MOST_MARGIN, scores[seat] - meanScore));
    const off = (expected[seat] - meanExpected - actual) / MARGIN_SCALE;
    const slope = missed * (MARGIN_SCALE / width) + margin * off;
    for (let i = 0; i < index.length; i++) move(index[i], slope * value[i]);
  });
  for (let i = 0; i < scale.length; i++) if (scale[i] !== 0) move(SCALE_AT + i, 0.1 * spread * scale[i]);
}
