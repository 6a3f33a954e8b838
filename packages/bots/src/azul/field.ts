// The players of Azul, by name.

import { azul } from '@mozaika/azul';
import type { Field, Level } from '../field.ts';
import { randomBot } from '../random.ts';
import { greedyBot } from './greedy.ts';
import { AZUL_LEVELS } from './levels.ts';
import { searcher } from './searcher.ts';
import { WEIGHTS } from './weights.ts';

const level = (name: Level) => searcher(AZUL_LEVELS[name], WEIGHTS);

export const azulField: Field = {
  random: randomBot(azul),
  greedy: greedyBot,
  beginner: level('beginner'),
  casual: level('casual'),
  skilled: level('skilled'),
  expert: level('expert'),
  master: level('master'),
};
