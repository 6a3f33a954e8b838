// The app's registry of games: the only list of them. A new game is a folder beside this file and a line in CATALOGUE.

import { findEdition, type Json } from '@mozaika/kernel';
import { type Phrase, vocabularyFor } from '@mozaika/words';
import { azulEntry } from './azul/entry.ts';
import type { CatalogueEntry, Edition } from './catalogue-entry.ts';
import type { GameUi } from './contract.ts';
import { qwirkleEntry } from './qwirkle/entry.ts';

export type { CatalogueEntry, Edition, Opening } from './catalogue-entry.ts';

export const CATALOGUE: readonly [CatalogueEntry, ...CatalogueEntry[]] = [azulEntry, qwirkleEntry];

export const catalogueEntry = (id: string): CatalogueEntry | undefined => CATALOGUE.find((game) => game.id === id);

/** The game of an edition, and the edition. */
export interface Offered {
  readonly game: CatalogueEntry;
  readonly edition: Edition;
}

/** All editions of all games, as the start screen offers them. */
export const EDITIONS: readonly Offered[] = CATALOGUE.flatMap((game) =>
  game.editions.map((edition) => ({ game, edition })),
);

export const offeredEdition = (id: string): Offered | undefined => EDITIONS.find(({ edition }) => edition.id === id);

/** The edition that a match is played with. */
export const editionOf = (game: string, options: Json): Edition | undefined =>
  findEdition(catalogueEntry(game)?.editions ?? [], options);

/** What a match is called: by its edition, or by its game where there is no such edition. */
export function editionTitle(game: string, options: Json): Phrase {
  const title = catalogueEntry(game)?.title ?? game;
  return editionOf(game, options)?.title ?? { en: title, cs: title };
}

/**
 * Fetches a game's board and rules engine, with the words of the edition that the options name; nothing if there is no
 * such game, rejects if they could not be fetched.
 */
export async function loadGame(id: string, options: Json): Promise<GameUi | undefined> {
  const ui = (await catalogueEntry(id)?.load())?.default;
  return ui && { ...ui, vocabulary: vocabularyFor(ui.vocabulary, options) };
}

/** The games that have a rules page. */
export const GAMES_WITH_RULES = CATALOGUE.filter(({ loadRules }) => loadRules !== undefined);

/** A link to the rules page of a game. */
export const RULES_OF: Phrase = { en: 'Rules of {game}', cs: 'Pravidla hry {game}' };
