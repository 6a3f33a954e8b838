// Races that tests run over one server or several: who is first at a turn, and who moves at the same time.

import { expect } from 'vitest';
import { inTurn, isToMove, known, lengthOf, matchOf, movesOf } from './player.ts';
import type { Somebody } from './server.ts';

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

/** Two tabs of whoever is to move race for the turn so many times: one wins, the other is told why not, and both see it. */
export async function raceForTurns(
  people: readonly Somebody[],
  otherTabOf: ReadonlyMap<Somebody, Somebody>,
  code: string,
  races: number,
): Promise<void> {
  for (let race = 0; race < races; race++) {
    if (known(people[0], code).turn.kind === 'over') await rematch(people, code);
    const [mover] = await inTurn(people, code);
    const other = otherTabOf.get(mover) as Somebody;
    const index = lengthOf(mover, code);
    const match = matchOf(mover, code);
    const moves = movesOf(mover, code);
    const wishes = [moves[0], moves[moves.length - 1]].map((action) => ({ op: 'act', match, index, action }) as const);
    const answers = await Promise.all([mover.client.send(wishes[0]), other.client.send(wishes[1])]);
    const won = answers.filter((answer) => answer === undefined);
    expect([race, won.length]).toEqual([race, 1]);
    const lost = answers.find((answer) => answer !== undefined);
    expect(['stale', 'match-over']).toContain(lost?.code);
    const seen = (who: Somebody) => matchOf(who, code) !== match || lengthOf(who, code) > index;
    for (const who of [...people, ...otherTabOf.values()]) await who.until(code, () => seen(who));
  }
}

/** Two seats move at the same time so many times, whenever both are to move: both succeed. */
export async function moveTogether(people: readonly Somebody[], code: string, times: number): Promise<void> {
  for (let both = 0; both < times; ) {
    if (known(people[0], code).turn.kind === 'over') await rematch(people, code);
    const [mover] = await inTurn(people, code);
    const movers = people.filter((person) => isToMove(person, code));
    const index = lengthOf(mover, code);
    const match = matchOf(mover, code);
    const answers = await Promise.all(
      movers.map((person) => person.client.send({ op: 'act', match, index, action: movesOf(person, code)[0] })),
    );
    expect(answers).toEqual(movers.map(() => undefined));
    if (movers.length === 2) both++;
    for (const person of people) await person.until(code, () => lengthOf(person, code) >= index + movers.length);
  }
}
