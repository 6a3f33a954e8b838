// A benchmark of the app: input delay on a slow phone, long tasks while a bot thinks, frames while tiles are animated, a review. It measures
// wall-clock time, so it is part of `npm run soak`, never of `npm test`.

import { chromium, type Locator, type Page } from '@playwright/test';
import { begin } from './app.ts';
import { awaitTurn, destinations, groups } from './azul.ts';
import { CHROMIUM } from './chromium.ts';
import { awaitTurn as awaitQwirkle, hand } from './qwirkle.ts';
import { openFile, RECORDS } from './records.ts';
import { Server } from './server.ts';

const SLOWER = 4;
const LONGEST_ANSWER = 100;
const LONGEST_TASK = 50;
const LONGEST_REVIEW = 20_000;
const FRAME = 1000 / 60;
const TRIES = 3;

/** Notes what the browser says of taps and long tasks, from the first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const notes = { taps: [] as number[], tasks: [] as number[] };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.taps.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) notes.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

/** The longest of what was noted since the last time. */
const longest = (page: Page, what: 'taps' | 'tasks'): Promise<number> =>
  page.evaluate((name) => {
    // The script above put them there.
    const { notes } = window as unknown as { notes: { [what in 'taps' | 'tasks']: number[] } };
    return Math.max(0, ...notes[name].splice(0));
  }, what);

/** A finger's tap alone: Playwright's own taps look around in the page while it answers. */
async function tap(what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to tap on');
  await what.page().waitForTimeout(300);
  await what.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await what.page().waitForTimeout(500);
}

/** What was measured, by what it is; other work on the machine only ever makes it longer, so the shortest of all tries counts. */
const measured = new Map<string, { shortest: number; most: number }>();

function note(what: string, value: number, most: number): void {
  const { shortest = value } = measured.get(what) ?? {};
  measured.set(what, { shortest: Math.min(shortest, value), most });
}

function report(): void {
  for (const [what, { shortest, most }] of measured) {
    console.log(`${what.padEnd(68)} ${shortest.toFixed(0).padStart(5)} ms, at most ${most.toFixed(0)}`);
    if (shortest > most) process.exitCode = 1;
  }
}

await using server = await new Server().start();
const browser = await chromium.launch(CHROMIUM);

async function phone(slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true });
  const page = await context.newPage();
  await watch(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

for (let tries = 0; tries < TRIES; tries++) {
  const slow = await phone(SLOWER);
  await begin(slow, server.address, { players: ['Player on this device', 'Newcomer'] });
  await awaitTurn(slow);
  await longest(slow, 'taps');
  for (const [what, where] of [
    ['tiles', groups(slow)],
    ['a place for them', destinations(slow)],
    ['the confirmation', slow.getByRole('button', { name: 'Confirm' })],
  ] as const) {
    await tap(where.first());
    note(`Azul: a tap on ${what} is answered on a slow phone after`, await longest(slow, 'taps'), LONGEST_ANSWER);
  }
  await begin(slow, server.address, { game: 'Qwirkle', players: ['Player on this device', 'Newcomer'] });
  await awaitQwirkle(slow);
  await longest(slow, 'taps');
  for (let i = 0; i < 6; i++) await tap(hand(slow).nth(i));
  note('Qwirkle: a tap is answered on a slow phone after', await longest(slow, 'taps'), LONGEST_ANSWER);
  await slow.context().close();
}

/** Milliseconds for which a tap keeps the page's main thread busy: what else runs on the machine does not count. */
async function processorTime(what: Locator): Promise<number> {
  const devtools = await what.page().context().newCDPSession(what.page());
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const before = await busy();
  await tap(what);
  return 1000 * ((await busy()) - before);
}

const quick = await phone(1);
await begin(quick, server.address, { players: ['Player on this device', 'Master'] });
for (let turn = 0; turn < TRIES; turn++) {
  await awaitTurn(quick);
  const busy = await processorTime(groups(quick).nth(turn));
  console.log(`Azul: tiles, tapped and lifted, keep the main thread busy for ${busy.toFixed(0)} ms`);
  await destinations(quick).first().tap();
  await quick.waitForTimeout(300);
  await longest(quick, 'tasks');
  await quick.getByRole('button', { name: 'Confirm' }).tap();
  await quick.getByRole('heading', { name: /is thinking/ }).waitFor();
  await quick.getByRole('heading', { name: /is thinking/ }).waitFor({ state: 'hidden' });
  note('the longest task of the page while a bot thinks', await longest(quick, 'tasks'), LONGEST_TASK);
}

await quick.goto(server.address);
await openFile(quick, JSON.stringify(RECORDS.Azul));
await quick.getByRole('slider').waitFor();
await longest(quick, 'tasks');
const began = performance.now();
await quick.goto(
  quick
    .url()
    .replace('#/replay/', '#/review/')
    .replace(/(kept\/\w+).*$/, '$1'),
);
await quick.getByRole('button', { name: 'Look deeper' }).waitFor({ timeout: 120_000 });
note('a match of two is reviewed after', performance.now() - began, LONGEST_REVIEW);
note('the longest task of the page meanwhile', await longest(quick, 'tasks'), LONGEST_TASK);

await quick.goto(server.address);
await openFile(quick, JSON.stringify(RECORDS.Azul));
/** The last move of a round brings the tiling. */
const tiling = RECORDS.Azul.actions.findIndex((action, i) => i > 2 && action.startsWith('*')) - 1;
await quick.getByRole('slider').fill(String(tiling));
const frames = await quick.evaluate(async () => {
  document.querySelector<HTMLElement>('.controls .main')?.click();
  const times: number[] = [];
  const end = performance.now() + 2500;
  for (let now = 0; now < end; ) {
    now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
    times.push(now);
  }
  return times
    .slice(1)
    .map((time, i) => time - (times[i] ?? time))
    .sort((a, b) => a - b);
});
const share = frames.filter((time) => time < 1.2 * FRAME).length / frames.length;
console.log(
  `the tiling is shown with ${(frames.length / 2.5).toFixed(0)} frames a second, ${(100 * share).toFixed(0)} % of them in time`,
);
report();
await browser.close();
