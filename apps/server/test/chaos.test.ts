// Pulling the plug: the server is killed at random moments under load. What was acknowledged is there, and everybody goes on.

import { seededRandom } from '@mozaika/kernel';
import { expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { ServerProcess } from './child.ts';
import { type Acknowledged, crowd } from './crowd.ts';
import { scratch } from './server.ts';
import { LONG, sizeOf } from './soak.ts';
import { storedProblems } from './stored.ts';

const KILLS = sizeOf({ usual: 5, soak: 200 });
const TABLES = [
  { options: { board: 'coloured' } },
  { options: { board: 'gray' } },
  { options: { board: 'crystal-x2' } },
  { game: 'qwirkle', options: {} },
  { game: 'qwirkle', options: {} },
  { options: { board: 'crystal-bonus' }, clock: { kind: 'live', bank: 3600, increment: 10 } },
];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** When the server is killed and what people play; another one with MOZAIKA_SEED. */
const { MOZAIKA_SEED: SEED = 'chaos' } = process.env;
const random = seededRandom(SEED);

it(`kill -9 ${KILLS} times under load loses nothing that was acknowledged (seed ${SEED})`, LONG, async () => {
  const database = `${scratch()}/chaos.db`;
  const server = new ServerProcess(database);
  await server.start();
  const people = await crowd(server, TABLES);
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const before = people.map(({ acknowledged }) => acknowledged.length);
      const moved = () => people.filter(({ acknowledged }, i) => acknowledged.length > before[i]).length;
      await wait(100 + random(300));
      await server.kill();
      const acknowledged: Acknowledged[] = people.flatMap((person) => person.acknowledged);
      const storage = await openStorage(database);
      expect(await storedProblems(storage, acknowledged)).toEqual([]);
      await storage.close();
      await server.start();
      // Everybody comes back by themselves and plays on.
      const deadline = Date.now() + 20_000;
      while (moved() < people.length && Date.now() < deadline) await wait(20);
      expect([kill, moved()]).toEqual([kill, people.length]);
    }
    expect(people.flatMap(({ acknowledged }) => acknowledged).length).toBeGreaterThan(KILLS * people.length);
    expect(new Set(people.flatMap(({ refused }) => refused))).toEqual(new Set());
  } finally {
    for (const person of people) person.stopped = true;
    await server.stop();
  }
});
