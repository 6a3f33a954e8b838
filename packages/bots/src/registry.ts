// The registry of bots: by game and name. A game's bots and their weights are loaded when they are needed.

import type { Bot } from './bot.ts';

/** From the weakest level to the strongest. */
export const LEVELS = [
  'first-steps',
  'newcomer',
  'occasional',
  'regular',
  'practised',
  'skilled',
  'expert',
  'master',
] as const;
export type Level = (typeof LEVELS)[number];

/** Who is proposed as an opponent: plays as people do in their first matches. */
export const DEFAULT_OPPONENT: Level = 'newcomer';

/** Names that levels had once, and the level that each means now: they are in old records, tables, forms and programs. */
export const RETIRED = { beginner: 'regular', casual: 'practised' } as const satisfies { [name: string]: Level };

/** All bots that a game has: the levels, and two baselines. */
export const BOT_NAMES = ['random', 'greedy', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

const BY_NAME: ReadonlyMap<string, BotName> = new Map([
  ...BOT_NAMES.map((name) => [name, name] as const),
  ...Object.entries(RETIRED),
]);

/** The bot that a name means, be it a name of today or a retired one; nothing if no bot is called so. */
export const botNameOf = (name: string): BotName | undefined => BY_NAME.get(name);

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
