// From a match to lessons: what each of its positions should have been valued at, looking back from the end.

import type { Outcome } from '@mozaika/kernel';
import type { Weights } from '../src/azul/weights.ts';
import { foresee } from './azul-learn.ts';
import { winShare } from './azul-match.ts';
import type { Lesson, Sample } from './azul-samples.ts';

/**
 * How much of a position's lesson comes from what happened later; the rest is how the next deal was looked forward to.
 * A whole match is mostly luck, so the nearer future teaches more from fewer matches: TD(λ) over rounds.
 */
export const LAMBDA = 0.7;

const mixed = (later: readonly number[], sooner: readonly number[]): number[] =>
  later.map((number, i) => LAMBDA * number + (1 - LAMBDA) * sooner[i]);

/** `samples`: of one match, in the order of play; `weights`: how it was valued by those who played. */
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
