// The score pad through an evening: a match of Azul to its end, one of Qwirkle begun, with undo, a reload, and the position handed on.

import { expect, type Page, test } from './app.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';

const PHONE = { width: 390, height: 664 };
/** The colours of the first row of a coloured wall. */
const ROW = ['blue', 'yellow', 'red', 'black', 'white'];

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const scoreOf = (page: Page, name: string) => page.locator('dl div', { hasText: name }).locator('dd');
const brush = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const board = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Whose board' }).getByRole('radio', { name }).check();

/** On a screen that shows all at once: what scrolls behind the palette is not small, but would count as such. */
async function expectAllAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ ...PHONE, height: 2400 });
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
}

test('an evening is written down, counted and kept', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: PHONE });
  await page.goto(address);
  await page.getByRole('link', { name: 'Score pad' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Anna');
  await tap(page, 'Begin');
  await expect(page.getByRole('alert')).toHaveText('Two players have the same name.');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Karel');
  await tap(page, 'Begin');

  for (const [i, colour] of ROW.entries()) {
    const round = i + 1;
    await board(page, 'Anna');
    await brush(page, colour);
    await tap(page, 'Line 1, place 1: empty');
    if (round === 2) {
      await tap(page, 'Line 2, place 1: empty');
      await board(page, 'Karel');
      await tap(page, 'Line 2, place 2: empty');
      await tap(page, 'Floor, space 1: empty');
      await photograph(page, 'pad-azul');
      await page.setViewportSize(PHONE);
      await expectAllAccessible(page);
    }
    await tap(page, `Score round ${round}`);
    if (round === 1) {
      await expect(page.getByText('blue in row 1, column 1: 1 point, no neighbours')).toBeVisible();
      await expect(scoreOf(page, 'Anna')).toHaveText('1');
      await tap(page, 'Undo');
      await expect(scoreOf(page, 'Anna')).toHaveText('0');
      await tap(page, 'Score round 1');
      await page.reload();
      await expect(scoreOf(page, 'Anna')).toHaveText('1');
    }
    if (round === 2) {
      await expect(scoreOf(page, 'Anna')).toHaveText('3');
      await expect(page.getByText('The floor costs 1 point; its spaces say 1')).toBeVisible();
      await expect(scoreOf(page, 'Karel')).toHaveText('0');
    }
  }
  await expect(page.getByText('2 points for a complete row')).toBeVisible();
  await expect(page.getByText('Anna won')).toBeVisible();
  await expect(scoreOf(page, 'Anna')).toHaveText('17');
  await tap(page, 'To the evening');
  await expect(page.getByText('Anna: 1 win in 1 match, 17 points')).toBeVisible();
  await photograph(page, 'pad-evening');
  await page.setViewportSize(PHONE);

  await page.getByRole('combobox', { name: 'What you play' }).selectOption('qwirkle');
  await page.getByRole('combobox', { name: 'Who begins' }).selectOption('Karel');
  await tap(page, 'Begin');
  await expect(page.getByText('Karel plays')).toBeVisible();
  await tap(page, 'Row 3, column 3: empty');
  const shape = (name: string) =>
    page
      .getByRole('group', { name: /^Shape of the tile/ })
      .getByRole('radio', { name })
      .check();
  await shape('red cross');
  await tap(page, 'Row 3, column 4: empty');
  await shape('red star');
  await tap(page, 'Row 3, column 5: empty');
  await photograph(page, 'pad-qwirkle');
  await page.setViewportSize(PHONE);
  await expectAllAccessible(page);
  await tap(page, 'Write down 3 points');
  await expect(scoreOf(page, 'Karel')).toHaveText('3');
  await expect(page.getByText('3 points for a line of 3: red circle, red cross, red star')).toBeVisible();
  await tap(page, 'Row 2, column 3: empty');
  await expect(page.getByRole('button', { name: /^Write down/ })).toBeEnabled();
  await tap(page, 'Take the tiles back');
  await tap(page, 'Traded');
  await expect(page.getByText('Karel plays')).toBeVisible();
  await page.reload();
  await expect(scoreOf(page, 'Karel')).toHaveText('3');
  await expectRoom(page);
  await page.setViewportSize(PHONE);

  await tap(page, 'What should I have done?');
  await expect(page.getByRole('heading', { name: 'Position editor' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('This position can be played.');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByText('It’s player 1’s turn: enter what they hold')).toBeVisible();
  await page.goto(`${address}#/pad`);
  await tap(page, 'To the evening');
  await page.getByText('New evening').click();
  await tap(page, 'Forget all matches of this evening');
  await expect(page.getByText('Anna: 1 win')).toHaveCount(0);
});

test('tiles of a free wall are put where the players say, and the board goes to the editor', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer({ viewport: PHONE, locale: 'cs-CZ' });
  await page.goto(`${address}#/pad`);
  await page.getByRole('combobox', { name: 'Co hrajete' }).selectOption('azul-gray');
  await tap(page, 'Začít');
  await tap(page, 'Řada 1, políčko 1: prázdno');
  await tap(page, 'Obodovat 1. kolo');
  await expect(page.getByText('Klepni na pole pro modrou')).toBeVisible();
  await tap(page, '1. řada, 4. sloupec: prázdno');
  await expect(page.getByText('modrá, 1. řada, 4. sloupec: 1 bod, bez sousedů')).toBeVisible();
  await tap(page, 'Jaký tah byl lepší?');
  await expect(page.getByRole('heading', { name: 'Editor pozic' })).toBeVisible();
  await expect(page.getByText('Doplň, co je v nabídce a kdo je na tahu')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Nikdo nemůže brát');
});
