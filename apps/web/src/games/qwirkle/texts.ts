// Qwirkle's own phrases and refusals, told in the language of the moment with the game's terms.

import type { Refusal } from '@mozaika/kernel';
import { type Facts, type Phrase, refusalSentence, type Vocabulary } from '@mozaika/words';
import { qwirkleWords } from '@mozaika/words/qwirkle';
import { language, t } from '../../ui/language.svelte.ts';
import { REFUSALS } from './words.ts';

export const say = (phrase: Phrase, facts: Facts = {}): string => t(phrase, facts, qwirkleWords.terms);

/** The same with a capital letter at the start, for phrases that start with a tile. */
export function saying(phrase: Phrase, facts: Facts = {}): string {
  const told = say(phrase, facts);
  return told.charAt(0).toLocaleUpperCase(language.current) + told.slice(1);
}

/** Who sees the grid wants tiles and places by their looks, not by their notation. */
const seeing: Vocabulary = { ...qwirkleWords, refusals: { ...qwirkleWords.refusals, ...REFUSALS } };

export const reason = (refusal: Refusal): string => refusalSentence(refusal, language.current, seeing);
