// Phrases: a text in Czech and English with places for facts, and the filling in of those places.
//
// In a phrase, {name} stands for a fact, {points|point|points} for a number with its noun in the right form (Czech has
// three: 1 bod, 2 body, 5 bodů), and {colour:colour} for a fact translated by the term table of that name. Texts are
// written with plain spaces; `fill` puts in the hard ones.

import type { Json } from '@mozaika/kernel';

export type Language = 'en' | 'cs';

export interface Phrase {
  readonly en: string;
  readonly cs: string;
}

export type Phrases = { readonly [code: string]: Phrase };
export type Facts = { readonly [name: string]: Json | undefined };
/** A table of words for the values of a fact, or a way to find them. */
export type Terms = Phrases | ((value: string, language: Language) => string);

/** Term tables by their name. */
export type TermTables = { readonly [name: string]: Terms };

/** The language of a tag such as `cs-CZ` or `en_GB.UTF-8`: Czech, or English for everybody else. */
export const languageOf = (tag: string): Language => (tag.toLowerCase().startsWith('cs') ? 'cs' : 'en');

const PLURALS = { en: new Intl.PluralRules('en'), cs: new Intl.PluralRules('cs') };
/** Which of a phrase's forms a plural category takes. */
const FORMS = { en: ['one', 'other'], cs: ['one', 'few', 'other'] };
const NBSP = '\u00a0';

function counted(number: number, forms: readonly string[], language: Language): string {
  const at = FORMS[language].indexOf(PLURALS[language].select(Math.abs(number)));
  return `${String(number).replace('-', '−')}${NBSP}${forms[at < 0 ? forms.length - 1 : at]}`;
}

export const plain = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (value !== null && typeof value === 'object') return JSON.stringify(value);
  return String(value ?? '?');
};

function translated(terms: Terms | undefined, value: string, language: Language): string {
  if (typeof terms === 'function') return terms(value, language);
  return terms?.[value]?.[language] ?? value;
}

/** Stands for a space inside a fact while the rest of the text is bound: a fact is quoted as it is. */
const QUOTED_SPACE = '\ue000';
const quoted = (fact: string): string => fact.replaceAll(' ', QUOTED_SPACE);

/** Numbers with their noun, unit or sign: 5 bodů, 10 s, 5 × 5, −1 −2. */
const NUMBER_BEFORE = /(\d×?) (?=[\p{L}×−%])/gu;
const NUMBER_AFTER = /× (?=\d)/g;
/** Czech ordinals and dates: 3. řada, 17. 11. */
const ORDINAL = /(\d\.) (?=[\p{Ll}\d])/gu;
/** Czech prepositions and conjunctions of one letter. The unit *s* looks like one: it is bound on both sides. */
const PREPOSITION = /(?<=^|[\s(„])([kvzouais]) /gi;

/** Binds with hard spaces what must not be torn apart at the end of a line. */
function bound(text: string, language: Language): string {
  const numbers = text.replace(NUMBER_BEFORE, `$1${NBSP}`).replace(NUMBER_AFTER, `×${NBSP}`);
  if (language === 'en') return numbers;
  return numbers.replace(ORDINAL, `$1${NBSP}`).replace(PREPOSITION, `$1${NBSP}`);
}

/** A phrase with its facts filled in, and bound. */
export function fill(phrase: Phrase, facts: Facts, language: Language, terms: TermTables = {}): string {
  const text = phrase[language].replace(/\{(\w+)(?::(\w+)|\|([^}]*))?\}/g, (_, name, term, forms) => {
    if (forms !== undefined) return counted(Number(facts[name]), forms.split('|'), language);
    if (term !== undefined) return translated(terms[term], plain(facts[name]), language);
    return quoted(plain(facts[name]));
  });
  return bound(text, language).replaceAll(QUOTED_SPACE, ' ');
}
