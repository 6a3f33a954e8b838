// The players of Qwirkle by name.

import { qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import { type Field, LEVELS, type Level } from '../field.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';
import { SKILLS } from './levels.ts';
import { thinkerOf } from './thinker.ts';

const levels = Object.fromEntries(LEVELS.map((level) => [level, thinkerOf(SKILLS[level]) as Bot]));

export const qwirkleField: Field = {
  random: randomBot(qwirkle) as Bot,
  greedy: greedyBot as Bot,
  ...(levels as { readonly [level in Level]: Bot }),
};
