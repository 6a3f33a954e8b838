// The registry of bots: by game and name. A game's bots and their weights are loaded when they are needed.

import type { Bot } from './bot.ts';

/** From the weakest level to the strongest. */
export const LEVELS = ['beginner', 'casual', 'skilled', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** All bots that a game has: the levels, and two baselines. */
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

export type GameBots = { readonly [name in BotName]: Bot };

const GAMES: { readonly [game: string]: () => Promise<GameBots> } = {
  azul: async () => (await import('./azul/bots.ts')).azulBots,
  qwirkle: async () => (await import('./qwirkle/bots.ts')).qwirkleBots,
};

export const hasBots = (game: string): boolean => Object.hasOwn(GAMES, game);

/** Loads the bots of a game, if it has any. */
export async function loadBots(game: string): Promise<GameBots | undefined> {
  return hasBots(game) ? GAMES[game]() : undefined;
}
