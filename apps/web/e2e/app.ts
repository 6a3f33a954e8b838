// What every test begins with: a server, and people with a browser of their own who open the app.

import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { Server } from './server.ts';

export { expect, type Page } from '@playwright/test';

interface Fixtures {
  /** The address of the app. */
  readonly address: string;
  /** Somebody with a browser of their own; each call brings another person. */
  newcomer(options?: BrowserContextOptions): Promise<Page>;
}

/** Chromium says so by itself when a request fails; what the app makes of it is tested. */
const EXPECTED = /^Failed to load resource|WebSocket connection to/;

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await using server = await new Server().start();
      await use(server);
    },
    { scope: 'worker' },
  ],
  address: ({ server }, use) => use(server.address),
  async newcomer({ browser, contextOptions, viewport, locale }, use) {
    const problems: string[] = [];
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, viewport, locale: locale ?? 'en-GB', ...options });
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (said) => {
        if (said.type() === 'error' && !EXPECTED.test(said.text())) problems.push(said.text());
      });
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
    expect(problems, 'what went wrong inside the pages').toEqual([]);
  },
});

/** Time runs ten times as fast for what the page waits for: bots' pauses, the counting at the end. */
export const hasten = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hastened = (work: TimerHandler, delay = 0, ...rest: unknown[]) => wait(work, delay / 10, ...rest);
    // `Window` also has Node's declaration of setTimeout, with properties that no page uses.
    window.setTimeout = hastened as typeof window.setTimeout;
  });

interface MatchChoice {
  /** The edition, as it is called. */
  readonly game?: string;
  /** Who sits in the first seats, as the options are called. */
  readonly players?: readonly string[];
}

/** The sheet with the options of a new match. */
export const sheet = (page: Page) => page.getByRole('dialog', { name: /^(New match|Nová partie)$/ });

/** Opens that sheet on the start screen. */
export async function openForm(page: Page, way: 'solo' | 'friend' | 'device' = 'solo'): Promise<void> {
  await page.getByRole('button', { name: /^(Change the match|Upravit partii)$/ }).click();
  await sheet(page).locator(`input[name="way"][value="${way}"]`).check();
}

/** Begins what the sheet says. */
export const submit = (page: Page) => sheet(page).locator('button[type="submit"]').click();

/** Opens the sheet and fills it in; submitting it is left to the test. */
async function fillForm(page: Page, { game = 'Azul', players = [] }: MatchChoice): Promise<void> {
  await openForm(page);
  const form = sheet(page);
  await form.getByRole('radio', { name: game, exact: true }).check();
  for (const [i, who] of players.entries()) {
    const seat = form.getByRole('combobox', { name: `Who is player ${i + 1}` });
    if ((await seat.count()) === 0) await form.getByRole('button', { name: 'Add a player' }).click();
    await seat.selectOption({ label: who });
  }
}

/** Starts a match on this device. */
export async function begin(page: Page, address: string, choice: MatchChoice): Promise<void> {
  await page.goto(address);
  await fillForm(page, choice);
  await submit(page);
}

/** Makes a table for a friend; the waiting room opens. */
export async function inviteFriend(page: Page, address: string, game = 'Azul'): Promise<void> {
  await page.goto(address);
  await page.getByRole('radio', { name: game, exact: true }).check();
  await page.getByRole('button', { name: 'With a friend' }).click();
}

/** Choices are played at once from now on. */
export const playAtOnce = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('mozaika.settings', JSON.stringify({ confirm: 'never', sounds: false })),
  );

export const result = (page: Page) => page.getByRole('dialog', { name: 'Result' });
