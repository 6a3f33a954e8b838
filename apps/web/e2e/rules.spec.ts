// The rules pages in both languages: the sample match is played to its end, and each page prints on two sheets.

import { sampleMatch } from '../src/games/qwirkle/rules/sample-match.ts';
import { expect, hasten, type Page, test } from './app.ts';

/** Every other turn is played by taps, the rest are shown; what is tapped in one language is shown in the other. */
const LANGUAGES = [
  {
    language: 'en',
    locale: 'en-GB',
    tapped: 0,
    tryIt: 'Try it',
    show: 'Show me',
    play: /^Play for/,
    next: 'Next turn',
  },
  {
    language: 'cs',
    locale: 'cs-CZ',
    tapped: 1,
    tryIt: 'Zkusit',
    show: 'Ukázat',
    play: /^Zahrát za/,
    next: 'Další tah',
  },
] as const;

const card = (page: Page) => page.locator('[data-example="sample-match"]');

/** Lays out the tiles of a play: each is tapped in the hand, then its cell. */
async function layOut(page: Page, play: string): Promise<void> {
  for (const [, tile = '', cell = ''] of play.matchAll(/(\S+)@(\S+)/g)) {
    await card(page).locator(`.hand button[data-tile="${tile}"]:not(.laid)`).first().click();
    // A cell may lie outside the view: it is tapped as a screen reader does.
    await card(page).locator(`[data-cell="${cell}"]`).dispatchEvent('click');
  }
}

/** The number of sheets that a page is printed on: every one is an object of the PDF. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { language, locale, tapped, tryIt, show, play, next } of LANGUAGES) {
  test(`the rules teach (${language})`, async ({ newcomer, address }) => {
    const page = await newcomer({ locale });
    await hasten(page);
    await page.goto(`${address}#/rules/qwirkle/sample`);
    const button = (name: string | RegExp) => card(page).getByRole('button', { name, exact: true });
    for (const [turn, { answers }] of sampleMatch.turns.entries()) {
      const [{ move, why }] = answers;
      if (turn > 0) await button(next).click();
      if (turn % 2 === tapped) {
        await button(tryIt).click();
        await layOut(page, move);
        await button(play).click();
      } else await button(show).click();
      await expect(card(page).getByRole('status')).toHaveText(why[language]);
    }
    await expect(button(next)).toHaveCount(0);
    await expect(card(page).locator('.end')).toHaveText(sampleMatch.end[language]);

    expect(await sheetsOf(page)).toBe(2);
    await page.goto(`${address}#/rules/azul`);
    await page.locator('[data-example="from-display"]').waitFor();
    expect(await sheetsOf(page)).toBe(2);
  });
}
