// What a person does at the table of Qwirkle.

import type { Locator } from '@playwright/test';
import { expect, type Page } from './app.ts';

export const hand = (page: Page) => page.locator('.hand button');
/** Cells where the tile in hand makes a play by itself. */
export const openCells = (page: Page) => page.locator('.cell.open:not(.later)');
export const lying = (page: Page) => page.locator('.cell[data-tile]:not(.placed)');
export const live = (page: Page) => page.locator('.tray.live');

/** Waits for the own turn or the end; says which it is. */
export async function awaitTurn(page: Page): Promise<'move' | 'over'> {
  const due = page.locator('.tray.live, dialog[aria-label="Result"][open]').first();
  await expect(due).toBeAttached({ timeout: 60_000 });
  return (await page.locator('dialog[open]').count()) > 0 ? 'over' : 'move';
}

/** Makes any move by taps: a play of one or more tiles, a trade if none fits, or a pass. Played tiles lie on the grid afterwards. */
export async function move(page: Page): Promise<void> {
  const before = await lying(page).count();
  const played = await decide(page);
  if (played) await expect.poll(() => lying(page).count()).toBeGreaterThan(before);
}

/** Says whether tiles are played. */
async function decide(page: Page): Promise<boolean> {
  const pass = page.getByRole('button', { name: 'Pass' });
  if ((await pass.count()) > 0) {
    await pass.click();
    return false;
  }
  const play = page.getByRole('button', { name: /^Play for/ });
  for (let i = 0; i < (await hand(page).count()) && (await play.count()) === 0; i++) {
    if (/laid|unfit/.test((await hand(page).nth(i).getAttribute('class')) ?? '')) continue;
    await hand(page).nth(i).click();
    // A cell may lie outside the view: it is tapped as a screen reader does.
    if ((await openCells(page).count()) > 0) await openCells(page).first().dispatchEvent('click');
    else if ((await page.locator('.cell.open').count()) > 0) {
      await page.locator('.cell.open').first().dispatchEvent('click');
      i = -1;
    }
  }
  if ((await play.count()) > 0) {
    await play.click();
    return true;
  }
  await page.getByRole('button', { name: 'Trade', exact: true }).click();
  await hand(page).first().click();
  await page.getByRole('button', { name: /^Trade 1/ }).click();
  return false;
}

/** Lays out the tiles of a play: each is tapped in the hand, then its cell. Those whose place is offered already come first. */
export async function layOut(table: Locator, play: string): Promise<void> {
  const waiting = [...play.matchAll(/(\S+)@(\S+)/g)];
  for (let tries = 2 * waiting.length; waiting.length > 0 && tries > 0; tries--) {
    const [, tile = '', at = ''] = waiting[0] ?? [];
    await table.locator(`.hand button[data-tile="${tile}"]:not(.laid)`).first().click();
    const cell = table.locator(`[data-cell="${at}"].open`);
    if ((await cell.count()) > 0) {
      // A cell may lie outside the view: it is tapped as a screen reader does.
      await cell.dispatchEvent('click');
      waiting.shift();
    } else waiting.push(...waiting.splice(0, 1));
  }
  expect(waiting).toEqual([]);
}

/** Plays by taps until the match is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 120; turn++) {
    if ((await awaitTurn(page)) === 'over') return;
    await move(page);
  }
  throw new Error('the match does not end');
}
