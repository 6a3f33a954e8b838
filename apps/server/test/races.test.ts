// Who is first: two tabs of one seat, two seats at the same time, messages sent twice, and stale ones.

import { describe, expect, it } from 'vitest';
import { inTurn, lengthOf, matchOf, movesOf, sitDown } from './player.ts';
import { moveTogether, raceForTurns } from './races.ts';
import { Somebody, serve } from './server.ts';
import { LONG, sizeOf } from './soak.ts';

const RACES = sizeOf({ usual: 80, soak: 1_000 });
const TABLES = 10;

const patient = () =>
  serve({ socketLimits: { messagesPerSecond: 1e6, messagesAtOnce: 1e6, waiting: 1 << 24, tables: 1e4 } });

async function tableAt(server: { readonly address: string }, wish: object = {}) {
  const people = [await Somebody.at(server), await Somebody.at(server)];
  const code = await people[0].create(wish);
  await sitDown(people, code);
  return { people, code };
}

async function begun() {
  const server = await patient();
  return { server, ...(await tableAt(server)) };
}

/** Several tables at once, so that they don't wait for each other. */
const atTables = (race: () => Promise<void>) => Promise.all(Array.from({ length: TABLES }, race));

describe('races', () => {
  it(`two tabs of one seat race for the same turn ${RACES} times: one wins, the other is told`, LONG, async () => {
    const server = await patient();
    await atTables(async () => {
      const { people, code } = await tableAt(server);
      const tabs = new Map<Somebody, Somebody>();
      for (const person of people) {
        const tab = person.otherTab();
        await tab.watch(code);
        tabs.set(person, tab);
      }
      await raceForTurns(people, tabs, code, RACES / TABLES);
    });
  });

  it(`two seats tile at the same time ${RACES} times: both succeed`, LONG, async () => {
    const server = await patient();
    await atTables(async () => {
      const { people, code } = await tableAt(server, { options: { board: 'gray' } });
      await moveTogether(people, code, RACES / TABLES);
    });
  });

  it('the same move sent twice is made once', async () => {
    const { people, code } = await begun();
    const [mover] = await inTurn(people, code);
    const index = lengthOf(mover, code);
    const wish = { op: 'act', match: matchOf(mover, code), index, action: movesOf(mover, code)[0] } as const;
    expect(await Promise.all([1, 2, 3].map(() => mover.client.send(wish)))).toEqual([undefined, undefined, undefined]);
    await mover.until(code, () => lengthOf(mover, code) === index + 1);
  });

  it('a move out of turn, an illegal one, a foreign seat’s and an old one are refused with their codes', async () => {
    const { server, people, code } = await begun();
    const [mover, other] = await inTurn(people, code);
    const match = matchOf(mover, code);
    const index = lengthOf(mover, code);
    const [action] = movesOf(mover, code);
    const act = (who: Somebody, text: string, at: number) =>
      who.client.send({ op: 'act', match, index: at, action: text });
    const foreign = action.replace(/^\d/, (seat) => String(3 - Number(seat)));
    expect(await act(other, foreign, index)).toMatchObject({ code: 'not-your-turn' });
    expect(await act(other, action, index)).toMatchObject({ code: 'not-your-seat' });
    expect(await act(mover, `${action[0]} 9B1`, index)).toMatchObject({ code: 'no-such-display' });
    expect(await act(mover, `${action[0]} nonsense`, index)).toMatchObject({ code: 'unreadable' });
    expect(await act(mover, '* start 1', index)).toMatchObject({ code: 'not-your-seat' });
    expect(await act(mover, action, index + 1)).toMatchObject({ code: 'index-ahead' });
    expect(await act(mover, action, 0)).toMatchObject({ code: 'stale' });
    const guest = await Somebody.at(server);
    expect(await act(guest, action, index)).toMatchObject({ code: 'not-seated' });
    expect(lengthOf(mover, code)).toBe(index);
  });
});
