// A tournament on a real server: people enter, are paired, play at tables that wait for them, and the results come in by themselves.

import type { TournamentView } from '@mozaika/protocol';
import { describe, expect, it } from 'vitest';
import { sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, serve, waitFor } from './server.ts';

const REQUEST = {
  title: 'Středeční turnaj',
  play: { game: 'azul', options: { board: 'coloured' }, clock: { kind: 'none' } },
  format: { kind: 'swiss', seats: 2, rounds: 2 },
};

async function made(host: Somebody, request: object = {}): Promise<string> {
  const { status, json } = await host.ask('POST', '/tournaments', { ...REQUEST, ...request });
  expect(status, JSON.stringify(json)).toBe(200);
  return (json as { code: string }).code;
}

const view = async (who: Somebody, code: string): Promise<TournamentView> =>
  (await who.ask('GET', `/tournaments/${code}`)).json as TournamentView;

/** Carries a command out, or says why not. */
async function run(who: Somebody, code: string, command: object): Promise<string | undefined> {
  const { json } = await who.ask('POST', `/tournaments/${code}`, command);
  return (json as { refusal?: { code: string } }).refusal?.code;
}

const tablesOf = ({ rounds }: TournamentView) => rounds.flatMap(({ tables }) => tables);

const LOOK_MS = 50;

/** Waits until something holds, with few requests: where time stands still, nobody's allowance fills up again. */
const seen = (holds: () => Promise<boolean>): Promise<void> =>
  waitFor(async () => {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    return holds();
  });

/** Waits until the tables of the last round are open online. */
async function openedTables(host: Somebody, code: string) {
  const last = async () => (await view(host, code)).rounds.at(-1)?.tables ?? [];
  await seen(async () => (await last()).every(({ table }) => table !== undefined));
  return last();
}

/** Whoever sits second resigns. */
async function resign([, loser]: readonly Somebody[], table: string): Promise<void> {
  const match = loser?.client.log(table)?.match ?? '';
  expect(await loser?.client.send({ op: 'resign', match })).toBeUndefined();
}

describe('a tournament', () => {
  it('of four people: two rounds online, results by themselves, standings that add up', async () => {
    const server = await serve();
    const people = await Promise.all(Array.from({ length: 4 }, () => Somebody.at(server)));
    const [host, other] = people as [Somebody, Somebody, ...Somebody[]];
    const code = await made(host);
    for (const person of people) expect(await run(person, code, { kind: 'enter' })).toBeUndefined();
    expect(await run(other, code, { kind: 'enter' })).toBe('entered-already');
    expect(await run(other, code, { kind: 'pair' })).toBe('organiser-only');

    const losers: number[] = [];
    for (let round = 1; round <= 2; round++) {
      expect(await run(host, code, { kind: 'pair' })).toBeUndefined();
      for (const { table = '', seats } of await openedTables(host, code)) {
        const paired = seats.map((id) => people[id - 1] as Somebody);
        const stranger = people.find((one) => !paired.includes(one)) as Somebody;
        await stranger.watch(table);
        expect(await stranger.client.sit(table)).toMatchObject({ code: 'table-of-others' });
        await sitDown(paired, table);
        await resign(paired, table);
        losers.push(seats[1] as number);
      }
      await seen(async () => tablesOf(await view(host, code)).every(({ result }) => result !== undefined));
    }
    expect(await run(host, code, { kind: 'pair' })).toBe('all-rounds-played');
    expect(await run(host, code, { kind: 'end' })).toBeUndefined();

    const { standings, isOver, you } = await view(other, code);
    expect({ isOver, you }).toEqual({ isOver: true, you: { isHost: false, entrant: 2 } });
    for (const { entrant, points } of standings) {
      expect(points).toBe(24 - 12 * losers.filter((id) => id === entrant).length);
    }
    const { json } = await other.ask('GET', '/tournaments');
    expect(json).toMatchObject({ tournaments: [{ code, title: REQUEST.title, isOver: true, entrants: 4 }] });
  });

  it('whoever does not come to a table has lost, and the other one has won', async () => {
    const time = new PushedTime();
    const server = await serve({ time });
    const [host, guest] = await Promise.all([Somebody.at(server), Somebody.at(server)]);
    const code = await made(host);
    for (const person of [host, guest]) await run(person, code, { kind: 'enter' });
    await run(host, code, { kind: 'pair' });
    const [{ table = '' } = {}] = await openedTables(host, code);
    await guest.watch(table);
    expect(await guest.client.sit(table)).toBeUndefined();
    time.push(400_000);
    await seen(async () => tablesOf(await view(host, code)).every(({ result }) => result !== undefined));
    const [{ result } = {}] = tablesOf(await view(host, code));
    expect(result?.absent).toEqual([1]);
    expect((await view(host, code)).standings[0]).toMatchObject({ entrant: 2, points: 12 });
    await guest.until(table, ({ client }) => client.table(table)?.stage === 'closed');
  });

  it('guests without a device play at a physical table; the organiser enters, corrects and takes back', async () => {
    const server = await serve();
    const host = await Somebody.at(server);
    const code = await made(host, { format: { kind: 'round-robin', seats: 2 } });
    for (const name of ['Ota', 'Jana']) await run(host, code, { kind: 'enter-guest', name });
    await run(host, code, { kind: 'pair' });
    const result = (first: number, second: number) =>
      run(host, code, { kind: 'result', table: 1, result: { ranks: [first, second], scores: [50, 40] } });
    expect(await result(1, 3)).toBe('not-ranks');
    expect(await result(1, 2)).toBeUndefined();
    const [winner] = tablesOf(await view(host, code))[0]?.seats ?? [];
    expect((await view(host, code)).standings[0]?.entrant).toBe(winner);
    await result(2, 1);
    const corrected = await view(host, code);
    expect(corrected.standings[0]?.entrant).not.toBe(winner);
    expect(await run(host, code, { kind: 'undo', index: corrected.undoable[0]?.index })).toBeUndefined();
    const after = await view(host, code);
    expect(after.standings[0]?.entrant).toBe(winner);
    expect(after.entrants).toMatchObject([
      { name: 'Ota', isGuest: true },
      { name: 'Jana', isGuest: true },
    ]);
    expect(tablesOf(after)[0]?.table).toBeUndefined();
  });

  it('somebody who deletes themselves leaves it, keeps their points without a name, and is not paired again', async () => {
    const server = await serve();
    const people = await Promise.all(Array.from({ length: 3 }, () => Somebody.at(server)));
    const [host, leaving] = people as [Somebody, Somebody, Somebody];
    const code = await made(host);
    for (const person of people) await run(person, code, { kind: 'enter' });
    await leaving.ask('DELETE', '/me');
    const { entrants } = await view(host, code);
    expect(entrants[1]).toEqual({ name: '', isHere: false, isGuest: false });
    await run(host, code, { kind: 'pair' });
    expect(tablesOf(await view(host, code)).flatMap(({ seats }) => seats)).not.toContain(2);
  });

  it('an arena pairs whoever is free, and ends when its time is up', async () => {
    const time = new PushedTime();
    const server = await serve({ time });
    const people = await Promise.all(Array.from({ length: 2 }, () => Somebody.at(server)));
    const [host] = people as [Somebody, Somebody];
    expect((await host.ask('POST', '/tournaments', { ...REQUEST, format: { kind: 'arena', seats: 2 } })).json).toEqual({
      refusal: { code: 'no-minutes' },
    });
    const code = await made(host, { format: { kind: 'arena', seats: 2, minutes: 10 } });
    for (const person of people) await run(person, code, { kind: 'enter' });
    await run(host, code, { kind: 'pair' });
    for (let n = 1; n <= 2; n++) {
      await seen(async () => tablesOf(await view(host, code))[n - 1]?.table !== undefined);
      const { table = '', seats = [] } = tablesOf(await view(host, code))[n - 1] ?? {};
      const paired = seats.map((id) => people[id - 1] as Somebody);
      await sitDown(paired, table);
      if (n === 2) time.push(600_000);
      await resign(paired, table);
    }
    await seen(async () => (await view(host, code)).isOver);
    expect(tablesOf(await view(host, code))).toHaveLength(2);
  });

  it('refuses what is no tournament: games, options, forms and codes that are not known', async () => {
    const server = await serve();
    const host = await Somebody.at(server);
    const refusal = async (body: object) =>
      ((await host.ask('POST', '/tournaments', { ...REQUEST, ...body })).json as { refusal: { code: string } }).refusal;
    expect(await refusal({ play: { ...REQUEST.play, game: 'chess' } })).toMatchObject({ code: 'unknown-game' });
    expect(await refusal({ play: { ...REQUEST.play, options: { board: 'pink' } } })).toHaveProperty('code');
    expect(await refusal({ format: { kind: 'knockout', seats: 2 } })).toMatchObject({ code: 'bad-field' });
    expect(await refusal({ title: ' ' })).toMatchObject({ code: 'bad-field' });
    expect((await host.ask('GET', '/tournaments/abcdefghijkm')).status).toBe(404);
    expect(await run(host, 'abcdefghijkm', { kind: 'enter' })).toBe('no-tournament');
  });
});
