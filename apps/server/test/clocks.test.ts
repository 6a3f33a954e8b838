// Clocks, and bots for who is absent without one. What a clock that runs out leads to is in `ends.test.ts`.

import { describe, expect, it } from 'vitest';
import { inTurn, isToMove, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { PACE, Somebody, scratch, serve } from './server.ts';

async function begun(wish: object, options: object = {}) {
  const time = new PushedTime();
  const server = await serve({ time, ...options });
  const people = [await Somebody.at(server), await Somebody.at(server)];
  const code = await people[0].create(wish);
  await sitDown(people, code);
  return { time, server, people, code };
}

const MINUTE = { kind: 'live', bank: 60, increment: 5 };

describe('clocks', () => {
  it('run for who is to move, and give the increment back', async () => {
    const { time, people, code } = await begun({ clock: MINUTE });
    const [mover] = await inTurn(people, code);
    time.push(20_000);
    await move(mover, code);
    const left = mover.client.log(code)?.clocks?.left ?? [];
    const mine = left[seatOf(mover, code) - 1];
    expect(mine).toBe(45_000);
    expect(left[2 - seatOf(mover, code)]).toBe(60_000);
  });

  it('of correspondence tables count for each move, and who lets one pass has lost', async () => {
    const { time, people, code } = await begun({ clock: { kind: 'days', perMove: 3600 } });
    const [mover, other] = await inTurn(people, code);
    time.push(3_000_000);
    await move(mover, code);
    expect(mover.client.log(code)?.clocks?.left[seatOf(mover, code) - 1]).toBe(3_600_000);
    // Nobody has to be there: days are long.
    other.client.close();
    time.push(3_700_000);
    await mover.until(code, () => known(mover, code).entries.includes(`! end timeout ${seatOf(other, code)}`));
    expect(known(mover, code).outcome?.ranks[seatOf(mover, code) - 1]).toBe(1);
  });

  it('don’t run while the server is down', async () => {
    const database = `${scratch()}/clocks.db`;
    const { time, server, people, code } = await begun({ clock: MINUTE }, { database });
    const [mover] = await inTurn(people, code);
    const before = lengthOf(mover, code);
    await server.stop();
    time.push(3_600_000);
    const port = server.port;
    await serve({ time, database, port });
    await mover.until(code, ({ client }) => client.state === 'open' && client.table(code)?.stage === 'playing');
    await move(mover, code);
    expect(known(mover, code).entries[before]).not.toContain('timeout');
    // All of the hour counts as an outage, and the move has brought its increment.
    expect(mover.client.log(code)?.clocks?.left[seatOf(mover, code) - 1]).toBe(65_000);
  });
});

describe('absence', () => {
  it('without a clock a bot can be called in after five minutes of absence, not before', async () => {
    const { time, people, code } = await begun({});
    const [mover, other] = await inTurn(people, code);
    const match = matchOf(mover, code);
    const seat = seatOf(mover, code);
    const call = () => other.client.send({ op: 'replace', match, seat });
    expect(await call()).toMatchObject({ code: 'not-away-long-enough' });
    mover.client.close();
    await other.until(code, ({ client }) => {
      const who = client.table(code)?.seats[seat - 1];
      return who?.kind === 'person' && !who.present;
    });
    expect(await call()).toMatchObject({ code: 'not-away-long-enough', seat });
    time.push(PACE.absence);
    expect(await call()).toBeUndefined();
    await other.until(code, () => isToMove(other, code), 20_000);
  });
});
