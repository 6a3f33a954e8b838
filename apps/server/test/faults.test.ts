// A disk that is full, and a clock that was set back: refused clearly, nothing pretended, and it goes on without a restart.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { ServerProcess } from './child.ts';
import { gamesWithBotsOf } from './games.ts';
import { isToMove, known, lengthOf, matchOf, move, sitDown } from './player.ts';
import { Somebody, scratch, serve } from './server.ts';
import { LONG } from './soak.ts';
import { survives } from './trouble.ts';

/** As good as no room: not even one page of a database fits. It is a limit of the process, so that nobody needs to be root. */
const limitFiles = (pid: number, bytes: string): void => {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
};

it(
  'a full disk: nothing is acknowledged that is not stored, and everybody goes on when there is room again',
  LONG,
  async () => {
    const database = join(scratch(), 'full.db');
    const server = new ServerProcess(database);
    await server.start();
    try {
      await survives(server, database, {
        begin: async () => limitFiles(server.pid, '1000'),
        end: async () => limitFiles(server.pid, 'unlimited'),
      });
    } finally {
      await server.stop();
    }
  },
);

it('a wall clock that was set back by an hour holds nobody up, and no time in a log goes back', LONG, async () => {
  const database = join(scratch(), 'back.db');
  const silent = join(scratch(), 'bots.mjs');
  writeFileSync(silent, 'export const botMove = () => new Promise(() => undefined);');
  const ahead = { now: () => Date.now() + 3_600_000 };
  const first = await serve({ database, time: ahead, games: gamesWithBotsOf(pathToFileURL(silent)) });
  const anna = await Somebody.at(first);
  const code = await anna.create({ seats: ['person', 'newcomer'], clock: { kind: 'live', bank: 600, increment: 5 } });
  await sitDown([anna], code);
  if (isToMove(anna, code)) await move(anna, code);
  await first.stop();
  await serve({ database, port: first.port });
  const before = lengthOf(anna, code);
  await anna.until(code, () => lengthOf(anna, code) > before, 60_000);
  expect(known(anna, code).entries[before]).toMatch(/^2 /);
  await move(anna, code);
  const storage = await openStorage(database);
  const times = (await storage.entries(matchOf(anna, code), 0)).map(({ at }) => at);
  await storage.close();
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
