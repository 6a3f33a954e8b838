// What people do at a table besides playing: come and go, look on, talk, come back on another device.

import { PHRASES } from '@mozaika/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { inTurn, isToMove, known, lengthOf, matchOf, move, movesOf, seatOf, sitDown } from './player.ts';
import { metricsOf, PACE, Somebody, serve, waitFor } from './server.ts';

interface Frame {
  readonly op: string;
  readonly [fact: string]: unknown;
}

const framesOf = (somebody: Somebody, op: string): Frame[] =>
  somebody.frames.map((frame) => JSON.parse(frame) as Frame).filter((frame) => frame.op === op);

/** How many sockets the server has, as its metrics say. */
const socketsOf = async (server: RunningServer): Promise<number> =>
  Number(/^mozaika_sockets (\d+)$/m.exec(await metricsOf(server))?.[1]);

async function begun(wish: object = {}) {
  const server = await serve();
  const people = [await Somebody.at(server), await Somebody.at(server)];
  const code = await people[0].create(wish);
  await sitDown(people, code);
  return { server, people, code };
}

describe('sayings', () => {
  it('reach the seated people, once, now and when they come back; nobody else', async () => {
    const { server, people, code } = await begun();
    const [anna, karel] = people;
    const guest = await Somebody.at(server);
    await guest.watch(code);
    expect(await anna.client.send({ op: 'say', table: code, phrase: 'good-luck' })).toBeUndefined();
    expect(
      await karel.client.send({ op: 'write', table: code, text: ' <b>Děkuju</b> & hodně štěstí ' }),
    ).toBeUndefined();
    await anna.until(code, () => framesOf(anna, 'said').length === 2);
    expect(framesOf(anna, 'said')).toMatchObject([
      { n: 0, seat: seatOf(anna, code), phrase: 'good-luck' },
      { n: 1, seat: seatOf(karel, code), text: '<b>Děkuju</b> & hodně štěstí' },
    ]);
    const tab = karel.otherTab();
    await tab.watch(code);
    await tab.until(code, () => framesOf(tab, 'said').length === 2);
    expect(await guest.client.send({ op: 'say', table: code, phrase: 'hello' })).toMatchObject({ code: 'not-seated' });
    expect(framesOf(guest, 'said')).toEqual([]);
  });

  it('that come twice under one id are said once', async () => {
    const { people, code } = await begun();
    const [anna, karel] = people;
    const text = JSON.stringify({ op: 'say', id: 'the same', table: code, phrase: 'hello' });
    for (let copy = 0; copy < 3; copy++) anna.raw(text);
    await anna.until(code, () => framesOf(anna, 'done').filter(({ id }) => id === 'the same').length === 3);
    await karel.client.send({ op: 'say', table: code, phrase: 'thanks' });
    await anna.until(code, () => framesOf(anna, 'said').some(({ phrase }) => phrase === 'thanks'));
    expect(framesOf(anna, 'said')).toHaveLength(2);
  });

  it.each([
    ['control characters', 'a\u0007b'],
    ['line breaks', 'a\nb'],
    ['letters that turn the direction', 'a\u202eb'],
    ['nothing to see', ' \t '],
    ['half a character', '\ud83d'],
    ['more than anybody reads', 'x'.repeat(201)],
  ])('with %s are refused', async (_, text) => {
    const { people, code } = await begun();
    expect(await people[0].client.send({ op: 'write', table: code, text })).toMatchObject({ code: 'bad-message' });
    expect(await people[0].client.send({ op: 'say', table: code, phrase: 'rude' as 'hello' })).toEqual({
      code: 'bad-message',
      field: 'phrase',
      expected: { kind: 'one-of', values: [...PHRASES] },
    });
  });
});

describe('a seat', () => {
  it('is found again in another browser by a private link, hand and all', async () => {
    const { server, people, code } = await begun({ game: 'qwirkle', options: {} });
    const [anna] = people;
    const link = (await anna.ask('POST', '/me/links')).json as { token: string };
    const phone = await Somebody.at(server);
    await phone.watch(code);
    expect(phone.client.table(code)?.you.seat).toBeUndefined();
    const elsewhere = await phone.returning(link.token);
    await elsewhere.watch(code);
    await elsewhere.until(code, () => lengthOf(elsewhere, code) === lengthOf(anna, code));
    expect(seatOf(elsewhere, code)).toBe(seatOf(anna, code));
    expect(known(elsewhere, code).entries).toEqual(known(anna, code).entries);
    if (isToMove(elsewhere, code)) await move(elsewhere, code);
  });

  it('can’t be had at a table that is full, closed or begun', async () => {
    const { server, people, code } = await begun();
    const guest = await Somebody.at(server);
    await guest.watch(code);
    expect(await guest.client.sit(code)).toMatchObject({ code: 'already-started', stage: 'playing' });
    const empty = await people[0].create({});
    await people[0].watch(empty);
    await people[0].client.sit(empty, 2);
    expect(await guest.client.send({ op: 'sit', table: empty, seat: 2 })).toMatchObject({ code: 'seat-taken' });
    expect(await guest.client.send({ op: 'sit', table: empty, seat: 3 })).toMatchObject({ code: 'no-such-seat' });
    expect(await people[0].client.send({ op: 'leave', table: empty })).toBeUndefined();
    await people[0].until(empty, ({ client }) => client.table(empty)?.stage === 'closed');
    expect(await guest.client.sit(empty)).toMatchObject({ code: 'already-started', stage: 'closed' });
  });

  it('is filled with a bot, and opened again, by the host alone', async () => {
    const server = await serve();
    const [anna, karel] = [await Somebody.at(server), await Somebody.at(server)];
    const code = await anna.create({ seats: ['person', 'person', 'person'] });
    await anna.watch(code);
    await anna.client.sit(code);
    const put = (who: Somebody, level: string | null) => who.client.send({ op: 'fill', table: code, seat: 3, level });
    expect(await put(karel, 'expert')).toMatchObject({ code: 'host-only' });
    expect(await put(anna, 'champion')).toMatchObject({ code: 'no-such-level' });
    expect(await put(anna, 'expert')).toBeUndefined();
    await anna.until(code, ({ client }) => client.table(code)?.seats[2].kind === 'bot');
    expect(await put(anna, null)).toBeUndefined();
    await anna.until(code, ({ client }) => client.table(code)?.seats[2].kind === 'open');
  });

  it('that somebody left is open at the rematch, and somebody else sits down', async () => {
    const { server, people, code } = await begun({ game: 'qwirkle', options: {}, seats: ['person', 'person'] });
    const [anna, karel] = people;
    expect(await karel.client.send({ op: 'leave', table: code })).toBeUndefined();
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'over');
    expect(await anna.client.rematch(code)).toBeUndefined();
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'gathering');
    const eva = await Somebody.at(server);
    await eva.watch(code);
    expect(await eva.client.sit(code)).toBeUndefined();
    await eva.until(code, ({ client }) => client.table(code)?.stage === 'playing' && lengthOf(eva, code) > 0);
    expect(matchOf(eva, code)).toBe(`${code}.2`);
    await move((await inTurn([anna, eva], code))[0], code);
  });

  it('left while contributions are opened goes to a bot, and the match begins', async () => {
    const server = await serve({ pace: { ...PACE, opening: 60_000 } });
    const [anna, karel] = [await Somebody.at(server), await Somebody.at(server)];
    const code = await anna.create({});
    await anna.watch(code);
    await anna.client.send({ op: 'sit', table: code, seal: '0'.repeat(64) });
    await karel.watch(code);
    await karel.client.sit(code);
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'opening');
    expect(await anna.client.send({ op: 'leave', table: code })).toBeUndefined();
    await karel.until(code, () => lengthOf(karel, code) > 0);
    expect(known(karel, code).entries).toContain('! left 1');
    await move(karel, code);
    await karel.until(code, () => isToMove(karel, code), 20_000);
  });

  it('left by everybody while contributions are opened leaves a closed table, not a match of bots', async () => {
    const server = await serve({ pace: { ...PACE, opening: 60_000 } });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'newcomer'] });
    await anna.watch(code);
    await anna.client.send({ op: 'sit', table: code, seal: '0'.repeat(64) });
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'opening');
    expect(await anna.client.send({ op: 'leave', table: code })).toBeUndefined();
    await anna.until(code, ({ client }) => client.table(code)?.stage === 'closed');
    expect(anna.client.table(code)?.match).toBeNull();
  });
});

describe('who looks on', () => {
  it('sees every move and no hand, and is in nobody’s way', async () => {
    const { server, people, code } = await begun({ game: 'qwirkle', options: {} });
    const guest = await Somebody.at(server);
    await guest.watch(code);
    const [mover] = await inTurn(people, code);
    await move(mover, code);
    await guest.until(code, () => lengthOf(guest, code) === lengthOf(mover, code));
    for (const entry of known(guest, code).entries) {
      if (entry.startsWith('* draw')) expect(entry).toMatch(/^\* draw \d( \?\?)+$/);
    }
    expect(guest.client.table(code)?.you).toEqual({ host: false });
    const match = matchOf(guest, code);
    for (const wish of [
      { op: 'act', match, index: lengthOf(guest, code), action: movesOf(people[0], code)[0] ?? '1 x' },
      { op: 'resign', match },
      { op: 'rematch', table: code },
    ] as const) {
      expect(await guest.client.send(wish)).toMatchObject({ code: 'not-seated' });
    }
  });

  it('comes back with the last index and gets exactly what was missed', async () => {
    const { people, code } = await begun();
    const [mover, other] = await inTurn(people, code);
    await move(mover, code);
    await other.until(code, () => lengthOf(other, code) === lengthOf(mover, code));
    const since = lengthOf(other, code);
    const match = matchOf(other, code);
    const before = framesOf(other, 'log').length;
    other.raw(JSON.stringify({ op: 'unwatch', id: 'u', table: code }));
    await other.until(code, () => framesOf(other, 'done').some(({ id }) => id === 'u'));
    // Somebody else is to move now, in another tab, and the first one again.
    const tab = other.otherTab();
    await tab.watch(code);
    await tab.until(code, () => lengthOf(tab, code) === since);
    await move(tab, code);
    await move(mover, code);
    expect(framesOf(other, 'log')).toHaveLength(before);
    other.raw(JSON.stringify({ op: 'watch', id: 'w', table: code, match, since }));
    await other.until(code, () => framesOf(other, 'done').some(({ id }) => id === 'w'));
    const logs = framesOf(other, 'log').slice(before);
    expect(logs).toMatchObject([{ from: since, entries: known(mover, code).entries.slice(since) }]);
    expect(known(mover, code).entries).toEqual(known(other, code).entries);
  });

  it('comes and goes without a frame to anybody else', async () => {
    const { server, people, code } = await begun();
    const [anna, karel] = people;
    const before = [anna, karel].map(({ frames }) => frames.length);
    const sockets = await socketsOf(server);
    for (let i = 0; i < 5; i++) {
      const guest = await Somebody.at(server);
      await guest.watch(code);
      guest.client.close();
      await waitFor(async () => (await socketsOf(server)) === sockets);
    }
    // What the server would have sent because of that comes before what it sends now.
    await anna.client.send({ op: 'say', table: code, phrase: 'hello' });
    await karel.until(code, () => framesOf(karel, 'said').length === 1);
    expect(
      anna.frames
        .slice(before[0])
        .map((frame) => JSON.parse(frame).op)
        .sort(),
    ).toEqual(['done', 'said']);
    expect(karel.frames.slice(before[1]).map((frame) => JSON.parse(frame).op)).toEqual(['said']);
  });

  it('is present with one socket or several, and away without any', async () => {
    const { server, people, code } = await begun();
    const [anna, karel] = people;
    const seat = seatOf(karel, code);
    const present = () => {
      const who = anna.client.table(code)?.seats[seat - 1];
      return who?.kind === 'person' && who.present;
    };
    const tab = karel.otherTab();
    await tab.watch(code);
    const sockets = await socketsOf(server);
    karel.client.close();
    await waitFor(async () => (await socketsOf(server)) === sockets - 1);
    // What the server would have sent because of that comes before what it sends now.
    await anna.client.send({ op: 'say', table: code, phrase: 'hello' });
    expect(present()).toBe(true);
    tab.client.close();
    await anna.until(code, () => !present());
    expect(anna.client.table(code)?.seats[seat - 1]).toMatchObject({ awaySince: expect.any(Number) });
    const again = karel.otherTab();
    await again.watch(code);
    await anna.until(code, present);
  });

  it('loses the sockets of other browsers at once when they sign out everywhere', async () => {
    const { server, people, code } = await begun();
    const [, karel] = people;
    const { json } = await karel.ask('POST', '/me/links');
    const thief = await (await Somebody.at(server)).returning((json as { token: string }).token);
    await thief.watch(code);
    expect(await karel.ask('POST', '/me/sign-out')).toMatchObject({ status: 200 });
    await waitFor(() => framesOf(thief, 'bye').some(({ reason }) => reason === 'signed-out'));
    // The client comes back with the old cookie and is nobody any more.
    await waitFor(() => framesOf(thief, 'hello').length === 2);
    expect(framesOf(thief, 'hello')[1]).toMatchObject({ name: '' });
    expect(await thief.client.send({ op: 'say', table: code, phrase: 'hello' })).toEqual({ code: 'who-are-you' });
  });

  it('is told to go when they delete themselves, and nobody plays in their name any more', async () => {
    const { people, code } = await begun();
    const [anna, karel] = people;
    await karel.ask('DELETE', '/me');
    await karel.until(code, () => framesOf(karel, 'bye').some(({ reason }) => reason === 'gone'));
    await anna.until(code, () => known(anna, code).entries.includes(`! end resigned ${seatOf(karel, code)}`));
  });
});
