// The games, each fetched when somebody plays it.

import type { GameUi } from './contract.ts';

const LOADERS: { readonly [id: string]: () => Promise<{ readonly default: GameUi }> } = {
  azul: () => import('./azul/index.ts'),
  qwirkle: () => import('./qwirkle/index.ts'),
};

/** Fetches a game; nothing if there is no such game, rejects if it could not be fetched. */
export async function loadGame(id: string): Promise<GameUi | undefined> {
  return Object.hasOwn(LOADERS, id) ? (await LOADERS[id]()).default : undefined;
}
