// The rules pages, each fetched when somebody reads it; the boards of its examples follow.

import type { Component } from 'svelte';
import type { GameUi } from '../games/contract.ts';
import { loadGame } from '../games/load.ts';
import type { Example, RulesPage } from './page.ts';

const LOADERS: { readonly [game: string]: () => Promise<{ readonly default: RulesPage }> } = {
  azul: () => import('../games/azul/rules/page.ts'),
  qwirkle: () => import('../games/qwirkle/rules/page.ts'),
};

/** Fetches the rules of a game; nothing if there is no such game, rejects if they could not be fetched. */
export async function loadRules(game: string): Promise<RulesPage | undefined> {
  return Object.hasOwn(LOADERS, game) ? (await LOADERS[game]()).default : undefined;
}

/** What examples are tried with: the game, and the component that leads through a trial. */
export interface Trials {
  readonly ui: GameUi;
  readonly Trial: Component<{ example: Example; ui: GameUi }>;
}

export async function loadTrials(game: string): Promise<Trials | undefined> {
  const [ui, { default: Trial }] = await Promise.all([loadGame(game), import('./Trial.svelte')]);
  return ui && { ui, Trial };
}
