// Whole matches against a bot, by clicking, and what can be done with a match once it is over.

import { readFile } from 'node:fs/promises';
import { begin, expect, hasten, type Page, playAtOnce, result, test } from './app.ts';
import { awaitTurn as awaitAzul, playToTheEnd as playAzul } from './azul.ts';
import { awaitTurn, move, playToTheEnd as playQwirkle } from './qwirkle.ts';
import { expectAccessible, photograph } from './screen.ts';
import { seed } from './seeded-matches.ts';

const GAMES = [
  { game: 'Azul', play: playAzul, bots: ['Sparring partner'], named: ['sparring-3'] },
  { game: 'Qwirkle', play: playQwirkle, bots: Array(3).fill('Newcomer'), named: Array(3).fill('newcomer') },
];

for (const { game, play, bots, named } of GAMES) {
  test(`a whole match of ${game} is played against bots`, async ({ newcomer, address }) => {
    const page = await newcomer();
    await hasten(page);
    await playAtOnce(page);
    await begin(page, address, { game, players: ['Player on this device', ...bots] });
    await play(page);
    await expect(result(page).getByRole('status')).toHaveText(/won|Close|share/i);
    const verdict = result(page).getByText('The sparring partner put you at the level “Occasional player”');
    await expect(verdict).toHaveCount(bots.includes('Sparring partner') ? 1 : 0);
    await expectResult(page, bots.length + 1);
    await expectAccessible(page);
    await photograph(page, `${game.toLowerCase()}-result`);

    await result(page).getByRole('button', { name: 'More' }).click();
    const downloading = page.waitForEvent('download');
    await result(page).getByRole('button', { name: 'Download the record' }).click();
    const record = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(record).toMatchObject({ game: game.toLowerCase(), players: [expect.any(String), ...named] });
    await expect(result(page).getByText('The deals follow from the seed')).toBeVisible();

    await result(page).getByRole('button', { name: 'Look back' }).click();
    await expect(page.getByRole('heading', { name: `Replay: ${game}` })).toBeVisible();
    await page.getByRole('link', { name: 'Start screen' }).click();
    await expect(page.getByRole('heading', { name: 'Recent matches' })).toBeVisible();
  });
}

/** The result has everybody's points, which add up, and on a phone what to do next is in reach. */
async function expectResult(page: Page, seats: number): Promise<void> {
  const rows = result(page).getByRole('table', { name: 'What the points were for' }).locator('tbody tr');
  await expect(rows).toHaveCount(seats);
  const figures = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')))),
  );
  for (const row of figures) expect(row.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(row.at(-1));
  await expect(result(page).getByRole('table', { name: 'How far you were ahead' })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 664 });
  for (const name of ['Play again', 'Look back', 'More']) {
    await expect(result(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await result(page).getByRole('button', { name: 'Look at the table' }).click();
  await expect(result(page)).toBeHidden();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(result(page)).toBeVisible();
}

test('a match goes on after a reload, with the same tiles of the last play marked', async ({ newcomer, address }) => {
  const page = await newcomer();
  await hasten(page);
  await playAtOnce(page);
  await begin(page, address, { game: 'Qwirkle', players: ['Player on this device', 'Newcomer'] });
  for (let turn = 0; turn < 3; turn++) {
    await awaitTurn(page);
    await move(page);
  }
  await awaitTurn(page);
  const marked = page.getByRole('gridcell', { name: /just played by / });
  await expect(marked).not.toHaveCount(0);
  const names = () => marked.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  const before = await names();
  await page.reload();
  await awaitTurn(page);
  expect(await names()).toEqual(before);
  await move(page);
});

test('another match begins where one has ended', async ({ newcomer, address }) => {
  const page = await newcomer();
  await hasten(page);
  await playAtOnce(page);
  await page.goto(address);
  await seed(page, [{ id: 'finished', game: 'azul', seats: 2, played: 1 }]);
  await page.goto(`${address}#/play/finished`);
  await expect(result(page)).toBeVisible();
  await result(page).getByRole('button', { name: 'Play again' }).click();
  await expect(result(page)).toBeHidden();
  await awaitAzul(page);
  await expect(page).not.toHaveURL(/finished/);
});

test('a match against a bot is ended from its menu, in both languages', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: { width: 390, height: 664 } });
  await hasten(page);
  await begin(page, address, { players: ['Player on this device', 'Newcomer'] });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await menu.click();
  await page.getByRole('button', { name: 'End the match…' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(result(page)).toBeHidden();
  await menu.click();
  await page.getByRole('button', { name: 'End the match…' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await expect(result(page).getByRole('status')).toHaveText('Newcomer won');
  await expect(result(page).getByText(/resigned\.$/)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('mozaika.settings', JSON.stringify({ language: 'cs' })));
  await page.reload();
  const sheet = page.getByRole('dialog', { name: 'Výsledek' });
  await expect(sheet.getByRole('status')).toHaveText('Vyhrává Nováček');
  await expect(sheet.getByRole('button', { name: 'Hrát znovu' })).toBeInViewport({ ratio: 1 });
});

test('the moves are folded away, without notation, and stay open where there is room', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer({ viewport: { width: 1440, height: 900 } });
  await hasten(page);
  await playAtOnce(page);
  await begin(page, address, { game: 'Qwirkle', players: ['Player on this device', 'Newcomer'] });
  await awaitTurn(page);
  await move(page);
  await awaitTurn(page);
  const moves = page.getByRole('complementary', { name: 'Moves' });
  await expect(moves).toBeHidden();
  await page.getByRole('button', { name: 'Moves' }).click();
  await expect(moves.getByText(/plays:/).first()).toBeVisible();
  await expect(moves.getByText('Dealer')).toHaveCount(0);
  await expect(moves.locator('ol code')).toHaveCount(0);
  await expect(moves.getByText(/^Move\s(\d+)\sof\s\1$/)).toBeVisible();
  // What the others have done since the last turn stands in the heading's line.
  await expect(page.locator('header p')).toHaveText(/^Newcomer: /);
  await page.reload();
  await expect(moves).toBeVisible();
});
