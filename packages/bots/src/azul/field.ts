// The players of Azul, by name.

import { azul } from '@mozaika/azul';
import type { Field } from '../field.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';
import { searcher } from './searcher.ts';
import { WEIGHTS } from './weights.ts';

const level = (nodes: number) => searcher({ budget: { nodes, milliseconds: 1500 }, weights: WEIGHTS, depth: 36 });

export const azulField: Field = {
  random: randomBot(azul),
  greedy: greedyBot,
  beginner: greedyBot,
  casual: level(100),
  skilled: level(1000),
  expert: level(10_000),
  master: level(1_000_000),
};
