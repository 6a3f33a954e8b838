// A server in a process of its own that serves the built app: node serve.ts DATABASE PORT. It ends with whoever started it.

import { join } from 'node:path';
import { azul } from '@mozaika/azul';
import { withDaily } from '@mozaika/bots/served-bots';
import { qwirkle } from '@mozaika/qwirkle';
import { startServer } from '@mozaika/server';

const [, , database = ':memory:', port = '0'] = process.argv;
const server = await startServer({
  games: [withDaily(azul), withDaily(qwirkle)],
  database,
  host: '127.0.0.1',
  port: Number(port),
  web: process.env['MOZAIKA_WEB'] ?? join(import.meta.dirname, '../dist'),
  log: { level: 'error' },
  pace: { botMove: 20, absence: 300_000, opening: 5_000 },
  botThreads: 1,
});
process.send?.({ address: server.address, port: server.port });
process.on('disconnect', () => process.exit());
