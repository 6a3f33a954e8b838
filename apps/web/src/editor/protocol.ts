// What the editor and its worker tell each other.

import type { Depth } from '@mozaika/analysis';
import type { Json, Refusal, Seat, SeatCount } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';

export type EditorRequest =
  | { readonly kind: 'analyse'; readonly game: string; readonly text: string; readonly depth: Depth }
  /** A position from the middle of a match of bots. */
  | {
      readonly kind: 'middle';
      readonly game: string;
      readonly options: Json;
      readonly seats: SeatCount;
      readonly seed: string;
    };

export interface Candidate {
  readonly move: string;
  /** From 0 to 1, and how far it may be off beside the first move's. */
  readonly win: number;
  readonly margin: number;
  readonly error: number;
  /** Of the first move: why it is good; of the others: why the first one is better. */
  readonly why: readonly Told[];
}

export interface Candidates {
  readonly seat: Seat;
  readonly moves: readonly Candidate[];
  readonly line: readonly { readonly seat: Seat; readonly move: string }[];
  readonly isSure: boolean;
}

export type EditorAnswer =
  | { readonly kind: 'analysed'; readonly found: Candidates }
  | { readonly kind: 'middle'; readonly text: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
