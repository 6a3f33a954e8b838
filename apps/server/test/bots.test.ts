// Bots at tables: they get what a person gets, and when their thread fails or hangs the match goes on.

import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { GAMES, gamesWithBotsOf } from './games.ts';
import { known, move, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { metricsOf, PACE, Somebody, scratch, serve } from './server.ts';
import { LONG } from './soak.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A module of bots with this text. */
function botsOf(text: string): URL {
  const file = join(scratch(), 'bots.mjs');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

const FAILING = 'export const botMove = () => process.exit(1);';
const SILENT = 'export const botMove = () => new Promise(() => undefined);';
const RECORD = { format: 'mozaika/1', game: 'azul', options: {}, players: ['1', '2'], rules: 1, actions: [] } as const;
const REQUEST = { record: RECORD, seat: 1, level: 'expert', seed: 'x' } as const;

describe('the pool of threads', () => {
  it.each([
    ['throws', `export const botMove = () => { throw new Error('broken'); };`],
    ['exits', FAILING],
    ['can’t even be loaded', 'syntax error'],
    ['has no bots', 'export const other = 1;'],
  ])('ends a thread that %s, asks again, and gives up in the end', async (_, text) => {
    const pool = new BotPool({ threads: 2 });
    expect(await pool.think(botsOf(text), REQUEST)).toMatchObject({
      result: { ok: false, refusal: { code: 'bot-failed', attempts: 3 } },
    });
    await pool.stop();
  });

  it('ends a thread that hangs and does not ask again: that costs one time-out', async () => {
    const asked = join(scratch(), 'asked');
    const bots = botsOf(
      `import { appendFileSync } from 'node:fs';
      export const botMove = () => { appendFileSync(${JSON.stringify(asked)}, 'x'); for (;;); };`,
    );
    const pool = new BotPool({ threads: 1, hangTimeoutMs: 1_000 });
    expect(await pool.think(bots, REQUEST)).toMatchObject({
      result: { ok: false, refusal: { code: 'bot-hung', ms: 1_000 } },
    });
    await pool.stop();
    expect(readFileSync(asked, 'utf8')).toBe('x');
  });

  it('does not take a bot for hung because the process stood still: its answer is heard when that goes on', async () => {
    const asked = join(scratch(), 'asked');
    const bots = botsOf(
      `import { writeFileSync } from 'node:fs';
      export const botMove = () => {
        writeFileSync(${JSON.stringify(asked)}, 'x');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_500);
        return { ok: true, value: 'moved' };
      };`,
    );
    const pool = new BotPool({ threads: 1, hangTimeoutMs: 3_000 });
    const answer = pool.think(bots, REQUEST);
    await expect.poll(() => existsSync(asked), { timeout: 20_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // Nothing of this process runs but the bot, for longer than a bot may take.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4_000);
    expect(await answer).toMatchObject({ result: { ok: true, value: 'moved' } });
    await pool.stop();
  });

  it('goes on with other requests after one that broke a thread', async () => {
    const bots = botsOf(
      `export const botMove = ({ level }) => { if (level === 'bad') process.exit(1); return { ok: true, value: level }; };`,
    );
    const pool = new BotPool({ threads: 2 });
    const answers = await Promise.all(['a', 'bad', 'b', 'c'].map((level) => pool.think(bots, { ...REQUEST, level })));
    expect(answers.map(({ result }) => (result.ok ? result.value : result.refusal.code))).toEqual([
      'a',
      'bot-failed',
      'b',
      'c',
    ]);
    await pool.stop();
  });

  it('answers what it works on when it stops', async () => {
    const bots = botsOf(SILENT);
    const pool = new BotPool({ threads: 2 });
    const waiting = [pool.think(bots, REQUEST), pool.think(bots, REQUEST)];
    await pool.stop();
    for (const answer of waiting) expect(await answer).toMatchObject({ result: { refusal: { code: 'stopping' } } });
  });

  it('answers whoever asks when it has stopped', async () => {
    const pool = new BotPool({ threads: 2 });
    await pool.stop();
    expect(await pool.think(botsOf(SILENT), REQUEST)).toMatchObject({ result: { refusal: { code: 'stopping' } } });
  });
});

describe('a table with bots', () => {
  it('plays on when they fail, with any legal move', async () => {
    const server = await serve({ games: gamesWithBotsOf(botsOf(FAILING)) });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'expert'] });
    await sitDown([anna], code);
    for (let moves = 0; moves < 3; moves++) await move(anna, code);
    expect(known(anna, code).entries.filter((entry) => entry.startsWith('2 ')).length).toBeGreaterThanOrEqual(2);
    const metrics = await metricsOf(server);
    expect(metrics).toMatch(/mozaika_bot_failures_total\{game="azul"\} [1-9]/);
    for (const actor of ['person', 'bot', 'chance']) {
      expect(metrics).toMatch(new RegExp(`mozaika_actions_total\\{game="azul",actor="${actor}"\\} [1-9]`));
    }
  });

  it('gives them time to be watched, counted from the last move', async () => {
    const pauses: number[] = [];
    const time = new PushedTime();
    const sleep = async (ms: number) => {
      pauses.push(ms);
      time.push(ms);
    };
    const bots = botsOf(`export const botMove = () => ({ ok: false, refusal: { code: 'no-idea' } });`);
    const server = await serve({ games: gamesWithBotsOf(bots), time, sleep, pace: { ...PACE, botMove: 400 } });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'newcomer'] });
    await sitDown([anna], code);
    await move(anna, code);
    await move(anna, code);
    const moved = known(anna, code).entries.filter((entry) => entry.startsWith('2 ')).length;
    expect(moved).toBeGreaterThan(0);
    expect(pauses).toEqual(Array.from({ length: moved }, () => 400));
  });

  it('offers only the levels that the bots of its game have, and none for a game without bots', async () => {
    const [azul, qwirkle] = GAMES;
    const bots = { module: botsOf(SILENT), levels: ['sleepy'], standIn: 'sleepy' };
    const server = await serve({ games: [{ game: azul, bots }, { game: qwirkle }] });
    const anna = await Somebody.at(server);
    const { json } = await anna.ask('GET', '/games');
    expect(json).toMatchObject({
      games: [
        { id: 'azul', levels: ['sleepy'] },
        { id: 'qwirkle', levels: [] },
      ],
    });
    const request = { clock: { kind: 'none' }, listed: false, me: 'sits' };
    for (const [wanted, level] of [
      [{ game: 'azul', options: { board: 'gray' } }, 'expert'],
      [{ game: 'qwirkle', options: {} }, 'sleepy'],
    ] as const) {
      const made = await anna.ask('POST', '/tables', { ...request, ...wanted, seats: ['person', level] });
      expect(made.json).toMatchObject({ refusal: { code: 'no-such-level', found: level } });
    }
  });

  it('without bots goes on with any legal move for whoever has left', async () => {
    const server = await serve({ games: GAMES.map((game) => ({ game })) });
    const [anna, karel, eva] = [await Somebody.at(server), await Somebody.at(server), await Somebody.at(server)];
    const code = await anna.create({ seats: ['person', 'person', 'person'] });
    await sitDown([anna, karel, eva], code);
    for (const who of [karel, eva]) expect(await who.client.send({ op: 'leave', table: code })).toBeUndefined();
    for (let moves = 0; moves < 3; moves++) await move(anna, code);
    expect(await metricsOf(server)).not.toMatch(/mozaika_bot_failures_total\{/);
  });
});

describe('the example program', () => {
  it('has at most 60 lines, and plays a match to its end with a token', LONG, async () => {
    expect(readFileSync(join(ROOT, 'examples/bot.ts'), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(60);
    const server = await serve();
    const anna = await Somebody.at(server);
    const code = await anna.create({ game: 'qwirkle', options: {}, seats: ['person', 'newcomer'] });
    const { json } = await anna.ask('POST', '/programs', { name: 'Automat' });
    const { token } = json as { token: string };
    const args = [join(ROOT, 'examples/bot.ts'), server.address, token, code, 'newcomer'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 100_000 });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^The match is over after \d+ entries\./);
    await anna.watch(code);
    expect(anna.client.table(code)).toMatchObject({ stage: 'over', seats: [{ name: 'Automat', program: true }, {}] });
  });
});
