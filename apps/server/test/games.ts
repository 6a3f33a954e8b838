// The games that tests put on the server, with their bots. The server itself knows none.

import { azul } from '@mozaika/azul';
import { withBots } from '@mozaika/bots/served-bots';
import type { Game } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import type { ServedGame } from '../src/catalogue.ts';

export const GAMES: readonly Game[] = [azul, qwirkle];
export const SERVED_GAMES: readonly ServedGame[] = GAMES.map(withBots);

/** The same games with bots from another module. */
export const gamesWithBotsOf = (module: URL): ServedGame[] =>
  GAMES.map((game) => ({ game, bots: { module, levels: ['newcomer', 'expert'], standIn: 'expert' } }));
