// For whom bots play: for people who are there. Others wait for them, and hear it when the bots are busy.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { ServedGame } from '../src/catalogue.ts';
import { GAMES } from './games.ts';
import { isToMove, lengthOf, sitDown } from './player.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';
import { LONG } from './soak.ts';

/** Bots at seat 2 begin. */
const BOT_FIRST = { options: { board: 'coloured', start: 2 }, seats: ['person', 'newcomer'], me: 'sits' };

/** Looks into a database from outside. */
function lookInto(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const count = (sql: string) => Number(database.prepare(sql).get()?.['count']);
  return {
    jobs: () => count('select count(*) as count from jobs'),
    botMoves: () => count("select count(*) as count from entries where text like '2 %'"),
    close: () => database.close(),
  };
}

describe('bots', LONG, () => {
  it('rest while nobody is there, also over a restart, and go on when somebody comes', async () => {
    const database = join(scratch(), 'rest.db');
    const first = await serve({ database });
    const anna = await Somebody.at(first);
    const code = await anna.create(BOT_FIRST);
    const stored = lookInto(database);
    // No job is left: nothing at this table happens by itself any more.
    await waitFor(() => stored.jobs() === 0);
    expect(stored.botMoves()).toBe(0);
    await first.stop();
    await serve({ database, port: first.port });
    expect([stored.jobs(), stored.botMoves()]).toEqual([0, 0]);
    stored.close();
    await anna.watch(code);
    await anna.until(code, () => isToMove(anna, code));
  });

  it('don’t play for somebody who only looks on', async () => {
    const database = join(scratch(), 'on.db');
    const server = await serve({ database });
    const [anna, karel] = [await Somebody.at(server), await Somebody.at(server)];
    const code = await anna.create(BOT_FIRST);
    await karel.watch(code);
    const stored = lookInto(database);
    await waitFor(() => stored.jobs() === 0);
    expect(stored.botMoves()).toBe(0);
    stored.close();
  });

  it('go on unwatched in a match by correspondence', async () => {
    const database = join(scratch(), 'days.db');
    const server = await serve({ database });
    const anna = await Somebody.at(server);
    await anna.create({ ...BOT_FIRST, clock: { kind: 'days', perMove: 86_400 } });
    const stored = lookInto(database);
    await waitFor(() => stored.botMoves() === 1);
    stored.close();
  });

  it('have no table to themselves', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'newcomer'] });
    await anna.watch(code);
    const refusal = await anna.client.send({ op: 'fill', table: code, seat: 1, level: 'newcomer' });
    expect(refusal).toEqual({ code: 'no-seat-for-people' });
    expect(anna.client.table(code)).toMatchObject({ stage: 'gathering', seats: [{ kind: 'open' }, { kind: 'bot' }] });
  });
});

describe('when the bots are busy', LONG, () => {
  /** Masters who never find a move, and beginners who make any. */
  function games(): ServedGame[] {
    const file = join(scratch(), 'bots.mjs');
    writeFileSync(
      file,
      `export const botMove = ({ level }) =>
        level === 'master' ? new Promise(() => undefined) : { ok: false, refusal: { code: 'no-idea' } };`,
    );
    const thinkingMs = { master: 5_000, newcomer: 5 };
    const bots = { module: pathToFileURL(file), levels: ['newcomer', 'master'], standIn: 'newcomer', thinkingMs };
    return GAMES.map((game) => ({ game, bots }));
  }

  it('the people at a table hear it, those who come later too, and a beginner elsewhere plays on', async () => {
    const server = await serve({ games: games(), botThreads: 1 });
    const flood = await Somebody.at(server);
    const codes: string[] = [];
    // One thinks, one is next, one waits for five seconds; the last one would wait for ten and is sent away.
    for (let i = 0; i < 4; i++) {
      const code = await flood.create({ ...BOT_FIRST, seats: ['person', 'master'] });
      codes.push(code);
      await flood.watch(code);
    }
    const noticeAt = (i: number) => flood.client.notice(codes[i] ?? '')?.refusal;
    await waitFor(() => noticeAt(2) !== undefined && noticeAt(3) !== undefined);
    expect([0, 1].map(noticeAt)).toEqual([undefined, undefined]);
    expect([2, 3].map(noticeAt)).toEqual([
      { code: 'bots-busy', after: 5_000 },
      { code: 'bots-busy', after: 6_000 },
    ]);
    const late = flood.otherTab();
    await late.watch(codes[3] ?? '');
    await late.until(codes[3] ?? '', ({ client }) => client.notice(codes[3] ?? '')?.seat === 2);
    const anna = await Somebody.at(server);
    const code = await anna.create({ ...BOT_FIRST, me: 'watches' });
    await sitDown([anna], code);
    await anna.until(code, () => isToMove(anna, code));
    expect(anna.client.notice(code)).toBeUndefined();
    expect(lengthOf(flood, codes[0] ?? '')).toBe(lengthOf(flood, codes[3] ?? ''));
  });
});
