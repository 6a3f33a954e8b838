// What a game brings for the score pad: how a match at the real table is written down, and what its rules make of it.

import type { GameEvent, Json, Result, Seat, SeatCount } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';
import type { Component } from 'svelte';

/** What a match is played with. */
export interface PadSetup {
  readonly options: Json;
  readonly seats: SeatCount;
  /** Who begins. */
  readonly first: Seat;
}

/** Something that brought or cost points: a turn, a round. */
export interface ScoredStep {
  readonly title: Told;
  readonly events: readonly GameEvent[];
}

/** A match as far as it is written down. */
export interface PadState<Inner = unknown> {
  /** What the game itself goes on from. */
  readonly inner: Inner;
  readonly scores: readonly number[];
  readonly steps: readonly ScoredStep[];
  /** The ranking and why the match is over; absent: it goes on. */
  readonly end?: { readonly ranks: readonly number[]; readonly reason: string };
}

export interface EntryProps<Inner = unknown> {
  readonly state: PadState<Inner>;
  readonly setup: PadSetup;
  readonly names: readonly string[];
  /** Why an entry could not be written down now; nothing if it can. */
  refusalOf(entry: string): string | undefined;
  onentry(entry: string): void;
}

/** What was written down last, and what was there before. */
export interface LastEntry<Inner = unknown> {
  readonly before: PadState<Inner>;
  readonly entry: string;
}

export interface GamePad<Inner = unknown> {
  readonly Entry: Component<EntryProps<Inner>>;
  begin(setup: PadSetup): PadState<Inner>;
  /** The state after one more entry, which is a text. */
  after(state: PadState<Inner>, setup: PadSetup, entry: string): Result<PadState<Inner>>;
  /** An event in words, more exactly than a log has it; absent: as the log has it. */
  explain?(event: GameEvent, state: PadState<Inner>): Told | undefined;
  /** The position to ask about as far as it is known, without its edition: where turns are written down, the one before the last turn. */
  position(state: PadState<Inner>, last: LastEntry<Inner> | undefined): string;
}

/** A game's pad as generic code sees it: states go only where they came from. */
export const gamePad = <Inner>(pad: GamePad<Inner>): GamePad => pad as never;
