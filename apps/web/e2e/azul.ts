// What a person does at the table of Azul.

import { expect, type Page } from './app.ts';

export const groups = (page: Page) => page.locator('[data-group].live');
export const destinations = (page: Page) => page.locator('[data-to][data-move]');
/** Columns of the wall for a full line; the floor where none is left. */
const columns = (page: Page) => page.locator('[data-column][data-move], [data-to="F"][data-move]');

type Turn = 'take' | 'tile' | 'over';

/** Waits for the own turn or the end; says which it is. */
export async function awaitTurn(page: Page): Promise<Turn> {
  const due = page.locator('[data-group].live, [data-move], dialog[aria-label="Result"][open]').first();
  await expect(due).toBeAttached({ timeout: 60_000 });
  if ((await page.locator('dialog[open]').count()) > 0) return 'over';
  return (await groups(page).count()) > 0 ? 'take' : 'tile';
}

/** Decides by taps; `turn` picks the tiles, so that matches differ from round to round. */
export async function decide(page: Page, kind: Turn, turn: number): Promise<void> {
  if (kind === 'tile') return columns(page).first().click();
  await groups(page)
    .nth(turn % (await groups(page).count()))
    .click();
  await destinations(page).first().click();
}

/** Plays by taps until the match is over. */
export async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; turn < 150; turn++) {
    const kind = await awaitTurn(page);
    if (kind === 'over') return;
    await decide(page, kind, turn);
  }
  throw new Error('the match does not end');
}
