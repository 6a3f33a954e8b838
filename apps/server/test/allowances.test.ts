// How much somebody may do at one server and at several that share a database; over a real database, with a clock that is pushed.

import { expect, it } from 'vitest';
import { Allowances } from '../src/limits/allowances.ts';
import { openStorage } from '../src/storage/open.ts';
import { type ChunkOfAllowance, StorageUnavailable } from '../src/storage/port.ts';
import { PushedTime } from './pushed-time.ts';
import { scratch } from './server.ts';

/** So slow that nothing comes back during a test by the database's clock. */
const SLOW = { perSecond: 0.001, atOnce: 96 };

/** Servers on one database, which count how often they ask it. */
async function servers(count: number, rate = SLOW) {
  const storage = await openStorage(`${scratch()}/allowances.db`);
  const time = new PushedTime();
  const asked: ChunkOfAllowance[] = [];
  const hands = { isGone: false };
  const takeChunk = (chunk: ChunkOfAllowance): Promise<boolean> => {
    asked.push(chunk);
    return hands.isGone ? Promise.reject(new StorageUnavailable('gone')) : storage.takeChunk(chunk);
  };
  const errors: unknown[] = [];
  const parts = {
    ...{ storage: { takeChunk }, members: { count }, time },
    pseudonymOf: (who: string) => `somebody ${who.length}`,
    reportError: (error: unknown) => errors.push(error),
  };
  const nodes = Array.from({ length: count }, () => new Allowances('things', rate, parts));
  return { nodes, time, asked, hands, errors, close: () => storage.close() };
}

/** How often somebody who tries so often at each server is let through. */
async function passed(nodes: readonly Allowances[], tries: number, who = 'anna'): Promise<number> {
  const waits = await Promise.all(nodes.flatMap((node) => Array.from({ length: tries }, () => node.take(who))));
  return waits.filter((wait) => wait === 0).length;
}

it('one server gives what is allowed and no more, and asks nobody', async () => {
  const { nodes, time, asked, close } = await servers(1, { perSecond: 2, atOnce: 10 });
  expect(await passed(nodes, 30)).toBe(10);
  expect(await nodes[0]?.take('anna')).toBe(500);
  expect(await passed(nodes, 30, 'petr')).toBe(10);
  time.push(1_000);
  expect(await passed(nodes, 30)).toBe(2);
  expect(asked).toEqual([]);
  await close();
});

it.each([2, 3, 10])('%i servers together give an allowance and an eighth, however it is spread', async (count) => {
  const { nodes, close } = await servers(count);
  const all = await passed(nodes, 200);
  expect(all).toBeGreaterThanOrEqual(96);
  expect(all).toBeLessThanOrEqual(96 + 12);
  // And the same to somebody who stays at one of them.
  const one = await passed(nodes.slice(0, 1), 200, 'petr!');
  expect(one).toBeGreaterThanOrEqual(95);
  expect(one).toBeLessThanOrEqual(96 + 12);
  await close();
});

it('who does little costs no query, who does much one for each eighth, who does too much no more', async () => {
  const { nodes, asked, close } = await servers(3);
  expect(await passed(nodes, 4)).toBe(12);
  expect(asked).toEqual([]);
  await passed(nodes, 500);
  expect(asked.filter(({ key }) => key === asked[0]?.key).length).toBeLessThanOrEqual(8 + nodes.length);
  // Nobody’s address is stored.
  expect(JSON.stringify(asked)).not.toContain('anna');
  await close();
});

it('is counted in the order of the calls, also while a chunk is being taken', async () => {
  const { nodes, close } = await servers(3);
  const [node] = nodes;
  const order: number[] = [];
  await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      await node?.take('anna');
      order.push(n);
    }),
  );
  expect(order).toEqual(Array.from({ length: 60 }, (_, n) => n));
  await close();
});

it('each server counts alone while the storage is gone, and nobody who does not too much is refused', async () => {
  const { nodes, hands, errors, close } = await servers(3);
  hands.isGone = true;
  expect(await passed(nodes.slice(0, 1), 200)).toBe(96);
  expect(errors[0]).toBeInstanceOf(StorageUnavailable);
  hands.isGone = false;
  expect(await passed(nodes.slice(1, 2), 200)).toBeGreaterThanOrEqual(95);
  await close();
});
