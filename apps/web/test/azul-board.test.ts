// Azul's board in a real browser: played by taps, by drags, with the keyboard alone, and checked for accessibility.

import { AxeBuilder } from '@axe-core/playwright';
import type { AzulView } from '@mozaika/azul';
import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { bySeat } from '../src/games/by-seat.ts';
import { boardPage } from './board-page.ts';

const PHONE = { width: 390, height: 780 };
const SMALL = { width: 320, height: 590 };
const SIDEWAYS = { width: 740, height: 320 };
const WIDE = { width: 1440, height: 850 };

interface Table {
  readonly moves: string[];
  readonly said: string[];
  readonly over: boolean;
  view(): AzulView;
}

const pages = boardPage('azul-page');
let page: Page;

async function open(address: string, viewport = PHONE, reducedMotion?: 'reduce'): Promise<void> {
  page = await pages.open(`?${address}`, { viewport, ...(reducedMotion ? { reducedMotion } : {}) });
  await ready();
}

const table = <T>(read: (table: Table) => T): Promise<T> =>
  page.evaluate(`(${read.toString()})(window.table)`) as Promise<T>;
const groups = () => page.locator('[data-group].live');
const destinations = () => page.locator('[data-to][data-move]');
const cells = () => page.locator('[data-column][data-move]');
const hint = () => page.locator('.hint p');
const confirm = () => page.getByRole('button', { name: 'Confirm' });
const ready = () =>
  page.waitForFunction('window.table.over || document.querySelector("[data-group].live, [data-move]")');

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** What lies on the own board, read from the page; ghosts only show what would lie there. */
const shown = () =>
  page
    .locator('[data-seat="1"] [data-slot] [data-tile]')
    .evaluateAll((all) =>
      all
        .filter((tile) => tile.closest('.ghost') === null)
        .map((tile) => `${tile.closest('[data-slot]')?.getAttribute('data-slot')} ${tile.getAttribute('data-tile')}`),
    );

/** What the rules say lies there. */
function lying({ players }: AzulView): string[] {
  const { lines, wall, floor } = bySeat(players, 1);
  return [
    ...lines.flatMap((tiles, line) => [...tiles].map((tile, i) => `p1-l${line + 1}-${i + 1} ${tile}`)),
    ...wall.flatMap((row, r) => [...row].flatMap((tile, c) => (tile === '.' ? [] : [`p1-w${r + 1}-${c + 1} ${tile}`]))),
    ...[...floor].map((tile, i) => `p1-f${i + 1} ${tile}`),
  ];
}

const expectTruth = async () => expect((await shown()).sort()).toEqual(lying(await table((all) => all.view())).sort());

describe('by taps', () => {
  test('a decision is shown, taken back, made again and confirmed', async () => {
    await open('seed=confirm&confirm&actions=6');
    const before = await shown();
    await groups().first().click();
    await destinations().first().click();
    await confirm().waitFor();
    await expect.poll(shown).not.toEqual(before);
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await shown()).toEqual(before);
    expect(await table(({ moves }) => moves)).toEqual([]);
    const move = await destinations().last().getAttribute('data-move');
    await destinations().last().click();
    await confirm().click();
    await ready();
    expect(await table(({ moves }) => moves)).toEqual([move]);
    await expectTruth();
  });

  test('every destination says what the rules would bring', async () => {
    await open('seed=brings&actions=5');
    await groups().first().click();
    const floor = page.locator('[data-to="F"]');
    expect(await floor.getAttribute('aria-label')).toMatch(/takes \d\sfloor spaces?, costs \d/);
    for (const line of await page.locator('[data-to]').all()) {
      const legal = (await line.getAttribute('data-move')) !== null;
      const name = await line.getAttribute('aria-label');
      expect(name).toMatch(legal ? /Scores/ : /already|can’t/);
    }
  });

  test('a line or a cell that may not be chosen says why', async () => {
    await open('seed=why&actions=9');
    const closed = page.locator('.line.closed');
    for (let i = 0; i < (await groups().count()) && (await closed.count()) < 1; i++) await groups().nth(i).click();
    await closed.first().dispatchEvent('click');
    expect(await hint().textContent()).toMatch(/already/);
    expect(await table(({ said }) => said.at(-1))).toMatch(/already/);
    await page.context().close();
    await open('seed=why&board=crystal-x2&actions=30&phase=tiling');
    await page.locator('[data-column]:not([data-move])').first().dispatchEvent('click');
    expect(await hint().textContent()).toMatch(/already|takes only/);
    expect(await table(({ moves }) => moves)).toEqual([]);
    const move = await cells().first().getAttribute('data-move');
    await cells().first().click();
    expect(await table(({ moves }) => moves)).toEqual([move]);
  });
});

describe('by drags', () => {
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // So quick that the pointer is never heard of above the tiles.
    await page.mouse.move(to.x, to.y, { steps: 2 });
    await page.mouse.up();
  };
  const expectNothingHeld = async () => expect(await page.locator('.loose, .lifted, .target').count()).toBe(0);

  test('tiles dropped on a line go there, and dropped beside it they go back', async () => {
    await open('seed=drag&actions=5');
    const from = await middleOf(groups().first().locator('[data-tile]').first());
    await drag(from, { x: 5, y: from.y });
    expect(await table(({ moves }) => moves)).toEqual([]);
    await expectNothingHeld();
    const move = await destinations().first().getAttribute('data-move');
    await drag(from, await middleOf(destinations().first()));
    await ready();
    expect(await table(({ moves }) => moves)).toEqual([move]);
    await expectTruth();
  });

  test('a full line is dropped on a column of a free wall, and where it may not go it goes back', async () => {
    await open('seed=why&board=crystal-x2&actions=30&phase=tiling');
    const from = await middleOf(page.locator('.line.tiling'));
    await drag(from, { x: 5, y: from.y });
    await drag(from, await middleOf(page.locator('[data-to="1"]')));
    expect(await table(({ said }) => said)).toEqual([]);
    await drag(from, await middleOf(page.locator('[data-column]:not([data-move])').first()));
    expect(await hint().textContent()).toMatch(/already|takes only/);
    expect(await table(({ moves }) => moves)).toEqual([]);
    await expectNothingHeld();
    const move = await cells().last().getAttribute('data-move');
    await drag(from, await middleOf(cells().last()));
    await ready();
    expect(await table(({ moves }) => moves)).toEqual([move]);
    await expectTruth();
    await expectNothingHeld();
  });
});

test('rounds are played with the keyboard alone, the focus following the play', async () => {
  await open('seed=keys&board=crystal-bonus&confirm', WIDE);
  const press = (key: string) => page.keyboard.press(key);
  const focused = (what: string) => page.waitForFunction(`document.activeElement?.closest('${what}')`);
  await press('Tab');
  await focused('[data-group]');
  for (let turn = 0; turn < 25; turn++) {
    if ((await groups().count()) > 0) {
      await focused('[data-group]');
      await press((['ArrowRight', 'ArrowDown', 'ArrowLeft'] as const)[turn % 4] ?? 'ArrowUp');
      await press('Enter');
      await focused('[data-to][data-move]');
      await press('Escape');
      await focused('[data-group]');
      await press('Enter');
      await focused('[data-to][data-move]');
    } else await focused('[data-column], [data-to="F"]');
    await press('Enter');
    await focused('[data-confirm]');
    await press('Enter');
    await ready();
  }
  await expectTruth();
  expect(await table(({ moves }) => moves.length)).toBeGreaterThanOrEqual(25);
});

describe('animations', () => {
  test.each([undefined, 'reduce'] as const)('seen to their end lead to the same table (motion: %s)', async (motion) => {
    await open('seed=motion&actions=12', PHONE, motion);
    await page.evaluate('window.table.slowly = true');
    for (let turn = 0; turn < 5; turn++) {
      await groups().first().click();
      await destinations().first().click();
      await ready();
      await expectTruth();
    }
    await expect.poll(() => page.locator('.loose, .figure').count()).toBe(0);
  });
});

describe('for everyone', () => {
  // Themes and languages of the whole screen are looked at in e2e/screens.spec.ts; here are the moments within a turn.
  test('axe finds nothing wrong at any moment of a turn', async () => {
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('.azul').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        state,
      ).toEqual([]);
    };
    await open('seed=axe&actions=7&seats=3&confirm&theme=light&lang=cs', PHONE);
    await check('at the start of a turn');
    await groups().first().click();
    await check('with tiles chosen');
    await destinations().first().click();
    await check('with a decision to confirm');
    await page.context().close();
    await open('seed=axe&board=crystal-x2&actions=30&phase=tiling&theme=dark&lang=en', PHONE);
    await check('with a column to choose');
  });

  test('displays, lines, wall and floor have names that tell what lies there', async () => {
    await open('seed=names&actions=2');
    const { displays } = await table((all) => all.view());
    const list = page.getByRole('listitem', { name: /^Display 1: / });
    const counts = [...new Set(displays[0])].length;
    expect((await list.getAttribute('aria-label'))?.split(', ')).toHaveLength(counts);
    expect(await page.getByRole('table', { name: 'Wall' }).first().getByRole('cell').count()).toBe(25);
    expect(await page.getByRole('button', { name: 'Line 3: empty' }).count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Floor: empty' }).count()).toBe(1);
  });

  test.each([
    ['a small phone', SMALL, 2],
    ['a small phone', SMALL, 4],
    ['a phone held sideways', SIDEWAYS, 3],
    ['a tablet', { width: 768, height: 970 }, 4],
    ['a wide screen', WIDE, 4],
  ])('on %s (%o) with %i players everything is in sight, and can be hit', async (_, viewport, seats) => {
    await open(`seed=room&actions=6&seats=${seats}&lang=cs`, viewport);
    await groups().first().click();
    const seen = await page.locator('[data-group], [data-to], .other, .stockcard').evaluateAll((all) =>
      all.map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        return { name: element.outerHTML.slice(0, 90), inside, size: Math.min(width, height) };
      }),
    );
    expect(seen.filter(({ inside }) => !inside)).toEqual([]);
    expect(seen.filter(({ size }) => size < 24)).toEqual([]);
  });

  test('nothing is wider than a small phone with text twice as large', async () => {
    await open('seed=small&actions=6&seats=4&lang=cs', SMALL);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    await groups().first().click();
    const outside = await page.locator('.table *').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.closest('.hidden'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(outside).toEqual([]);
  });
});
