// The rules pages in a real browser: examples are tried by tapping, with the keyboard alone and by watching; axe looks on.

import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
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
  await card.locator('[data-seat]').first().waitFor();
  return card;
}

const says = (id: string, text: string | RegExp) =>
  page.locator(`[data-example="${id}"] .result`).filter({ hasText: text }).waitFor();

describe('an example', () => {
  test('is tried by tapping, explained, put back and tried otherwise', async () => {
    await open('rules/azul/gray');
    const card = await example('column');
    expect(await card.locator('[inert]').count()).toBe(1);
    await card.getByRole('button', { name: 'Try it' }).click();
    await card.locator('[data-move="tile 3>5"]').click();
    await confirm('column');
    await says('column', '2 points for the run with black');
    await card.getByRole('button', { name: 'Put it back' }).click();
    expect(await card.locator('.result').textContent()).toBe('');
    await card.getByRole('button', { name: 'Try it' }).click();
    await card.locator('[data-move="tile 3>3"]').click();
    await confirm('column');
    await says('column', '5 points: 2 with black beside it');
  });

  test('tells of other moves, too, and what the example would be', async () => {
    await open('rules/azul/floor');
    const card = await example('floor');
    await card.getByRole('button', { name: 'Try it' }).click();
    await card.locator('[data-group="CK"]').click();
    await card.locator('[data-move="CK1"]').click();
    await confirm('floor');
    await says(
      'floor',
      'It costs 5 points. That is allowed, too. The example: Nela takes black from the centre to the floor.',
    );
  });

  test('shows its move by itself', async () => {
    await open('rules/qwirkle/points', { locale: 'cs-CZ' });
    const card = await example('qwirkle');
    await card.getByRole('button', { name: 'Ukázat', exact: true }).click();
    await says('qwirkle', '18 bodů: 6 za červenou řadu');
  });

  test('is tried with the keyboard alone', async () => {
    await open('rules/azul/crystal-x2', { viewport: WIDE });
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
  });
});

/** Where moves are confirmed, this one is. */
async function confirm(id: string): Promise<void> {
  const button = page.locator(`[data-example="${id}"] [data-confirm] button`).first();
  if (await button.count()) await button.click();
}

describe('the page', () => {
  test('leads to its chapters without losing what was tried', async () => {
    await open('rules/azul');
    const card = await example('from-display');
    await card.getByRole('button', { name: 'Show me' }).click();
    await says('from-display', 'Line 2 is full now.');
    await page.getByRole('navigation').getByRole('link', { name: 'Our rulings' }).click();
    expect(await page.evaluate(() => location.hash)).toBe('#/rules/azul/rulings');
    expect(await page.locator(':focus').textContent()).toBe('Our rulings');
    await says('from-display', 'Line 2 is full now.');
  });

  test('opens at the chapter that its address names', async () => {
    await open('rules/azul/crystal-bonus');
    const heading = page.getByRole('heading', { name: 'Crystal: bonuses', exact: true });
    await expect
      .poll(async () => (await heading.boundingBox())?.y, { timeout: PATIENCE })
      .toBeLessThan(PHONE.height / 2);
  });

  test.each(['rules/azul', 'rules/qwirkle'])('%s fits the smallest screen', async (address) => {
    await open(address, { viewport: SMALL, locale: 'cs-CZ' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL.width);
  });

  test('with a live board has nothing that axe objects to', async () => {
    await open('rules/qwirkle', { locale: 'cs-CZ', colorScheme: 'dark', viewport: WIDE });
    const card = page.locator('.example').first();
    await card.scrollIntoViewIfNeeded();
    await card.locator('.ways button').first().click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
