// Records: opened, replayed, linked to at a moment, downloaded, and shared as a picture.

import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './app.ts';
import { openFile, RECORDS } from './records.ts';

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}

/** The keys of a replay work wherever the focus is. */
async function expectKeys(page: Page): Promise<void> {
  const moment = page.getByRole('slider', { name: 'Moment of the match' });
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await page.keyboard.press('ArrowRight');
  await expect(moment).toHaveValue('2');
  await page.getByRole('button', { name: 'Next step' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(moment).toHaveValue('2');
  await page.keyboard.press('End');
  await expect(moment).toHaveValue((await moment.getAttribute('max')) ?? '');
  await page.keyboard.press('Home');
  await expect(moment).toHaveValue('0');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
}

for (const [game, record] of Object.entries(RECORDS)) {
  test(`a record of ${game} is opened, and a link leads somebody else to a moment of it`, async ({
    newcomer,
    address,
  }) => {
    const page = await newcomer({ viewport: { width: 1440, height: 900 } });
    await page.goto(address);
    await openFile(page, JSON.stringify(record));
    await expect(page.getByRole('heading', { name: `Replay: ${game}` })).toBeVisible();
    const moment = page.getByRole('slider', { name: 'Moment of the match' });
    const shown = () => moment.inputValue().then(Number);
    // The first move is there already, and told.
    await expect(moment).toHaveValue('1');
    await expect(page.getByText(/^(Ann|Bob) (takes|plays)/).first()).toBeVisible();
    await expectKeys(page);
    await moment.fill('12');
    await page.getByRole('button', { name: 'Previous step' }).click();
    await expect(moment).toHaveValue('11');
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(shown).toBeGreaterThan(12);
    await page.getByRole('button', { name: 'Pause' }).click();

    await moment.fill('20');
    await page.getByRole('button', { name: 'Link to this moment' }).first().click();
    const link = await page.getByRole('textbox', { name: 'Link to this moment' }).inputValue();
    const other = await newcomer();
    await other.goto(link);
    await expect(other.getByRole('slider', { name: 'Moment of the match' })).toHaveValue('20');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Moves' }).click();
    expect(JSON.parse((await downloaded(page, 'Download the record')).toString())).toEqual({
      ...record,
      result: expect.objectContaining({ scores: expect.any(Array), reason: expect.any(String) }),
    });
    expect((await downloaded(page, 'Picture')).subarray(1, 4).toString()).toBe('PNG');
  });
}

test('the language changes at any time, and a running match with it', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your turn' }).or(page.getByText('is thinking'))).toBeVisible();
  await page.getByRole('link', { name: 'Start screen' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Čeština' }).check();
  await expect(page.getByRole('heading', { name: 'Nastavení' })).toBeVisible();
  await page.getByRole('link', { name: 'Na úvodní obrazovku' }).click();
  await page.getByRole('link', { name: /^Pokračovat Azul/ }).click();
  await expect(page.getByRole('heading', { name: 'Jsi na tahu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
});

test('a link to a position shows it, and says what does not fit in a broken one', async ({ newcomer, address }) => {
  const page = await newcomer({ viewport: { width: 390, height: 844 } });
  const text =
    'azul-mini_3_take2_1/C_BBYR,-,-,-,-_KK_rest_3Y2R_12;-,YY,-,-,-;B1R2/5/5/5/5;-_9;B,-,-,-,-;5/1B3/5/5/5;YY';
  await page.goto(`${address}#/replay/position/${text}`);
  await expect(page.getByRole('heading', { name: 'Replay: Azul Mini' })).toBeVisible();
  await expect(page.getByText('12', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Player 2').first()).toBeVisible();
  await page.goto(`${address}#/replay/position/${text.replace('-,YY,-', '-,YB,-')}`);
  await expect(page.getByText(/tiles of two colours, yellow and blue/)).toBeVisible();
  await page.goto(`${address}#/replay/position/chess_1`);
  await expect(page.getByText(/There is no edition “chess”/)).toBeVisible();
});
