// The rules pages, each fetched together with its game when somebody reads it.

import type { GameUi } from '../games/contract.ts';
import { loadGame } from '../games/load.ts';
import type { RulesPage } from './page.ts';

const LOADERS: { readonly [game: string]: () => Promise<{ readonly default: RulesPage }> } = {
  azul: () => import('./azul/page.ts'),
  qwirkle: () => import('./qwirkle/page.ts'),
};

/** Fetches the rules of a game; nothing if there is no such game, rejects if they could not be fetched. */
export async function loadRules(game: string): Promise<{ readonly page: RulesPage; readonly ui: GameUi } | undefined> {
  if (!Object.hasOwn(LOADERS, game)) return undefined;
  const [{ default: page }, ui] = await Promise.all([LOADERS[game](), loadGame(game)]);
  return ui && { page, ui };
}
