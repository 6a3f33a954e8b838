// Azul's board in a real browser: played by taps, by drags, with the keyboard alone, and checked for accessibility.

import { AxeBuilder } from '@axe-core/playwright';
import type { AzulView } from '@mozaika/azul';
import type { Locator, Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { bySeat } from '../src/games/by-seat.ts';
import { boardPage } from './board-page.ts';

const PHONE = { width: 390, height: 780 };
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

/** What of the board is cut off or lies under something else, and the smallest side of what can be hit. */
const inSight = () =>
  page.locator('[data-group], [data-to], .other, .stockcard .heap.bag').evaluateAll((all) => {
    const hidden: string[] = [];
    let small = Number.POSITIVE_INFINITY;
    for (const element of all) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      if (!inside) hidden.push(element.outerHTML.slice(0, 90));
      if (!element.matches('button')) continue;
      small = Math.min(small, width, height);
      // A group of one colour lies over the corner of a larger one: its first tile is what is hit.
      const at = (element.querySelector('[data-tile]') ?? element).getBoundingClientRect();
      const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
      if (!hit || !element.contains(hit))
        hidden.push(`under ${hit?.outerHTML.slice(0, 60)}: ${element.outerHTML.slice(0, 90)}`);
    }
    return { hidden, small: Math.round(small) };
  });

interface Seen {
  readonly hints: string[];
  readonly dealt: { readonly tiles: number; readonly seen: number }[];
}

/** Remembers in the page what the hint said, and how many tiles were seen when many took off at once. */
const watch = `{
  window.seen = { hints: [], dealt: [] };
  const all = { subtree: true, childList: true, characterData: true };
  const hint = document.querySelector('.hint');
  new MutationObserver(() => window.seen.hints.push(hint.querySelector('p').textContent)).observe(hint, all);
  new MutationObserver((changes) => {
    const loose = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const seen = loose.filter((tile) => getComputedStyle(tile).opacity !== '0').length;
    if (loose.length >= 12) window.seen.dealt.push({ tiles: loose.length, seen });
  }).observe(document.querySelector('.layer'), { childList: true });
}`;

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

  test('a second tap on the same place confirms, and the wall is as good as its line', async () => {
    await open('seed=twice&confirm&actions=4');
    await groups().first().click();
    const move = await destinations().nth(2).getAttribute('data-move');
    const line = await destinations().nth(2).getAttribute('data-to');
    await page.locator(`[data-into="${line}"] [data-slot]`).first().click();
    await confirm().waitFor();
    expect(await table(({ moves }) => moves)).toEqual([]);
    await page.locator(`[data-to="${line}"]`).click();
    expect(await table(({ moves }) => moves)).toEqual([move]);
  });

  test('a whole tiling is confirmed once, and its choices are taken back one by one', async () => {
    await open('seed=why&board=gray&actions=30&phase=tiling&confirm');
    const choose = async () => {
      const cell = cells().last();
      const move = await cell.getAttribute('data-move');
      await cell.click();
      return move;
    };
    const first = await choose();
    expect(await confirm().count()).toBe(0);
    await page.getByRole('button', { name: 'Take back' }).click();
    expect(await cells().last().getAttribute('data-move')).toBe(first);
    await choose();
    const second = await choose();
    await confirm().waitFor();
    expect(await table(({ moves }) => moves)).toEqual([]);
    // The last cell again is as good as the button.
    await page.locator(`[data-column="${second?.at(-1)}"]`).click();
    await expect.poll(() => table(({ moves }) => moves)).toEqual([first, second]);
    await ready();
    await expectTruth();
  });

  test('Escape closes a dialogue and leaves the chosen tiles alone', async () => {
    await open('seed=escape&actions=4');
    await groups().first().click();
    await page.getByRole('button', { name: /^Show bag/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.locator('.group.chosen').count()).toBe(1);
    await page.keyboard.press('Escape');
  });

  test('somebody else’s board opens large enough to read, above a phone’s table', async () => {
    await open('seed=opened&actions=4', { width: 390, height: 664 });
    await page.getByRole('button', { name: /Bob/ }).click();
    const opened = page.getByRole('dialog').locator('[data-seat="2"]');
    await opened.waitFor();
    const box = await opened.boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(150);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
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

  test('the bonuses at the wall’s edge say what they mean when they are tapped', async () => {
    await open('seed=bonuses&actions=5&board=crystal-bonus');
    const said = 'A whole row ends the match and brings 3, a whole column 10, all five of a colour 12.';
    await page.locator('.own .bonuses.under').click();
    expect(await hint().textContent()).toBe(said);
    expect(await table(({ said }) => said.at(-1))).toBe(said);
    await groups().first().click();
    expect(await hint().textContent()).toMatch(/choose a line/);
    await page.locator('.own .bonuses.beside').click();
    expect(await hint().textContent()).toBe(said);
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
  // The end of a round is near: lines are taken, then tiled.
  await open('seed=keys&board=crystal-bonus&confirm&actions=16', WIDE);
  const press = (key: string) => page.keyboard.press(key);
  const focused = (what: string) => page.waitForFunction(`document.activeElement?.closest('${what}')`);
  const fullLines = () =>
    page
      .locator('[data-to]:not([data-to="F"])')
      .evaluateAll(
        (lines) => lines.filter((line) => line.querySelector('.slot:not(:has([data-tile]))') === null).length,
      );
  await press('Tab');
  await focused('[data-group]');
  for (let turn = 0; turn < 9; turn++) {
    if ((await groups().count()) > 0) {
      await focused('[data-group]');
      await press((['ArrowRight', 'ArrowDown', 'ArrowLeft'] as const)[turn % 4] ?? 'ArrowUp');
      await press('Enter');
      await focused('[data-to][data-move]');
      await press('Escape');
      await focused('[data-group]');
      await press('Enter');
      await focused('[data-to][data-move]');
    } else {
      await focused('[data-column], [data-to="F"]');
      // All lines but the last one: the focus goes on to the next, and one confirmation is for all.
      for (let more = await fullLines(); more > 1; more--) {
        await press('Enter');
        await expect.poll(fullLines).toBe(more - 1);
        await focused('[data-column], [data-to="F"]');
      }
    }
    await press('Enter');
    await focused('[data-confirm]');
    await press('Enter');
    await ready();
  }
  await expectTruth();
  expect(await table(({ moves }) => moves.length)).toBeGreaterThanOrEqual(9);
});

describe('animations', () => {
  test.each([undefined, 'reduce'] as const)('seen to their end lead to the same table (motion: %s)', async (motion) => {
    await open('seed=motion&actions=18', PHONE, motion);
    await page.evaluate('window.table.slowly = true');
    await page.evaluate(watch);
    const round = () => table((all) => all.view().round);
    // On into the next round: its end is scored, and the displays are filled.
    for (const first = await round(); (await round()) === first; ) {
      await groups().first().click();
      await destinations().first().click();
      await ready();
      await expectTruth();
    }
    await expect.poll(() => page.locator('.loose, .figure').count()).toBe(0);
    const { hints, dealt } = await page.evaluate<Seen>('window.seen');
    expect(hints.includes('Tap to skip')).toBe(motion === undefined);
    // Of the twenty tiles that leave the bag, only one is seen before it flies.
    expect(dealt).toEqual(motion === undefined ? [{ tiles: 20, seen: 1 }] : []);
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

  // One page with the board in rooms of many sizes: what is left of a screen below the heading.
  test('everything is in sight and can be hit, from a small phone to a large screen', async () => {
    const ROOMS: readonly (readonly [width: number, height: number, target: number])[] = [
      [320, 520, 24],
      [390, 610, 30],
      [740, 320, 24],
      [768, 970, 44],
      [1024, 720, 40],
      [1440, 850, 44],
      [1920, 1030, 44],
    ];
    for (const seats of [2, 3, 4]) {
      await open(`seed=room&actions=6&seats=${seats}&bots&lang=cs`);
      await groups().first().click();
      for (const [width, height, target] of ROOMS) {
        await page.setViewportSize({ width, height });
        const { hidden, small } = await inSight();
        expect(hidden, `${seats} players, ${width} × ${height}`).toEqual([]);
        expect(small, `${seats} players, ${width} × ${height}`).toBeGreaterThanOrEqual(target);
      }
      await page.context().close();
    }
  });

  test('with four players on a phone of 390 × 844 every target is as large as a finger', async () => {
    await open('seed=room&actions=6&seats=4&bots', { width: 390, height: 770 });
    await groups().first().click();
    expect((await inSight()).small).toBeGreaterThanOrEqual(44);
    // Two bots stay two, however short their names become.
    const ends = await page.locator('.other .name .tail').allTextContents();
    expect(ends.map((end) => end.trim())).toEqual(['1', '2', '3']);
  });
});
