// What a review and its worker tell each other.

import type { DecisionAnalysis, Depth, MatchAnalysis, StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord, Refusal } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';

/** A whole match, step by step. */
export interface MatchRequest {
  readonly kind: 'match';
  readonly record: MatchRecord;
  readonly depth: Depth;
  /** What was analysed before. */
  readonly known: readonly StepAnalysis[];
}

/** The last decision of a record alone, perhaps with another move than was made in the match. */
export interface DecisionRequest {
  readonly kind: 'decision';
  readonly record: MatchRecord;
  readonly depth: Depth;
  /** What was found before. */
  readonly known?: DecisionAnalysis | undefined;
}

export type ReviewRequest = MatchRequest | DecisionRequest;

export type ReviewMessage =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** So many steps there are; those that were known already count as done. */
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'step'; readonly step: StepAnalysis }
  /** What is known so far, now and then and at the end. */
  | { readonly kind: 'summary'; readonly analysis: MatchAnalysis }
  /** The answer to a request for one decision: why the best move is better than the one that was made. */
  | { readonly kind: 'decision'; readonly step: DecisionAnalysis; readonly reasons: readonly Told[] };
