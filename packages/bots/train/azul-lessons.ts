// From a match to training targets: TD(λ) over rounds, computed backwards from the outcome.

import type { Outcome } from '@mozaika/kernel';
import type { Weights } from '../src/azul/weights.ts';
import { foresee } from './azul-learn.ts';
import { winShare } from './azul-match.ts';
import type { Lesson, Sample } from './azul-samples.ts';

/**
 * λ: the share of a target that comes from later positions; the rest is the evaluation before the next deal. The outcome of a
 * whole match is mostly luck, so bootstrapping lowers the variance of the targets.
 */
export const LAMBDA = 0.7;

const mixed = (later: readonly number[], sooner: readonly number[]): number[] =>
  later.map((number, i) => LAMBDA * number + (1 - LAMBDA) * sooner[i]);

/** `samples`: of one match, in the order of play; `weights`: those that it was played with. */
export function lessonsOf(samples: readonly Sample[], outcome: Outcome, weights: Weights): Lesson[] {
  let wins: readonly number[] = outcome.scores.map((_, index) => winShare(outcome, index));
  let scores: readonly number[] = outcome.scores;
  const lessons: Lesson[] = [];
  for (const sample of samples.toReversed()) {
    lessons.push({ sample, wins, scores });
    if (sample.phase !== 'deal') continue;
    const { expected, chances } = foresee(sample, weights);
    wins = mixed(wins, chances);
    scores = mixed(scores, expected);
  }
  return lessons;
}
