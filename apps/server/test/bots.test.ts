// Bots at tables: they get what a person gets, and when their thread fails or hangs the match goes on.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { known, move, sitDown } from './player.ts';
import { PACE, Somebody, scratch, serve } from './server.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** A program for the threads. */
function program(text: string): URL {
  const file = join(scratch(), 'thread.mjs');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

const LISTEN = `import { parentPort } from 'node:worker_threads'; let n = 0; parentPort.on('message', ({ id, task }) => {`;
const TASK = { record: {} as never, seat: 1, level: 'expert', seed: 'x' } as const;

describe('the pool of threads', () => {
  it.each([
    ['throws', `${LISTEN} throw new Error('broken'); });`],
    ['exits', `${LISTEN} process.exit(1); });`],
    ['hangs', `${LISTEN} for (;;); });`],
    ['can’t even be loaded', 'syntax error'],
  ])('ends a thread that %s, asks again, and gives up in the end', async (_, text) => {
    const pool = new BotPool({ threads: 1, patienceMs: 300, program: program(text) });
    expect(await pool.think(TASK)).toMatchObject({ ok: false, refusal: { code: 'bot-failed', attempts: 3 } });
    await pool.stop();
  });

  it('goes on with other questions after one that broke a thread', async () => {
    const text = `${LISTEN} if (task.level === 'bad') process.exit(1); parentPort.postMessage({ id, result: { ok: true, value: task.level } }); });`;
    const pool = new BotPool({ threads: 2, patienceMs: 5_000, program: program(text) });
    const answers = await Promise.all(['a', 'bad', 'b', 'c'].map((level) => pool.think({ ...TASK, level })));
    expect(answers.map((answer) => (answer.ok ? answer.value : answer.refusal.code))).toEqual([
      'a',
      'bot-failed',
      'b',
      'c',
    ]);
    await pool.stop();
  });

  it('answers what waits when it stops', async () => {
    const pool = new BotPool({ threads: 1, program: program(`${LISTEN} });`) });
    const waiting = [pool.think(TASK), pool.think(TASK)];
    await pool.stop();
    for (const answer of waiting) expect(await answer).toMatchObject({ ok: false, refusal: { code: 'stopping' } });
  });

  it('answers whoever asks when it has stopped', async () => {
    const pool = new BotPool({ threads: 1, program: program(`${LISTEN} });`) });
    await pool.stop();
    expect(await pool.think(TASK)).toMatchObject({ ok: false, refusal: { code: 'stopping' } });
  });
});

describe('a table with bots', () => {
  it('plays on when they fail, with any legal move', async () => {
    const server = await serve({ botProgram: program(`${LISTEN} process.exit(1); });`) });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'expert'] });
    await sitDown([anna], code);
    for (let moves = 0; moves < 3; moves++) await move(anna, code);
    expect(known(anna, code).entries.filter((entry) => entry.startsWith('2 ')).length).toBeGreaterThanOrEqual(2);
    const metrics = await (await fetch(`${server.address}metrics`)).text();
    expect(metrics).toMatch(/mozaika_bot_failures_total\{game="azul"\} [1-9]/);
    for (const actor of ['person', 'bot', 'chance']) {
      expect(metrics).toMatch(new RegExp(`mozaika_actions_total\\{game="azul",actor="${actor}"\\} [1-9]`));
    }
  });

  it('gives them time to be watched', async () => {
    const server = await serve({ pace: { ...PACE, botMove: 400 } });
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'beginner'] });
    await sitDown([anna], code);
    await move(anna, code);
    const moved = Date.now();
    await move(anna, code);
    expect(Date.now() - moved).toBeGreaterThanOrEqual(350);
  });
});

describe('the example program', () => {
  it('has at most 60 lines, and plays a match to its end with a token', async () => {
    expect(readFileSync(join(ROOT, 'examples/bot.ts'), 'utf8').split('\n').length - 1).toBeLessThanOrEqual(60);
    const server = await serve();
    const anna = await Somebody.at(server);
    const code = await anna.create({ game: 'qwirkle', options: {}, seats: ['person', 'beginner'] });
    const { json } = await anna.ask('POST', '/programs', { name: 'Automat' });
    const { token } = json as { token: string };
    const args = [join(ROOT, 'examples/bot.ts'), server.address, token, code, 'beginner'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { timeout: 100_000 });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^The match is over after \d+ entries\./);
    await anna.watch(code);
    expect(anna.client.table(code)).toMatchObject({ stage: 'over', seats: [{ name: 'Automat', program: true }, {}] });
  });
});
