// What every server has to do when its storage is in trouble for a while, whatever the trouble is.

import { expect } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { crowd, type Eager } from './crowd.ts';
import { storedProblems } from './stored.ts';

export interface Trouble {
  begin(): Promise<void>;
  end(): Promise<void>;
}

const TABLES = [{ options: { board: 'coloured' } }, { game: 'qwirkle', options: {} }, { options: { board: 'gray' } }];
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + 40_000; !(await holds()); await wait(20)) {
    if (Date.now() > deadline) throw new Error(`not in time: ${what}`);
  }
}

const readiness = async ({ address }: { readonly address: string }): Promise<number> => {
  const response = await fetch(`${address}readyz`);
  await response.arrayBuffer();
  return response.status;
};

const moves = (people: readonly Eager[]): number[] => people.map(({ acknowledged }) => acknowledged.length);
const logsSent = (people: readonly Eager[]): number =>
  people.reduce(
    (sum, { somebody }) => sum + somebody.frames.filter((frame) => frame.startsWith('{"op":"log"')).length,
    0,
  );
/** How often each table was refused because nothing can be stored. */
const refusals = (people: readonly Eager[]): number[] =>
  TABLES.map((_, i) =>
    people
      .slice(2 * i, 2 * i + 2)
      .reduce((sum, { somebody }) => sum + somebody.frames.filter((frame) => frame.includes('storage-gone')).length, 0),
  );

/** People play; the storage gets into trouble and out of it. Nothing is lost, nothing is pretended, everybody goes on by themselves. */
export async function survives(
  server: { readonly address: string },
  database: string,
  trouble: Trouble,
): Promise<void> {
  const people = await crowd(server, TABLES);
  const goOn = async (what: string) => {
    const before = moves(people);
    await until(() => moves(people).every((count, i) => count > before[i]), what);
  };
  await goOn('they play');
  for (const { somebody } of people) somebody.frames.length = 0;
  await trouble.begin();
  await until(() => refusals(people).every((count) => count > 0), 'somebody at each table is refused');
  await until(async () => (await readiness(server)) === 503, 'the server says that it is not ready');
  const before = { moves: moves(people), logs: logsSent(people) };
  // Clients send again what was refused so. Each time they are refused again, whatever came before them was not shown to anybody.
  const refusedBefore = refusals(people);
  await until(
    () => refusals(people).every((count, i) => count >= (refusedBefore[i] ?? 0) + 2),
    'somebody at each table is refused twice more',
  );
  expect({ moves: moves(people), logs: logsSent(people) }).toEqual(before);
  expect((await fetch(`${server.address}healthz`)).status).toBe(200);
  await trouble.end();
  await until(async () => (await readiness(server)) === 200, 'the server is ready again');
  await goOn('they play on');
  for (const person of people) person.stopped = true;
  expect(people.flatMap(({ refused: codes }) => codes)).toEqual([]);
  const storage = await openStorage(database);
  const acknowledged = people.flatMap((person) => person.acknowledged);
  expect(await storedProblems(storage, acknowledged)).toEqual([]);
  await storage.close();
}
