// The rules pages in both languages: the sample match is played to its end, cards are leafed through, and each page prints on two sheets.

import { sampleMatch } from '../src/games/qwirkle/rules/sample-match.ts';
import { expect, hasten, type Page, test } from './app.ts';
import { IS_WHOLE } from './length.ts';
import { layOut } from './qwirkle.ts';

/** Every other turn is played by taps, the rest are shown; what is tapped in one language is shown in the other. */
const LANGUAGES = [
  {
    language: 'en',
    locale: 'en-GB',
    tapped: 0,
    show: 'Show me',
    play: /^Play for/,
    next: 'Next',
    nextCard: 'Next card',
    second: 'Setting up',
  },
  {
    language: 'cs',
    locale: 'cs-CZ',
    tapped: 1,
    show: 'Ukázat',
    play: /^Zahrát za/,
    next: 'Další',
    nextCard: 'Další karta',
    second: 'Příprava hry',
  },
] as const;

const card = (page: Page) => page.locator('[data-lessons="sample-match"]');

/** The number of sheets that a page is printed on: every one is an object of the PDF. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const { language, locale, tapped, show, play, next, nextCard, second } of LANGUAGES) {
  if (language === 'en' && !IS_WHOLE) continue;
  test(`the rules teach (${language})`, async ({ newcomer, address }) => {
    const page = await newcomer({ locale });
    await hasten(page);
    await page.goto(`${address}#/rules/qwirkle/sample`);
    const button = (name: string | RegExp) => card(page).getByRole('button', { name, exact: true });
    for (const [turn, { answers }] of sampleMatch.turns.entries()) {
      const [{ move, why }] = answers;
      if (turn > 0) await button(next).click();
      if (turn % 2 === tapped) {
        await layOut(card(page), move);
        await button(play).click();
      } else await button(show).click();
      await expect(card(page).getByRole('status')).toHaveText(why[language]);
    }
    await expect(button(next)).toHaveCount(0);
    await expect(card(page).locator('.end')).toHaveText(sampleMatch.end[language]);

    expect(await sheetsOf(page)).toBe(2);

    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(`${address}#/rules/azul`);
    await page.getByRole('button', { name: nextCard }).click();
    await expect(page).toHaveURL(/#\/rules\/azul\/setup$/);
    await expect(page.getByRole('heading', { name: second })).toBeInViewport();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/#\/rules\/azul\/minute$/);
    expect(await sheetsOf(page)).toBe(2);
  });
}
