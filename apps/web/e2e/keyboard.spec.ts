// Play with the keyboard alone, from the first screen on.

import { expect, hasten, type Page, result, test } from './app.ts';
import { awaitTurn, groups } from './azul.ts';
import { awaitTurn as awaitQwirkle, openCells } from './qwirkle.ts';
import { seed } from './seeded-matches.ts';

/** Presses Tab until something is focused. */
async function tabTo(page: Page, what: string): Promise<void> {
  const there = () => page.evaluate((selector) => document.activeElement?.closest(selector) !== null, what);
  for (let i = 0; i < 60; i++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${what}`);
}

const focused = (page: Page, what: string) =>
  page.waitForFunction((selector) => document.activeElement?.closest(selector) !== null, what);

async function chooseAndStart(page: Page, game: 'azul' | 'qwirkle'): Promise<void> {
  await tabTo(page, 'input[name="game"]');
  // From the first one back to the last.
  if (game === 'qwirkle') await page.keyboard.press('ArrowLeft');
  await expect(page.locator(`input[value="${game}"]`)).toBeChecked();
  await tabTo(page, 'button.go');
  await page.keyboard.press('Enter');
}

/** Takes tiles by Tab, arrows and Enter alone; says whether the match goes on. */
async function takeByKeys(page: Page, turn: number): Promise<boolean> {
  if ((await awaitTurn(page)) === 'over') return false;
  await focused(page, '[data-group]');
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp'].slice(0, turn % 3)) await page.keyboard.press(key);
  for (const next of ['[data-to][data-move]', '[data-confirm]']) {
    await page.keyboard.press('Enter');
    await focused(page, next);
  }
  await page.keyboard.press('Enter');
  await expect(groups(page)).toHaveCount(0);
  return true;
}

test('Azul is begun, played over the ends of rounds and finished with the keyboard alone', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer({ viewport: { width: 1280, height: 800 } });
  await hasten(page);
  // Where no finger chooses, a choice is confirmed only by those who ask for it.
  await page.addInitScript(() =>
    localStorage.setItem('mozaika.settings', JSON.stringify({ language: 'en', confirm: 'always', sounds: false })),
  );
  await page.goto(address);
  await page.getByRole('heading', { name: 'Mozaika' }).waitFor();
  await chooseAndStart(page, 'azul');
  await awaitTurn(page);
  await tabTo(page, '[data-group]');
  // More turns than a round has; the middle of the match has been played by others.
  for (let turn = 0; turn < 7; turn++) expect(await takeByKeys(page, turn)).toBe(true);
  await seed(page, [{ id: 'lastround', game: 'azul', seats: 2, played: 0.75 }]);
  await page.goto(`${address}#/play/lastround`);
  await awaitTurn(page);
  await tabTo(page, '[data-group]');
  for (let turn = 0; await takeByKeys(page, turn); turn++) expect(turn).toBeLessThan(60);
  await expect(result(page).getByRole('status')).toHaveText(/won|Close|[Ss]hare/);
  await tabTo(page, 'dialog[open] header button');
  await page.keyboard.press('Enter');
  await expect(result(page)).toBeHidden();
});

/** Trades the first tile of the hand. */
async function trade(page: Page): Promise<void> {
  for (const where of ['.buttons button:not(.icon)', '.hand button', '.buttons button.main']) {
    await tabTo(page, where);
    await page.keyboard.press('Enter');
  }
}

test('turns of Qwirkle are played with the keyboard alone', async ({ newcomer, address }) => {
  const page = await newcomer();
  await hasten(page);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Mozaika' }).waitFor();
  await chooseAndStart(page, 'qwirkle');
  await awaitQwirkle(page);
  // The opening may need several tiles; from then on any tile that fits is a move. A hand may fit nowhere.
  for (let turn = 0; turn < 3; turn++) {
    await awaitQwirkle(page);
    await tabTo(page, '[data-cell]');
    const play = page.getByRole('button', { name: /^Play for/ });
    for (let key = 1; key <= 6 && (await play.count()) === 0; key++) {
      await page.keyboard.press(String(key));
      if ((await openCells(page).count()) === 0 && (await page.locator('.cell.open').count()) === 0) {
        await page.keyboard.press('Escape');
        continue;
      }
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
    }
    if ((await play.count()) > 0) await page.keyboard.press('Control+Enter');
    else await trade(page);
    await expect(page.locator('.tray.live button.main')).toHaveCount(0);
  }
});
