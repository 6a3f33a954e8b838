// Codes and facts turned into sentences. Rules speak codes; the tables here and in each game's file hold the words,
// English and Czech side by side.
//
// In a phrase, {name} stands for a fact, {points|point|points} for a number with its noun in the right form (Czech has
// three: 1 bod, 2 body, 5 bodů), and {colour:colour} for a fact translated by the term table of that name.

import type { GameEvent, Json, Refusal } from '@mozaika/kernel';
import { expectedIn } from './expected.ts';

export type Language = 'en' | 'cs';

export interface Phrase {
  readonly en: string;
  readonly cs: string;
}

export type Phrases = { readonly [code: string]: Phrase };
export type Facts = { readonly [name: string]: Json | undefined };
/** A table of words for the values of a fact, or a way to find them. */
export type Terms = Phrases | ((value: string, language: Language) => string);

/** The form of an action's text, with a group for each fact in it, and how to tell it. */
export interface ActionPhrase extends Phrase {
  readonly form: RegExp;
}

/** All words of a game. */
export interface Vocabulary {
  readonly terms: { readonly [name: string]: Terms };
  readonly refusals: Phrases;
  /** By event type. Events without a phrase are not told. */
  readonly events: Phrases;
  readonly actions: readonly ActionPhrase[];
  /** By the reason of an outcome. */
  readonly reasons: Phrases;
}

/** The language of a tag such as `cs-CZ` or `en_GB.UTF-8`: Czech, or English for everybody else. */
export const languageOf = (tag: string): Language => (tag.toLowerCase().startsWith('cs') ? 'cs' : 'en');

const PLURALS = { en: new Intl.PluralRules('en'), cs: new Intl.PluralRules('cs') };
/** Which of a phrase's forms a plural category takes. */
const FORMS = { en: ['one', 'other'], cs: ['one', 'few', 'other'] };
const NBSP = '\u00a0';

function counted(number: number, forms: readonly string[], language: Language): string {
  const at = FORMS[language].indexOf(PLURALS[language].select(Math.abs(number)));
  return `${number}${NBSP}${forms[at < 0 ? forms.length - 1 : at]}`;
}

const plain = (value: Json | undefined): string => {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (value !== null && typeof value === 'object') return JSON.stringify(value);
  return String(value ?? '?');
};

function translated(terms: Terms | undefined, value: string, language: Language): string {
  if (typeof terms === 'function') return terms(value, language);
  return terms?.[value]?.[language] ?? value;
}

/** A phrase with its facts filled in. */
export function fill(phrase: Phrase, facts: Facts, language: Language, terms: Vocabulary['terms'] = {}): string {
  const text = phrase[language].replace(/\{(\w+)(?::(\w+)|\|([^}]*))?\}/g, (_, name, term, forms) => {
    if (forms !== undefined) return counted(Number(facts[name]), forms.split('|'), language);
    if (term !== undefined) return translated(terms[term], plain(facts[name]), language);
    return plain(facts[name]);
  });
  return language === 'cs' ? text.replace(/(?<=^|[\s(„])([kvszouai]) /gi, `$1${NBSP}`) : text;
}

/** Refusals that every game and every record can have. */
const COMMON: Phrases = {
  'not-json': { en: 'This is not JSON; expected {expected}.', cs: 'Tohle není JSON; čekám {expected}.' },
  'not-a-record': { en: 'This is not a record; expected {expected}.', cs: 'Tohle není záznam; čekám {expected}.' },
  'too-long': {
    en: 'This line is too long for a record; {expected}.',
    cs: 'Řádek je na záznam moc dlouhý; {expected}.',
  },
  'bad-field': { en: 'The field {field} should be {expected}.', cs: 'Pole {field} má být {expected}.' },
  'unknown-game': {
    en: 'There is no game “{found}”; there are {expected}.',
    cs: 'Hra „{found}“ tu není; jsou tu {expected}.',
  },
  'bad-entry': {
    en: 'Entry {index} of the log should be {expected}.',
    cs: 'Položka {index} zápisu má být {expected}.',
  },
  'bad-undo': { en: '“{found}” should name {expected}.', cs: '„{found}“ má uvádět {expected}.' },
  unreadable: { en: 'I can’t read “{found}”; try {expected}.', cs: '„{found}“ nepřečtu; zkus {expected}.' },
  'bad-budget': { en: 'The budget of {field} must be {expected}.', cs: 'Rozpočet ({field}) musí být {expected}.' },
  'hand-hidden': {
    en: 'The tiles of seat {seat} are masked, so nobody can decide for it.',
    cs: 'Kostičky místa {seat} jsou skryté, takže za něj nejde rozhodnout.',
  },
  'match-over': { en: 'The match is over.', cs: 'Partie už skončila.' },
  'deal-expected': { en: 'It is the dealer’s turn, not a player’s.', cs: 'Na tahu je rozdávající, ne hráč.' },
  'move-expected': {
    en: 'There is nothing to deal now; a move by seat {seats} is due.',
    cs: 'Teď se nerozdává; na tahu je místo {seats}.',
  },
  'not-your-turn': {
    en: 'Seat {seat} is not to move now; seat {seats} is.',
    cs: 'Místo {seat} teď není na tahu; na tahu je {seats}.',
  },
  stale: {
    en: 'Somebody was quicker: the table has changed meanwhile. Look and decide again.',
    cs: 'Někdo byl rychlejší: stůl se mezitím změnil. Podívej se a rozhodni se znovu.',
  },
  'index-ahead': {
    en: 'This was decided at entry {index}, but the log has only {expected}.',
    cs: 'Tohle vzniklo u položky {index}, ale zápis má jen {expected}.',
  },
  'not-your-seat': { en: 'You decide only for seat {seat}.', cs: 'Rozhoduješ jen za místo {seat}.' },
  'nothing-to-undo': {
    en: 'There is no move of yours to take back.',
    cs: 'Nemáš žádný tah, který by šel vzít zpátky.',
  },
  'undo-chance': {
    en: 'New tiles have been dealt since, so this move can’t be taken back.',
    cs: 'Od té doby přišly nové dlaždice, takže tenhle tah už zpátky vzít nejde.',
  },
  'commitment-differs': {
    en: 'The seed does not belong to the commitment {found}: its own is {expected}.',
    cs: 'Semínko nepatří k závazku {found}: jeho závazek je {expected}.',
  },
  'deal-differs': {
    en: 'The deal “{found}” does not follow from the seed; it would be “{expected}”.',
    cs: 'Rozdání „{found}“ ze semínka neplyne; vyšlo by „{expected}“.',
  },
};

export const COMMON_CODES: readonly string[] = Object.keys(COMMON);

/** Why something was refused, in a sentence. A code without a phrase is told with its facts. */
export function refusalSentence(refusal: Refusal, language: Language, vocabulary?: Vocabulary): string {
  const phrase = vocabulary?.refusals[refusal.code] ?? COMMON[refusal.code];
  if (phrase) return fill(phrase, expectedIn(refusal, language), language, vocabulary?.terms);
  const facts = Object.entries(refusal).filter(([name]) => name !== 'code');
  const told = facts.map(([name, value]) => `${name} ${plain(value)}`).join(', ');
  return told === '' ? `${refusal.code}.` : `${refusal.code}: ${told}.`;
}

/** What an action does, in words; its text without the actor goes in. */
export function actionWords(text: string, language: Language, vocabulary: Vocabulary): string {
  for (const phrase of vocabulary.actions) {
    const match = phrase.form.exec(text);
    if (match) return fill(phrase, { ...match.groups }, language, vocabulary.terms);
  }
  return text;
}

/** An event in words, if it is one that people want to hear of. */
export function eventWords(
  event: GameEvent,
  names: readonly string[],
  language: Language,
  vocabulary: Vocabulary,
): string | undefined {
  const phrase = vocabulary.events[event.type];
  if (!phrase || event.points === 0) return undefined;
  const name = event.seat === undefined ? '' : names[event.seat - 1];
  return fill(phrase, { ...event, name, lost: -(event.points ?? 0) }, language, vocabulary.terms);
}
