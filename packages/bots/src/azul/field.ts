// The players of Azul, by name.

import { azul } from '@mozaika/azul';
import type { Bot } from '../bot.ts';
import type { Field } from '../field.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';

export const azulField: Field = {
  random: randomBot(azul) as unknown as Bot,
  greedy: greedyBot as unknown as Bot,
  beginner: greedyBot as unknown as Bot,
  casual: greedyBot as unknown as Bot,
  skilled: greedyBot as unknown as Bot,
  expert: greedyBot as unknown as Bot,
  master: greedyBot as unknown as Bot,
};
