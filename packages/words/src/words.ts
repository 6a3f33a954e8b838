// Codes and facts turned into sentences. Rules speak codes; the tables here and in each game's file hold the words,
// English and Czech side by side.

import type { GameEvent, Json, Refusal } from '@mozaika/kernel';
import { describeExpected, isExpected } from './expected.ts';
import { type Facts, fill, type Language, type Phrase, type Phrases, plain, type TermTables } from './phrase.ts';
import { playerTerms } from './players.ts';

export type { Facts, Language, Phrase, Phrases, Terms } from './phrase.ts';
export { fill, languageOf } from './phrase.ts';

/** The phrase for an action's text and the facts in it; nothing for a text that is no action of the game. */
export type DescribeAction = (text: string) => { readonly phrase: Phrase; readonly facts: Facts } | undefined;

/** All words of a game. */
export interface Vocabulary {
  readonly terms: TermTables;
  /** Facts that hold for a whole match; every phrase has them beside its own. */
  readonly facts?: Facts;
  /** Those facts from the options of a match: an edition's parts, such as where tiles are discarded to. */
  readonly factsOf?: (options: Json) => Facts;
  readonly refusals: Phrases;
  /** By event type. Events without a phrase are not told. */
  readonly events: Phrases;
  readonly describeAction: DescribeAction;
  /** By the reason of an outcome. */
  readonly reasons: Phrases;
}

/** The vocabulary as it is at a table with these options: its phrases know the edition. */
export const vocabularyFor = (vocabulary: Vocabulary, options: Json): Vocabulary => ({
  ...vocabulary,
  facts: { ...vocabulary.facts, ...vocabulary.factsOf?.(options) },
});

/** The vocabulary of a table whose players are known by name: they are told by it, not by their number. */
export const withNames = (vocabulary: Vocabulary, names: readonly string[]): Vocabulary => ({
  ...vocabulary,
  terms: { ...vocabulary.terms, ...playerTerms(names) },
});

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
  if (phrase) return say(phrase, factsOf(refusal, language), language, vocabulary);
  const facts = Object.entries(factsOf(refusal, language)).filter(([name]) => name !== 'code');
  const listed = facts.map(([name, value]) => `${name} ${plain(value)}`).join(', ');
  return listed === '' ? `${refusal.code}.` : `${refusal.code}: ${listed}.`;
}

/** The facts of a refusal, with what it expected in words. */
const factsOf = (refusal: Refusal, language: Language): Facts =>
  isExpected(refusal['expected']) ? { ...refusal, expected: describeExpected(refusal['expected'], language) } : refusal;

/** A phrase of a vocabulary, with the facts of its match and the players' terms. */
function say(phrase: Phrase, facts: Facts, language: Language, vocabulary?: Vocabulary): string {
  const terms = { ...playerTerms([]), ...vocabulary?.terms };
  return fill(phrase, { ...vocabulary?.facts, ...facts }, language, terms);
}

/** What an action does, in words; its text without the actor goes in. */
export function actionWords(text: string, language: Language, vocabulary: Vocabulary): string {
  const described = vocabulary.describeAction(text);
  return described ? say(described.phrase, described.facts, language, vocabulary) : text;
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
  return say(phrase, { lost: -(event.points ?? 0), ...event, name }, language, vocabulary);
}
