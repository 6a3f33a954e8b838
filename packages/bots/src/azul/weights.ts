// The learned numbers, a set for each board and number of seats, as they lie in the file and as the evaluation reads them.

import { BOARD_NAMES, type BoardName } from '@mozaika/azul';
import { SEAT_COUNTS, type SeatCount } from '@mozaika/kernel';
import { FEATURES, OFFER_FEATURES } from './features.ts';
import file from './weights.json' with { type: 'json' };

/** How much a feature counts: early in the match, late in it, and in addition while tiles are on offer. */
export const STAGES = 3;
/** The logarithm of the scale of a win, by what it depends on: constant, stage, tiles left, last round. */
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
}

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
  const bySeats = (board: BoardName) => Object.fromEntries(SEAT_COUNTS.map((seats) => [seats, weights(board, seats)]));
  return Object.fromEntries(BOARD_NAMES.map((board) => [board, bySeats(board)])) as unknown as WeightsByBoard;
}

export const WEIGHTS: WeightsByBoard = weightsFor((board, seats) => readWeights(file.boards[board][seats]));
