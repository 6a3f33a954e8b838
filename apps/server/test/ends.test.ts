// Matches that end because somebody goes, on a real server: what everybody gets, and what is stored.

import { type MatchRecord, verifyDeals } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { gameOf, inTurn, isToMove, known, lengthOf, matchOf, move, movesOf, seatOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';

const MINUTE = { kind: 'live', bank: 60, increment: 5 };

async function begun(wish: object, count = 2, options: object = {}) {
  const time = new PushedTime();
  const server = await serve({ time, ...options });
  const people: Somebody[] = [];
  for (let i = 0; i < count; i++) people.push(await Somebody.at(server));
  const code = await people[0].create({ seats: people.map(() => 'person'), ...wish });
  await sitDown(people, code);
  return { time, server, people, code };
}

const isOver = (code: string) => (somebody: Somebody) =>
  somebody.client.table(code)?.stage === 'over' && somebody.client.log(code)?.seed !== undefined;

const recordOf = async (somebody: Somebody, match: string): Promise<MatchRecord> =>
  (await somebody.ask('GET', `/matches/${match}`)).json as MatchRecord;

describe('two people', () => {
  it('get the result at once when one resigns, whole and with its reason', async () => {
    const { people, code } = await begun({ game: 'qwirkle', options: {}, clock: MINUTE });
    const [mover, other] = await inTurn(people, code);
    await move(mover, code);
    const match = matchOf(mover, code);
    const seat = seatOf(mover, code);
    expect(await mover.client.send({ op: 'resign', match })).toBeUndefined();
    expect(await mover.client.send({ op: 'resign', match })).toBeUndefined();
    for (const person of people) {
      await person.until(code, isOver(code));
      const { entries, outcome } = known(person, code);
      expect(entries.at(-1)).toBe(`! end resigned ${seat}`);
      expect(entries.join()).not.toContain('??');
      expect(outcome).toMatchObject({ reason: 'resigned', gone: [{ seat, reason: 'resigned' }] });
      expect(outcome?.ranks[seatOf(other, code) - 1]).toBe(1);
      expect(person.client.table(code)?.offers).toEqual([]);
    }
    const index = lengthOf(other, code);
    const [action = ''] = movesOf(other, code);
    expect(await other.client.send({ op: 'act', match, index, action })).toMatchObject({ code: 'match-over' });

    const stranger = await recordOf(await Somebody.at({ address: other.base }), match);
    expect(stranger.result).toMatchObject({ reason: 'resigned', gone: [{ seat, reason: 'resigned' }], replaced: [] });
    expect(stranger.notes).toEqual([{ before: stranger.actions.length, fact: `! end resigned ${seat}` }]);
    expect(verifyDeals(gameOf('qwirkle'), stranger)).toMatchObject({ ok: true, value: { standing: 'consistent' } });
    expect((await mover.ask('GET', '/me/matches')).json).toMatchObject({
      matches: [{ match, reason: 'resigned', gone: [{ seat }], ranks: known(mover, code).outcome?.ranks }],
    });
  });

  it('may play again after a resignation, if both want to', async () => {
    const { people, code } = await begun({});
    const [mover, other] = await inTurn(people, code);
    await mover.client.send({ op: 'resign', match: matchOf(mover, code) });
    await other.until(code, isOver(code));
    expect(await other.client.rematch(code)).toBeUndefined();
    await mover.until(code, ({ client }) => client.table(code)?.offers.length === 1);
    expect(mover.client.table(code)?.offers).toMatchObject([{ kind: 'rematch', by: seatOf(other, code) }]);
    expect(await mover.client.rematch(code)).toBeUndefined();
    await mover.until(code, () => matchOf(mover, code) === `${code}.2` && lengthOf(mover, code) > 0);
  });

  it('have a winner when a live clock runs out, whoever moves too late', async () => {
    const { time, people, code } = await begun({ clock: MINUTE });
    const [mover, other] = await inTurn(people, code);
    time.push(61_000);
    for (const person of people) {
      await person.until(code, isOver(code));
      expect(known(person, code).entries.at(-1)).toBe(`! end timeout ${seatOf(mover, code)}`);
      expect(known(person, code).outcome?.ranks[seatOf(other, code) - 1]).toBe(1);
    }
    expect(await mover.client.send({ op: 'back', match: matchOf(mover, code) })).toMatchObject({ code: 'match-over' });
  });

  it('have no winner when a live clock runs out and neither is there', async () => {
    const database = `${scratch()}/ends.db`;
    const { time, server, people, code } = await begun({ clock: MINUTE }, 2, { database });
    for (const person of people) person.client.close();
    const stranger = await Somebody.at(server);
    await stranger.watch(code);
    await stranger.until(code, ({ client }) =>
      (client.table(code)?.seats ?? []).every((who) => who.kind === 'person' && !who.present),
    );
    time.push(61_000);
    await waitFor(async () => {
      // Nobody knows how soon the job runs; the server's time goes on until it has.
      time.push(1_000);
      return isOver(code)(stranger);
    });
    expect(known(stranger, code).outcome).toEqual({ scores: [0, 0], ranks: [], reason: 'abandoned' });
    const match = matchOf(stranger, code);
    expect((await recordOf(stranger, match)).result).toMatchObject({ ranks: [], reason: 'abandoned' });
    expect((await people[0].ask('GET', '/me/matches')).json).toMatchObject({
      matches: [{ match, ranks: [], reason: 'abandoned' }],
    });
    // It is stored so.
    await server.stop();
    const again = await serve({ time, database });
    const later = people[1].otherTab(again);
    await later.watch(code);
    await later.until(code, isOver(code));
    expect(known(later, code).outcome?.reason).toBe('abandoned');
  });
});

describe('three people', () => {
  it('play on with a bot for who runs out of time; who comes back plays again', async () => {
    const { time, people, code } = await begun({ clock: MINUTE }, 3);
    const [mover, other] = await inTurn(people, code);
    const seat = seatOf(mover, code);
    const match = matchOf(mover, code);
    time.push(61_000);
    await mover.until(code, () => !isToMove(mover, code), 20_000);
    expect(known(mover, code).entries).toEqual(
      expect.arrayContaining([`! end timeout ${seat}`, `! bot ${seat} expert`]),
    );
    const index = lengthOf(mover, code);
    expect(await mover.client.send({ op: 'act', match, index, action: `${seat} 1B1` })).toMatchObject({
      code: 'replaced',
    });
    expect(await mover.client.send({ op: 'back', match })).toBeUndefined();
    await other.until(code, () => known(other, code).entries.includes(`! back ${seat}`));
    expect(known(other, code).ends.gone).toEqual([{ seat, reason: 'timeout' }]);
    expect((await recordOf(mover, match)).notes).toMatchObject([
      { fact: `! end timeout ${seat}` },
      { fact: `! bot ${seat} expert` },
      { fact: `! back ${seat}` },
    ]);
  });
});
