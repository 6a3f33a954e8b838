// The learned numbers, one set for each board, as they lie in the file and as the evaluation reads them.

import type { BoardName } from '@mozaika/azul';
import { FEATURES, OFFER_FEATURES } from './features.ts';
import file from './weights.json' with { type: 'json' };

/** How much a feature counts: early in the match, late in it, and in addition while tiles are on offer. */
export const STAGES = 3;
/** What else is learned: logarithms of the scale of a win, by what they depend on. */
export const SCALES = 4;
/** The marker by seats (2 to 4), early and late; the turn, in the last round and before. */
export const EXTRAS = 8;

export interface Weights {
  /** At `stage * FEATURES + feature`. */
  readonly side: Float64Array;
  /** Two in a row for each offer feature (itself, and times the points), then the same for a last round. */
  readonly offer: Float64Array;
  readonly extra: Float64Array;
  /** For each number of seats: constant, stage, tiles left, last round. */
  readonly scale: Float64Array;
}

/** A set of weights as JSON. */
export interface WeightsData {
  readonly side: readonly number[];
  readonly offer: readonly number[];
  readonly extra: readonly number[];
  readonly scale: readonly number[];
}

export const SIDE_WEIGHTS = STAGES * FEATURES;
export const OFFER_WEIGHTS = 4 * OFFER_FEATURES;
export const SCALE_WEIGHTS = 3 * SCALES;

export const readWeights = (data: WeightsData): Weights => ({
  side: Float64Array.from({ length: SIDE_WEIGHTS }, (_, i) => data.side[i] ?? 0),
  offer: Float64Array.from({ length: OFFER_WEIGHTS }, (_, i) => data.offer[i] ?? 0),
  extra: Float64Array.from({ length: EXTRAS }, (_, i) => data.extra[i] ?? 0),
  scale: Float64Array.from({ length: SCALE_WEIGHTS }, (_, i) => data.scale[i] ?? 0),
});

const round = (numbers: Float64Array): number[] => Array.from(numbers, (number) => Math.round(number * 100) / 100);

export const writeWeights = ({ side, offer, extra, scale }: Weights): WeightsData => ({
  side: round(side),
  offer: round(offer),
  extra: round(extra),
  scale: round(scale),
});

export type WeightsByBoard = { readonly [board in BoardName]: Weights };

const weightsFrom = (data: { readonly [board in BoardName]: WeightsData }): WeightsByBoard => ({
  coloured: readWeights(data.coloured),
  gray: readWeights(data.gray),
  'crystal-x2': readWeights(data['crystal-x2']),
  'crystal-bonus': readWeights(data['crystal-bonus']),
});

export const WEIGHTS: WeightsByBoard = weightsFrom(file.boards);
