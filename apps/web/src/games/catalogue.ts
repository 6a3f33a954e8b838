// The app's registry of games: the only list of them. A new game is a folder beside this file and a line in CATALOGUE.

import type { Phrase } from '@mozaika/words';
import { azulEntry } from './azul/entry.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { GameUi } from './contract.ts';
import { qwirkleEntry } from './qwirkle/entry.ts';

export type { CatalogueEntry, Variant } from './catalogue-entry.ts';

export const CATALOGUE: readonly [CatalogueEntry, ...CatalogueEntry[]] = [azulEntry, qwirkleEntry];

export const catalogueEntry = (id: string): CatalogueEntry | undefined => CATALOGUE.find((game) => game.id === id);

/** Fetches a game's board and rules engine; nothing if there is no such game, rejects if they could not be fetched. */
export const loadGame = async (id: string): Promise<GameUi | undefined> => (await catalogueEntry(id)?.load())?.default;

/** The games that have a rules page. */
export const GAMES_WITH_RULES = CATALOGUE.filter(({ loadRules }) => loadRules !== undefined);

/** A link to the rules page of a game. */
export const RULES_OF: Phrase = { en: 'Rules of {game}', cs: 'Pravidla hry {game}' };
