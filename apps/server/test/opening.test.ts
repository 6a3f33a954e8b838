// Everybody who is there has time to open their contribution to the shuffle, whatever becomes of servers and connections meanwhile, and
// nobody can hold the others up for long.

import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { PushedTime } from './pushed-time.ts';
import { PACE, Somebody, scratch, serve } from './server.ts';

/** Anna sits down with an own contribution, which her client does not open by itself; Karel opens his. */
async function opening({ database = join(scratch(), 'opening.db') } = {}) {
  const time = new PushedTime();
  const server = await serve({ database, time });
  const [anna, karel] = [await Somebody.at(server), await Somebody.at(server)];
  const code = await anna.create({});
  const value = randomBytes(32).toString('hex');
  const seal = createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex');
  await anna.watch(code);
  await anna.client.send({ op: 'sit', table: code, seal });
  await karel.watch(code);
  await karel.client.sit(code);
  const stage = () => karel.client.table(code)?.stage;
  const fairness = () => karel.client.table(code)?.match?.fairness ?? { contributions: [], absent: [] };
  await karel.until(code, () => fairness().contributions.length === 1);
  const reveal = (somebody: Somebody) => somebody.client.send({ op: 'reveal', match: `${code}.1`, value });
  /** More than the sweep needs, so that what is due has been done. */
  const look = () => new Promise((resolve) => setTimeout(resolve, 2_500));
  return { database, time, server, anna, karel, code, stage, fairness, reveal, look };
}

it('who is there and opens nothing holds nobody up', async () => {
  const { time, karel, code, stage, fairness } = await opening();
  time.push(PACE.opening);
  await karel.until(code, () => stage() === 'playing');
  expect(fairness().absent).toEqual([1]);
});

it('who has lost their connection is waited for, and has a moment when they are back', async () => {
  const { time, server, anna, karel, code, stage, fairness, reveal, look } = await opening();
  anna.client.close();
  await karel.until(
    code,
    ({ client }) => client.table(code)?.seats.some((one) => one.kind === 'person' && !one.present) ?? false,
  );
  time.push(2 * PACE.opening);
  await look();
  expect(stage()).toBe('opening');
  const again = anna.otherTab(server);
  await again.watch(code);
  await look();
  expect(stage()).toBe('opening');
  expect(await reveal(again)).toBeUndefined();
  await karel.until(code, () => stage() === 'playing');
  expect(fairness()).toMatchObject({ absent: [], contributions: [{ seat: 1 }, { seat: 2 }] });
});

it('who does not come back is not waited for longer than three times', async () => {
  const { time, anna, karel, code, stage, fairness } = await opening();
  anna.client.close();
  time.push(3 * PACE.opening);
  await karel.until(code, () => stage() === 'playing');
  expect(fairness().absent).toEqual([1]);
});

it('a time when no server could store anything takes nobody’s time', async () => {
  const { database, time, server, anna, karel, code, stage, fairness, reveal, look } = await opening();
  const { port } = server;
  await server.stop();
  time.push(60_000);
  const next = await serve({ database, time, port });
  const outages = await openStorage(database);
  expect(await outages.outages(0)).toHaveLength(1);
  await outages.close();
  for (const one of [anna, karel]) await one.until(code, ({ client }) => client.state === 'open');
  await look();
  expect([next.port, stage()]).toEqual([port, 'opening']);
  expect(await reveal(anna)).toBeUndefined();
  await karel.until(code, () => stage() === 'playing');
  expect(fairness().absent).toEqual([]);
});
