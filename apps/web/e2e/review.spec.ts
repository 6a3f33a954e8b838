// The review of a match to its end: the same figures as anywhere else, the better move behind a tap, nothing lost by leaving.

import { analyseStep, loadAnalysis, type MatchAnalysis, stepsOf, summarise } from '@mozaika/analysis';
import type { MatchRecord } from '@mozaika/kernel';
import { seatLines } from '@mozaika/words/analysis/report';
import { begin, expect, type Page, test } from './app.ts';
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
  const moments = page.locator('ol.moments > li');
  await expect(moments).toHaveCount(here.moments.length);
  await expectAccessible(page);
  const decisions = page.locator('h2:text("Every move") ~ ol > li');
  await expect(decisions).toHaveCount(here.steps.filter(({ kind }) => kind === 'decision').length);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture of the graph' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);

  await page.reload();
  await expect(moments).toHaveCount(here.moments.length);
  await page.getByRole('link', { name: 'To the replay' }).click();
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
});

test('the better move is found on the board, or shown when asked for, with its line', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify(record));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  await page.goto(reviewOf(page));
  const here = await analysedHere();
  const [index = 0] = here.moments;
  const step = here.steps.find((one) => one.index === index);
  if (step?.kind !== 'decision') throw new Error('a moment is a decision');
  await page.getByRole('link', { name: 'Find the better move' }).first().click();
  await expect(page.getByText('Find a better move and make it on the board')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Best:')).toHaveCount(0);
  await expectAccessible(page);

  // The move that was played is judged like any other.
  await makeMove(page, step.played.move);
  await expect(page.getByText(/^Not yet: /)).toBeVisible({ timeout: 60_000 });
  await makeMove(page, step.best.move);
  await expect(page.getByText(/^Found: /)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Best: .* gave away \d+\s% of a win/)).toBeVisible();
  await page.getByRole('button', { name: 'On in the line' }).click();
  await expect(page.getByText(/^Line 1\//)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next decision' }).click();
  await expect(page.getByRole('heading', { name: /^Move \d+: / })).toBeVisible({ timeout: 60_000 });
});

/** Takes tiles as a text says: `3B2`. */
async function makeMove(page: Page, move: string): Promise<void> {
  const [, source, colour, to] = /^(\d+|C)([A-Z])([1-5F])$/.exec(move) ?? [];
  await page.locator(`[data-group="${source === 'C' ? 'centre' : source}${colour}"]`).click();
  await page.locator(`[data-to="${to}"][data-move]`).click();
}

const reviewOf = (page: Page): string =>
  page
    .url()
    .replace('#/replay/', '#/review/')
    .replace(/(packed\/[\w-]+|kept\/\w+).*$/, '$1');

test('what can’t be reviewed says so', async ({ newcomer, address }) => {
  const page = await newcomer();
  await page.goto(address);
  await openFile(page, JSON.stringify({ ...record, actions: record.actions.slice(0, 2) }));
  await expect(page.getByRole('heading', { name: 'Replay: Azul' })).toBeVisible();
  await page.goto(reviewOf(page));
  await expect(page.getByRole('alert')).toContainText('There is no decision in this record');
  await page.goto(`${address}#/review/kept/abcd2345efgh`);
  await page.reload();
  await expect(page.getByText('Review', { exact: true })).toHaveCount(0);
});

test('a match that still runs is not reviewed, and its table says why', async ({ newcomer, address }) => {
  const page = await newcomer();
  await begin(page, address, { players: ['Player on this device', 'Newcomer'] });
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible({ timeout: 60_000 });
  const table = page.url();
  await page.goto(table.replace('#/play/', '#/review/kept/'));
  await expect(page.getByText('This match is still running: it can be reviewed once it is over.')).toBeVisible();
  await expect(page).toHaveURL(table);
});
