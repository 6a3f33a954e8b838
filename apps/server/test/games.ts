// The games that tests put on the server. The server itself knows none.

import { azul } from '@mozaika/azul';
import type { Game } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';

export const GAMES: readonly Game[] = [azul, qwirkle] as unknown as readonly Game[];
