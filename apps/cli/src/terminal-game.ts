// What the terminal adds to the rules of a game: its vocabulary, its drawing and how its moves are typed.

import type { Game, Json, Move, Seat } from '@mozaika/kernel';
import type { Facts, Language, Told, Vocabulary } from '@mozaika/words';
import type { TextStyle } from './text-style.ts';

/** How a table says who starts: it chooses a player, or names the order of age, which decides ties. */
export type StartOption = 'start' | 'ages';

/** How a position is drawn, and for whom. */
export interface DrawContext {
  readonly style: TextStyle;
  readonly language: Language;
  /** Columns of the screen. */
  readonly width: number;
  readonly names: readonly string[];
  /** What the words know of the match: an edition's parts. */
  readonly facts: Facts;
  /** The seats whose hands are drawn face up. */
  readonly openHands: readonly Seat[];
}

export interface TerminalGame {
  readonly game: Game;
  readonly title: string;
  readonly vocabulary: Vocabulary;
  /** Whether players hide tiles from each other: then the screen is cleared before the keyboard changes hands. */
  readonly hidesTiles: boolean;
  /** The lines that show a view of the game. */
  draw(view: Json, context: DrawContext): string[];
  /** A typed move in canonical notation, as far as it can be recognised. */
  normalise(typed: string): string;
  readonly startOption: StartOption;
  /** Examples of typed moves, for help texts. */
  readonly examples: readonly string[];
  /** Why one move of a seat is better than another, as far as facts tell; the weightiest reason first. */
  readonly compare?: (position: unknown, seat: Seat, better: Move, other: Move) => readonly Told[];
  /** In games where tiles can be traded: how many a seat may trade, and how that is typed. */
  readonly trades?: { limit(position: unknown, seat: Seat): number; readonly example: string };
}
