// What puzzles of a game are found with: its analysis, its levels, its themes.

import { type Bot, LEVELS, loadBots, type SearchRequest } from '@mozaika/bots';
import { type Move, parseSetUp, type Seat, seededRandom } from '@mozaika/kernel';
import { type AnalysisParts, loadAnalysis } from '../parts.ts';
import type { PuzzleMove, Theme } from './puzzle.ts';

/** What a game says of its positions. */
interface PuzzlesOfGame {
  /** What a move is about. */
  readonly themesOf: (position: unknown, seat: Seat, move: Move) => readonly Theme[];
  /** How a position is looked at: solved, or its moves compared; not at all if that would take too long for what it yields. */
  readonly wayToLook: (position: unknown) => 'solve' | 'compare' | undefined;
}

export interface PuzzleParts extends PuzzlesOfGame {
  readonly analysis: AnalysisParts;
  /** From the weakest to the strongest. */
  readonly levels: readonly Bot[];
}

// Each game looks at its own positions; the registry goes by the name of the game alone.
const GAMES: { readonly [game: string]: () => Promise<PuzzlesOfGame> } = {
  azul: async () => (await import('./azul-themes.ts')).azulPuzzles as PuzzlesOfGame,
  qwirkle: async () => (await import('./qwirkle-themes.ts')).qwirklePuzzles as PuzzlesOfGame,
};

/** Loads what puzzles of a game are found with, if the game has any. */
export async function loadPuzzleParts(game: string): Promise<PuzzleParts | undefined> {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  const [analysis, bots] = await Promise.all([loadAnalysis(game), loadBots(game)]);
  if (!load || !analysis || !bots) return undefined;
  return { analysis, levels: LEVELS.map((level) => bots[level]), ...(await load()) };
}

/** The right and the wrong moves of a position in which they are clearly apart, the best first. */
export interface Clear {
  readonly right: readonly PuzzleMove[];
  readonly wrong: readonly PuzzleMove[];
}

/** A request from the text of a position alone, as a solver gets it: no history to infer anything from. */
export function requestOf({ analysis }: PuzzleParts, text: string, seat: Seat, seed: string): SearchRequest {
  const read = parseSetUp(analysis.bot.game, text);
  if (!read.ok) throw new Error(`${text}: ${read.refusal.code}`);
  return { position: read.value.position, seat, random: seededRandom(`puzzle ${text} ${seed}`) };
}
