// Whole matches over real sockets: people, bots, a shuffle that can be verified, and what comes after the end.

import { type MatchRecord, verifyDeals } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { gameOf, inTurn, isToMove, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { Somebody, serve } from './server.ts';
import { LONG } from './soak.ts';

const two = async (server: { readonly address: string }) => [await Somebody.at(server), await Somebody.at(server)];

async function playToTheEnd(people: readonly Somebody[], code: string): Promise<void> {
  for (let moves = 0; known(people[0], code).turn.kind !== 'over'; moves++) {
    expect(moves).toBeLessThan(500);
    const [mover] = await inTurn(people, code);
    const before = lengthOf(people[0], code);
    await move(mover, code);
    await people[0].until(code, () => lengthOf(people[0], code) > before);
  }
  for (const person of people) await person.until(code, ({ client }) => client.table(code)?.stage === 'over');
}

describe('a match', LONG, () => {
  it.each(['azul', 'qwirkle'])('of %s is played to its end, and its shuffle can be verified', async (game) => {
    const server = await serve();
    const people = await two(server);
    const code = await people[0].create({ game, options: game === 'azul' ? { board: 'gray' } : {} });
    await sitDown(people, code);
    await playToTheEnd(people, code);
    const { json } = await people[1].ask('GET', `/matches/${matchOf(people[0], code)}`);
    expect(verifyDeals(gameOf(game), json as MatchRecord)).toMatchObject({
      ok: true,
      value: { standing: 'consistent' },
    });
    expect(json).toMatchObject({ fairness: { contributions: [{ seat: 1 }, { seat: 2 }], absent: [] } });
    expect(people[0].client.log(code)?.seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('acknowledges no contribution that is not in its shuffle', async () => {
    const server = await serve();
    const people = await two(server);
    const code = await people[0].create({ options: { board: 'gray' } });
    await sitDown(people, code);
    const match = matchOf(people[0], code);
    const own = people[0].client
      .table(code)
      ?.match?.fairness.contributions.find(({ seat }) => seat === seatOf(people[0], code));
    const reveal = (value: string, of = match) => people[0].client.send({ op: 'reveal', match: of, value });
    expect(await reveal('ab'.repeat(32))).toMatchObject({ code: 'not-opening', stage: 'playing' });
    expect(await reveal('ab'.repeat(32), `${code}.7`)).toMatchObject({ code: 'no-such-match' });
    // The same message twice.
    expect(await reveal(own?.value ?? '')).toBeUndefined();
  });

  it('has a rematch with rotated seats and another seed; the chosen start stays with the person', async () => {
    const server = await serve();
    const people = await two(server);
    const code = await people[0].create({ options: { board: 'coloured', edition: 'mini', start: 1 } });
    await sitDown(people, code);
    await playToTheEnd(people, code);
    const seats = people.map((person) => seatOf(person, code));
    const commitment = people[0].client.table(code)?.match?.fairness.commitment;
    expect(await people[0].client.send({ op: 'say', table: code, phrase: 'hello' })).toBeUndefined();
    expect(await people[0].client.rematch(code)).toBeUndefined();
    await people[1].until(code, ({ client }) => client.table(code)?.offers[0]?.kind === 'rematch');
    expect(await people[1].client.rematch(code)).toBeUndefined();
    for (const person of people) {
      // The table may tell of the new match before its log comes.
      await person.until(code, () => matchOf(person, code) !== `${code}.1` && lengthOf(person, code) > 0);
    }
    expect(people[0].client.table(code)?.stage).toBe('playing');
    expect(matchOf(people[0], code)).toBe(`${code}.2`);
    expect(people.map((person) => seatOf(person, code))).toEqual(seats.toReversed());
    expect(people[0].client.table(code)?.match?.fairness).not.toMatchObject({ commitment });
    expect(people[0].client.table(code)?.options).toEqual({ board: 'coloured', edition: 'mini', start: 2 });
    expect(isToMove(people[seats.indexOf(1)] ?? people[0], code)).toBe(true);
    // What was said before is told with the seat that its author has now.
    const heard = new Promise((resolve) => {
      const later = people[1].otherTab();
      later.client.watch(code, { changed: () => undefined, said: resolve });
    });
    expect(await heard).toMatchObject({ phrase: 'hello', seat: seatOf(people[0], code) });
    await move((await inTurn(people, code))[0], code);
  });

  it('against bots, also of a level by its retired name, begins at once, and the bots move by themselves', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    await expect(anna.create({ seats: ['person', 'champion'] })).rejects.toThrow('no-such-level');
    const code = await anna.create({ seats: ['person', 'newcomer', 'casual'] });
    await sitDown([anna], code);
    for (let moves = 0; moves < 5; moves++) await move(anna, code);
    expect(new Set(known(anna, code).entries.map((entry) => entry[0]))).toEqual(new Set(['*', '1', '2', '3']));
  });

  it('goes on when a client does not open its contribution, which the record tells', async () => {
    const server = await serve();
    const [anna, karel] = await two(server);
    const code = await anna.create({});
    await anna.watch(code);
    await karel.watch(code);
    await anna.client.send({ op: 'sit', table: code, seal: '0'.repeat(64) });
    await karel.client.sit(code);
    await karel.until(code, ({ client }) => client.table(code)?.stage === 'playing', 15_000);
    expect(karel.client.table(code)?.match?.fairness).toMatchObject({ absent: [1], contributions: [{ seat: 2 }] });
  });
});
