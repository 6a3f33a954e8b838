// The contract between the match screen and the games: what a board component is given, what it emits, and what else a game brings.
// Board components hold no rules: they show a view, offer the legal moves that they are given, and ask `preview` for the rest.

import type { Game, GameEvent, Json, Refusal, Seat } from '@mozaika/kernel';
import type { Phrase, Told, Vocabulary } from '@mozaika/words';
import type { Component, Snippet } from 'svelte';
import type { PlayerLabel } from '../storage/match-setup.ts';
import type { KeyHelp } from './keys.ts';

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
  /** The id of the match, for what a board keeps of it on the device (the order of a hand); absent: it keeps nothing. */
  readonly match?: string;
  readonly players: readonly PlayerLabel[];
  /** The seat whose board lies in front of the viewer (a spectator looks from seat 1). */
  readonly own: Seat;
  /** The seat that this person may move for now; absent: nothing to do but look. */
  readonly acting?: Seat | undefined;
  /** The listed legal moves of `acting`, as texts without the actor; empty without one. */
  readonly legal: readonly string[];
  /** What a move of `acting` would bring, or why it may not be made. */
  preview(move: string): MovePreview<View>;
  /**
   * What led to `view`, oldest first: everything since the last choice of `own`, or that choice itself where nobody has
   * chosen since. Where somebody looks back, the last choice of anybody. Boards mark it, the newest strongest.
   */
  readonly recent: readonly Step[];
  /** A legal move of `acting` to be marked: its tiles and where they go. Absent: nothing is marked. */
  readonly suggested?: string | undefined;
  /** Whether nobody decides here: a replay, or a look back. All boards are worth the same then. */
  readonly looking?: boolean;
  /** Whether the match is over. Somebody's going may have ended it: then nobody is to move, whatever the view says. */
  readonly over?: boolean;
  /** The person decided. The board must show the choice until `view` changes or `acting` comes back. */
  onmove(move: string): void;
  /** What else stands at a player's name, such as a clock: boards render it there, once for each player. */
  readonly badge?: Snippet<[Seat]> | undefined;
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

/** What points are for: a column of the table at the end. */
export interface Category {
  readonly id: string;
  readonly title: Phrase;
}

/** Something that a seat did in a step, and the points that it brought at once. */
export interface Deed {
  readonly points: number;
  /** What it was, without the player: `blue in row 3, column 4`. */
  readonly told: Told;
}

/** A game with everything the app adds to it, in a chunk of its own. */
export interface GameUi<View = Json> {
  readonly game: Game;
  readonly vocabulary: Vocabulary;
  /** Whether players hide tiles from each other (the device is handed over behind a curtain then). */
  readonly hidesTiles: boolean;
  readonly Board: Component<BoardProps<View>, BoardExports<View>>;
  /** What keys do at its table, for the keyboard help. */
  readonly keys?: readonly KeyHelp[];
  /** What points are for, in the order in which they are listed. Every event with points belongs to one of them. */
  readonly categories?: readonly Category[];
  /** The id of the category that an event's points belong to; nothing for an event without points. */
  categoryOf?(event: GameEvent): string | undefined;
  /** A step in a few words without its player, such as `3 × blue`; nothing for a step that is not worth them. */
  brief?(step: Step): Told | undefined;
  /** What a seat got the most points for in a step; nothing if it did nothing that scores. */
  deed?(step: Step, seat: Seat): Deed | undefined;
  /** Pictures of its tiles, as addresses of images: they rain at the end. */
  readonly tiles?: readonly string[];
  /** What the heading says while a step is shown that is more than somebody's turn; `{round}` stands for the round. */
  happening?(step: Step): Phrase | undefined;
  /**
   * What lies there at the end in small, of one seat where each has a board of its own: a whole SVG document that looks
   * well on light and dark ground. Absent: nothing is shown in its place.
   */
  thumbnail?(view: View, options: Json, seat?: Seat): string;
  /** Whether each seat has a board of its own, so that there is a thumbnail for each. */
  readonly ownBoards?: boolean;
  /** The table as a picture to share: a whole SVG document. Absent: no picture is offered. */
  picture?(table: PicturedTable<View>): string;
}

/**
 * A game's UI as generic code sees it. Erases the type of the view: screens only ever pass a board the views that
 * the rules of the same game made.
 */
export const gameUi = <View>(ui: GameUi<View>): GameUi => ui as GameUi<never> as GameUi;
