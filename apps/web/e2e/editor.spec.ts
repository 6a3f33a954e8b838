// The position editor: a position set up by tapping, refused with words, mended, analysed, played, sent and brought back.

import { azul } from '@mozaika/azul';
import { type Game, parseSetUp } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { expect, type Page, test } from './app.ts';
import { openFile, RECORDS } from './records.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';
import { storedMatches } from './stored.ts';

const PHONE = { width: 390, height: 664 };

const HAND = [
  ['red', 'cross'],
  ['red', 'star'],
  ['red', 'diamond'],
  ['green', 'diamond'],
  ['green', 'star'],
  ['blue', 'circle'],
] as const;

const verdict = (page: Page) => page.getByRole('main').getByRole('status');
const part = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
/** Chooses a tile of Qwirkle by its colour and its shape. */
async function brushOf(page: Page, colour: string, shape: string): Promise<void> {
  await page
    .getByRole('group', { name: /^Colour of the tile/ })
    .getByRole('radio', { name: new RegExp(`^${colour} `) })
    .check();
  await page
    .getByRole('group', { name: /^Shape of the tile/ })
    .getByRole('radio', { name: new RegExp(` ${shape}$`) })
    .check();
}
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The text of the position in the address. */
const textOf = (page: Page): string => new URL(page.url()).hash.replace('#/editor/', '').replaceAll('_', ' ');

/** On a screen that shows all at once: what scrolls behind the palette is not small, but would count as such. */
async function expectAllAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ ...PHONE, height: 2400 });
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
}

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Text' })).toBeVisible();
}

test('a position is set up, refused with words, mended, analysed and played', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: PHONE });
  await page.goto(address);
  await page.getByRole('link', { name: 'Position editor' }).click();
  await expect(verdict(page)).toContainText('Nobody can take tiles, because none are on offer');

  await brush(page, 'red');
  for (const place of [1, 2]) await tap(page, `Display 1, place ${place}: empty`);
  await brush(page, 'blue');
  await tap(page, 'Display 1, place 3: empty');
  await expect(verdict(page)).toHaveText('This position can be played.');

  await part(page, 'Player 1');
  await tap(page, 'Line 1, place 1: empty');
  await tap(page, 'Row 1, column 1: empty, for blue only');
  await expect(verdict(page)).toContainText('Line 1 of player 1 holds blue, but row 1 of the wall already has it.');
  await expect(page.getByRole('button', { name: 'Play from here' })).toBeDisabled();
  await expectAllAccessible(page);
  await photograph(page, 'editor-azul-refused');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await tap(page, 'Row 2, column 2: empty, for blue only');
  await expect(verdict(page)).toContainText('from round 2');
  await page.getByRole('button', { name: 'Set the round to 2' }).click();
  await expect(verdict(page)).toHaveText('This position can be played.');

  const text = textOf(page);
  expect(parseSetUp(azul as Game, text).ok).toBe(true);
  await page.reload();
  await expect(verdict(page)).toHaveText('This position can be played.');

  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('heading', { name: 'The best moves for player 1' })).toBeVisible();
  const moves = page.locator('ol > li');
  await expect(moves.first()).toContainText('Winning chance', { timeout: 60_000 });
  expect(await moves.count()).toBeGreaterThan(1);
  await expectAllAccessible(page);
  await photograph(page, 'editor-azul-analysed');

  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('combobox', { name: 'The others are' }).selectOption({ label: 'Bot: Newcomer' });
  await page.getByRole('dialog').getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  await expect(page.getByRole('button', { name: /red/ }).first()).toBeVisible();
  const [match] = await storedMatches(page);
  expect(match?.header.from).toBe(text);
  expect(match?.header.players.map(({ bot }) => bot)).toEqual([undefined, 'newcomer']);
});

test('texts and links go in and out, and broken ones say why', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: PHONE });
  await page.goto(`${address}#/editor`);
  await page.getByRole('button', { name: 'Random' }).click();
  await expect(verdict(page)).toHaveText('This position can be played.', { timeout: 60_000 });
  const text = textOf(page);
  await openSheet(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(text);
  const link = await dialog.getByRole('textbox', { name: 'Link to this position' }).inputValue();
  await expectAllAccessible(page);
  for (const [pasted, told] of [
    ['chess e4', 'There is no edition “chess”'],
    ['azul 1 take1 oops', 'I don’t understand'],
  ] as const) {
    await dialog.getByRole('textbox', { name: 'Put a text or a link here' }).fill(pasted);
    await dialog.getByRole('button', { name: 'Show this position' }).click();
    await expect(dialog.getByRole('alert')).toContainText(told);
  }

  const other = await newcomer();
  await other.goto(`${address}#/editor/azul_9_broken`);
  await expect(other.getByRole('alert')).toContainText('I don’t understand');
  await other.getByRole('button', { name: 'Begin with an empty table' }).click();
  await openSheet(other);
  await other.getByRole('textbox', { name: 'Put a text or a link here' }).fill(link);
  await other.getByRole('button', { name: 'Show this position' }).click();
  await expect(other).toHaveURL(link);
  await expect(verdict(other)).toHaveText('This position can be played.');
});

test('a position of Qwirkle is set up and analysed as far as it is known', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: PHONE });
  await page.goto(`${address}#/editor`);
  await page.getByRole('combobox', { name: 'Edition' }).selectOption('qwirkle');
  await expect(verdict(page)).toHaveText('This position can be played.');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByText('It’s player 1’s turn: enter what they hold')).toBeVisible();

  await tap(page, 'Row 3, column 3: empty');
  await brushOf(page, 'blue', 'square');
  await tap(page, 'Row 3, column 4: empty');
  await expect(verdict(page)).toContainText('share their colour or their shape');
  await tap(page, 'Row 3, column 4: blue square');
  await brushOf(page, 'red', 'square');
  await tap(page, 'Row 3, column 4: empty');
  await expect(verdict(page)).toHaveText('This position can be played.');
  await photograph(page, 'editor-qwirkle');
  await page.setViewportSize(PHONE);
  await part(page, 'Player 1');
  for (const [colour, shape] of HAND) {
    await brushOf(page, colour, shape);
    await page
      .getByRole('button', { name: /^Hand, place \d: a hidden tile$/ })
      .first()
      .click();
  }
  await expectAllAccessible(page);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('ol > li').first()).toContainText('Winning chance', { timeout: 90_000 });
  expect(parseSetUp(qwirkle as Game, textOf(page)).ok).toBe(true);
  await expectRoom(page);
});

test('a moment of a replay is edited and played on by hand', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify(RECORDS.Azul));
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByRole('button', { name: 'Edit this position' }).click();
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
  await expect(verdict(page)).toHaveText('This position can be played.');
  await expectRoom(page);
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.getByRole('combobox', { name: 'The others are' }).selectOption('people on this device');
  await page.getByRole('dialog').getByRole('button', { name: 'Play from here' }).click();
  await expect(page).toHaveURL(/#\/play\//);
  const [match] = await storedMatches(page);
  expect(match?.header.players.map(({ bot }) => bot)).toEqual([undefined, undefined]);
});
