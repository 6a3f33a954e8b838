// The rules pages in both languages: the sample match is played to its end by taps, and each page prints on two sheets.

import { sampleMatch } from '../src/games/qwirkle/rules/sample-match.ts';
import { expect, hasten, type Page, test } from './app.ts';

const LANGUAGES = [
  { language: 'en', locale: 'en-GB', tryIt: 'Try it', play: /^Play for/, next: 'Next turn' },
  { language: 'cs', locale: 'cs-CZ', tryIt: 'Zkusit', play: /^Zahrát za/, next: 'Další tah' },
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

for (const { language, locale, tryIt, play, next } of LANGUAGES) {
  test(`the rules teach (${language})`, async ({ newcomer, address }) => {
    const page = await newcomer({ locale });
    await hasten(page);
    await page.goto(`${address}#/rules/qwirkle/sample`);
    for (const { answers } of sampleMatch.turns) {
      const [{ move, why }] = answers;
      await card(page).getByRole('button', { name: tryIt }).click();
      await layOut(page, move);
      await card(page).getByRole('button', { name: play }).click();
      await expect(card(page).getByRole('status')).toHaveText(why[language]);
      const forward = card(page).getByRole('button', { name: next });
      if (answers !== sampleMatch.turns.at(-1)?.answers) await forward.click();
      else await expect(forward).toHaveCount(0);
    }
    await expect(card(page).locator('.end')).toHaveText(sampleMatch.end[language]);

    expect(await sheetsOf(page)).toBe(2);
    await page.goto(`${address}#/rules/azul`);
    await page.locator('[data-example="from-display"]').waitFor();
    expect(await sheetsOf(page)).toBe(2);
  });
}
