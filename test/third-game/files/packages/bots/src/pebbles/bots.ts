// The players of Pebbles by name: all of them move at random.

import { pebbles } from '@mozaika/pebbles';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { BOT_NAMES, type BotName, type GameBots } from '../registry.ts';

const random = randomBot(pebbles) as Bot;

export const pebblesBots: GameBots = Object.fromEntries(BOT_NAMES.map((name) => [name, random])) as {
  readonly [name in BotName]: Bot;
};
