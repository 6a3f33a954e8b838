// The sequential probability ratio test (SPRT): stop as soon as the answer is clear.
//
// Generalised to samples of any distribution (Michel van den Bergh's GSPRT, as chess testing uses it): with n independent
// group means of mean m and variance v, the log-likelihood ratio of "the true mean is `high`" to "it is `low`" is about
// n (high − low) (2 m − high − low) / (2 v).

import type { RunningStats } from './running-stats.ts';

export interface SprtBounds {
  readonly low: number;
  readonly high: number;
}

export type SprtAnswer = 'low' | 'high' | 'open';

/** How often either answer may be wrong. */
const ERROR_RATE = 0.05;
const LIMIT = Math.log((1 - ERROR_RATE) / ERROR_RATE);
/** Fewer groups say too little about the variance. */
const LEAST_GROUPS = 12;

/** A contestant without a single loss shows no variance; at least that of half a loss in all groups is assumed. */
const leastVariance = (groups: number): number => 0.25 / (groups + 2);

export function likelihoodRatio({ count, mean, variance }: RunningStats, { low, high }: SprtBounds): number {
  return (count * (high - low) * (2 * mean - high - low)) / (2 * Math.max(variance, leastVariance(count)));
}

/** The answer that the samples so far allow. */
export function sprt(samples: RunningStats, bounds: SprtBounds): SprtAnswer {
  if (samples.count < LEAST_GROUPS) return 'open';
  const ratio = likelihoodRatio(samples, bounds);
  if (ratio >= LIMIT) return 'high';
  return ratio <= -LIMIT ? 'low' : 'open';
}
