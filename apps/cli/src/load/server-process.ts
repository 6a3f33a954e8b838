// The process of the server that a load run starts for itself: the usual one, with the rate limits per address lifted.

import { withBots } from '@mozaika/bots/served-bots';
import { startServer } from '@mozaika/server';
import { GAMES } from '../games.ts';
import type { Question } from './target-server.ts';

const MANY = 1_000_000;

const [, , database] = process.argv;
if (database === undefined) throw new Error('The database is the first argument.');

const server = await startServer({
  games: GAMES.map(({ game }) => withBots(game)),
  database,
  host: '127.0.0.1',
  port: 0,
  log: { level: 'error' },
  httpLimits: { perAddress: MANY, perPerson: MANY },
  socketsPerAddress: MANY,
  socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 24, tables: MANY },
  tablesPerPerson: MANY,
});
process.send?.({ address: server.address });
const answers: { readonly [Asked in Question]: () => object } = {
  cpu: () => process.cpuUsage(),
  memory: () => {
    gc?.();
    return process.memoryUsage();
  },
};
process.on('message', (question: Question) => process.send?.(answers[question]()));
process.on('disconnect', () => void server.stop());
