// The bots of Azul, by name.

import { azul } from '@mozaika/azul';
import { randomBot } from '../random.ts';
import type { GameBots, Level } from '../registry.ts';
import { greedyBot } from './greedy.ts';
import { AZUL_LEVELS, MASTER_ENDS } from './levels.ts';
import { MASTER_WEIGHTS } from './prospect-weights.ts';
import { searchBot } from './search-bot.ts';
import { WEIGHTS } from './weights.ts';

const level = (name: Level) => searchBot(AZUL_LEVELS[name], WEIGHTS);

export const azulBots: GameBots = {
  random: randomBot(azul),
  greedy: greedyBot,
  'first-steps': level('first-steps'),
  newcomer: level('newcomer'),
  occasional: level('occasional'),
  regular: level('regular'),
  practised: level('practised'),
  skilled: level('skilled'),
  expert: level('expert'),
  master: searchBot(AZUL_LEVELS.master, MASTER_WEIGHTS, MASTER_ENDS),
};
