// The current language, and `t`, which translates a phrase into it. Components that call it update with the language.

import { type Facts, fill, type Language, type Phrase, type Vocabulary } from '@mozaika/words';
import { settings } from './settings.svelte.ts';

/** The language of the moment; read `language.current` where the words package wants one. */
export const language = {
  get current(): Language {
    return settings.language;
  },
};

/** A phrase with its facts, in the language of the moment. */
export const t = (phrase: Phrase, facts: Facts = {}, terms?: Vocabulary['terms']): string =>
  fill(phrase, facts, settings.language, terms);
