// What a rules page is made of: chapters of short texts with examples to try, and our rulings.

import type { Json, Seat } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';

/** A move of an example, what it brings the one who makes it, and why. */
export interface Answer {
  readonly move: string;
  readonly points: number;
  readonly why: Phrase;
}

/** A position to try a move in: a match, given by its actions up to there. */
export interface Example {
  readonly id: string;
  readonly title: Phrase;
  /** What to try. */
  readonly task: Phrase;
  readonly options: Json;
  readonly seats: number;
  readonly actions: readonly string[];
  /** The seat that the reader moves for. */
  readonly seat: Seat;
  /** The first one is the move of the example; other legal moves may be tried, too. */
  readonly answers: readonly [Answer, ...Answer[]];
}

export interface Table {
  readonly caption: Phrase;
  readonly head: readonly Phrase[];
  readonly rows: readonly (readonly Phrase[])[];
}

export type Part =
  | { readonly text: Phrase }
  | { readonly list: readonly Phrase[] }
  | { readonly table: Table }
  | { readonly example: Example };

export interface Chapter {
  /** How its address ends. */
  readonly id: string;
  readonly title: Phrase;
  readonly parts: readonly Part[];
}

/** How we decide what rule books leave open. */
export interface Ruling {
  readonly id: string;
  readonly question: Phrase;
  readonly answer: Phrase;
}

export interface RulesPage {
  readonly lead: Phrase;
  /** How high the board of an example is on a narrow page, as a CSS length. */
  readonly boardHeight: string;
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
}

export const examplesOf = ({ chapters }: RulesPage): Example[] =>
  chapters.flatMap(({ parts }) => parts.flatMap((part) => ('example' in part ? [part.example] : [])));
