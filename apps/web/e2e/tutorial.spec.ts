// The tutorials in both languages, to their ends: offered to somebody new, wrong tries answered, kept across visits, declined for ever.

import { FIRST_ROUNDS } from '../src/games/azul/tutorial/first-round.ts';
import { LAST_ROUNDS } from '../src/games/azul/tutorial/last-round.ts';
import { FIRST_STEPS } from '../src/games/qwirkle/tutorial/first-match.ts';
import { LATER_STEPS } from '../src/games/qwirkle/tutorial/later-turns.ts';
import type { TutorialStep } from '../src/tutorial/tutorial.ts';
import { expect, hasten, type Page, test } from './app.ts';
import { IS_WHOLE } from './length.ts';
import { layOut } from './qwirkle.ts';
import { expectAccessible, expectRoom } from './screen.ts';
import { begunMatch } from './stored.ts';

const WORDS = {
  en: {
    learn: { azul: 'Learn Azul', qwirkle: 'Learn Qwirkle' },
    showMe: 'Show me',
    takeBack: 'Take it back',
    next: 'Next',
    finish: 'Finish',
    back: 'Previous step',
    skip: 'Skip this step',
    decline: 'No, thanks',
    play: 'Play the gentlest bot',
    done: 'You know how to play.',
    finishPlay: /^Play for/,
    trade: 'Trade',
    finishTrade: /^Trade \d/,
    rules: 'Learn by playing, in ten short steps',
  },
  cs: {
    learn: { azul: 'Nauč se Azul', qwirkle: 'Nauč se Qwirkle' },
    showMe: 'Ukázat',
    takeBack: 'Vzít zpátky',
    next: 'Další',
    finish: 'Dokončit',
    back: 'Předchozí krok',
    skip: 'Přeskočit krok',
    decline: 'Ne, děkuji',
    play: 'Hrát s nejmírnějším botem',
    done: 'A umíš hrát.',
    finishPlay: /^Zahrát za/,
    trade: 'Vyměnit',
    finishTrade: /^Vyměnit \d/,
    rules: 'Nauč se hrát v deseti krátkých krocích',
  },
} as const;
type Language = keyof typeof WORDS;

const LOCALES = { en: 'en-GB', cs: 'cs-CZ' } as const;
const table = (page: Page) => page.locator('.tutorial .board').first();
/** Tasks and answers are filled in with hard spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** Makes a move as a person does. */
async function make(page: Page, move: string, words: (typeof WORDS)[Language]): Promise<void> {
  const [verb = '', ...tiles] = move.split(' ');
  if (verb === 'play') {
    await layOut(table(page), move);
    await page.getByRole('button', { name: words.finishPlay }).click();
  } else if (verb === 'trade') {
    await page.getByRole('button', { name: words.trade, exact: true }).click();
    for (const tile of tiles)
      await table(page).locator(`.hand button[data-tile="${tile}"][aria-pressed="false"]`).first().click();
    await page.getByRole('button', { name: words.finishTrade }).click();
  } else {
    await page.locator(`[data-group="${move.slice(0, 2)}"]`).click();
    await page.locator(`.own [data-to="${move.slice(2)}"]`).click();
  }
}

/** A wrong try of some steps. */
const WRONG: { readonly [step: string]: string } = {
  take: '1B1',
  exact: '5W3',
  leave: 'CW4',
  longer: 'play R*@0,-1',
  closed: 'play Bd@0,-1',
  trade: 'trade Rd',
};

async function expectAnswer(page: Page, text: string): Promise<void> {
  await expect(page.locator('.tutorial [role="status"]').first()).toContainText(text, { useInnerText: true });
}

async function doStep(page: Page, step: TutorialStep, language: Language): Promise<void> {
  const words = WORDS[language];
  const wrong = WRONG[step.id];
  await expect(page.locator('.task')).toHaveText(step.task[language].replace(/\s+/g, ' '), { useInnerText: true });
  if (wrong) {
    await make(page, wrong, words);
    const reason = step.wrong.find(({ moves }) => moves.test(wrong))?.why[language] ?? '';
    await expectAnswer(page, plain(reason.split('}').at(-1)?.trim() ?? ''));
    await page.getByRole('button', { name: words.takeBack }).first().click();
  }
  const [{ move, why }] = step.right;
  await make(page, move, words);
  await expectAnswer(page, plain(why[language]));
}

const STEPS = { azul: [...FIRST_ROUNDS, ...LAST_ROUNDS], qwirkle: [...FIRST_STEPS, ...LATER_STEPS] } as const;

for (const language of ['en', 'cs'] as const) {
  for (const game of ['azul', 'qwirkle'] as const) {
    // Each game and each language once.
    if ((game === 'azul') === (language === 'cs') && !IS_WHOLE) continue;
    test(`the tutorial of ${game} to its end (${language})`, async ({ newcomer, address }) => {
      const words = WORDS[language];
      const page = await newcomer({ locale: LOCALES[language], viewport: { width: 390, height: 844 } });
      await hasten(page);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto(address);
      if (game === 'qwirkle') await page.getByRole('radio', { name: 'Qwirkle', exact: true }).check();
      await page.getByRole('link', { name: words.learn[game] }).first().click();
      const steps = STEPS[game];
      await expect(page.locator('.task')).toBeVisible();
      await expectAccessible(page);
      for (const [i, step] of steps.entries()) {
        await doStep(page, step, language);
        if (i === 1) {
          await expectAccessible(page);
          // Somebody who leaves goes on where they were, and is not offered it again.
          await page.reload();
          await doStep(page, step, language);
        }
        await button(i < steps.length - 1 ? words.next : words.finish).click();
      }
      await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
      await expectAccessible(page);
      await button(words.play).click();
      await page.waitForURL(/#\/play\//);
      const { header } = await begunMatch(page);
      expect(header).toMatchObject({ game, players: [{ seat: 1 }, { bot: 'first-steps' }] });
    });
  }
}

test('a tutorial is done with the keyboard alone, and shows what it asks for', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(`${address}#/learn/azul`);
  const words = WORDS.en;
  await expect(page.getByRole('heading', { name: /^Step 1 of 10/ })).toBeFocused();
  await expect(page.locator('[data-suggested]')).toHaveCount(2);
  await page.locator('[data-group="1B"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-to]:focus')).toHaveCount(1);
  await page.locator('.own [data-to="2"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words.next })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Step 2 of 10/ })).toBeFocused();
  await page.getByRole('button', { name: words.skip }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Step 3 of 10/ })).toBeVisible();
  await expect(page.locator('[data-suggested]')).toHaveCount(0);
  await page.getByRole('button', { name: words.showMe }).press('Enter');
  await expect(page.locator('[data-suggested]')).toHaveCount(2);
  await expect(page.locator('[data-group="4W"]')).toHaveAttribute('data-suggested', '');
  // What the rules refuse, they explain; nothing is lost by it.
  await page.locator('[data-group="4Y"]').click();
  await page.locator('.own [data-to="3"]').dispatchEvent('click');
  await expect(page.locator('.hint')).toContainText('white');
  await page.getByRole('button', { name: words.back }).click();
  await expect(page.getByRole('heading', { name: /^Step 2 of 10/ })).toBeVisible();
});

test('the offer is made once, and the rules lead there as well', async ({ newcomer, address }) => {
  const page = await newcomer({ locale: 'cs-CZ' });
  const words = WORDS.cs;
  const offer = page.getByRole('button', { name: words.decline });
  await page.goto(address);
  await offer.click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hrát', exact: true })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.goto(`${address}#/rules/qwirkle`);
  await page.getByRole('link', { name: words.rules }).click();
  await expect(page.getByRole('heading', { name: /^Krok 1 z 10/ })).toBeVisible();
  await page.goto(`${address}#/learn/chess`);
  await expect(page.getByRole('button', { name: 'Na úvodní obrazovku' })).toBeVisible();

  const player = await newcomer();
  await player.goto(address);
  await player.getByRole('button', { name: 'Play', exact: true }).click();
  await player.waitForURL(/#\/play\//);
  await player.goto(address);
  await expect(player.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(player.getByRole('button', { name: WORDS.en.decline })).toHaveCount(0);
});

for (const game of ['azul', 'qwirkle'] as const) {
  test(`nothing of the tutorial of ${game} is cut off on small screens`, async ({ newcomer, address }) => {
    const page = await newcomer({ locale: 'cs-CZ', colorScheme: 'dark', viewport: { width: 320, height: 568 } });
    await page.goto(`${address}#/learn/${game}`);
    await expect(page.locator('.task')).toBeVisible();
    await expectAccessible(page);
    await expectRoom(page);
  });
}
