// Set-up positions: the name of an edition and a position as the game writes it, in one text for records, links and the command line.

import { findEdition } from './edition.ts';
import { type Game, type GameTypes, latestRules } from './game.ts';
import { type Json, ok, quote, type Result, refuse, unreadable } from './refusal.ts';
import { isSeatCount, type SeatCount } from './seats.ts';

/** Longer texts are not looked at: 108 tiles and all that lies beside them take less. */
export const LONGEST_POSITION = 2_000;

/** What a text of a position tells. */
export interface SetUp<T extends GameTypes> {
  readonly options: T['options'];
  readonly seats: SeatCount;
  readonly position: T['position'];
}

/** `azul-mini 3 take2 …`: a position with the edition that has its options. */
export function formatSetUp<T extends GameTypes>(
  game: Game<T>,
  options: T['options'],
  position: T['position'],
): string {
  const edition = findEdition(game.editions, options);
  if (!edition) throw new Error(`${game.id} has no edition with the options ${JSON.stringify(options)}`);
  return `${edition.id} ${game.formatPosition(position)}`;
}

/** The words of a text: spaces between them, or underscores, which links can hold. */
const wordsOf = (text: string): string[] => text.split(/[\s_]+/).filter((word) => word !== '');

/** The first word of a text, by which a game is found. */
export const editionIn = (text: string): string => wordsOf(text.slice(0, LONGEST_POSITION))[0] ?? '';

/** Reads a text. The options are those of its edition, or the ones that are given if they have all of these. */
export function parseSetUp<T extends GameTypes>(
  game: Game<T>,
  text: string,
  { options: given, rules = latestRules(game) }: { readonly options?: T['options']; readonly rules?: number } = {},
): Result<SetUp<T>> {
  if (text.length > LONGEST_POSITION)
    return unreadable(text, { kind: 'length', of: 'characters', most: LONGEST_POSITION });
  const [id = '', ...words] = wordsOf(text);
  const edition = game.editions.find((one) => one.id === id);
  if (!edition) {
    const values = game.editions.map((one) => one.id);
    return refuse('unknown-edition', { found: quote(id), expected: { kind: 'one-of', values } });
  }
  if (given !== undefined && !hasAll(given, edition.options)) {
    const expected = findEdition(game.editions, given)?.id ?? '';
    return refuse('other-edition', { found: id, expected });
  }
  const options = given ?? edition.options;
  const read = game.parsePosition(words.join(' '), options, rules);
  if (!read.ok) return read;
  const seats = game.scores(read.value).length;
  return isSeatCount(seats) ? ok({ options, seats, position: read.value }) : unreadable(text, PLAYERS);
}

const PLAYERS = { kind: 'number', least: 2, most: 4 } as const;

const hasAll = (options: Json, wanted: Json): boolean => {
  const found = Object(options) as { readonly [option: string]: Json };
  return Object.entries(Object(wanted)).every(([name, value]) => found[name] === value);
};
