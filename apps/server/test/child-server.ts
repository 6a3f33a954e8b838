// A server in a process of its own that tests can kill: node child-server.ts DATABASE PORT

import { startServer } from '../src/server.ts';
import { SERVED_GAMES } from './games.ts';

const MANY = 1_000_000;
const [, , database, port] = process.argv;
const server = await startServer({
  games: SERVED_GAMES,
  database,
  host: '127.0.0.1',
  port: Number(port),
  log: { level: 'error' },
  pace: { botMove: 0, absence: 300_000, opening: 2_000 },
  botThreads: 1,
  httpLimits: { perAddress: MANY, perPerson: MANY },
  socketsPerAddress: MANY,
  socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 24, tables: MANY },
});
process.send?.({ address: server.address, port: server.port });
process.on('message', async () => {
  await server.stop();
  process.disconnect();
});
