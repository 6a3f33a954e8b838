// The learned weights of prospects, read from and written to prospects.json, and the weights of master, which has them.

import file from './prospects.json' with { type: 'json' };
import { PROSPECTS } from './prospects.ts';
import { type ProspectSet, type ProspectWeights, WEIGHTS, type WeightsByBoard, weightsFor } from './weights.ts';

/** A set as JSON. */
export interface ProspectData {
  readonly side: readonly number[];
  readonly marker: number;
  readonly plain: number;
  readonly scale: number;
}

/** By board, number of seats and round; where nothing is, nothing was learned that helps. */
export interface ProspectFile {
  readonly made: { [board: string]: { [seats: string]: unknown } };
  readonly boards: { [board: string]: { [seats: string]: { [round: string]: ProspectData } } };
}

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

const readProspects = (data: { readonly [round: string]: ProspectData }): ProspectWeights =>
  Object.fromEntries(
    Object.entries(data).map(([round, { side, ...others }]) => [
      round,
      { ...others, side: Float64Array.from({ length: PROSPECTS }, (_, i) => side[i] ?? 0) },
    ]),
  );

export const writeProspects = ({ side, marker, plain, scale }: ProspectSet): ProspectData => ({
  side: Array.from(side, rounded),
  marker: rounded(marker),
  plain: rounded(plain),
  scale: rounded(scale),
});

const { boards }: ProspectFile = file;

/** The weights of WEIGHTS with what was learned of prospects. */
export const MASTER_WEIGHTS: WeightsByBoard = weightsFor((board, seats) => ({
  ...WEIGHTS[board][seats],
  prospects: readProspects(boards[board]?.[seats] ?? {}),
}));
