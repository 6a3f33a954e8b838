// Who is first: two tabs of one seat, two seats at the same time, messages sent twice, and stale ones.

import { describe, expect, it } from 'vitest';
import { inTurn, isToMove, known, lengthOf, matchOf, movesOf, sitDown } from './player.ts';
import { Somebody, serve } from './server.ts';

const RACES = 1_000;

async function begun(wish: object = {}) {
  const server = await serve({
    socketLimits: { messagesPerSecond: 1e6, messagesAtOnce: 1e6, waiting: 1 << 24, tables: 1e4 },
  });
  const people = [await Somebody.at(server), await Somebody.at(server)];
  const code = await people[0].create(wish);
  await sitDown(people, code);
  return { server, people, code };
}

async function rematch(people: readonly Somebody[], code: string): Promise<void> {
  const last = matchOf(people[0], code);
  for (const person of people) await person.until(code, ({ client }) => client.table(code)?.stage === 'over');
  for (const person of people) await person.client.rematch(code);
  for (const person of people) {
    await person.until(code, ({ client }) => {
      const begunAgain = client.table(code)?.stage === 'playing' && matchOf(person, code) !== last;
      return begunAgain && lengthOf(person, code) > 0;
    });
  }
}

describe('races', () => {
  it('two tabs of one seat race for the same turn 1,000 times: one wins, the other is told', async () => {
    const { people, code } = await begun();
    const tabs = new Map<Somebody, Somebody>();
    for (const person of people) {
      const tab = person.otherTab();
      await tab.watch(code);
      tabs.set(person, tab);
    }
    for (let race = 0; race < RACES; race++) {
      if (known(people[0], code).turn.kind === 'over') await rematch(people, code);
      const [mover] = await inTurn(people, code);
      const index = lengthOf(mover, code);
      const match = matchOf(mover, code);
      const moves = movesOf(mover, code);
      const wishes = [moves[0], moves[moves.length - 1]].map(
        (action) => ({ op: 'act', match, index, action }) as const,
      );
      const answers = await Promise.all([mover.client.send(wishes[0]), tabs.get(mover)?.client.send(wishes[1])]);
      const won = answers.filter((answer) => answer === undefined);
      expect([race, won.length]).toEqual([race, 1]);
      const lost = answers.find((answer) => answer !== undefined);
      expect(['stale', 'match-over']).toContain(lost?.code);
      for (const person of people) await person.until(code, () => lengthOf(person, code) > index);
    }
  }, 240_000);

  it('two seats tile at the same time 1,000 times: both succeed', async () => {
    const { people, code } = await begun({ options: { board: 'gray' } });
    for (let both = 0; both < RACES; ) {
      if (known(people[0], code).turn.kind === 'over') await rematch(people, code);
      const [mover] = await inTurn(people, code);
      const movers = people.filter((person) => isToMove(person, code));
      const index = lengthOf(mover, code);
      const match = matchOf(mover, code);
      const answers = await Promise.all(
        movers.map((person) => person.client.send({ op: 'act', match, index, action: movesOf(person, code)[0] })),
      );
      expect(answers.every((answer) => answer === undefined)).toBe(true);
      if (movers.length === 2) both++;
      for (const person of people) await person.until(code, () => lengthOf(person, code) >= index + movers.length);
    }
  }, 480_000);

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
