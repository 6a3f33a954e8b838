// Without a network after the first visit: both games, the bots and both languages are there.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { begin, expect, hasten, type Page, playAtOnce, test } from './app.ts';
import { awaitTurn, decide } from './azul.ts';
import { awaitTurn as awaitQwirkle, lying, move } from './qwirkle.ts';
import { Server } from './server.ts';

const DIST = process.env['MOZAIKA_WEB'] ?? join(import.meta.dirname, '../dist');
const FILES = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.\w+$/.test(name) && !/^sw\.js|\.(br|gz)$|^index\.html$|^\./.test(name),
);

/** Waits until the app has fetched everything in its idle time. */
const keptAll = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async (names) => {
          const found = await Promise.all(names.map((name) => caches.match(`./${name}`)));
          return names.filter((_, i) => found[i] === undefined);
        }, FILES),
      { timeout: 60_000 },
    )
    .toEqual([]);

test('after the first visit both games are played without a network', async ({ newcomer }) => {
  const server = await new Server().start();
  const page = await newcomer();
  await hasten(page);
  await playAtOnce(page);
  await page.goto(server.address);
  await keptAll(page);
  await server[Symbol.asyncDispose]();
  await page.context().setOffline(true);

  await begin(page, server.address, { game: 'Azul', players: ['Player on this device', 'Master'] });
  for (let turn = 0; turn < 2; turn++) await decide(page, await awaitTurn(page), turn);
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);

  await begin(page, server.address, { game: 'Qwirkle', players: ['Player on this device', 'Master'] });
  await awaitQwirkle(page);
  await move(page);
  await awaitQwirkle(page);
  await expect.poll(() => lying(page).count()).toBeGreaterThan(1);

  await page.goto(`${server.address}#/puzzles/azul`);
  await page.getByRole('button', { name: 'Solve puzzles' }).click();
  await expect(page.getByRole('heading', { name: /^Find the best move/ })).toBeFocused();

  await page.goto(server.address);
  await page.getByRole('button', { name: 'Česky' }).click();
  await expect(page.getByRole('button', { name: 'Hrát', exact: true })).toBeVisible();
  await expect(page.getByText('Server teď není dostupný')).toBeVisible();
});
