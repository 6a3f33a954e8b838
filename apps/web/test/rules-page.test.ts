// The rules pages in a real browser: examples are tried by tapping, with the keyboard alone and by watching; axe looks on.
// Opening a page takes longer than anything that is done on it, so each test does several things on one.

import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { inBrowser } from './browser.ts';

const WEB = join(import.meta.dirname, '..');
const PHONE = { width: 390, height: 664 };
const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 320, height: 568 };
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
  await page.locator('.lessons').first().waitFor();
}

/** An example whose board stands in front of the reader. */
async function example(id: string) {
  const card = page.locator(`[data-example="${id}"]`);
  // A card that comes into view may be drawn anew: then once more.
  await card.scrollIntoViewIfNeeded().catch(() => card.scrollIntoViewIfNeeded());
  await card.locator('.ways button').first().waitFor();
  return card;
}

/** Opens a place of the page that is there already. */
const goTo = (section: string) => page.evaluate((hash) => (location.hash = hash), `#/rules/azul/${section}`);

const says = (id: string, text: string | RegExp) =>
  page.locator(`[data-example="${id}"] .result`).filter({ hasText: text }).waitFor();

const visibleDisplays = (id: string) => page.locator(`[data-example="${id}"] .display:visible`).count();

/** Taps places of an example one after the other, and confirms where moves are confirmed. */
async function play(id: string, ...places: readonly string[]): Promise<void> {
  const card = await example(id);
  for (const place of places) await card.locator(place).click();
  const button = card.locator('[data-confirm] button').first();
  if (await button.count()) {
    // Nothing of it is cut off: not by the board, not by the card.
    expect(await button.evaluate(isWhole)).toBe(true);
    await button.click();
  }
}

/** Whether an element lies within everything around it that cuts off what is outside. Runs in the page. */
function isWhole(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const around: Element[] = [];
  for (let outer = element.parentElement; outer; outer = outer.parentElement) around.push(outer);
  return around
    .filter((outer) => getComputedStyle(outer).overflowY !== 'visible')
    .map((outer) => outer.getBoundingClientRect())
    .every((box) => top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right);
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
  await play('column', '[data-move="tile 3>5"]');
  await says('column', '2 points for the pair with black');
  await putBack('column');
  expect(await card.locator('.result').textContent()).toBe('');
  await play('column', '[data-move="tile 3>3"]');
  await says('column', '5 points: 2 with black beside it');
  // The next example of the same rule; what is forced follows by itself.
  await card.getByRole('button', { name: 'Next' }).click();
  await play('no-place', '[data-move="tile 2>4"]');
  await says('no-place', 'It costs 5 points in all');

  // Other moves are told as well, and what the example would be.
  await goTo('floor');
  await play('floor', '[data-group="CK"]', '[data-move="CK1"]');
  await says('floor', /^It costs 5.points\. That is allowed as well\. In the example, Nela .+ black .+ floor/);

  // A refusal is said in full, and only the part of the table that is needed is there, large enough for a finger.
  await goTo('which-line');
  const lines = await example('which-line');
  expect(await visibleDisplays('which-line')).toBe(1);
  const tiles = await lines.locator('[data-group="1Y"]').boundingBox();
  expect(Math.min(tiles?.width ?? 0, tiles?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await lines.locator('[data-group="1Y"]').click();
  // It is not for choosing, and says so; a finger does not know.
  await lines.locator('[data-to="2"]').click({ force: true });
  expect(await lines.locator('.hint p', { hasText: 'Row 2' }).evaluate(isWhole)).toBe(true);
  await play('which-line', '[data-move="1Y5"]');
  await says('which-line', /./);

  // Another card is shown without losing what was tried.
  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('link', { name: 'Our rulings' }).click();
  expect(await page.evaluate(() => location.hash)).toBe('#/rules/azul/rulings');
  expect(await page.locator(':focus').textContent()).toBe('Our rulings');
  await says('which-line', /./);
});

test('a page opens at the card that its address names, and an example is tried with the keyboard alone', async () => {
  await open('rules/azul/crystal-x2', { viewport: WIDE });
  const heading = page.getByRole('heading', { name: 'Crystal Mosaic ×2', exact: true });
  await expect.poll(async () => (await heading.boundingBox())?.y, { timeout: PATIENCE }).toBeLessThan(WIDE.height / 2);

  const card = await example('double');
  await card.locator('[data-column][tabindex="0"]').first().focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  for (let i = 0; i < 5 && !(await card.locator('[data-move="tile 3>3"]:focus').count()); i++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  if (await card.locator('[data-confirm]').count()) await page.keyboard.press('Enter');
  await says('double', '10 points');
  await card.getByRole('button', { name: 'Put it back' }).waitFor();
  expect(await page.locator(':focus').textContent()).toContain('Put it back');
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Show me' }).waitFor();
  // The focus is not lost: it is on the board or on what can be done next.
  await card.locator(':focus').waitFor();

  // What is exact is unfolded; arrows lead from card to card.
  const exact = page.getByText('Five cells are printed and take only their own colour.');
  expect(await exact.isVisible()).toBe(false);
  await page.locator('.card', { has: heading }).getByRole('button', { name: 'Exactly' }).click();
  expect(await exact.isVisible()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.locator('h2:focus', { hasText: 'Crystal Mosaic bonus' }).waitFor();

  await expectToFitSmall();
});

test('a turn of the sample match is shown, another one tried; nothing is too wide, axe objects to nothing', async () => {
  await open('rules/qwirkle/sample', { locale: 'cs-CZ', colorScheme: 'dark', viewport: WIDE });
  const card = page.locator('[data-lessons="sample-match"]');
  await card.getByRole('button', { name: 'Ukázat', exact: true }).click();
  await card.locator('.result', { hasText: /^3.body: řada tří kostiček/ }).waitFor();
  await card.getByRole('button', { name: 'Další' }).click();
  await card.locator('h3:focus', { hasText: /2.12/ }).waitFor();
  await card.locator('.hand button').first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await expectToFitSmall();
});
