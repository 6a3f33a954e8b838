// A club night in browsers: somebody makes a tournament, two phones enter by the link, a guest without a device too; tables, results, standings.

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from './app.ts';

/** Somebody makes a tournament and is shown its page. */
async function makeTournament(page: Page, address: string, title: string): Promise<string> {
  await page.goto(`${address}#/tournaments`);
  await page.getByRole('button', { name: 'New tournament' }).click();
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByText('Give the tournament a title first.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  return page.url();
}

test('a club night: enter by the link, play at one’s table, see the standings', async ({ newcomer, address }) => {
  const host = await newcomer({ viewport: { width: 1440, height: 900 } });
  const link = await makeTournament(host, address, 'Wednesday');
  const anna = await newcomer();
  const karel = await newcomer({ locale: 'cs-CZ' });
  await anna.goto(link);
  await anna.getByRole('button', { name: 'Enter' }).click();
  await expect(anna.getByText('You wait for the next pairing.')).toBeVisible();
  await karel.goto(link);
  await karel.getByRole('button', { name: 'Přihlásit se' }).click();
  for (const name of ['Ota', 'Jana']) {
    await host.getByPlaceholder('Their name').fill(name);
    await host.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(host.getByRole('rowheader', { name })).toBeVisible();
  }
  await host.getByRole('button', { name: 'Begin' }).click();
  await expect(host.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await host.getByRole('button', { name: 'Pair the next round' }).click();
  await expect(host.getByText(/Round 1\u00a0goes on/)).toBeVisible();

  // Whoever is paired with a guest plays in the room, two with devices at a table of their own.
  for (const table of [1, 2]) {
    await host.getByText(`Table ${table}: Enter the result`).click();
  }
  const saves = host.getByRole('button', { name: 'Save' });
  await saves.first().click();
  await saves.last().click();
  await expect(host.getByText('Correct the result')).toHaveCount(2);
  await host.getByRole('button', { name: 'Pair the next round' }).click();
  await expect(host.getByRole('heading', { name: 'Round 2' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page: host }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await host.screenshot({ path: 'apps/web/e2e/shots/tournament-host.png', fullPage: true });
  await anna.screenshot({ path: 'apps/web/e2e/shots/tournament-phone.png', fullPage: true });
  await host.getByRole('button', { name: 'View for the wall' }).click();
  await host.screenshot({ path: 'apps/web/e2e/shots/tournament-wall.png' });
});

test('two who are paired meet at their table, and the result comes in by itself', async ({ newcomer, address }) => {
  const anna = await newcomer();
  const link = await makeTournament(anna, address, 'Two');
  const karel = await newcomer();
  await karel.goto(link);
  for (const page of [anna, karel]) await page.getByRole('button', { name: 'Enter' }).click();
  await anna.getByRole('button', { name: 'Begin' }).click();
  for (const page of [anna, karel]) {
    await page.getByRole('link', { name: 'To your table' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
  }
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'End the match…' }).click();
  await anna.getByRole('button', { name: 'End the match', exact: true }).click();
  await karel.goto(link);
  await expect(karel.getByText('You wait for the next pairing.')).toBeVisible();
  await expect(karel.getByRole('row').nth(1)).toContainText('1.');
  await expect(karel.locator('tr.you')).toContainText('1');
});

test('a link to a tournament that does not exist says so', async ({ newcomer, address }) => {
  const page = await newcomer();
  for (const code of ['abcdefghijkm', 'nonsense!']) {
    await page.goto(`${address}#/tournament/${code}`);
    await expect(
      page.getByText(
        'This link leads nowhere: it is incomplete, or it comes from another version of Mozaika. Ask for a new one, or start your own match.',
      ),
    ).toBeVisible();
    await page.goto(`${address}#/about`);
  }
});
