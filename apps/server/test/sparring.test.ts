// The sparring partner online: what it knows of people is in the name of its matches, and follows from how they ended.

import { join } from 'node:path';
import { afterMatch, sparringLevel, sparringName, UNKNOWN } from '@mozaika/bots';
import type { MatchRecord } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import { isToMove, known, lengthOf, matchOf, move, seatOf, sitDown } from './player.ts';
import { Somebody, scratch, serve } from './server.ts';
import { LONG } from './soak.ts';

async function playToTheEnd(somebody: Somebody, code: string): Promise<void> {
  const isOver = () => known(somebody, code).turn.kind === 'over';
  while (!isOver()) {
    await move(somebody, code);
    await somebody.until(code, () => isOver() || isToMove(somebody, code));
  }
  await somebody.until(code, ({ client }) => client.table(code)?.stage === 'over');
}

const recordOf = async (somebody: Somebody, code: string, n: number): Promise<MatchRecord> =>
  (await somebody.ask('GET', `/matches/${code}.${n}`)).json as MatchRecord;

/** The scores at the end of a record by who they are of. */
function scoresIn({ players, result }: MatchRecord) {
  const { scores } = Object(result) as { readonly scores: readonly number[] };
  const partner = players.findIndex((name) => sparringLevel(name) !== undefined);
  return { person: scores[1 - partner], partner: scores[partner] };
}

describe('the sparring partner at a table', LONG, () => {
  it('is named after what it knows of the people there, remembers a match once, and forgets a person who is deleted', async () => {
    const database = join(scratch(), 'test.db');
    const server = await serve({ database });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'sparring'] });
    await sitDown([anna], code);
    expect(anna.client.table(code)?.seats[1]).toEqual({ kind: 'bot', level: sparringName(UNKNOWN.level) });
    await playToTheEnd(anna, code);
    const first = await recordOf(anna, code, 1);
    expect(first.players[1]).toBe(sparringName(UNKNOWN.level));
    const next = afterMatch(UNKNOWN, UNKNOWN.level, scoresIn(first));

    expect(await anna.client.rematch(code)).toBeUndefined();
    await anna.until(code, () => matchOf(anna, code) === `${code}.2` && lengthOf(anna, code) > 0);
    const partner = anna.client.table(code)?.seats[2 - seatOf(anna, code)];
    expect(partner).toEqual({ kind: 'bot', level: sparringName(next.level) });

    const storage = await openStorage(database);
    const person = (await storage.match(`${code}.1`))?.people[0] ?? '';
    expect(await storage.strengthsOf(person)).toEqual([{ person, game: 'azul', ...next }]);
    expect((await anna.ask('DELETE', '/me')).status).toBeLessThan(300);
    expect(await storage.strengthsOf(person)).toEqual([]);
    await storage.close();
  });

  it('can be chosen without a number only', async () => {
    const anna = await Somebody.at(await serve());
    const request = { game: 'azul', options: { board: 'gray' }, clock: { kind: 'none' }, listed: false, me: 'sits' };
    const made = await anna.ask('POST', '/tables', { ...request, seats: ['person', 'sparring-8'] });
    expect(made.json).toMatchObject({ refusal: { code: 'no-such-level', found: 'sparring-8' } });
  });
});
