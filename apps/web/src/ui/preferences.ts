// The preferences a person may have, their possible values, and how stored ones are validated.

import type { Json } from '@mozaika/kernel';
import { type Language, languageOf } from '@mozaika/words';

export interface Preferences {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** The surface that matches are played on, in light and dark. */
  table: 'plaster' | 'azulejo' | 'walnut';
  /** How tiles are drawn. */
  tiles: 'glazed' | 'matte';
  sounds: boolean;
  /** How long animations take; `off`: the position is simply there. */
  pace: 'calm' | 'normal' | 'quick' | 'off';
  /** Whether a choice waits for a second tap before it becomes a move; `touch`: only where a finger chooses. */
  confirm: 'touch' | 'always' | 'never';
  /** Whether the list of moves has their notation and the dealer's actions, too. */
  notation: boolean;
  /** Whether tiles carry a small mark of their colour. */
  marks: boolean;
  /** Whether what others say at tables online is shown. */
  talk: boolean;
}

const POSSIBLE: { readonly [name in keyof Preferences]: readonly Preferences[name][] } = {
  language: ['en', 'cs'],
  theme: ['system', 'light', 'dark'],
  table: ['plaster', 'azulejo', 'walnut'],
  tiles: ['glazed', 'matte'],
  sounds: [true, false],
  pace: ['calm', 'normal', 'quick', 'off'],
  confirm: ['touch', 'always', 'never'],
  notation: [false, true],
  marks: [false, true],
  talk: [true, false],
};

/** Preferences from what was kept; whatever is missing or odd is guessed from the browser's languages. */
export function readPreferences(kept: Json | undefined, languages: readonly string[]): Preferences {
  const fields = Object(kept) as { readonly [name in keyof Preferences]?: Json };
  const read = <Name extends keyof Preferences>(name: Name, guess: Preferences[Name]): Preferences[Name] =>
    POSSIBLE[name].find((value) => value === fields[name]) ?? guess;
  return {
    language: read('language', guessLanguage(languages)),
    theme: read('theme', 'system'),
    table: read('table', 'plaster'),
    tiles: read('tiles', 'glazed'),
    sounds: read('sounds', true),
    pace: read('pace', 'normal'),
    // Version 0.1 stored `true`, its default, or `false` where somebody had switched it off.
    confirm: read('confirm', fields.confirm === false ? 'never' : 'touch'),
    notation: read('notation', false),
    marks: read('marks', false),
    talk: read('talk', true),
  };
}

/** The first language of the list that we speak; English if there is none. */
const guessLanguage = (languages: readonly string[]): Language =>
  languageOf(languages.find((tag) => /^(cs|en)\b/i.test(tag)) ?? 'en');
