// Qwirkle's phrases and refusals, translated with the game's terms.

import type { Refusal } from '@mozaika/kernel';
import { type Facts, type Phrase, refusalSentence, type Vocabulary } from '@mozaika/words';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { language, t as translate } from '../../ui/language.svelte.ts';
import { REFUSALS } from './words.ts';

export const t = (phrase: Phrase, facts: Facts = {}): string => translate(phrase, facts, qwirkleWords.terms);

/** The same with a capital letter at the start, for phrases that start with a tile. */
export function sentence(phrase: Phrase, facts: Facts = {}): string {
  const text = t(phrase, facts);
  return text.charAt(0).toLocaleUpperCase(language.current) + text.slice(1);
}

/** Next to the grid, refusals name tiles and cells by their looks instead of their notation. */
const vocabulary: Vocabulary = { ...qwirkleWords, refusals: { ...qwirkleWords.refusals, ...REFUSALS } };

export const refusalText = (refusal: Refusal): string => refusalSentence(refusal, language.current, vocabulary);
