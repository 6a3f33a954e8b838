// How long the bots of a level think, in milliseconds of a processor: what whoever brought them says, then what was measured.

import type { GameCatalogue } from '../catalogue.ts';

/** Of a level that nothing is said about, until it was measured. */
const UNKNOWN_MS = 500;
/** Nothing is for free: a move is masked, sent to a thread and replayed there. */
const LEAST_MS = 5;
/** How much the newest measurement counts. */
const NEWEST = 0.1;

export class ThinkingTimes {
  private readonly games: GameCatalogue;
  private readonly measured = new Map<string, number>();

  constructor(games: GameCatalogue) {
    this.games = games;
  }

  expected(game: string, level: string): number {
    const said = this.games.bots(game)?.thinkingMs?.[level];
    return Math.max(LEAST_MS, this.measured.get(`${game} ${level}`) ?? said ?? UNKNOWN_MS);
  }

  observe(game: string, level: string, ms: number): void {
    const before = this.expected(game, level);
    this.measured.set(`${game} ${level}`, before + NEWEST * (ms - before));
  }
}
