// The players of Qwirkle by name.

import { qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import type { Field } from '../field.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';

export const qwirkleField: Field = {
  random: randomBot(qwirkle) as Bot,
  greedy: greedyBot as Bot,
  beginner: greedyBot as Bot,
  casual: greedyBot as Bot,
  skilled: greedyBot as Bot,
  expert: greedyBot as Bot,
  master: greedyBot as Bot,
};
