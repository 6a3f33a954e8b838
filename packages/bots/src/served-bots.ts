// What a server is given to have these bots at its tables.

import { hasBots, LEVELS, type Level, RETIRED } from './registry.ts';

const STAND_IN: Level = 'expert';

const SERVER_BOTS = {
  /** Threads can't share functions: each loads the bots by itself, from a module that knows all games. */
  module: new URL('./bot-worker-module.ts', import.meta.url),
  levels: LEVELS,
  retired: Object.keys(RETIRED),
  /** Who takes over for a person who has left. */
  standIn: STAND_IN,
} as const;

/** A game together with its bots, if it has any. */
export const withBots = <T extends { readonly id: string }>(game: T) =>
  hasBots(game.id) ? { game, bots: SERVER_BOTS } : { game };
