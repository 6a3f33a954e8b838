// A hint: what to look at, the move that the strongest bot would make, and why. Sentences are phrases with their facts.

import type { MatchRecord, Result, Seat } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';

export interface Hint {
  /** What to look at. */
  readonly look: Told;
  /** The move, as a text without the actor. */
  readonly move: string;
  /** One or two sentences. */
  readonly why: readonly Told[];
}

export interface HintRequest {
  /** The match up to the decision, masked for the seat. */
  readonly record: MatchRecord;
  readonly seat: Seat;
}

/** Asks for a hint. An aborted search answers with what it found so far. */
export type HintClient = (request: HintRequest, stop: AbortSignal) => Promise<Result<Hint>>;
