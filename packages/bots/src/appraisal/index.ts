// What an analysis is made with, by game; loaded with the bots' weights when it is needed.

import type { Appraiser } from './appraiser.ts';

export type { AppraisedMove, Appraiser } from './appraiser.ts';
export type { SolvedPosition } from './solved-position.ts';

const APPRAISERS: { readonly [game: string]: () => Promise<Appraiser> } = {
  azul: async () => (await import('./azul.ts')).azulAppraiser as Appraiser,
  qwirkle: async () => (await import('./qwirkle.ts')).qwirkleAppraiser as Appraiser,
};

/** Loads the appraiser of a game, if it has one. */
export async function loadAppraiser(game: string): Promise<Appraiser | undefined> {
  return Object.hasOwn(APPRAISERS, game) ? APPRAISERS[game]() : undefined;
}
