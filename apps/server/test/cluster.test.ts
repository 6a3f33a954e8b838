// Several servers on one PostgreSQL, joined by NATS: the bus may lose everything, and it costs seconds.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { type NatsServer, startNats } from './nats.ts';
import { inTurn, known, lengthOf, matchOf, move, sitDown } from './player.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';
import { LONG } from './soak.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

/** A NATS that drops everything. */
const DEAF = 'authorization { users: [ { user: "deaf", password: "mute", permissions: { publish: { deny: ">" } } } ] }';

let cluster: Cluster;
let nats: NatsServer;
beforeAll(async () => {
  [cluster, nats] = await Promise.all([startCluster(), startNats()]);
});
afterAll(async () => {
  await cluster.stop();
  await nats.power.off();
});

/** Waits until each of so many servers has seen the others: each has beaten twice since all of them were there. */
async function knowEachOther(database: string, count: number): Promise<void> {
  const storage = await openStorage(database);
  await waitFor(async () => (await storage.nodes()).length === count);
  const before = new Map((await storage.nodes()).map(({ id, beat }) => [id, beat]));
  await waitFor(async () => (await storage.nodes()).every(({ id, beat }) => beat >= (before.get(id) ?? beat) + 2));
  await storage.close();
}

/** Two people who play at the first of two servers, and look on at the second as well. */
async function begun(bus: string) {
  const database = await cluster.fresh();
  const servers = [await serve({ database, bus }), await serve({ database, bus })] as const;
  const people = [await Somebody.at(servers[0]), await Somebody.at(servers[0])];
  const code = await people[0].create({});
  await sitDown(people, code);
  const tabs = new Map(people.map((person) => [person, person.otherTab(servers[1])]));
  for (const tab of tabs.values()) await tab.watch(code);
  /** A move and a word at the first server; resolves when they are seen at the second. */
  async function moveIsSeen(): Promise<void> {
    const [mover] = await inTurn(people, code);
    const elsewhere = tabs.get(mover) as Somebody;
    const said = elsewhere.frames.filter((frame) => frame.includes('"op":"said"')).length;
    await move(mover, code);
    expect(await mover.client.send({ op: 'say', table: code, phrase: 'hello' })).toBeUndefined();
    await elsewhere.until(code, () => lengthOf(elsewhere, code) === lengthOf(mover, code));
    expect(known(elsewhere, code).entries).toEqual(known(mover, code).entries);
    await elsewhere.until(code, () => elsewhere.frames.filter((frame) => frame.includes('"op":"said"')).length > said);
    for (const person of people) await person.until(code, () => lengthOf(person, code) === lengthOf(mover, code));
  }
  return { moveIsSeen };
}

describe('servers joined by NATS', LONG, () => {
  it('show each other’s moves, while NATS is gone as well, and when it is back', async () => {
    const { moveIsSeen } = await begun(nats.url);
    await moveIsSeen();
    await nats.power.off();
    await moveIsSeen();
    await nats.power.on();
    await moveIsSeen();
  });

  it('notice by themselves what a bus has lost that drops everything', async () => {
    const file = join(scratch(), 'nats.conf');
    writeFileSync(file, DEAF);
    const dropping = await startNats(['--config', file]);
    const { moveIsSeen } = await begun(dropping.url.replace('//', '//deaf:mute@'));
    await moveIsSeen();
    await moveIsSeen();
    await dropping.power.off();
  });

  it('give somebody who is at all of them one allowance, though the bus is gone', async () => {
    const database = await cluster.fresh();
    const settings = {
      ...{ database, bus: nats.url },
      httpLimits: { perAddress: 6000, perPerson: 60 },
      socketLimits: { messagesPerSecond: 1, messagesAtOnce: 64, waiting: 1 << 20, tables: 9 },
    };
    const servers = [await serve(settings), await serve(settings), await serve(settings)];
    await knowEachOther(database, servers.length);
    await nats.power.off();
    const began = Date.now();
    const anna = await Somebody.at(servers[0] as (typeof servers)[0]);
    const tabs = servers.map((server) => anna.otherTab(server));
    // Beyond what is there at once, one more may come each second.
    const most = (atOnce: number) => Math.ceil((atOnce + (Date.now() - began) / 1_000) * 1.125);
    const answers = await Promise.all(
      tabs.flatMap(({ client }) => Array.from({ length: 100 }, () => client.send({ op: 'ping' }))),
    );
    const messages = answers.filter((answer) => answer === undefined).length;
    expect(messages).toBeGreaterThanOrEqual(64);
    expect(messages).toBeLessThanOrEqual(most(64));
    expect(answers.find((answer) => answer !== undefined)).toMatchObject({ code: 'too-many-messages' });
    const rename = (tab: Somebody, n: number) => tab.ask('PATCH', '/me', { name: `Anna ${n}` });
    const statuses = await Promise.all(tabs.flatMap((tab) => Array.from({ length: 80 }, (_, n) => rename(tab, n))));
    const changes = statuses.filter(({ status }) => status === 200).length;
    expect(changes).toBeGreaterThanOrEqual(56);
    expect(changes).toBeLessThanOrEqual(most(60));
    await nats.power.on();
  });

  it('close the sockets of who was signed out at another one, though nobody has told them', async () => {
    const file = join(scratch(), 'nats.conf');
    writeFileSync(file, DEAF);
    const dropping = await startNats(['--config', file]);
    const bus = dropping.url.replace('//', '//deaf:mute@');
    const database = await cluster.fresh();
    const [here, there] = [await serve({ database, bus }), await serve({ database, bus })];
    const [anna, petr] = [await Somebody.at(here), await Somebody.at(here)];
    const code = await anna.create({});
    const [hers, his] = [anna.otherTab(there), petr.otherTab(there)];
    for (const tab of [hers, his]) await tab.watch(code);
    const isDismissed = ({ frames }: Somebody) => frames.some((frame) => frame.includes('"reason":"signed-out"'));
    expect((await anna.ask('DELETE', '/me')).status).toBe(200);
    await waitFor(() => isDismissed(hers));
    expect(isDismissed(his)).toBe(false);
    await dropping.power.off();
  });

  it('answer over HTTP with what is stored now, though nobody has told them', async () => {
    const file = join(scratch(), 'nats.conf');
    writeFileSync(file, DEAF);
    const dropping = await startNats(['--config', file]);
    const bus = dropping.url.replace('//', '//deaf:mute@');
    const database = await cluster.fresh();
    const [here, there] = [await serve({ database, bus }), await serve({ database, bus })];
    const people = [await Somebody.at(here), await Somebody.at(here)];
    const [anna] = people;
    const code = await anna.create({ listed: true });
    const elsewhere = anna.otherTab(there);
    const look = async (path: string) => JSON.stringify((await elsewhere.ask('GET', path)).json);
    // From here on the other server has it in its memory.
    expect(await look('/tables')).toContain(code);
    await sitDown(people, code);
    expect(await look('/tables')).not.toContain(code);
    const match = matchOf(anna, code);
    const lengthThere = async () => JSON.parse(await look(`/matches/${match}`)).actions.length;
    for (let n = 0; n < 3; n++) {
      const [mover] = await inTurn(people, code);
      expect(await lengthThere()).toBe(lengthOf(mover, code));
      const [mine] = JSON.parse(await look('/me/tables')).tables;
      expect(mine).toMatchObject({ code, toMove: mover === anna });
      await move(mover, code);
    }
    await dropping.power.off();
  });
});
