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

interface LoadedBots {
  readonly bots: GameBots;
  /** What the sparring partner judges moves by; without one it plays like a level. */
  readonly judge?: MoveJudge;
}

const GAMES: { readonly [game: string]: () => Promise<LoadedBots> } = {
  azul: async () => {
    const { azulBots, azulJudge } = await import('./azul/bots.ts');
    return { bots: azulBots, judge: azulJudge };
  },
  qwirkle: async () => {
    const { qwirkleBots, qwirkleJudge } = await import('./qwirkle/bots.ts');
    return { bots: qwirkleBots, judge: qwirkleJudge };
  },
};

export const hasBots = (game: string): boolean => Object.hasOwn(GAMES, game);

/** Loads the bots of a game, if it has any. */
export async function loadBots(game: string): Promise<GameBots | undefined> {
  return hasBots(game) ? (await GAMES[game]()).bots : undefined;
}

/** Loads one bot of a game by any of its names, the sparring partner included. */
export async function loadBot(game: string, name: string): Promise<Bot | undefined> {
  const known = botNameOf(name);
  if (known === undefined || !hasBots(game)) return undefined;
  const { bots, judge } = await GAMES[game]();
  const level = sparringLevel(known);
  if (level === undefined) return bots[known as BotName];
  return sparringBot({ levels: LEVELS.map((one) => bots[one]), judge }, level);
}
