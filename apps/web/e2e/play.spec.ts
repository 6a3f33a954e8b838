// Whole matches against a bot, by clicking, and what can be done with a match once it is over.

import { readFile } from 'node:fs/promises';
import { begin, expect, hasten, playAtOnce, result, test } from './app.ts';
import { playToTheEnd as playAzul } from './azul.ts';
import { awaitTurn, move, playToTheEnd as playQwirkle } from './qwirkle.ts';
import { expectAccessible, photograph } from './screen.ts';

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
    await expect(result(page).getByRole('status')).toHaveText(/win|Shared victory/);
    const verdict = result(page).getByText('The sparring partner put you at the level “Occasional player”');
    await expect(verdict).toHaveCount(bots.includes('Sparring partner') ? 1 : 0);
    await expectAccessible(page);
    await photograph(page, `${game.toLowerCase()}-result`);

    const downloading = page.waitForEvent('download');
    await result(page).getByRole('button', { name: 'Download the record' }).click();
    const record = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(record).toMatchObject({ game: game.toLowerCase(), players: ['Player 1', ...named] });
    await expect(result(page).getByText('Verified shuffle')).toBeVisible();

    await result(page).getByRole('button', { name: 'Replay' }).click();
    await expect(page.getByRole('heading', { name: `Replay: ${game}` })).toBeVisible();
    await page.getByRole('link', { name: 'Start screen' }).click();
    await expect(page.getByRole('heading', { name: 'Recent matches' })).toBeVisible();
  });
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
  const marked = page.getByRole('gridcell', { name: /played last$/ });
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
  await begin(page, address, { players: ['Newcomer', 'Newcomer'] });
  await expect(result(page)).toBeVisible({ timeout: 60_000 });
  await result(page).getByRole('button', { name: 'Play again' }).click();
  await expect(result(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: /thinking|Dealing|to move/ })).toBeVisible();
});
