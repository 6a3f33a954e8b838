// What if: from a moment of a replay a match goes on differently, and the link shows the same on another device.

import { expect, type Page, test } from './app.ts';
import { awaitTurn, decide } from './azul.ts';
import { openFile, RECORDS } from './records.ts';
import { expectAccessible } from './screen.ts';

/** The board tells its tiles and points to screen readers: what is compared between devices. */
const whatLiesThere = async (page: Page): Promise<string> =>
  (await page.locator('main').getByRole('img').allInnerTexts()).join() + (await page.locator('main').innerText());

test('a variation is played by hand, survives a reload, and opens on another device', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify(RECORDS.Azul));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'What if…' }).click();
  await expect(page.getByText(/^What if\? From move 3/)).toBeVisible();
  await expect(page.getByText(/In the match (Ann|Bob): /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await expectAccessible(page);

  await decide(page, 'take', 2);
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await decide(page, await awaitTurn(page), 1);
  await expect(page).toHaveURL(/#\/if\/kept\/\w+\/\d+\/[\w-]+$/);
  await expect(page.getByText(/Here 0 : 0, in the match then 0 : 0/)).toBeVisible();
  await awaitTurn(page);
  const here = await whatLiesThere(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await expect.poll(() => whatLiesThere(page)).toBe(here);

  await page.getByRole('button', { name: 'Link to this variation' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this variation' }).inputValue();
  expect(link).toMatch(/#\/if\/packed\/[\w-]+\/\d+\/[\w-]+$/);
  const other = await newcomer({ viewport: { width: 1280, height: 800 } });
  await other.goto(link);
  await expect(other.getByText(/^What if\? From move 3/)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Take back' })).toBeEnabled();
  await decide(other, await awaitTurn(other), 0);

  // A bot plays the other seat from here.
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Who plays the others' }).selectOption({ label: 'Bot: Newcomer' });
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
});

test('a broken link to a variation says so, and leads to the match', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify(RECORDS.Azul));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  const [, kept] = /kept\/(\w+)/.exec(page.url()) ?? [];
  for (const [rest, says] of [
    ['5/abcdef', 'The link to this variation is broken'],
    ['9999', 'This match has no such moment'],
  ]) {
    await page.goto(`${address}#/if/kept/${kept}/${rest}`);
    await expect(page.getByText(says ?? '')).toBeVisible();
    await page.getByRole('button', { name: 'Replay the match' }).click();
    await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  }
});
