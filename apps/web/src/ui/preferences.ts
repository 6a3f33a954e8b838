// The preferences a person may have, their possible values, and how stored ones are validated.

import type { Json } from '@mozaika/kernel';
import { type Language, languageOf } from '@mozaika/words';

export interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  sounds: boolean;
  /** Whether a choice waits for a second tap before it becomes a move. */
  confirm: boolean;
  /** Whether tiles carry a small mark of their colour. */
  marks: boolean;
  /** Whether what others say at tables online is shown. */
  talk: boolean;
}

const POSSIBLE: { readonly [name in keyof Preferences]: readonly Preferences[name][] } = {
  language: ['en', 'cs'],
  theme: ['system', 'light', 'dark'],
  sounds: [true, false],
  confirm: [true, false],
  marks: [false, true],
  talk: [true, false],
};

/** Preferences from what was kept; whatever is missing or odd is guessed from the browser's languages. */
export function readPreferences(kept: Json | undefined, languages: readonly string[]): Preferences {
  const fields = Object(kept) as { readonly [name: string]: Json | undefined };
  const read = <Name extends keyof Preferences>(name: Name, guess: Preferences[Name]): Preferences[Name] =>
    POSSIBLE[name].find((value) => value === fields[name]) ?? guess;
  return {
    language: read('language', guessLanguage(languages)),
    theme: read('theme', 'system'),
    sounds: read('sounds', true),
    confirm: read('confirm', true),
    marks: read('marks', false),
    talk: read('talk', true),
  };
}

/** The first language of the list that we speak; English if there is none. */
const guessLanguage = (languages: readonly string[]): Language =>
  languageOf(languages.find((tag) => /^(cs|en)\b/i.test(tag)) ?? 'en');
