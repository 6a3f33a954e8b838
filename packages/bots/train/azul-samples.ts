// Training samples: the sparse features of every side of a position.

import {
  colourOfLine,
  completeRows,
  countOf,
  countOfLine,
  displaysFor,
  lineAt,
  type Position,
  SIZE,
} from '@mozaika/azul';
import { progress, stageOf } from '../src/azul/evaluation.ts';
import { FEATURES, fullestRowOf, OFFER_FEATURES, offerFeature } from '../src/azul/features.ts';
import { SideEvaluationCache } from '../src/azul/side-evaluation-cache.ts';
import { EXTRAS, OFFER_WEIGHTS, SIDE_WEIGHTS, type Weights } from '../src/azul/weights.ts';

/** Offsets in the vector of all weights: side, offer, extra, scale. */
export const OFFER_AT = SIDE_WEIGHTS;
export const EXTRA_AT = OFFER_AT + OFFER_WEIGHTS;
export const SCALE_AT = EXTRA_AT + EXTRAS;

/** One side: its score, and its features by the index of their weight. */
interface SideSample {
  readonly points: number;
  readonly index: Int16Array;
  readonly value: Float32Array;
}

export interface Sample {
  readonly sides: readonly SideSample[];
  /** The features of the softmax temperature. */
  readonly scale: readonly number[];
  /** Whether the next round is about to be dealt, or this one goes on. */
  readonly phase: 'deal' | 'round';
}

/** A sample with its targets: each side's win probability and final score. */
export interface Lesson {
  readonly sample: Sample;
  readonly wins: readonly number[];
  readonly scores: readonly number[];
}

/** Takes a sample of a position that is not over. */
export function sampleOf(position: Position, weights: Weights): Sample {
  const { sides, seats, left, marker, mover } = position;
  const values = new SideEvaluationCache(position, weights, stageOf(position), 1);
  const slots = sides.map((side, index) => values.find(side, index));
  const last = slots.some((slot) => values.rowsComplete[slot] > 0) ? 1 : 0;
  const fullest = Math.max(...slots.map((slot) => values.fullestRow[slot]));
  const stage = progress(position.phase === 'deal' ? position.round - 1 : position.round, fullest);
  const share = left / (displaysFor(seats) * 4);
  const offered = position.offers.reduce((sum, tally) => sum + tally, 0);
  const samples = sides.map((side, index) => {
    const terms: [number, number][] = [];
    if (!last) {
      // Asked again, so that its features are the ones that were kept last.
      const fresh = new SideEvaluationCache(position, weights, stageOf(position), 1);
      fresh.find(side, index);
      const { bestFeatures: kept } = fresh;
      for (let i = 0; i < kept.length; i++) {
        terms.push([kept.index[i], kept.value[i] * (1 - stage)], [FEATURES + kept.index[i], kept.value[i] * stage]);
        if (share > 0) terms.push([2 * FEATURES + kept.index[i], kept.value[i] * share]);
      }
      if (marker === index) terms.push([EXTRA_AT, 1 - stage], [EXTRA_AT + 1, stage]);
    }
    if (left > 0) {
      for (let line = 1; line < SIZE; line++) {
        const packed = lineAt(side, line);
        const missing = line + 1 - countOfLine(packed);
        if (packed === 0 || missing === 0) continue;
        const colour = colourOfLine(packed);
        const at = OFFER_AT + 2 * (last * OFFER_FEATURES + offerFeature(line, missing, countOf(offered, colour)));
        terms.push([at, 1], [at + 1, values.placementPoints[(index * SIZE + line) * SIZE + colour]]);
      }
      if (mover === index) terms.push([EXTRA_AT + 2 + last, share]);
    }
    return {
      points: last ? values.finalScore[slots[index]] : values.score[slots[index]],
      index: Int16Array.from(terms, ([at]) => at),
      value: Float32Array.from(terms, ([, by]) => by),
    };
  });
  return {
    sides: samples,
    scale: [1, last ? 1 : stage, share, last],
    phase: position.phase === 'deal' ? 'deal' : 'round',
  };
}

/** Whether a position teaches anything: a last round without tiles left is decided. */
export function undecided({ phase, sides, left }: Position): boolean {
  return (
    phase !== 'over' &&
    (left > 0 || sides.every((side) => completeRows(side.filled) === 0 && fullestRowOf(side) < SIZE))
  );
}
