// The review of a match to its end: the same figures as anywhere else, the better move behind a tap, nothing lost by leaving.

import { analyseStep, loadAnalysis, type MatchAnalysis, stepsOf, summarise } from '@mozaika/analysis';
import type { MatchRecord } from '@mozaika/kernel';
import { seatLines } from '@mozaika/words/analysis/report';
import { expect, type Page, test } from './app.ts';
import { openFile, RECORDS } from './records.ts';
import { expectAccessible } from './screen.ts';

/** A short match, as all browsers of the suite share two cores. */
const ACTIONS = 14;
const record: MatchRecord = { ...RECORDS.Azul, actions: RECORDS.Azul.actions.slice(0, ACTIONS) };

async function analysedHere(): Promise<MatchAnalysis> {
  const parts = await loadAnalysis(record.game);
  const steps = parts && stepsOf(parts, record);
  if (!parts || !steps?.ok) throw new Error('there is no analysis');
  const analysed = steps.value.map((step) => analyseStep(parts, record, step, 'quick'));
  return summarise(parts, record, analysed, 'quick');
}

const isDone = (page: Page) => expect(page.getByText(/^Analysing/)).toHaveCount(0, { timeout: 120_000 });
/** Hard spaces are read as spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('a match is reviewed to its end, and comes back as it was left', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify(record));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  await page.getByRole('button', { name: 'Moves', exact: true }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText(/^Analysing/)).toBeVisible();
  await isDone(page);

  const here = await analysedHere();
  const shown = plain(await page.locator('main').innerText());
  for (const [i, seat] of here.seats.entries())
    for (const line of seatLines(seat, record.players[i] ?? '', 2, 'en')) expect(shown).toContain(plain(line));
  const moments = page.locator('ol > li');
  await expect(moments).toHaveCount(here.moments.length);
  await expect(moments.first().getByText('Better:')).toBeHidden();
  await moments.first().getByText('Find the better move').click();
  await expect(moments.first().getByText('Better:')).toBeVisible();
  await expectAccessible(page);

  const review = page.url();
  await moments.first().getByRole('link', { name: 'Look at the position' }).click();
  await expect(page.getByRole('slider', { name: 'Moment of the match' })).toBeVisible();
  await page.goto(review);
  await page.reload();
  await expect(page.locator('ol > li')).toHaveCount(here.moments.length);
  await page.getByRole('link', { name: 'To the replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
});

test('what can’t be reviewed says so', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify({ ...record, actions: record.actions.slice(0, 2) }));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  await page.goto(
    page
      .url()
      .replace('#/replay/', '#/review/')
      .replace(/(packed\/[\w-]+|kept\/\w+).*$/, '$1'),
  );
  await expect(page.getByRole('alert')).toContainText('There is no decision in this record');
  await page.goto(`${address}#/review/kept/abcd2345efgh`);
  await page.reload();
  await expect(page.getByText('Review', { exact: true })).toHaveCount(0);
});
