// Azul's master with playing on but without prospects: what playing on alone is worth. For the arena:
// `module:bench/master-playing-on.ts@100ms`.

import { AZUL_LEVELS, MASTER_ENDS } from '../packages/bots/src/azul/levels.ts';
import { searchBot } from '../packages/bots/src/azul/search-bot.ts';
import { WEIGHTS } from '../packages/bots/src/azul/weights.ts';

export default searchBot(AZUL_LEVELS.master, WEIGHTS, MASTER_ENDS);
