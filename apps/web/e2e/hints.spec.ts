// Hints in a real browser, in both languages: three taps against a bot, kept over a reload, told by the result; agreed on around one device.

import { AZUL_LOOK_AT } from '@mozaika/words/analysis/azul';
import { begin, expect, openForm, type Page, submit, test } from './app.ts';
import { awaitTurn } from './azul.ts';
import { languagesOr } from './length.ts';
import { awaitTurn as awaitQwirkle } from './qwirkle.ts';
import { expectAccessible, expectRoom } from './screen.ts';
import { begunMatch } from './stored.ts';

const WORDS = {
  en: {
    play: 'Play',
    hint: 'Hint',
    showMove: 'Show the move',
    why: 'Why?',
    close: 'Close the hint',
    best: /^The strongest bot takes /,
    menu: 'Menu',
    end: 'End the match…',
    resign: 'Resign',
    used: /^With hints: .+ \(1×\)$/,
  },
  cs: {
    play: 'Hrát',
    hint: 'Nápověda',
    showMove: 'Ukázat tah',
    why: 'Proč?',
    close: 'Zavřít nápovědu',
    best: /^Nejsilnější bot bere /,
    menu: 'Nabídka',
    end: 'Ukončit partii…',
    resign: 'Vzdát',
    used: /^S\snápovědou: .+ \(1×\)$/,
  },
} as const;

const told = (page: Page) => page.locator('.strip [role="status"]');
const hintsStored = async (page: Page): Promise<readonly string[]> =>
  (await begunMatch(page)).entries.filter((entry) => entry.startsWith('! hint'));

for (const language of languagesOr('cs')) {
  test(`a hint says what to look at, shows the move, says why (${language})`, async ({ newcomer, address }) => {
    const words = WORDS[language];
    const page = await newcomer({ locale: language === 'cs' ? 'cs-CZ' : 'en-GB' });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(address);
    await button(words.play).click();
    await awaitTurn(page);

    await button(words.hint).click();
    const looks = Object.values(AZUL_LOOK_AT).map((phrase) => phrase[language]);
    await expect(button(words.showMove)).toBeVisible();
    expect(looks).toContain((await told(page).innerText()).replaceAll('\u00a0', ' '));
    await expect(page.locator('[data-suggested]')).toHaveCount(0);
    expect(await hintsStored(page)).toEqual(['! hint 1']);

    await button(words.showMove).click();
    await expect(told(page)).toHaveText(words.best);
    await expect(page.locator('[data-suggested]')).toHaveCount(2);
    await expectAccessible(page);

    const [group, line] = await page.locator('[data-suggested]').all();
    await button(words.hint).click();
    await expect(told(page)).not.toHaveText(words.best);
    await expect(told(page)).toHaveText(/^\p{Lu}.*\.$/u);
    await expect(button(words.why)).toHaveCount(0);
    await expectRoom(page);
    await page.setViewportSize({ width: 390, height: 844 });

    // The marked move can be made, and the hint is gone with it.
    expect([await group?.getAttribute('data-group'), await line?.getAttribute('data-to')]).not.toContain(null);
    await group?.click();
    await line?.click();
    await expect(button(words.close)).toHaveCount(0);
    await awaitTurn(page);
    await page.reload();
    await awaitTurn(page);
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await button(words.end).click();
    await button(words.resign).click();
    await expect(page.locator('[data-hints]')).toHaveText(words.used);
    await page.reload();
    await expect(page.locator('[data-hints]')).toHaveText(words.used);
    expect(await hintsStored(page)).toEqual(['! hint 1']);
  });
}

test('around one device everybody agrees before the first hint', async ({ newcomer, address }) => {
  const page = await newcomer();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(address);
  await openForm(page, 'device');
  await submit(page);
  await awaitTurn(page);
  await button('Hint').click();
  await button('No hints').click();
  await expect(button('Show the move')).toHaveCount(0);
  expect(await hintsStored(page)).toEqual([]);
  await button('Hint').click();
  await button('We all agree').click();
  await expect(button('Show the move')).toBeVisible();
  expect(await hintsStored(page)).toHaveLength(1);
  await button('Close the hint').click();
  // The same decision again: nobody is asked, and nothing is counted twice.
  await button('Hint').click();
  await expect(button('Show the move')).toBeVisible();
  expect(await hintsStored(page)).toHaveLength(1);
});

test('Qwirkle’s hint marks tiles of the hand and their cells', async ({ newcomer, address }) => {
  const page = await newcomer();
  await begin(page, address, { game: 'Qwirkle' });
  await awaitQwirkle(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Show the move' }).click();
  const tiles = await page.locator('.hand .suggested').count();
  expect(tiles).toBeGreaterThan(0);
  // A trade has no cells.
  expect([0, tiles]).toContain(await page.locator('.ghost.suggested').count());
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(told(page)).toHaveText(/\.$/);
});
