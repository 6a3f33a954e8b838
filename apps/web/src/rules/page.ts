// What a rules page is made of: chapters of short texts with pictures and examples to try, and our rulings.

import type { Json, Seat } from '@mozaika/kernel';
import type { Phrase } from '@mozaika/words';

/** A move of an example, what it brings the one who makes it, and why. */
export interface Answer {
  readonly move: string;
  /** What happens after it without anybody's choice: a forced move, the tiles that are drawn. */
  readonly follows?: readonly string[];
  readonly points: number;
  readonly why: Phrase;
}

/** Where a move is tried: a match, given by its actions up to there. */
export interface TrialStart {
  readonly options: Json;
  /** The version of the rules that its actions are written for; absent: the newest one. */
  readonly rules?: number;
  readonly seats: number;
  readonly actions: readonly string[];
  /** The seat that the reader moves for. */
  readonly seat: Seat;
}

/** A position to try a move in, and what is said about it. */
export interface Example extends TrialStart {
  readonly id: string;
  readonly title: Phrase;
  /** What to try. */
  readonly task: Phrase;
  /** The first one is the move of the example; other legal moves may be tried as well. */
  readonly answers: readonly [Answer, ...Answer[]];
}

/** A match to play through: each turn is an example that begins where the one before has ended. */
export interface SampleMatch {
  readonly id: string;
  readonly title: Phrase;
  readonly about: Phrase;
  readonly turns: readonly Example[];
  /** What is said after the last turn. */
  readonly end: Phrase;
}

/** A drawing with texts in it. */
export interface Figure {
  readonly title: Phrase;
  readonly width: number;
  readonly height: number;
  /** What is inside of the SVG element; `tell` puts a phrase into the language of the moment. */
  draw(tell: (phrase: Phrase) => string): string;
  /** What the numbers in the drawing stand for, from 1. */
  readonly legend: readonly { readonly name: Phrase; readonly about: Phrase }[];
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
  | { readonly figure: Figure }
  | { readonly example: Example }
  | { readonly sample: SampleMatch };

export interface Chapter {
  /** How its address ends. */
  readonly id: string;
  readonly title: Phrase;
  /** What matters, in a sentence or three: what its card says before the texts are unfolded. Absent: the texts are short enough. */
  readonly brief?: Phrase;
  /** A drawing of the sides `MINUTE` for a chapter without a figure and without examples. */
  draw?(): string;
  /** Whether it is part of the printed summary; absent: it is. */
  readonly print?: 'left out';
  readonly parts: readonly Part[];
}

/** How we decide what rule books leave open, or decide otherwise. */
export interface Ruling {
  readonly id: string;
  readonly question: Phrase;
  readonly answer: Phrase;
  /** What the rules in the box say, and why we differ if we do; absent: they say nothing. */
  readonly box?: Phrase;
}

/** The shortest rules: a drawing of the sides `MINUTE`, a few words and a sentence. */
export interface MinuteCard {
  readonly title: Phrase;
  readonly text: Phrase;
  /** What is inside of the SVG element. The sentence says what it shows. */
  draw(): string;
}

export const MINUTE = { width: 168, height: 104 } as const;

export interface RulesPage {
  readonly lead: Phrase;
  /** Four to six cards to read while waiting. */
  readonly minute: readonly MinuteCard[];
  /** How large the text is on paper, as a CSS length: so that it fills two sheets. */
  readonly printSize: string;
  readonly chapters: readonly Chapter[];
  readonly rulings: readonly Ruling[];
  /** Class names for the board of an example, by which a style sheet of the game shows only the part of the table that it needs. */
  closeUp(example: Example): string;
}

/** Examples that are tried one after the other. */
export interface Lessons {
  readonly id: string;
  readonly about?: Phrase;
  readonly examples: readonly Example[];
  /** What is said after the last one. */
  readonly end?: Phrase;
  /** Absent: they are not printed. */
  readonly print?: 'told';
}

/** What a chapter has to try: the turns of its sample match, or its examples. */
export function lessonsIn({ id, parts }: Chapter): Lessons {
  const sample = parts.find((part) => 'sample' in part)?.sample;
  if (sample) return { id: sample.id, about: sample.about, examples: sample.turns, end: sample.end, print: 'told' };
  return { id, examples: parts.flatMap((part) => ('example' in part ? [part.example] : [])) };
}

export type TextPart = Extract<Part, { text: Phrase } | { list: readonly Phrase[] } | { table: Table }>;

/** What a chapter has to read. */
export const textsIn = ({ parts }: Chapter): readonly TextPart[] =>
  parts.filter((part) => 'text' in part || 'list' in part || 'table' in part);

export const examplesOf = ({ chapters }: RulesPage): Example[] =>
  chapters.flatMap((chapter) => lessonsIn(chapter).examples);
