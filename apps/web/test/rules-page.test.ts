// The rules pages in a real browser: examples are tried by tapping, with the keyboard alone and by watching; axe looks on.
// Opening a page takes longer than anything that is done on it, so each test does several things on one.

import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';

const WEB = join(import.meta.dirname, '..');
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 320, height: 640 };
const PATIENCE = 60_000;

const pages = inBrowser({ root: WEB, configFile: join(WEB, 'vite.config.ts') });
let page: Page;

interface Look {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly locale?: 'en-GB' | 'cs-CZ';
  readonly colorScheme?: 'light' | 'dark';
}

async function open(address: string, { viewport = PHONE, locale = 'en-GB', colorScheme = 'light' }: Look = {}) {
  page = await pages.open(`#/${address}`, { viewport, locale, colorScheme, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  await page.locator('.example').first().waitFor();
}

/** An example that has come into sight. */
async function example(id: string) {
  const card = page.locator(`[data-example="${id}"]`);
  await card.scrollIntoViewIfNeeded();
  await card.locator('.ways button').first().waitFor();
  return card;
}

const says = (id: string, text: string | RegExp) =>
  page.locator(`[data-example="${id}"] .result`).filter({ hasText: text }).waitFor();

/** Taps places of an example one after the other, and confirms where moves are confirmed. */
async function play(id: string, ...places: readonly string[]): Promise<void> {
  const card = await example(id);
  await card.getByRole('button', { name: 'Try it' }).click();
  for (const place of places) await card.locator(place).click();
  const button = card.locator('[data-confirm] button').first();
  if (await button.count()) await button.click();
}

const putBack = (id: string) =>
  page.locator(`[data-example="${id}"]`).getByRole('button', { name: 'Put it back' }).click();

/** Nothing is wider than the smallest screen; live boards need a moment to notice it. */
async function expectToFitSmall(): Promise<void> {
  await page.setViewportSize(SMALL);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, { timeout: PATIENCE }).toBe(SMALL.width);
}

test('an example is tried by tapping, explained, put back and tried otherwise', async () => {
  await open('rules/azul/gray');
  const card = await example('column');
  expect(await card.locator('[inert]').count()).toBe(1);
  await play('column', '[data-move="tile 3>5"]');
  await says('column', '2 points for the pair with black');
  await putBack('column');
  expect(await card.locator('.result').textContent()).toBe('');
  await play('column', '[data-move="tile 3>3"]');
  await says('column', '5 points: 2 with black beside it');

  // Other moves are told as well, and what the example would be.
  await play('floor', '[data-group="CK"]', '[data-move="CK1"]');
  await says('floor', /^It costs 5.points\. That is allowed as well\. In the example, Nela .+ black .+ floor/);

  // What is forced follows by itself.
  await play('no-place', '[data-move="tile 2>4"]');
  await says('no-place', 'It costs 5 points in all');

  // Another chapter is shown without losing what was tried.
  await page.getByRole('navigation').getByRole('link', { name: 'Our rulings' }).click();
  expect(await page.evaluate(() => location.hash)).toBe('#/rules/azul/rulings');
  expect(await page.locator(':focus').textContent()).toBe('Our rulings');
  await says('column', '5 points: 2 with black beside it');
});

test('a page opens at the chapter that its address names, and an example is tried with the keyboard alone', async () => {
  await open('rules/azul/crystal-x2', { viewport: WIDE });
  const heading = page.getByRole('heading', { name: 'Crystal Mosaic ×2', exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: PATIENCE }).toBeLessThan(WIDE.height / 2);

  const card = await example('double');
  await card.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-example="double"] [data-column]:focus').waitFor();
  while (!(await card.locator('[data-move="tile 3>3"]:focus').count())) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  if (await card.locator('[data-confirm]').count()) await page.keyboard.press('Enter');
  await says('double', '10 points');
  await card.getByRole('button', { name: 'Put it back' }).waitFor();
  expect(await page.locator(':focus').textContent()).toContain('Put it back');
  await page.keyboard.press('Enter');
  await page.locator('[data-example="double"] .ways button:focus', { hasText: 'Try it' }).waitFor();

  await expectToFitSmall();
});

test('a turn of the sample match is shown, another one tried; nothing is too wide, axe objects to nothing', async () => {
  await open('rules/qwirkle', { locale: 'cs-CZ', colorScheme: 'dark', viewport: WIDE });
  const card = await example('sample-match');
  await card.getByRole('button', { name: 'Ukázat', exact: true }).click();
  await says('sample-match', /^3.body: řada tří kostiček/);
  await card.getByRole('button', { name: 'Další tah' }).click();
  await page.locator('[data-example="sample-match"] h4:focus', { hasText: /^Tah.2.z.12/ }).waitFor();
  await card.getByRole('button', { name: 'Zkusit' }).click();
  await card.locator('.tray.live').waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await expectToFitSmall();
});
