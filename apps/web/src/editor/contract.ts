// What a game brings for setting up its positions. A position is edited as its text, readable at every step, whether or not it fits.

import type { Json, Refusal, SeatCount } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';
import type { Component } from 'svelte';

/** What the fields of a position are given. */
export interface FieldsProps {
  /** The position as the game writes it, without its edition. */
  readonly text: string;
  readonly options: Json;
  /** What does not fit, to be marked where it is. */
  readonly wrong?: Refusal | undefined;
  onchange(text: string): void;
}

/** A way to put right what was refused, in one step. */
export interface Mend {
  readonly says: Told;
  readonly text: string;
}

export interface GameEditor {
  readonly Fields: Component<FieldsProps>;
  /** An empty table, with the first player to move. */
  empty(options: Json, seats: SeatCount): string;
  /** Why a text can't be shown in the fields; absent: it can, even if it is no position. */
  refusalOf(text: string, options: Json): Refusal | undefined;
  seatsIn(text: string, options: Json): SeatCount;
  /** The same with more or fewer players. */
  withSeats(text: string, options: Json, seats: SeatCount): string;
  mend(text: string, options: Json, refusal: Refusal): Mend | undefined;
}
