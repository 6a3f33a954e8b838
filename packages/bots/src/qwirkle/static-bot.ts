// The player that judges every move at once and looks no further.

import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import type { Bot } from '../bot.ts';
import { settled } from './immediate.ts';
import { type Insight, Judge, type Weights } from './static-evaluation.ts';

export const judgingBot = (weights: Weights, insight: Insight): Bot<QwirkleTypes> => ({
  game: qwirkle,
  budget: { nodes: 1, milliseconds: 1000 },
  think: ({ position, seat }) => settled(new Judge(weights, insight).choose(position, seat)),
});
