// Several servers on one PostgreSQL know who is connected to the others, have the same keys, and take over what a dead one has left.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/port.ts';
import { ServerProcess } from './child.ts';
import { inTurn, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, serve, waitFor } from './server.ts';
import { LONG } from './soak.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

/** Does something with what is stored, beside the servers. */
async function beside<T>(database: string, look: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(database);
  try {
    return await look(storage);
  } finally {
    await storage.close();
  }
}

const isShownThere = (viewer: Somebody, code: string, seat: number): boolean => {
  const shown = viewer.client.table(code)?.seats[seat - 1];
  return shown?.kind === 'person' && shown.present;
};

describe('people at several servers', LONG, () => {
  /** Two people at a table, one at each server. */
  async function apart(wish: object = {}) {
    const database = await cluster.fresh();
    const time = new PushedTime();
    const servers = await Promise.all([serve({ database, time }), serve({ database, time })]);
    const [anna, petr] = [await Somebody.at(servers[0]), await Somebody.at(servers[1])];
    const code = await anna.create(wish);
    await sitDown([anna, petr], code);
    return { database, time, servers, anna, petr, code };
  }

  it('are in each other’s shuffle, and play', async () => {
    const { anna, petr, code } = await apart();
    for (let n = 0; n < 4; n++) await move((await inTurn([anna, petr], code))[0], code);
    await anna.until(code, () => lengthOf(anna, code) === lengthOf(petr, code));
    expect(known(anna, code).entries).toEqual(known(petr, code).entries);
    const [one] = await inTurn([anna, petr], code);
    await one.client.send({ op: 'resign', match: matchOf(one, code) });
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'over');
    const { json } = await anna.ask('GET', `/matches/${matchOf(anna, code)}`);
    expect(JSON.stringify(json).match(/"value":"[0-9a-f]{64}"/g)).toHaveLength(2);
  });

  it('can’t be replaced from another server while they are there, and can when they have been away for long', async () => {
    const { time, anna, petr, code } = await apart();
    const replace = () => petr.client.send({ op: 'replace', match: matchOf(petr, code), seat: seatOf(anna, code) });
    const seat = seatOf(anna, code);
    time.push(400_000);
    expect(await replace()).toMatchObject({ code: 'not-away-long-enough' });
    expect(isShownThere(petr, code, seat)).toBe(true);
    anna.client.close();
    await petr.until(code, () => !isShownThere(petr, code, seat));
    expect(await replace()).toMatchObject({ code: 'not-away-long-enough' });
    time.push(300_000);
    expect(await replace()).toBeUndefined();
  });

  it('are away when their server died, and there again when they come to another one', async () => {
    const database = await cluster.fresh();
    const dying = new ServerProcess(database);
    await dying.start();
    const server = await serve({ database });
    const [anna, petr] = [await Somebody.at(dying), await Somebody.at(server)];
    const code = await anna.create({});
    await sitDown([anna, petr], code);
    const seat = seatOf(anna, code);
    expect(isShownThere(petr, code, seat)).toBe(true);
    await dying.kill();
    await petr.until(code, () => !isShownThere(petr, code, seat));
    const again = anna.otherTab(server);
    await again.watch(code);
    await petr.until(code, () => isShownThere(petr, code, seat));
    for (let n = 0; n < 3; n++) await move((await inTurn([again, petr], code))[0], code);
    anna.client.close();
  });

  it('are there for a server that was thought dead, when that wakes up', async () => {
    const { database, anna, petr, code } = await apart();
    const seat = seatOf(anna, code);
    // As if the others had seen it without a beat: each of the two is buried, and joins again.
    await beside(database, async (storage) => {
      for (const { id } of await storage.nodes()) await storage.write([{ do: 'leave-node', node: id, at: 0 }]);
      await waitFor(async () => (await storage.nodes()).length === 2);
      await waitFor(async () => (await storage.presences([code])).filter(({ away }) => away === null).length === 2);
    });
    await petr.until(code, () => isShownThere(petr, code, seat));
    await move((await inTurn([anna, petr], code))[0], code);
  });

  it('have the same cookies everywhere, though both servers began on an empty database', async () => {
    const { servers, anna, code } = await apart();
    const tab = anna.otherTab(servers[1]);
    await tab.watch(code);
    expect(tab.client.table(code)?.you).toMatchObject({ host: true, seat: seatOf(anna, code) });
  });

  it('see the same lobby and lists', async () => {
    const { anna, petr } = await apart();
    const code = await anna.create({ listed: true });
    const listed = async () => JSON.stringify((await petr.ask('GET', '/tables')).json);
    expect(await listed()).toContain(code);
    await anna.watch(code);
    await anna.client.sit(code);
    await petr.watch(code);
    await petr.client.sit(code);
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'playing');
    expect(await listed()).not.toContain(code);
    expect(JSON.stringify((await petr.ask('GET', '/me/tables')).json)).toContain(code);
  });

  it('lose their sockets at every server when they are deleted', async () => {
    const { servers, anna, code } = await apart();
    const tab = anna.otherTab(servers[1]);
    await tab.watch(code);
    await anna.ask('DELETE', '/me');
    await waitFor(() => tab.frames.some((frame) => frame.includes('"op":"bye"')));
  });
});

describe('the work of a server', LONG, () => {
  it('that died is done by another one, and told to who looks on', async () => {
    const database = await cluster.fresh();
    const time = new PushedTime();
    const server = await serve({ database, time });
    const people = [await Somebody.at(server), await Somebody.at(server)];
    const code = await people[0].create({ clock: { kind: 'live', bank: 60, increment: 0 } });
    await sitDown(people, code);
    await move((await inTurn(people, code))[0], code);
    // A server that claims the clock for ever, and dies: it never beats.
    await beside(database, async (storage) => {
      const held = { subject: matchOf(people[0], code), kind: 'clock', holder: 'dead', now: 0 };
      const forever = Number.MAX_SAFE_INTEGER;
      await storage.write([{ do: 'join-node', node: 'dead', beat: 1 }]);
      expect(await storage.claimJob({ ...held, heldUntil: forever, dueUntil: forever })).toBe(true);
    });
    time.push(90_000);
    await people[0].until(code, ({ client }) => client.table(code)?.stage === 'over');
  });

  it('that stops in order is free at once, and nobody has to bury it', async () => {
    const database = await cluster.fresh();
    const server = await serve({ database });
    const [node] = await beside(database, (storage) => storage.nodes());
    await beside(database, async (storage) => {
      await storage.write([{ do: 'set-job', job: { subject: 'none.1', kind: 'later', due: 0 } }]);
      const lease = { holder: node?.id ?? '', now: 0, heldUntil: Number.MAX_SAFE_INTEGER };
      await storage.claimJob({ subject: 'none.1', kind: 'later', ...lease, dueUntil: 1 });
    });
    await server.stop();
    await beside(database, async (storage) => {
      expect(await storage.nodes()).toEqual([]);
      const claim = { holder: 'other', now: 1, heldUntil: 2, dueUntil: 1, subject: 'none.1', kind: 'later' };
      expect(await storage.claimJob(claim)).toBe(true);
    });
  });
});
