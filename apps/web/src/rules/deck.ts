// A rules page as a deck: a card for each chapter, between the rules in a minute and our rulings.

import type { Phrase } from '@mozaika/words';
import { type Chapter, type Example, lessonsIn, type RulesPage } from './page.ts';
import { WORDS } from './words.ts';

/** A card, with the end of its address. */
export type DeckCard =
  | { readonly kind: 'minute' | 'rulings'; readonly id: string; readonly title: Phrase }
  | { readonly kind: 'chapter'; readonly id: string; readonly title: Phrase; readonly chapter: Chapter };

export const deckOf = ({ chapters }: RulesPage): readonly DeckCard[] => [
  { kind: 'minute', id: 'minute', title: WORDS.inAMinute },
  ...chapters.map((chapter) => ({ kind: 'chapter', id: chapter.id, title: chapter.title, chapter }) as const),
  { kind: 'rulings', id: 'rulings', title: WORDS.rulings },
];

/** Where an address leads within a deck: a card, and perhaps a lesson or a ruling on it. */
export interface DeckPlace {
  readonly card: number;
  readonly lesson?: number;
  readonly ruling?: string;
}

const lessonAt = (lessons: readonly Example[], id: string): number => lessons.findIndex((lesson) => lesson.id === id);

/** The place that the end of an address names: a card, an example or a ruling (`r4`). An unknown one leads to the first card. */
export function placeOf(page: RulesPage, section: string | undefined): DeckPlace {
  const deck = deckOf(page);
  const named = deck.findIndex(({ id }) => id === section);
  if (section === undefined || named >= 0) return { card: Math.max(named, 0) };
  for (const [card, { kind, ...rest }] of deck.entries()) {
    if (kind === 'rulings' && page.rulings.some(({ id }) => id.toLowerCase() === section))
      return { card, ruling: section };
    const lesson = 'chapter' in rest ? lessonAt(lessonsIn(rest.chapter).examples, section) : -1;
    if (lesson >= 0) return { card, lesson };
  }
  return { card: 0 };
}
