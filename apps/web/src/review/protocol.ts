// What a review and its worker tell each other.

import type { Depth, MatchAnalysis, StepAnalysis } from '@mozaika/analysis';
import type { MatchRecord, Refusal } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';

export interface ReviewRequest {
  readonly record: MatchRecord;
  readonly depth: Depth;
  /** What was analysed before. */
  readonly known: readonly StepAnalysis[];
}

/** Why the better move of a moment is better, by the index of its action. */
export type Reasons = { readonly [index: number]: readonly Told[] };

export type ReviewMessage =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** So many steps there are; those that were known already count as done. */
  | { readonly kind: 'total'; readonly total: number }
  | { readonly kind: 'step'; readonly step: StepAnalysis }
  /** What is known so far, now and then and at the end. */
  | { readonly kind: 'summary'; readonly analysis: MatchAnalysis; readonly reasons: Reasons };
