// Azul's master with its prospects but without playing on: what judgement alone is worth. For the arena:
// `module:bench/master-judgement.ts@100ms`.

import { AZUL_LEVELS } from '../packages/bots/src/azul/levels.ts';
import { MASTER_WEIGHTS } from '../packages/bots/src/azul/prospect-weights.ts';
import { searchBot } from '../packages/bots/src/azul/search-bot.ts';

export default searchBot(AZUL_LEVELS.master, MASTER_WEIGHTS);
