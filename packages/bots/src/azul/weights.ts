// The learned weights, a set for each board and number of seats, read from and written to weights.json.

import type { BoardName } from '@mozaika/azul';
import type { SeatCount } from '@mozaika/kernel';
import { FEATURES, OFFER_FEATURES } from './features.ts';
import file from './weights.json' with { type: 'json' };

/** Weights of a feature: early in the match, late in it, and in addition while tiles are on offer. */
export const STAGES = 3;
/** Weights of the logarithm of the softmax temperature: constant, stage, share of tiles left, last round. */
export const TEMPERATURE_WEIGHTS = 4;
/** The marker, early and late; the turn, before the last round and in it. */
export const EXTRAS = 4;

export interface Weights {
  /** At `stage * FEATURES + feature`. */
  readonly side: Float64Array;
  /** Two in a row for each offer feature (itself, and times the points), then the same for a last round. */
  readonly offer: Float64Array;
  readonly extra: Float64Array;
  readonly scale: Float64Array;
  /** By the round that comes, if they were learned: what corrects the above before its deal. */
  readonly prospects?: ProspectWeights;
}

/** What corrects the value of a side before a deal, see prospects.ts. */
export interface ProspectSet {
  /** By prospect. */
  readonly side: Float64Array;
  /** Added to the value of the marker. */
  readonly marker: number;
  /** The share by which the value of everything but the score is raised. */
  readonly plain: number;
  /** The logarithm of the softmax temperature. */
  readonly scale: number;
}
export type ProspectWeights = { readonly [round: number]: ProspectSet };

/** A set of weights as JSON, without the zeros at the end of its lists. */
export interface WeightsData {
  readonly side: readonly number[];
  readonly offer: readonly number[];
  readonly extra: readonly number[];
  readonly scale: readonly number[];
}

export const SIDE_WEIGHTS = STAGES * FEATURES;
export const OFFER_WEIGHTS = 4 * OFFER_FEATURES;

export const readWeights = (data: WeightsData): Weights => ({
  side: Float64Array.from({ length: SIDE_WEIGHTS }, (_, i) => data.side[i] ?? 0),
  offer: Float64Array.from({ length: OFFER_WEIGHTS }, (_, i) => data.offer[i] ?? 0),
  extra: Float64Array.from({ length: EXTRAS }, (_, i) => data.extra[i] ?? 0),
  scale: Float64Array.from({ length: TEMPERATURE_WEIGHTS }, (_, i) => data.scale[i] ?? 0),
});

const round = (numbers: Float64Array): number[] => {
  const rounded = Array.from(numbers, (number) => Math.round(number * 100) / 100);
  return rounded.slice(0, 1 + rounded.findLastIndex((number) => number !== 0));
};

export const writeWeights = ({ side, offer, extra, scale }: Weights): WeightsData => ({
  side: round(side),
  offer: round(offer),
  extra: round(extra),
  scale: round(scale),
});

/** What was learned for a board. */
export type WeightsBySeats = { readonly [seats in SeatCount]: Weights };
export type WeightsByBoard = { readonly [board in BoardName]: WeightsBySeats };

/** A set for every board and number of seats. */
export function weightsFor(weights: (board: BoardName, seats: SeatCount) => Weights): WeightsByBoard {
  const bySeats = (board: BoardName): WeightsBySeats => ({
    2: weights(board, 2),
    3: weights(board, 3),
    4: weights(board, 4),
  });
  return {
    coloured: bySeats('coloured'),
    gray: bySeats('gray'),
    'crystal-x2': bySeats('crystal-x2'),
    'crystal-bonus': bySeats('crystal-bonus'),
  };
}

export const WEIGHTS: WeightsByBoard = weightsFor((board, seats) => readWeights(file.boards[board][seats]));
