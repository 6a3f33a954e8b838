// Puzzles: solved and failed, in both games and languages; refuted on the board, counted once, the same puzzle of the day for everybody.

import { loadPuzzles, type Puzzle } from '@mozaika/analysis/puzzles';
import { expect, hasten, type Page, test } from './app.ts';
import { languagesOr } from './length.ts';
import { layOut } from './qwirkle.ts';
import { expectAccessible, expectRoom, photograph } from './screen.ts';

const AZUL = await loadPuzzles('azul');
const QWIRKLE = await loadPuzzles('qwirkle');

const WORDS = {
  en: {
    right: 'Right.',
    wrong: 'There is something better.',
    again: 'Try again',
    next: 'Next puzzle',
    show: 'Show the move',
    solved: '1 of 2',
    finishPlay: /^Play for/,
  },
  cs: {
    right: 'Správně.',
    wrong: 'Jde to i líp.',
    again: 'Zkusit znovu',
    next: 'Další úloha',
    show: 'Ukázat tah',
    solved: '1 z 2',
    finishPlay: /^Zahrát za/,
  },
} as const;
const LOCALES = { en: 'en-GB', cs: 'cs-CZ' } as const;

/** Solved ones with a take: their lines are played on after a wrong move. */
const [first, second, third] = AZUL.filter(({ proof }) => proof === 'solved');
const [plays] = QWIRKLE.filter(({ right, proof }) => proof === 'solved' && right[0]?.[0].startsWith('play'));

function some(puzzle: Puzzle | undefined): Puzzle {
  if (!puzzle) throw new Error('There are too few puzzles');
  return puzzle;
}

const status = (page: Page) => page.locator('.puzzle [role="status"]').first();
const button = (page: Page, name: string) => page.locator('.puzzle .ways').getByRole('button', { name, exact: true });

async function take(page: Page, move = ''): Promise<void> {
  await page.locator(`[data-group="${move.slice(0, 2)}"]`).click();
  await page.locator(`.own [data-to="${move.slice(2)}"]`).click();
}

for (const language of languagesOr('en')) {
  test(`a puzzle is failed, refuted and then solved, and another one solved at once (${language})`, async ({
    newcomer,
    address,
  }) => {
    const words = WORDS[language];
    const page = await newcomer({ locale: LOCALES[language], viewport: { width: 390, height: 844 } });
    await hasten(page);
    const failed = some(first);
    await page.goto(`${address}#/puzzles/azul/${failed.id}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    await expectAccessible(page);
    const tiles = await page.locator('[data-group]').count();
    await take(page, failed.wrong[0]?.[0]);
    await expect(status(page)).toContainText(words.wrong, { timeout: 30_000 });
    await expect(button(page, words.again)).toBeFocused();
    // The refutation has been played on the board: the mover's take and at least the next one.
    await expect.poll(() => page.locator('[data-group]').count()).toBeLessThan(tiles);
    await expectAccessible(page);
    await photograph(page, `puzzle-wrong-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, words.again).click();
    await take(page, failed.right[0]?.[0]);
    await expect(status(page)).toContainText(words.right, { timeout: 30_000 });
    await expectAccessible(page);

    const solved = some(second);
    await page.goto(`${address}#/puzzles/azul/${solved.id}`);
    await take(page, solved.right[0]?.[0]);
    await expect(status(page)).toContainText(words.right, { timeout: 30_000 });
    await photograph(page, `puzzle-right-${language}`);
    await page.goto(`${address}#/puzzles/azul`);
    // The first attempt counts, and only that.
    await expect(page.getByText(words.solved, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await photograph(page, `puzzles-${language}`);
    await expectRoom(page);
  });
}

test('a puzzle of Qwirkle is solved, and the next one is another', async ({ newcomer, address }) => {
  const page = await newcomer();
  await hasten(page);
  const puzzle = some(plays);
  await page.goto(`${address}#/puzzles/qwirkle/${puzzle.id}`);
  await layOut(page.locator('.puzzle .board'), puzzle.right[0]?.[0] ?? '');
  await page.getByRole('button', { name: WORDS.en.finishPlay }).click();
  await expect(status(page)).toContainText(WORDS.en.right, { timeout: 30_000 });
  await photograph(page, 'puzzle-qwirkle');
  await button(page, WORDS.en.next).click();
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await expect(page).toHaveURL(/#\/puzzles\/qwirkle\/\w{8}$/);
});

test('the way there, with the keyboard alone; whoever asks for the move has not solved the puzzle', async ({
  newcomer,
  address,
}) => {
  const page = await newcomer();
  await page.goto(address);
  await page.getByRole('link', { name: 'Puzzles' }).press('Enter');
  await expect(page.getByText('0 of 0')).toBeVisible();
  await page.getByRole('button', { name: 'Solve puzzles' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Find the best move/ })).toBeFocused();
  await page.getByRole('button', { name: 'Show the move' }).press('Enter');
  await expect(page.locator('[data-suggested]').first()).toBeVisible();
  await page.getByRole('button', { name: 'All puzzles' }).press('Enter');
  await expect(page.getByText('0 of 1')).toBeVisible();
});

test('the puzzle of the day is the same for everybody, and an unknown puzzle leads to the others', async ({
  newcomer,
  address,
}) => {
  const days: string[] = [];
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const page = await newcomer({ timezoneId });
    await page.goto(`${address}#/puzzles/azul/${some(third).id.slice(0, 4)}0000`);
    await expect(page.getByText('This puzzle is not here (any more). Here are the others.')).toBeVisible();
    await page.getByRole('button', { name: 'Puzzle of the day' }).click();
    await expect(page).toHaveURL(/#\/puzzles\/azul\/\w{8}$/);
    await expect(page.getByRole('heading', { name: /^Find the best move/ })).toBeVisible();
    days.push(new URL(page.url()).hash);
  }
  expect(new Set(days).size).toBe(1);
});

test('attempts come along to another device, and nothing is lost', async ({ newcomer, address }) => {
  const tryOne = async (page: Page, { id }: Puzzle): Promise<void> => {
    await page.goto(`${address}#/puzzles/azul/${id}`);
    await page.getByRole('button', { name: 'Show the move' }).click();
    await page.goto(`${address}#/puzzles/azul`);
  };
  const [phone, desk] = [await newcomer(), await newcomer()];
  await tryOne(phone, some(first));
  await tryOne(desk, some(second));
  await expect(desk.getByText('0 of 1')).toBeVisible();
  // The private link that makes the desk's browser the phone's person.
  const made = await phone.request.post(`${address}api/v2/me/links`, { headers: { origin: new URL(address).origin } });
  const { token } = (await made.json()) as { token: string };
  await phone.reload();
  await desk.goto(`${address}#/back/${token}`);
  await desk.getByRole('button', { name: /^Yes, I am/ }).click();
  await expect(desk).toHaveURL(/#\/$/);
  for (const page of [desk, phone, desk]) {
    await page.goto(`${address}#/puzzles/qwirkle`);
    await page.reload();
    await page.goto(`${address}#/puzzles/azul`);
  }
  await expect(desk.getByText('0 of 2')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('0 of 2')).toBeVisible();
});
