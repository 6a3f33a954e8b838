// The guide "Add a game" of CONTRIBUTING.md, followed: the tiny game of the kernel's tests becomes a third game in a scratch copy of
// the repository, keeps all laws, and is played in the arena, at a table of the server and in a browser.

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { API } from '@mozaika/protocol';
import { chromium } from '@playwright/test';
import { afterAll, describe, expect, it } from 'vitest';
import { CHROMIUM } from '../apps/web/e2e/chromium.ts';
import { copyWithThirdGame, filesOfGuide } from './third-game/copy.ts';

const MINUTE = 60_000;
const copy = copyWithThirdGame();
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  copy.remove();
});

/** The environment of programs that know nothing of this test run. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS$|NODE_ENV$|TEST$)/.test(name)),
);

/** Runs a program of the copy to its end; what it says when it fails is part of the failure. */
async function run(script: string, ...args: string[]): Promise<string> {
  const options = { cwd: copy.folder, env: environment };
  const ran = promisify(execFile)(process.execPath, [join(copy.folder, script), ...args], options);
  const { stdout } = await ran.catch((failure: Error & { stdout: string; stderr: string }) => {
    throw new Error(`${failure.message}\n${failure.stdout}${failure.stderr}`);
  });
  return stdout;
}

/** `mozaika serve` in the copy; its address. */
async function serve(): Promise<string> {
  const args = [
    join(copy.folder, 'apps/cli/bin/mozaika.js'),
    'serve',
    '--database',
    join(copy.folder, 'third-game.db'),
  ];
  const server = spawn(process.execPath, args, {
    cwd: copy.folder,
    env: environment,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  stops.push(async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  });
  let said = '';
  for await (const piece of server.stderr) {
    said += piece;
    const [address] = /http:\/\/\S+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`mozaika serve ended: ${said}`);
}

/** A request of somebody without an account. */
async function guestOf(address: string): Promise<(path: string, body: object) => Promise<{ [field: string]: string }>> {
  const first = await fetch(`${address}${API}/me`);
  await first.arrayBuffer();
  const [cookie = ''] = (first.headers.get('set-cookie') ?? '').split(';');
  const headers = { cookie, origin: new URL(address).origin, 'content-type': 'application/json' };
  return async (path, body) => {
    const response = await fetch(`${address}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { [field: string]: string };
  };
}

describe('a third game', () => {
  it('touches exactly the files that the guide lists', () => {
    expect([...new Set(copy.touched)].toSorted()).toEqual(filesOfGuide('pebbles').toSorted());
  });

  it('has types that fit', { timeout: 4 * MINUTE }, async () => {
    expect(await run('node_modules/typescript/bin/tsc', '-b', 'apps/cli')).toBe('');
  });

  it('keeps the laws and the directions of dependencies', { timeout: 2 * MINUTE }, async () => {
    const files = ['test/laws.test.ts', 'test/dependencies.test.ts'];
    const said = await run('node_modules/vitest/vitest.mjs', 'run', ...files, '-t', 'pebbles', '--no-color');
    expect(said).toMatch(/Tests +\d\d+ passed/);
  });

  it('is played in the arena against a bot', { timeout: MINUTE }, async () => {
    const args = ['arena', 'pebbles', '--seats', 'random,casual', '--games', '10', '--seed', 'third', '--json'];
    const report = JSON.parse(await run('apps/cli/bin/mozaika.js', ...args));
    expect(report).toMatchObject({ game: 'pebbles', games: 10, reasons: { 'all-put': 10 } });
  });

  it('is played at a table on the server and in a browser', { timeout: 4 * MINUTE }, async () => {
    await run('scripts/build.mjs');
    const address = await serve();

    const post = await guestOf(address);
    const table = { game: 'pebbles', options: {}, seats: ['person', 'occasional'], clock: { kind: 'none' } };
    const { code } = await post('/tables', { ...table, listed: false, me: 'watches' });
    const { token } = await post('/programs', { name: 'Automat' });
    expect([code, token]).toEqual([expect.any(String), expect.any(String)]);
    const said = await run('examples/bot.ts', address, String(token), String(code), 'occasional');
    expect(said).toMatch(/^The match is over after \d+ entries\./);

    const browser = await chromium.launch(CHROMIUM);
    stops.push(() => browser.close());
    const page = await browser.newPage({ locale: 'en-GB' });
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(address);
    await page.getByRole('radio', { name: 'Pebbles', exact: true }).check();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const result = page.getByRole('dialog', { name: 'Result' });
    const put = page.getByRole('button', { name: /^put [abc]$/ }).first();
    // Forced moves are made by the app, so nobody knows how many are left to click; a button may vanish under the pointer.
    const finished = async (): Promise<boolean> => {
      if (await put.isVisible()) await put.click({ timeout: 1000 }).catch(() => undefined);
      return result.isVisible();
    };
    await expect.poll(finished, { timeout: MINUTE }).toBe(true);
    expect(await result.textContent()).toContain('Everybody has put the last pebble.');
    expect(errors).toEqual([]);
  });
});
