// Commitments reach the public journal before anybody opens a contribution and before their match begins, whatever happens in between.

import { join } from 'node:path';
import { tagOfMatch } from '@mozaika/kernel';
import type { SignedHead } from '@mozaika/protocol';
import { describe, expect, it } from 'vitest';
import { Appender } from '../src/journal/appender.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { lengthOf, sitDown } from './player.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';

const headOf = async (server: { readonly address: string }): Promise<SignedHead> =>
  (await fetch(`${server.address}api/v2/fairness`)).json() as Promise<SignedHead>;

async function using<Result>(database: string, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const storage = await openStorage(database);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

describe('a table’s commitment', () => {
  it('is in the journal when the table is there, and each rematch has an entry of its own', async () => {
    const database = join(scratch(), 'journal.db');
    const server = await serve({ database });
    const people = [await Somebody.at(server), await Somebody.at(server)];
    expect((await headOf(server)).size).toBe(0);
    const code = await people[0].create({});
    expect((await headOf(server)).size).toBe(1);
    await sitDown(people, code);
    const first = people[0].client.table(code)?.match?.fairness.commitment;
    expect((await headOf(server)).size).toBe(1);
    // The end of a match comes with the commitment to the next one.
    await people[0].client.send({ op: 'resign', match: `${code}.1` });
    await people[1].until(code, ({ client }) => client.table(code)?.stage === 'over');
    await waitFor(async () => (await headOf(server)).size === 2);
    const second = people[1].client.table(code)?.commitment;
    for (const person of people) await person.client.rematch(code);
    for (const person of people)
      await person.until(code, ({ client }) => client.table(code)?.match?.id === `${code}.2`);
    await people[0].until(code, (one) => lengthOf(one, code) > 0);
    expect((await headOf(server)).size).toBe(2);
    await server.stop();
    await using(database, async (storage) => {
      expect(await storage.journalRange(0, 9)).toMatchObject([
        { match: `${code}.1`, tag: tagOfMatch(`${code}.1`), commitment: first },
        { match: `${code}.2`, tag: tagOfMatch(`${code}.2`), commitment: second },
      ]);
      expect(await storage.match(`${code}.2`)).toMatchObject({ fairness: expect.stringContaining(`${second}`) });
    });
  });

  it('is there before the table goes on, also where only bots are waited for', async () => {
    const database = join(scratch(), 'journal.db');
    const server = await serve({ database });
    const anna = await Somebody.at(server);
    // Without a seal nothing is opened: the match begins with the request that makes the table.
    const code = await anna.create({ seats: ['person', 'first-steps'], me: 'sits' });
    await anna.watch(code);
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'playing');
    expect((await headOf(server)).size).toBe(1);
    await server.stop();
  });

  it('gets its place at the next start when the process was killed before', async () => {
    const database = join(scratch(), 'journal.db');
    const commitment = { match: 'abcdefghijkm.1', method: 'mozaika-deal/1', commitment: 'ab'.repeat(32) };
    await using(database, (storage) => storage.write([{ do: 'add-commitment', commitment }]));
    const server = await serve({ database });
    expect((await headOf(server)).size).toBe(1);
  });
});

describe('a journal', () => {
  it('appends what came at once as one batch', async () => {
    const database = join(scratch(), 'journal.db');
    await using(database, async (storage) => {
      const writes: number[] = [];
      const appender = new Appender({
        ...storage,
        async write(operations) {
          writes.push(operations.length);
          return storage.write(operations);
        },
      });
      for (let n = 1; n <= 40; n++) {
        const commitment = { match: `abcdefghijkm.${n}`, method: 'x', commitment: `${n}`.padStart(64, '0') };
        await storage.write([{ do: 'add-commitment', commitment }]);
      }
      await Promise.all(Array.from({ length: 40 }, () => appender.appendWaiting()));
      expect(writes).toEqual([40]);
      expect((await appender.tip()).size).toBe(40);
    });
  });
});
