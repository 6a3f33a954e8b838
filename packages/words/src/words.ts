// Codes and facts turned into sentences. Rules speak codes; the tables here and in each game's file hold the words,
// English and Czech side by side.

import type { GameEvent, Json, Outcome, Refusal } from '@mozaika/kernel';
import { endWords } from './ends.ts';
import { describeExpected, isExpected } from './expected.ts';
import { fairnessWords } from './fairness.ts';
import { type Facts, fill, type Language, type Phrase, type Phrases, plain, type TermTables } from './phrase.ts';
import { playerTerms } from './players.ts';

export { endWords, factWords } from './ends.ts';
export type { Facts, Language, Phrase, Phrases, Terms } from './phrase.ts';
export { fill, languageOf } from './phrase.ts';

/** A phrase, and facts for it that have to be worked out. */
export interface Told {
  readonly phrase: Phrase;
  readonly facts: Facts;
}

/** What to tell of an action's text; nothing for a text that is no action of the game. */
export type DescribeAction = (text: string) => Told | undefined;

/** All words of a game. */
export interface Vocabulary {
  readonly terms: TermTables;
  /** Facts that hold for a whole match; every phrase has them beside its own. */
  readonly facts?: Facts;
  /** Those facts from the options of a match: an edition's parts, such as where tiles are discarded to. */
  readonly factsOf?: (options: Json) => Facts;
  readonly refusals: Phrases;
  /** By event type: a phrase, or a way to choose it by the event's facts. Events without one are not told. */
  readonly events: { readonly [type: string]: Phrase | ((event: Facts) => Told) };
  /** After an action, by its first word: what is told of events that would only say again what the action has said. */
  readonly echoes?: { readonly [action: string]: { readonly [type: string]: Phrase } };
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

/** The vocabulary for the events of an action: nothing that its words have said is told twice. */
export const vocabularyAfter = (vocabulary: Vocabulary, action: string): Vocabulary => ({
  ...vocabulary,
  events: { ...vocabulary.events, ...vocabulary.echoes?.[action.split(' ', 1)[0] ?? ''] },
});

const COMMON: Phrases = {
  'not-json': { en: 'This is not JSON; expected {expected}.', cs: 'Tohle není JSON; má tu být {expected}.' },
  'not-a-record': { en: 'This is not a record; expected {expected}.', cs: 'Tohle není záznam; má tu být {expected}.' },
  'too-long': {
    en: 'This line is too long for a record: {expected}.',
    cs: 'Řádek je na záznam moc dlouhý: {expected}.',
  },
  'bad-field': { en: 'The field {field} should be {expected}.', cs: 'Pole {field} má být {expected}.' },
  'unknown-game': {
    en: 'There is no game “{found}”; choose {expected}.',
    cs: 'Hra „{found}“ tu není; vyber {expected}.',
  },
  'unknown-edition': {
    en: 'There is no edition “{found}”; a position begins with {expected}.',
    cs: 'Vydání „{found}“ tu není; pozice začíná slovem {expected}.',
  },
  'other-edition': {
    en: 'The position is of the edition {found}, but the match is played with {expected}.',
    cs: 'Pozice je z vydání {found}, ale partie se hraje s vydáním {expected}.',
  },
  'other-seats': {
    en: 'The position has {found|player|players}, but the match has {expected}.',
    cs: 'V pozici je {found|hráč|hráči|hráčů}, ale v partii {expected}.',
  },
  'bad-entry': {
    en: 'Entry {index} of the log should be {expected}.',
    cs: 'Položka {index} zápisu má být {expected}.',
  },
  'bad-undo': { en: '“{found}” should name {expected}.', cs: '„{found}“ má uvádět {expected}.' },
  unreadable: { en: 'I don’t understand “{found}”; try {expected}.', cs: 'Nerozumím „{found}“; zkus {expected}.' },
  'bad-budget': { en: 'The budget of {field} must be {expected}.', cs: 'Rozpočet ({field}) musí být {expected}.' },
  'hand-hidden': {
    en: '{seat:Player} has a hidden hand, so no move can be chosen here.',
    cs: '{seat:Player} má skrytou ruku, takže tu nejde vybrat tah.',
  },
  'match-over': { en: 'The match is over.', cs: 'Partie už skončila.' },
  'deal-expected': {
    en: 'The dealer is next, not a player.',
    cs: 'Teď se rozdává, na tahu není žádný hráč.',
  },
  'move-expected': {
    en: 'Nothing is dealt now: it’s {seats:players}’s turn.',
    cs: 'Teď se nerozdává, na tahu je {seats:players}.',
  },
  'not-your-turn': {
    en: 'It’s {seats:players}’s turn, not {seat:player}’s.',
    cs: 'Na tahu je {seats:players}, ne {seat:player}.',
  },
  stale: {
    en: 'Somebody was quicker, and the table has changed. Have a look and decide again.',
    cs: 'Někdo byl rychlejší a stůl se mezitím změnil. Podívej se a rozhodni se znovu.',
  },
  'index-ahead': {
    en: 'This move refers to entry {index}, but the log has only {expected}.',
    cs: 'Tah se vztahuje k položce {index}, zápis jich má jen {expected}.',
  },
  'not-your-seat': {
    en: 'You only decide for yourself ({seat:player}).',
    cs: 'Rozhoduješ jen za sebe ({seat:player}).',
  },
  'nothing-to-undo': {
    en: 'You have no move to take back.',
    cs: 'Nemáš žádný tah, který by šel vzít zpátky.',
  },
  'undo-chance': {
    en: 'New tiles have been dealt since, so this move can’t be taken back.',
    cs: 'Od té doby se rozdávalo, takže tenhle tah už nejde vzít zpátky.',
  },
  'record-differs': {
    en: 'This is not how the match goes: action {index} is “{found}”, and “{expected}” follows from the seed and the moves before.',
    cs: 'Takhle partie nejde: akce {index} je „{found}“, ale ze semínka a předchozích tahů plyne „{expected}“.',
  },
  'record-unfinished': {
    en: 'The match is not over: it ends after action {index}.',
    cs: 'Partie není dohraná: končí po akci {index}.',
  },
  'record-too-long': {
    en: 'The match is over after {expected|action|actions}, and there are {found}.',
    cs: 'Partie končí po {expected|akci|akcích|akcích}, ale je jich tu {found}.',
  },
  'nothing-to-analyse': {
    en: 'There is no decision in this record that could be analysed.',
    cs: 'V tomhle záznamu není žádné rozhodnutí, které by šlo rozebrat.',
  },
  'no-analysis': {
    en: '{game} can’t be analysed: it has no bots that could.',
    cs: 'Hru {game} rozebrat nejde, nemá boty, kteří by to uměli.',
  },
  ...fairnessWords,
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

/** What was told, as a sentence. */
export const sentenceOf = ({ phrase, facts }: Told, language: Language, vocabulary?: Vocabulary): string =>
  say(phrase, facts, language, vocabulary);

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
  const words = vocabulary.events[event.type];
  if (!words || event.points === 0) return undefined;
  const name = event.seat === undefined ? '' : names[event.seat - 1];
  const facts: Facts = { ...event, name, minus: -(event.points ?? 0) };
  const told = typeof words === 'function' ? words(facts) : { phrase: words, facts: {} };
  return say(told.phrase, { ...facts, ...told.facts }, language, vocabulary);
}

/** Why a match ended, in words. A reason without a phrase is told as it is. */
export function reasonWords(
  outcome: Pick<Outcome, 'reason' | 'gone'>,
  names: readonly string[],
  language: Language,
  vocabulary: Vocabulary,
): string {
  const phrase = vocabulary.reasons[outcome.reason];
  return endWords(outcome, names, language) ?? (phrase ? say(phrase, {}, language, vocabulary) : outcome.reason);
}
