// The rules pages, each fetched when somebody reads it; the boards of its examples follow.

import type { Component, Snippet } from 'svelte';
import { catalogueEntry, loadGame } from '../games/catalogue.ts';
import type { GameUi } from '../games/contract.ts';
import type { Example, RulesPage } from './page.ts';

/** Fetches the rules of a game; nothing if there are none, rejects if they could not be fetched. */
export const loadRules = async (game: string): Promise<RulesPage | undefined> =>
  (await catalogueEntry(game)?.loadRules?.())?.default;

/** What examples are tried with: the game, and the component that leads through a trial. */
export interface Trials {
  readonly ui: GameUi;
  readonly Trial: Component<{
    example: Example;
    ui: GameUi;
    /** What else can be done; told whether a move was made. */
    more?: Snippet<[boolean]>;
  }>;
}

export async function loadTrials(game: string): Promise<Trials | undefined> {
  const [ui, { default: Trial }] = await Promise.all([loadGame(game, {}), import('./Trial.svelte')]);
  return ui && { ui, Trial };
}
