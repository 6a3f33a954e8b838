// The server that a load run starts for itself, in a process of its own: the usual one, with the limits for one address lifted.

import { azul } from '@mozaika/azul';
import type { Game } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { startServer } from '@mozaika/server';

const MANY = 1_000_000;

const server = await startServer({
  games: [azul, qwirkle] as unknown as Game[],
  database: process.argv[2],
  host: '127.0.0.1',
  port: 0,
  log: { level: 'error' },
  httpLimits: { perAddress: MANY, perPerson: MANY },
  socketsPerAddress: MANY,
  socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 24, tables: MANY },
  tablesPerPerson: MANY,
});
process.send?.({ address: server.address });
process.on('message', (message) => {
  if (message === 'memory') {
    gc?.();
    process.send?.({ memory: process.memoryUsage() });
  }
});
process.on('disconnect', () => void server.stop());
