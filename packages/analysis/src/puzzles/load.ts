// The puzzles of a game, fetched when somebody wants to solve them.

import type { Puzzle } from './puzzle.ts';

type File = () => Promise<{ readonly default: unknown }>;

const FILES: { readonly [game: string]: File } = {
  azul: () => import('./azul.json', { with: { type: 'json' } }),
  qwirkle: () => import('./qwirkle.json', { with: { type: 'json' } }),
};

/** The games that have puzzles. */
export const PUZZLE_GAMES: readonly string[] = Object.keys(FILES);

/** None of a game without puzzles. Rejects if they could not be fetched. */
export async function loadPuzzles(game: string): Promise<readonly Puzzle[]> {
  const file = Object.hasOwn(FILES, game) ? await FILES[game]?.() : undefined;
  // The test of the files reads each puzzle.
  return (file?.default ?? []) as readonly Puzzle[];
}
