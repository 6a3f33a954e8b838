// The registry of bots: by game and name. A game's bots and their weights are loaded when they are needed.

import type { Bot } from './bot.ts';
import { type MoveJudge, sparringBot } from './sparring/sparring-bot.ts';
import { type SparringName, sparringLevel, sparringName } from './sparring/sparring-name.ts';

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

/** A bot at a seat: one of the game's, or the sparring partner, whose name has a number in it. */
export type SeatBotName = BotName | SparringName;

const BY_NAME: ReadonlyMap<string, BotName> = new Map([
  ...BOT_NAMES.map((name) => [name, name] as const),
  ...Object.entries(RETIRED),
]);

/** The bot that a name means, be it a name of today or a retired one; nothing if no bot is called so. */
export function botNameOf(name: string): SeatBotName | undefined {
  const level = sparringLevel(name);
  return level === undefined ? BY_NAME.get(name) : sparringName(level);
}

export type GameBots = { readonly [name in BotName]: Bot };

const GAMES: { readonly [game: string]: () => Promise<GameBots> } = {
  azul: async () => (await import('./azul/bots.ts')).azulBots,
  qwirkle: async () => (await import('./qwirkle/bots.ts')).qwirkleBots,
};

/** What the sparring partner judges moves by; in a game without a judge it plays like a level. */
const JUDGES: { readonly [game: string]: () => Promise<MoveJudge> } = {
  azul: async () => (await import('./azul/move-judge.ts')).azulJudge,
  qwirkle: async () => (await import('./qwirkle/move-judge.ts')).qwirkleJudge,
};

export const hasBots = (game: string): boolean => Object.hasOwn(GAMES, game);

/** Loads the bots of a game, if it has any. */
export async function loadBots(game: string): Promise<GameBots | undefined> {
  return hasBots(game) ? GAMES[game]() : undefined;
}

/** Loads one bot of a game by any of its names, the sparring partner included. */
export async function loadBot(game: string, name: string): Promise<Bot | undefined> {
  const bots = await loadBots(game);
  const level = sparringLevel(name);
  const fixed = BY_NAME.get(name);
  if (!bots || level === undefined) return bots && fixed && bots[fixed];
  const judge = Object.hasOwn(JUDGES, game) ? await JUDGES[game]() : undefined;
  return sparringBot({ levels: LEVELS.map((one) => bots[one]), judge }, level);
}
