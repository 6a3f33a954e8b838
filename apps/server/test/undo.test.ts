// Undo: by consent of the other people, never across chance, and never over the move of somebody who can't be asked.

import { describe, expect, it } from 'vitest';
import { inTurn, isToMove, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { PACE, Somebody, serve } from './server.ts';

async function begun(count: number, wish: object = {}, options: Parameters<typeof serve>[0] = {}) {
  const server = await serve(options);
  const people = await Promise.all(Array.from({ length: count }, () => Somebody.at(server)));
  const code = await people[0].create({ seats: Array.from({ length: count }, () => 'person'), ...wish });
  await sitDown(people, code);
  return { server, people, code };
}

const undo = (somebody: Somebody, code: string) =>
  somebody.client.send({ op: 'undo', match: matchOf(somebody, code), index: lengthOf(somebody, code) });
const agree = (somebody: Somebody, code: string, yes: boolean) =>
  somebody.client.send({ op: 'agree', match: matchOf(somebody, code), kind: 'undo', yes });
const isOffered = (somebody: Somebody, code: string) => somebody.client.table(code)?.offers[0]?.kind === 'undo';

describe('undo', () => {
  it('takes the last move back, with what others did since, when everybody agrees', async () => {
    const { people, code } = await begun(3);
    const [first, second, third] = await inTurn(people, code);
    const before = known(first, code).entries.length;
    await move(first, code);
    const [next] = await inTurn(people, code);
    await move(next, code);
    await first.until(code, () => lengthOf(first, code) === before + 2);
    expect(await undo(first, code)).toBeUndefined();
    for (const other of [second, third]) await other.until(code, () => isOffered(other, code));
    expect(await agree(second, code, true)).toBeUndefined();
    expect(lengthOf(second, code)).toBe(before + 2);
    expect(await agree(third, code, true)).toBeUndefined();
    await first.until(code, () => lengthOf(first, code) === before + 3);
    expect(known(first, code).entries.at(-1)).toBe(`! undo ${before}`);
    expect((await inTurn(people, code))[0]).toBe(first);
    await move(first, code);
  });

  it('is off when somebody declines, and when the match goes on', async () => {
    const { people, code } = await begun(2);
    const [first, second] = await inTurn(people, code);
    await move(first, code);
    await second.until(code, () => lengthOf(second, code) === lengthOf(first, code));
    await undo(first, code);
    await second.until(code, () => isOffered(second, code));
    expect(await agree(second, code, false)).toBeUndefined();
    await first.until(code, () => !isOffered(first, code));
    await undo(first, code);
    await second.until(code, () => isOffered(second, code));
    await move(second, code);
    await first.until(code, () => !isOffered(first, code));
    expect(await agree(second, code, true)).toMatchObject({ code: 'no-offer' });
  });

  it('needs nobody’s consent against bots, and twice the same wish counts once', async () => {
    // The bot waits with its move for as long as the test wants.
    let pause: Promise<unknown> = Promise.resolve();
    const options = { pace: { ...PACE, botMove: 1e9 }, sleep: () => pause };
    const { people, code } = await begun(1, { seats: ['person', 'newcomer'] }, options);
    const [anna] = people;
    await move(anna, code);
    await anna.until(code, () => isToMove(anna, code));
    const held = Promise.withResolvers<void>();
    pause = held.promise;
    await move(anna, code);
    const match = matchOf(anna, code);
    const index = lengthOf(anna, code);
    const wish = { op: 'undo', match, index } as const;
    const answers = await Promise.all([anna.client.send(wish), anna.client.send(wish)]);
    expect(answers).toEqual([undefined, undefined]);
    expect(known(anna, code).entries.slice(index)).toEqual([`! undo ${index - 1}`]);
    held.resolve();
  });

  it('is refused across chance, before one’s first move, and to whoever does not play', async () => {
    const { server, people, code } = await begun(2, { game: 'qwirkle', options: {} });
    const [first, second] = await inTurn(people, code);
    expect(await undo(second, code)).toMatchObject({ code: 'nothing-to-undo' });
    await move(first, code);
    expect(await undo(first, code)).toMatchObject({ code: 'undo-chance' });
    const guest = await Somebody.at(server);
    await guest.watch(code);
    expect(await undo(guest, code)).toMatchObject({ code: 'not-seated' });
  });

  it('never goes back over the move of somebody for whom a bot plays now, whoever else agrees', async () => {
    const { people, code } = await begun(3, {}, { pace: { ...PACE, absence: 0 } });
    const [first, second, third] = await roundOf(people, code);
    await move(first, code);
    await move(second, code);
    await callBotFor(second, first, code);
    await first.until(code, () => isToMove(third, code));
    const refusal = { code: 'undo-absent', seat: seatOf(second, code) };
    expect(await undo(first, code)).toMatchObject(refusal);
    // With nobody else left to ask it is the same.
    await callBotFor(third, first, code);
    await first.until(code, () => isToMove(first, code));
    expect(await undo(first, code)).toMatchObject(refusal);
    // What bots alone have answered since is nobody's.
    await move(first, code);
    await first.until(code, () => isToMove(first, code));
    expect(await undo(first, code)).toBeUndefined();
  });

  it('adds one entry to the log, however often seats have changed hands, and their facts stay', async () => {
    const { people, code } = await begun(2, {}, { pace: { ...PACE, absence: 0 } });
    const [first, second] = await inTurn(people, code);
    await callBotFor(second, first, code);
    const returned = second.otherTab();
    await returned.watch(code);
    expect(await returned.client.send({ op: 'back', match: matchOf(first, code) })).toBeUndefined();
    await callBotFor(returned, first, code);
    const facts = known(first, code).fold().notes;
    for (let n = 0; n < 3; n++) {
      await move(first, code);
      await first.until(code, () => isToMove(first, code));
      const before = lengthOf(first, code);
      expect(await undo(first, code)).toBeUndefined();
      await first.until(code, () => lengthOf(first, code) > before);
      expect(known(first, code).entries.slice(before)).toEqual([expect.stringMatching(/^! undo /)]);
    }
    expect(known(first, code).fold().notes).toEqual(facts);
    expect(known(first, code).standIns.has(seatOf(second, code))).toBe(true);
  });
});

/** People in the order in which they move. */
async function roundOf(people: readonly Somebody[], code: string): Promise<Somebody[]> {
  const [first] = await inTurn(people, code);
  const from = seatOf(first, code);
  const place = (one: Somebody) => (seatOf(one, code) - from + people.length) % people.length;
  return people.toSorted((a, b) => place(a) - place(b));
}

/** Somebody goes, and another one calls a bot in for them. */
async function callBotFor(absent: Somebody, caller: Somebody, code: string): Promise<void> {
  const seat = seatOf(absent, code);
  absent.client.close();
  await caller.until(code, ({ client }) => {
    const who = client.table(code)?.seats[seat - 1];
    return who?.kind === 'person' && !who.present;
  });
  expect(await caller.client.send({ op: 'replace', match: matchOf(caller, code), seat })).toBeUndefined();
}
