// What players are called on the screen: people by their names, bots by their level in the language of the moment.

import { botNameOf, SPARRING, sparringLevel } from '@mozaika/bots';
import { LONGEST_PLAYER_NAME, type Seat } from '@mozaika/kernel';
import { type DisplayName, LONGEST_NAME } from '@mozaika/protocol';
import { fill, type Language } from '@mozaika/words';
import type { PlayerLabel } from '../storage/match-setup.ts';
import { END } from './end-words.ts';
import { LEVELS, WORDS } from './words.ts';

/** A level in words; records and tables may name it as it was called once, or with a number. */
function levelName(level: string, language: Language): string {
  const known = sparringLevel(level) === undefined ? botNameOf(level) : SPARRING;
  return known !== undefined && Object.hasOwn(LEVELS, known)
    ? fill(LEVELS[known as keyof typeof LEVELS], {}, language)
    : level;
}

/** What a person is called: guests in the language of the moment, those who are gone by a word. */
export function personName(name: DisplayName, language: Language): string {
  if (typeof name !== 'string') return fill(WORDS.guest, { number: String(name.guest) }, language);
  return name || fill(WORDS.somebody, {}, language);
}

/** How a person is marked for whom a bot plays. */
const STAND_IN = ' (bot)';

/** What one player is called: a bot by its level, also one that plays for a person who has left. */
function calledName({ bot, name, guest }: PlayerLabel, language: Language): string {
  if (bot !== undefined && guest === undefined && (name === '' || name === bot)) return levelName(bot, language);
  const person = personName(guest === undefined ? name : { guest }, language);
  return bot === undefined ? person : `${person}${STAND_IN}`;
}

/** The person whom a shown name is of, also while a bot plays for them. */
export const withoutStandIn = (shown: string): string => shown.replace(STAND_IN, '');

/** The players with the names to show. Equal names are numbered. */
export function shownPlayers(players: readonly PlayerLabel[], language: Language): readonly PlayerLabel[] {
  const names = players.map((player) => calledName(player, language));
  return players.map((player, i) => {
    const name = names[i] ?? '';
    const before = names.slice(0, i).filter((other) => other === name).length;
    const alone = names.filter((other) => other === name).length === 1;
    return { ...player, name: alone ? name : `${name} ${before + 1}` };
  });
}

/** What somebody is called in records who typed no name. */
export const namelessName = (seat: number, language: Language): string => fill(WORDS.nameless, { seat }, language);

/** The players as the boards name them: the one person at the screen is "you" unless they have a name of their own. */
export const seatedPlayers = (
  players: readonly PlayerLabel[],
  mine: readonly Seat[],
  language: Language,
): readonly PlayerLabel[] =>
  players.map((player) => {
    const isNameless = (['en', 'cs'] as const).some((one) => namelessName(player.seat, one) === player.name);
    const isYou = mine.length === 1 && mine[0] === player.seat && player.bot === undefined;
    return isYou && isNameless ? { ...player, name: fill(END.you, {}, language) } : player;
  });

/** Letters that are one character each, so that nobody has to load the tables of the others: that takes tens of milliseconds on a phone. */
const PLAIN = /^[ -~]*$/;

/** A typed name without what can't be shown, cut to a length that fits everywhere. */
export function tidyName(typed: string): string {
  if (PLAIN.test(typed)) return typed.replace(/ +/g, ' ').trim().slice(0, LONGEST_NAME).trim();
  const shown = typed
    .replace(/\p{Cc}|\p{Cs}|\p{Co}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let name = '';
  for (const { segment } of [...new Intl.Segmenter().segment(shown)].slice(0, LONGEST_NAME)) {
    if (name.length + segment.length > LONGEST_PLAYER_NAME) break;
    name += segment;
  }
  return name.trim();
}
