// The server on PostgreSQL: the same matches and races, two servers on one database, and a database that goes and comes back.

import { type MatchRecord, verifyDeals } from '@mozaika/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { gameOf, inTurn, isToMove, known, lengthOf, matchOf, move, movesOf, seatOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { raceForTurns } from './races.ts';
import { Somebody, serve, waitFor } from './server.ts';
import { LONG } from './soak.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';
import { survives } from './trouble.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const MANY = 1_000_000;
const patient = (database: string) =>
  serve({
    database,
    socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 24, tables: MANY },
    httpLimits: { perAddress: MANY, perPerson: MANY },
    socketsPerAddress: MANY,
  });

describe('on PostgreSQL', LONG, () => {
  it('a match with a bot is played to its end, and its shuffle can be verified', async () => {
    const server = await patient(await cluster.fresh());
    const anna = await Somebody.at(server);
    const code = await anna.create({ game: 'qwirkle', options: {}, seats: ['person', 'newcomer'] });
    await sitDown([anna], code);
    while (anna.client.table(code)?.stage === 'playing') {
      await anna.until(code, ({ client }) => client.table(code)?.stage === 'over' || isToMove(anna, code));
      if (anna.client.table(code)?.stage === 'playing') await move(anna, code);
    }
    const { json } = await anna.ask('GET', `/matches/${matchOf(anna, code)}`);
    expect(verifyDeals(gameOf('qwirkle'), json as MatchRecord)).toMatchObject({
      ok: true,
      value: { standing: 'consistent' },
    });
  });

  it('a database that goes away and comes back', async ({ skip }) => {
    const { power } = cluster;
    if (!power) return skip('DATABASE_URL names a database that this test must not switch off');
    const database = await cluster.fresh();
    const server = await patient(database);
    await survives(server, database, { begin: power.off, end: power.on });
  });
});

describe('two servers on one database', LONG, () => {
  async function begun(wish: object = {}) {
    const database = await cluster.fresh();
    const servers = [await patient(database), await patient(database)];
    const people = [await Somebody.at(servers[0]), await Somebody.at(servers[0])];
    const code = await people[0].create(wish);
    await sitDown(people, code);
    const tabs = new Map(people.map((person) => [person, person.otherTab(servers[1])]));
    for (const tab of tabs.values()) await tab.watch(code);
    return { database, servers, people, tabs, code };
  }

  it('race for the same turn 100 times: one wins, the other is told, and both go on from there', async () => {
    const { people, tabs, code } = await begun();
    await raceForTurns(people, tabs, code, 100);
  });

  it('take simultaneous moves of two seats, one at each: both succeed', async () => {
    const { database, people, tabs, code } = await begun({ options: { board: 'gray' } });
    while (!people.every((person) => isToMove(person, code))) {
      const before = lengthOf(people[0], code);
      await move((await inTurn(people, code))[0], code);
      for (const person of people) await person.until(code, () => lengthOf(person, code) > before);
    }
    const match = matchOf(people[0], code);
    const index = lengthOf(people[0], code);
    const [mine, theirs] = people.map(
      (person) => ({ op: 'act', match, index, action: movesOf(person, code)[0] }) as const,
    );
    // The second server has not read any of the moves before.
    const elsewhere = tabs.get(people[1]) as Somebody;
    const answers = await Promise.all([people[0].client.send(mine), elsewhere.client.send(theirs)]);
    expect(answers).toEqual([undefined, undefined]);
    const storage = await openStorage(database);
    const stored = (await storage.entries(match, index)).map(({ text }) => text);
    await storage.close();
    for (const { action } of [mine, theirs]) expect(stored.filter((text) => text === action)).toHaveLength(1);
  });

  it('show what happens at one of them to whoever looks on at the other', async () => {
    const { people, tabs, code } = await begun();
    const [mover] = await inTurn(people, code);
    const elsewhere = tabs.get(mover) as Somebody;
    await elsewhere.until(code, () => lengthOf(elsewhere, code) === lengthOf(mover, code));
    await move(mover, code);
    await elsewhere.until(code, () => lengthOf(elsewhere, code) === lengthOf(mover, code));
    expect(known(elsewhere, code).entries).toEqual(known(mover, code).entries);
    expect(await mover.client.send({ op: 'say', table: code, phrase: 'hello' })).toBeUndefined();
    await elsewhere.until(code, () => elsewhere.frames.some((frame) => /"op":"said".*"hello"/.test(frame)));
    expect(await mover.client.send({ op: 'resign', match: matchOf(mover, code) })).toBeUndefined();
    await elsewhere.until(
      code,
      ({ client }) =>
        client.table(code)?.seats.some((seat) => seat.kind === 'person' && seat.resigned === true) === true,
    );
  });

  it('ask each other who is there before a match is abandoned', async () => {
    const database = await cluster.fresh();
    const time = new PushedTime();
    const servers = [await serve({ database, time }), await serve({ database, time })];
    const people = [await Somebody.at(servers[0]), await Somebody.at(servers[1])];
    const code = await people[0].create({ clock: { kind: 'live', bank: 60, increment: 0 } });
    await sitDown(people, code);
    const [mover, other] = await inTurn(people, code);
    mover.client.close();
    time.push(61_000);
    // Whichever of the servers runs the job, the other player is at one of them.
    await waitFor(() => {
      time.push(1_000);
      return other.client.table(code)?.stage === 'over';
    });
    await other.until(code, ({ client }) => client.log(code)?.seed !== undefined);
    expect(known(other, code).outcome).toMatchObject({ reason: 'timeout', gone: [{ seat: 3 - seatOf(other, code) }] });
  });

  it('do a bot’s turn once, whoever claims it, and tell whoever comes to either', async () => {
    const database = await cluster.fresh();
    const servers = [await patient(database), await patient(database)];
    const anna = await Somebody.at(servers[0]);
    const code = await anna.create({ seats: ['person', 'newcomer', 'newcomer'] });
    await sitDown([anna], code);
    const before = lengthOf(anna, code);
    await move(anna, code);
    // Both bots have moved when it is her turn again: nothing comes while the logs are compared.
    await anna.until(code, () => lengthOf(anna, code) >= before + 3 && isToMove(anna, code));
    const guest = await Somebody.at(servers[1]);
    await guest.watch(code);
    await guest.until(code, () => lengthOf(guest, code) >= lengthOf(anna, code));
    expect(known(guest, code).entries).toEqual(known(anna, code).entries);
  });
});
