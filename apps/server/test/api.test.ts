// The interface for programs over a whole server: tables, matches, what strangers may know, and a log of it all

import { type MatchRecord, verifyDeals } from '@mozaika/kernel';
import type { LobbyEntry, MyTable, TableView } from '@mozaika/protocol';
import { restClient } from '@mozaika/protocol/client';
import { describe, expect, it } from 'vitest';
import { gameOf, inTurn, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { Somebody, serve } from './server.ts';
import { LONG } from './soak.ts';

const WISH = {
  game: 'azul',
  options: { board: 'coloured' },
  seats: ['person', 'person'],
  clock: { kind: 'none' },
  listed: true,
  me: 'sits',
} as const;

const two = async (server: { readonly address: string }) => [await Somebody.at(server), await Somebody.at(server)];

async function playToTheEnd(people: readonly Somebody[], code: string): Promise<void> {
  while (known(people[0], code).turn.kind !== 'over') {
    const [mover] = await inTurn(people, code);
    const before = lengthOf(people[0], code);
    await move(mover, code);
    await people[0].until(code, () => lengthOf(people[0], code) > before);
  }
  for (const person of people) await person.until(code, ({ client }) => client.table(code)?.stage === 'over');
}

describe('tables', () => {
  it('are in the lobby if they are listed, and everybody sees who waits there', async () => {
    const server = await serve();
    const [anna, karel] = await two(server);
    await anna.ask('PATCH', '/me', { name: 'Anna' });
    const listed = await anna.create({ ...WISH });
    const hidden = await anna.create({ ...WISH, listed: false });
    const { tables } = (await karel.ask('GET', '/tables')).json as { tables: LobbyEntry[] };
    expect(tables.map(({ code }) => code)).toEqual([listed]);
    expect(tables[0].seats).toMatchObject([{ kind: 'person', name: 'Anna' }, { kind: 'open' }]);
    const view = (await karel.ask('GET', `/tables/${hidden}`)).json as TableView;
    expect(view).toMatchObject({ code: hidden, stage: 'gathering', you: { host: false }, match: null });
    expect((await anna.ask('GET', `/tables/${hidden}`)).json).toMatchObject({ you: { seat: 1, host: true } });
  });

  it('asked for twice with the same key are one', async () => {
    const anna = await Somebody.at(await serve());
    const codes = await Promise.all([1, 2, 3].map(() => anna.create({ ...WISH, key: 'my wish' })));
    expect(new Set(codes).size).toBe(1);
    expect(await anna.create({ ...WISH, key: 'another' })).not.toBe(codes[0]);
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['a board that nobody has', { options: { board: 'golden' } }, 'bad-field'],
    ['a bot that nobody knows', { seats: ['person', 'champion'] }, 'no-such-level'],
  ])('with %s are refused', async (_, change, code) => {
    const anna = await Somebody.at(await serve());
    const { status, json } = await anna.ask('POST', '/tables', { ...WISH, ...change });
    expect(json).toMatchObject({ refusal: { code } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('of one’s own say whose turn it is', async () => {
    const people = await two(await serve());
    const code = await people[0].create({ ...WISH, me: 'watches' });
    await sitDown(people, code);
    const mine = async (somebody: Somebody) =>
      ((await somebody.ask('GET', '/me/tables')).json as { tables: MyTable[] }).tables;
    const [mover, other] = await inTurn(people, code);
    expect(await mine(mover)).toMatchObject([{ code, stage: 'playing', toMove: true, yourSeat: seatOf(mover, code) }]);
    expect(await mine(other)).toMatchObject([{ code, toMove: false, yourSeat: seatOf(other, code) }]);
    expect(await mine(await Somebody.at({ address: mover.base }))).toEqual([]);
  });
});

describe('attempts at puzzles', () => {
  const told = async (somebody: Somebody, attempts: readonly string[]) =>
    ((await somebody.ask('POST', '/me/attempts', { attempts })).json as { attempts: string[] }).attempts;

  it('of one’s devices come together, each once, and nobody else’s among them', async () => {
    const [anna, karel] = await two(await serve());
    expect(await told(anna, [])).toEqual([]);
    await Promise.all([told(anna, ['azul/a/1/1', 'azul/b/0/2']), told(anna, ['azul/b/0/2', 'azul/c/1/3'])]);
    expect((await told(anna, [])).toSorted()).toEqual(['azul/a/1/1', 'azul/b/0/2', 'azul/c/1/3']);
    expect(await told(karel, ['azul/d/1/4'])).toEqual(['azul/d/1/4']);
  });

  it.each([
    ['are no short texts', ['azul/<b>']],
    ['are too long', ['a'.repeat(65)]],
    ['are too many at once', Array.from({ length: 501 }, (_, i) => `azul/a/1/${i}`)],
  ])('are refused if they %s, and nothing is stored', async (_, attempts) => {
    const anna = await Somebody.at(await serve());
    const { status, json } = await anna.ask('POST', '/me/attempts', { attempts: ['azul/a/1/1', ...attempts] });
    expect([status, json]).toMatchObject([400, { refusal: { code: 'bad-field' } }]);
    expect(await told(anna, [])).toEqual([]);
  });
});

describe('the record of a match', LONG, () => {
  it('is masked for the one who asks while it runs, and whole when it is over', async () => {
    const lines: string[] = [];
    const server = await serve({ log: { level: 'trace', stream: { write: (line) => void lines.push(line) } } });
    const people = await two(server);
    for (const [i, person] of people.entries()) await person.ask('PATCH', '/me', { name: `Rumpelstilzchen ${i}` });
    const code = await people[0].create({ ...WISH, game: 'qwirkle', options: {}, me: 'watches' });
    await sitDown(people, code);
    const match = matchOf(people[0], code);
    const stranger = await Somebody.at(server);
    const actionsFor = async (somebody: Somebody) =>
      ((await somebody.ask('GET', `/matches/${match}`)).json as { actions: string[] }).actions;
    for (const person of people) {
      const hands = (await actionsFor(person)).filter((action) => action.startsWith('* draw'));
      for (const hand of hands) expect(hand.includes('??')).toBe(!hand.startsWith(`* draw ${seatOf(person, code)} `));
    }
    for (const action of await actionsFor(stranger))
      if (action.startsWith('* draw')) expect(action).toMatch(/( \?\?)+$/);
    expect((await stranger.ask('GET', `/matches/${match}`)).json).not.toHaveProperty('fairness.seed');

    await playToTheEnd(people, code);
    const { json } = await stranger.ask('GET', `/matches/${match}`);
    expect(verifyDeals(gameOf('qwirkle'), json as MatchRecord)).toMatchObject({
      ok: true,
      value: { standing: 'consistent' },
    });
    const { matches } = (await people[0].ask('GET', '/me/matches')).json as { matches: object[] };
    expect(matches).toMatchObject([
      {
        match,
        game: 'qwirkle',
        players: people.map((_, i) => ({ kind: 'person', name: `Rumpelstilzchen ${i}` })),
        ranks: [expect.any(Number), expect.any(Number)],
      },
    ]);

    // The whole match was played with the loudest log there is.
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(5);
    const record = json as { actions: string[]; fairness: { seed: string; contributions: { value: string }[] } };
    const secrets = [
      code,
      'Rumpelstilzchen',
      record.fairness.seed,
      ...record.fairness.contributions.map(({ value }) => value),
      ...record.actions.filter((action) => !/^\* start/.test(action)).map((action) => action.slice(2)),
      ...people.map(({ cookie }) => cookie.split('=')[1]),
    ];
    for (const secret of secrets.filter(({ length }) => length > 5)) expect(text).not.toContain(secret);
  });
});

describe('below a path', () => {
  it('people meet and play', async () => {
    const server = await serve({ base: 'games/mozaika' });
    expect(new URL(server.address).pathname).toBe('/games/mozaika/');
    const people = await two(server);
    const code = await people[0].create({ ...WISH, me: 'watches' });
    await sitDown(people, code);
    await move((await inTurn(people, code))[0], code);
  });
});

describe('deleting oneself', () => {
  it('resigns a running match, and leaves its record to the others without the name', async () => {
    const server = await serve();
    const [anna, karel] = await two(server);
    await anna.ask('PATCH', '/me', { name: 'Rumpelstilzchen' });
    const code = await karel.create({ ...WISH, me: 'watches' });
    await sitDown([karel, anna], code);
    const match = matchOf(karel, code);
    expect((await anna.ask('DELETE', '/me')).status).toBe(200);
    await karel.until(code, ({ client }) => client.table(code)?.stage === 'over');
    expect(known(karel, code).entries.at(-1)).toBe('! end resigned 2');
    const { json } = await karel.ask('GET', `/tables/${code}`);
    expect(JSON.stringify(json)).not.toContain('Rumpelstilzchen');
    expect(JSON.stringify((await karel.ask('GET', `/matches/${match}`)).json)).not.toContain('Rumpelstilzchen');
  });
});

describe('a program', () => {
  it('makes tables and reads them with nothing but its token', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    const { token } = (await anna.ask('POST', '/programs', { name: 'Robot' })).json as { token: string };
    const robot = restClient({ base: server.address, token });
    const made = await robot.ask('makeTable', { body: { ...WISH, seats: [...WISH.seats], clock: { kind: 'none' } } });
    const code = made.ok ? made.value.code : '';
    const view = await robot.ask('table', { params: { code } });
    expect(view).toMatchObject({
      ok: true,
      value: { you: { seat: 1 }, seats: [{ name: 'Robot', program: true }, {}] },
    });
  });
});
