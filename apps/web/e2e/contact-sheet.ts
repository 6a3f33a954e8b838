// A contact sheet of every screen: six sizes, light and dark, one picture for each screen. node e2e/contact-sheet.ts FOLDER [SCREEN…]
// The app has to be built. Nothing is judged here: the pictures are for people to look at.

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';
import { type SeededMatch, seed } from './seeded-matches.ts';
import { Server } from './server.ts';

const SIZES = [
  [320, 568],
  [390, 664],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const;
const THEMES = { light: 'cs-CZ', dark: 'en-GB' } as const;
/** How high each picture is on the sheet. */
const HEIGHT = 480;

const MATCHES: readonly SeededMatch[] = [
  { id: 'azultwo', game: 'azul', seats: 2, played: 0.55, after: '* deal' },
  { id: 'azulfour', game: 'azul', seats: 4, played: 0.5, after: '* deal' },
  { id: 'azulgray', game: 'azul', options: { board: 'gray' }, seats: 2, played: 0.6, after: '2 tile' },
  { id: 'crystal', game: 'azul', options: { board: 'crystal-x2' }, seats: 3, played: 0.5, after: '* deal' },
  { id: 'qwirkletwo', game: 'qwirkle', seats: 2, played: 0.6 },
  { id: 'qwirklefour', game: 'qwirkle', seats: 4, played: 0.45 },
  { id: 'curtain', game: 'qwirkle', seats: 2, played: 0.3, others: 'people' },
  { id: 'azulend', game: 'azul', seats: 2, played: 1 },
  { id: 'azulfourend', game: 'azul', seats: 4, played: 1 },
  { id: 'qwirkleend', game: 'qwirkle', seats: 2, played: 1 },
];

type Open = (page: Page, address: string, browser: Browser) => Promise<unknown>;

const at =
  (hash: string): Open =>
  (page, address) =>
    page.goto(address + hash);

/** A table online that waits for somebody, made through the API by the page's own person. */
async function makeTable(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return page.evaluate(async () => {
    const answer = await fetch('/api/v2/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'azul',
        options: { board: 'coloured' },
        seats: ['person', 'person'],
        clock: { kind: 'none' },
        listed: true,
        me: 'sits',
      }),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body.code ?? body.table?.code;
  });
}

const SCREENS: { readonly [name: string]: Open } = {
  home: at('#/'),
  async 'home-first-visit'(page, address) {
    await page.goto(address);
    await page.evaluate(() => {
      localStorage.clear();
      indexedDB.deleteDatabase('mozaika');
    });
    await page.reload();
  },
  'new-azul': at('#/new/azul-gray'),
  'azul-two': at('#/play/azultwo'),
  'azul-four': at('#/play/azulfour'),
  async 'azul-four-chosen'(page, address) {
    await page.goto(`${address}#/play/azulfour`);
    await page.locator('[data-group].live').first().click();
  },
  'azul-grey': at('#/play/azulgray'),
  'crystal-three': at('#/play/crystal'),
  'qwirkle-two': at('#/play/qwirkletwo'),
  async 'qwirkle-four-held'(page, address) {
    await page.goto(`${address}#/play/qwirklefour`);
    await page.locator('.hand button').first().click();
  },
  curtain: at('#/play/curtain'),
  'end-azul': at('#/play/azulend'),
  'end-azul-four': at('#/play/azulfourend'),
  'end-qwirkle': at('#/play/qwirkleend'),
  'replay-azul': at('#/replay/kept/azulend'),
  'replay-qwirkle': at('#/replay/kept/qwirkleend/40'),
  'rules-azul': at('#/rules/azul'),
  'rules-qwirkle': at('#/rules/qwirkle'),
  boxes: at('#/boxes'),
  me: at('#/me'),
  settings: at('#/settings'),
  about: at('#/about'),
  fairness: at('#/fairness'),
  'learn-azul': at('#/learn/azul'),
  'review-azul': at('#/review/kept/azulend'),
  async menu(page, address) {
    await page.goto(`${address}#/play/azultwo`);
    await page.getByRole('button', { name: /^(Menu|Nabídka)$/ }).click();
  },
  async moves(page, address) {
    await page.goto(`${address}#/play/qwirkletwo`);
    await page.getByRole('button', { name: /^(Moves|Tahy)$/ }).click();
  },
  lost: at('#/nonsense'),
  async waiting(page, address) {
    await page.goto(`${address}#/t/${await makeTable(page, address)}`);
  },
  async invited(page, address, browser) {
    const host = await (await browser.newContext()).newPage();
    await page.goto(`${address}#/t/${await makeTable(host, address)}`);
    await host.context().close();
  },
  async messages(page, address, browser) {
    const host = await (await browser.newContext()).newPage();
    await page.goto(`${address}#/t/${await makeTable(host, address)}`);
    await page.getByRole('button', { name: /^(Sit down|Přisednout si)$/ }).click();
    await page.getByRole('button', { name: /^(Messages|Zprávy)/ }).click();
    await host.context().close();
  },
};

/** Waits until nothing is being fetched and everything has found its place: layouts follow a resize in later frames. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const places = (): string =>
      [...document.querySelectorAll('body *')]
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
        .join();
    for (let tries = 0, before = ''; tries < 30; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      const now = `${places()} ${document.querySelector('main > .tiles + [role="status"]') ? tries : ''}`;
      if (now === before) return;
      before = now;
    }
  });
}

async function photograph(browser: Browser, address: string, name: string, folder: string): Promise<void> {
  const open = SCREENS[name];
  if (!open) throw new Error(`There is no screen ${name}; there are ${Object.keys(SCREENS).join(', ')}`);
  for (const [theme, locale] of Object.entries(THEMES) as ['light' | 'dark', string][]) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(address);
    await seed(page, MATCHES);
    // Away and back, so that the app reads its store anew.
    await page.goto('about:blank');
    await open(page, address, browser);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}x${height}.png`) });
    }
    await context.close();
  }
  await sheet(browser, name, folder);
}

/** All pictures of a screen on one. */
async function sheet(browser: Browser, name: string, folder: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 2880, height: 2 * HEIGHT + 60 } });
  const rows = Object.keys(THEMES).map(
    (theme) =>
      `<div>${SIZES.map(([w, h]) => `<img src="file://${join(folder, `${name}-${theme}-${w}x${h}.png`)}" height="${HEIGHT}">`).join('')}</div>`,
  );
  await page.goto(`file://${folder}`);
  await page.setContent(`<style>body{margin:8px;background:#777}img{margin:4px}</style>${rows.join('')}`, {
    waitUntil: 'load',
  });
  await page.screenshot({ path: join(folder, `sheet-${name}.png`) });
  await page.close();
}

const [, , target = 'e2e/contact-sheet', ...wanted] = process.argv;
const folder = resolve(target);
mkdirSync(folder, { recursive: true });
await using server = await new Server().start();
const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, '--allow-file-access-from-files'] });
for (const name of wanted.length > 0 ? wanted : Object.keys(SCREENS)) {
  await photograph(browser, server.address, name, folder).catch((problem) => console.error(`${name}: ${problem}`));
  console.log(name);
}
await browser.close();
