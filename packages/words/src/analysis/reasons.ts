// Reasons why a move is good, or better than another: sentences made from facts, the weightiest first.

import type { Facts, Phrase } from '../phrase.ts';
import type { Told } from '../words.ts';

/** A sentence, what it speaks of, and how much that matters: about so many points. */
export interface Reason<Topic extends string = string> extends Told {
  readonly topic: Topic;
  readonly weight: number;
}

export const reason = <Topic extends string>(
  topic: Topic,
  weight: number,
  phrase: Phrase,
  facts: Facts,
): Reason<Topic> => ({ topic, weight, phrase, facts });

/** The weightiest first; among equals the one that was named first. What speaks against a move weighs less than nothing and comes last. */
export const weightiest = <Topic extends string>(reasons: readonly Reason<Topic>[]): Reason<Topic>[] =>
  reasons.toSorted((a, b) => b.weight - a.weight);

/** A share as it is told: whole per cents. */
export const percent = (share: number): number => Math.round(100 * share);
