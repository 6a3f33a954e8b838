// The Qwirkle bots by name.

import { qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';
import { type GameBots, LEVELS, type Level } from '../registry.ts';
import { greedyBot } from './greedy.ts';
import { QWIRKLE_LEVELS } from './levels.ts';
import { simulationBot } from './simulation-bot.ts';

const levels = Object.fromEntries(LEVELS.map((level) => [level, simulationBot(QWIRKLE_LEVELS[level]) as Bot]));

export const qwirkleBots: GameBots = {
  random: randomBot(qwirkle) as Bot,
  greedy: greedyBot as Bot,
  ...(levels as { readonly [level in Level]: Bot }),
};
