// The contract between the match screen and the games: what a board component is given, what it emits, and what else a game brings.
// Board components hold no rules: they show a view, offer the legal moves that they are given, and ask `preview` for the rest.

import type { Game, GameEvent, Json, Refusal, Seat } from '@mozaika/kernel';
import type { Vocabulary } from '@mozaika/words';
import type { Component } from 'svelte';
import type { PlayerLabel } from '../storage/match-setup.ts';

/** One action with what followed from it: what boards animate, and what the screen lists and announces. */
export interface Step {
  /** Counts the actions of the folded record from 0. */
  readonly index: number;
  /** The action as the viewer knows it: `1 3B2`, `* deal …`. */
  readonly action: string;
  readonly events: readonly GameEvent[];
}

/** What a move would bring, found by the rules on a copy of the position. */
export type MovePreview<View = Json> =
  | {
      readonly ok: true;
      readonly events: readonly GameEvent[];
      readonly view: View;
      readonly scores: readonly number[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What every board component is given. */
export interface BoardProps<View = Json> {
  /** The position to show, as the viewer knows it. It is the truth; animation only leads to it. */
  readonly view: View;
  /** The options of the match, as its record has them: the rules have read them, a board may look for its edition. */
  readonly options: Json;
  readonly players: readonly PlayerLabel[];
  /** The seat whose board lies in front of the viewer (a spectator looks from seat 1). */
  readonly own: Seat;
  /** The seat that this person may move for now; absent: nothing to do but look. */
  readonly acting?: Seat | undefined;
  /** The listed legal moves of `acting`, as texts without the actor; empty without one. */
  readonly legal: readonly string[];
  /** What a move of `acting` would bring, or why it may not be made. */
  preview(move: string): MovePreview<View>;
  /** What led to `view`: the last choice of anybody, and what chance has done since. Boards may highlight it. */
  readonly recent: readonly Step[];
  /** The person decided. The board must show the choice until `view` changes or `acting` comes back. */
  onmove(move: string): void;
  /** Announces a sentence to screen readers (a polite live region). The screen itself announces every step. */
  announce(sentence: string): void;
}

/** What a board component exports to the match screen. */
export interface BoardExports<View = Json> {
  /** Shows what `step` did on the way from the current view to `next`; resolves when the new view may be set. `skip` ends it at once. */
  animate(step: Step, next: View, skip: AbortSignal): Promise<void>;
}

/** What a picture to share is made of. */
export interface PicturedTable<View = Json> {
  readonly view: View;
  readonly options: Json;
  readonly names: readonly string[];
  readonly title: string;
}

/** A game with everything the app adds to it, in a chunk of its own. */
export interface GameUi<View = Json> {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  /** Whether players hide tiles from each other (the device is handed over behind a curtain then). */
  readonly hidesTiles: boolean;
  readonly Board: Component<BoardProps<View>, BoardExports<View>>;
  /** The table as a picture to share: a whole SVG document. Absent: no picture is offered. */
  picture?(table: PicturedTable<View>): string;
}

/**
 * A game's UI as generic code sees it. Erases the type of the view: screens only ever pass a board the views that
 * the rules of the same game made.
 */
export const gameUi = <View>(ui: GameUi<View>): GameUi => ui as GameUi<never> as GameUi;
