// `npm run bench:garbage [-- GAME SEATS SECONDS]`: what a move makes that has to be cleaned up again, promises and bytes, by server and
// load together in one process. Processor time depends on what else the machine does; these two hardly do.

import { createHook } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { type HeapProfiler, Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@mozaika/server';
import { GAMES } from '../apps/cli/src/games.ts';
import { runLoad } from '../apps/cli/src/load/run.ts';

const [id = 'azul', seats = '2', seconds = '10'] = process.argv.slice(2);
const MANY = 1_000_000;
const entry = GAMES.find((one) => one.game.id === id);
if (!entry) throw new Error(`There is no game ${id}.`);
const { game } = entry;

interface Counter {
  start(): Promise<void>;
  stop(): Promise<number>;
}

let made = 0;
const hook = createHook({
  init: (_, type) => {
    if (type === 'PROMISE') made++;
  },
});
const promises: Counter = {
  async start() {
    hook.enable();
  },
  async stop() {
    hook.disable();
    return made;
  },
};

const sizeOf = ({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const inspector = new Session();
inspector.connect();
const bytes: Counter = {
  async start() {
    await inspector.post('HeapProfiler.startSampling', {
      samplingInterval: 8_192,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    });
  },
  stop: async () => sizeOf((await inspector.post('HeapProfiler.stopSampling')).profile.head),
};

const folder = mkdtempSync(join(tmpdir(), 'mozaika-bench-'));
const server = await startServer({
  games: [{ game }],
  database: join(folder, 'garbage.db'),
  host: '127.0.0.1',
  port: 0,
  log: { level: 'error' },
  httpLimits: { perAddress: MANY, perPerson: MANY },
  socketsPerAddress: MANY,
  socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 24, tables: MANY },
  tablesPerPerson: MANY,
});

/** A load asks for the server's processor time when it begins to count moves, and again at the end. */
async function perMove({ start, stop }: Counter): Promise<number> {
  let counted: number | undefined;
  const cpu = async () => {
    if (counted === undefined) await start();
    counted = counted === undefined ? 0 : await stop();
    return undefined;
  };
  const target = { base: server.address, cpu, [Symbol.asyncDispose]: async () => undefined };
  const options = game.variants[0] ?? {};
  const plan = { server: target, game, options, tables: 50, seats: Number(seats), seconds: Number(seconds) };
  const { moves } = await runLoad({ ...plan, rate: undefined }, () => undefined);
  return (counted ?? 0) / moves;
}

try {
  const garbage = await perMove(bytes);
  console.log(`${id}, ${seats} seats: ${(garbage / 1_000).toFixed(1)} kB for each move`);
  console.log(`${(await perMove(promises)).toFixed(1)} promises for each move`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
