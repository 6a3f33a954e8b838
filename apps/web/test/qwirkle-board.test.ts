// Qwirkle's board in a real browser: played by taps, by drags, with the keyboard alone, and checked for accessibility.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { boardPage } from './board-page.ts';

const PHONE = { width: 390, height: 760 };
const SMALL = { width: 320, height: 640 };

interface Table {
  readonly moves: string[];
  readonly said: string[];
  readonly refused: number;
  readonly over: boolean;
  scoreOf(move: string): number | undefined;
}

const pages = boardPage('qwirkle-page');
let page: Page;

async function open(address: string, viewport = PHONE): Promise<void> {
  page = await pages.open(`?${address}`, { viewport });
  await page.getByRole('grid').waitFor();
}

const table = <T>(read: (table: Table) => T): Promise<T> =>
  page.evaluate(`(${read.toString()})(window.table)`) as Promise<T>;
const hand = () => page.locator('.hand button');
const status = () => page.getByTestId('status');
const openNow = () => page.locator('.cell.open:not(.later)');
const placed = () => page.locator('.cell.placed');
/** Taps a cell, also one outside the view, as a screen reader does. */
const tap = (cell: ReturnType<typeof openNow>) => cell.first().dispatchEvent('click');

/** Holds the first tile of the hand that makes a play by itself in so many cells, and says which one. */
async function holdPlayable(cells = 1): Promise<number> {
  for (let i = 0; i < (await hand().count()); i++) {
    await hand().nth(i).click();
    if ((await openNow().count()) >= cells) return i;
    await hand().nth(i).click();
  }
  throw new Error('no tile makes a play by itself');
}

async function middleOf(cell: ReturnType<typeof openNow>): Promise<{ x: number; y: number }> {
  const box = await cell.first().boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

/** Makes any move by taps: a play of one or more tiles, a trade, or a pass. */
async function takeTurn(): Promise<void> {
  const pass = page.getByRole('button', { name: 'Pass' });
  if ((await pass.count()) > 0) return pass.click();
  const play = page.getByRole('button', { name: /^Play for/ });
  for (let i = 0; i < (await hand().count()) && (await play.count()) === 0; i++) {
    if (/laid|unfit/.test((await hand().nth(i).getAttribute('class')) ?? '')) continue;
    await hand().nth(i).click();
    if ((await openNow().count()) > 0) await tap(openNow());
    else if ((await page.locator('.cell.open').count()) > 0) {
      await tap(page.locator('.cell.open'));
      i = -1;
    }
  }
  if ((await play.count()) > 0) return play.click();
  await page.getByRole('button', { name: 'Trade' }).click();
  await hand().first().click();
  await page.getByRole('button', { name: /^Trade 1/ }).click();
}

test('a match that is opened again shows everybody’s plays since the own turn, the newest strongest', async () => {
  await open('turns=12&seats=4');
  const ages = await page
    .locator('.cell.recent')
    .evaluateAll((all) => all.map((cell) => cell.style.getPropertyValue('--age')));
  expect(new Set(ages)).toEqual(new Set(['0', '1', '2']));
  for (const name of ['Bob', 'Cleo', 'Dan'])
    expect(await page.getByRole('gridcell', { name: `just played by ${name}` }).count(), name).toBeGreaterThan(0);
});

describe('by taps', () => {
  test('turns are played, and every move was legal', async () => {
    await open('seed=whole', SMALL);
    for (let turn = 0; turn < 10; turn++) {
      await page.locator('.tray.live').waitFor();
      await takeTurn();
      await page.waitForFunction('window.table.over || document.querySelector(".tray.live")');
    }
    expect(await table(({ refused }) => refused)).toBe(0);
  });

  test('a tile may be laid, picked up again, laid elsewhere and taken back', async () => {
    await open('seed=again&turns=14');
    const at = await holdPlayable(2);
    const cells = await page
      .locator('.cell.open')
      .evaluateAll((all) => all.map((cell) => cell.getAttribute('data-cell')));
    await tap(openNow());
    expect(await placed().count()).toBe(1);
    expect(await status().textContent()).toMatch(/^This play is worth \d+/);
    const first = await placed().getAttribute('data-cell');
    await page.getByRole('button', { name: 'Take back the last tile' }).click();
    await hand().nth(at).click();
    await tap(page.locator(`.cell.open[data-cell="${cells.find((cell) => cell !== first)}"]`));
    expect(await placed().count()).toBe(1);
    expect(await placed().getAttribute('data-cell')).not.toBe(first);
    await page.getByRole('button', { name: 'Take back the last tile' }).click();
    expect(await placed().count()).toBe(0);
    expect(await hand().nth(at).getAttribute('class')).not.toContain('laid');
    expect(await table(({ moves }) => moves)).toEqual([]);
  });

  test('each place says what the rules would give, and a second tap on the tile plays for it', async () => {
    await open('seed=again&turns=14');
    const told: (readonly [play: string, gain: string])[] = [];
    for (const button of await hand().all()) {
      await button.click();
      expect(await page.locator('.cell.later').count(), 'places that need more tiles come later').toBe(0);
      const tile = await button.getAttribute('data-tile');
      const cells = await openNow().evaluateAll((all) =>
        all.map((cell) => [cell.dataset['cell'], cell.textContent?.trim()]),
      );
      told.push(...cells.map(([cell, gain = '']) => [`play ${tile}@${cell}`, gain] as const));
    }
    expect(told.length).toBeGreaterThan(5);
    for (const [play, gain] of told)
      expect(await page.evaluate(`'+' + window.table.scoreOf('${play}')`), play).toBe(gain);
    await page.keyboard.press('Escape');
    await holdPlayable();
    const gains = await openNow().evaluateAll((all) => all.map((cell) => cell.textContent?.trim() ?? ''));
    // Both taps inside the page: between two calls from here a busy machine may take longer than a slip.
    await openNow()
      .first()
      .evaluate(async (cell: HTMLElement) => {
        const { cell: at } = cell.dataset;
        cell.click();
        await new Promise((resolve) => setTimeout(resolve));
        document.querySelector<HTMLElement>(`.cell[data-cell="${at}"]`)?.click();
      });
    expect(await placed().count()).toBe(1);
    expect(await table(({ moves }) => moves), 'a finger that slips').toEqual([]);
    expect(await page.getByRole('button', { name: /^Play for/ }).textContent()).toContain(
      ` ${gains[0]?.slice(1)}\u00a0`,
    );
    await page.waitForTimeout(300);
    await tap(placed());
    expect(await table(({ moves }) => moves.length)).toBe(1);
  });

  test('a cell where the tile does not fit says why, and the tile stays in the hand', async () => {
    await open('seed=why&turns=6');
    await holdPlayable();
    await page.locator('.cell[data-tile]').first().dispatchEvent('click');
    expect(await status().textContent()).toMatch(/^There is already a tile here/);
    const { x, y } = await middleOf(page.getByRole('grid'));
    await page.mouse.click(x - 180, y - 250);
    expect(await status().textContent()).toBe('At least one tile must touch the grid.');
    expect(await placed().count()).toBe(0);
    expect(await table(({ said }) => said.at(-1))).toBe('At least one tile must touch the grid.');
  });

  test('tiles chosen for a trade are traded, and nothing is traded without a choice', async () => {
    await open('seed=trade&turns=6');
    const tiles = await hand().evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')));
    await page.getByRole('button', { name: 'Trade' }).click();
    await page.getByRole('button', { name: 'Trade' }).dispatchEvent('click');
    expect(await table(({ moves }) => moves)).toEqual([]);
    await hand().nth(1).click();
    await hand().nth(3).click();
    await page.getByRole('button', { name: 'Trade 2 tiles' }).click();
    expect(await table(({ moves }) => moves)).toEqual([`trade ${tiles[1]} ${tiles[3]}`]);
  });
});

test('at every size nothing lies over the tiles and their places, and none is beyond an edge', async () => {
  await open('seed=sizes&turns=44');
  await holdPlayable();
  for (const [width, height] of [
    [320, 512],
    [390, 608],
    [390, 788],
    [768, 968],
    [844, 334],
    [1440, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(60);
    const wrong = await page.locator('.cell[data-tile], .cell.open').evaluateAll((all) => {
      const frame = document.querySelector('.frame')?.getBoundingClientRect() ?? new DOMRect();
      return all.filter((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const beyond = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
        return beyond || !cell.contains(above);
      }).length;
    });
    expect(wrong, `${width}x${height}`).toBe(0);
  }
});

test('the order of the hand survives a reload', async () => {
  await open('seed=order&turns=6&match=kept');
  const order = () => hand().evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile')).join(' '));
  const dealt = await order();
  // They are dealt by colours: the second time sorts them by shapes.
  for (let i = 0; i < 2; i++) await page.getByRole('button', { name: 'Sort tiles' }).click();
  const sorted = await order();
  expect(sorted).not.toBe(dealt);
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await order()).toBe(sorted);
});

describe('by drags', () => {
  test('a tile goes from the hand to the grid, to another cell, and back to another place of the hand', async () => {
    await open('seed=drag&turns=4');
    const at = await holdPlayable();
    const tile = await hand().nth(at).getAttribute('data-tile');
    const target = await middleOf(openNow());
    await page.keyboard.press('Escape');
    await drag(await middleOf(hand().nth(at)), target);
    expect(await placed().getAttribute('data-tile')).toBe(tile);
    await drag(await middleOf(placed()), await middleOf(hand().nth(5)));
    expect(await placed().count()).toBe(0);
    expect(await hand().nth(5).getAttribute('data-tile')).toBe(tile);
  });

  test('the grid pans and zooms; the minimap comes when the grid is larger than the view, and goes', async () => {
    await open('seed=pan&turns=8');
    const place = () => page.locator('.cell[data-tile]').first().boundingBox();
    const map = page.locator('[data-map]');
    expect(await map.count()).toBe(0);
    const before = await place();
    await drag({ x: 60, y: 120 }, { x: 90, y: 160 });
    const after = await place();
    expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(30);
    expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(40);
    await page.mouse.wheel(0, -900);
    await map.waitFor();
    await page.getByRole('button', { name: 'Show the whole grid' }).click();
    await map.waitFor({ state: 'detached' });
  });
});

test('a turn is played with the keyboard alone', async () => {
  await open('seed=keys&turns=6');
  const focused = () => page.evaluate<string>(`document.activeElement.getAttribute('aria-label') ?? ''`);
  for (let i = 0; i < 20 && !(await focused()).includes(','); i++) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/-?\d+,-?\d+/);
  let key = 1;
  for (; key <= 6; key++) {
    await page.keyboard.press(String(key));
    if ((await openNow().count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('PageDown');
  expect(await focused()).toContain('fits here');
  await page.keyboard.press('Enter');
  expect(await focused()).toContain('not played yet');
  await page.keyboard.press('Delete');
  expect(await placed().count()).toBe(0);
  await page.keyboard.press(String(key));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Take back the last tile' }).focus();
  await page.keyboard.press('Enter');
  expect(await focused(), 'the button is gone, the focus is not').toMatch(/\w/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press(String(key));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  expect(await table(({ moves }) => moves.length)).toBe(1);
  expect(await table(({ said }) => said.some((sentence) => /This play is worth/.test(sentence)))).toBe(true);
});

test('an animation that is hurried, or seen to its end, leads to the same grid', async () => {
  const grids: string[][] = [];
  for (const slowly of [true, false]) {
    await open('seed=motion&turns=6');
    await page.evaluate(`window.table.slowly = ${slowly}`);
    await holdPlayable();
    await tap(openNow());
    await page.getByRole('button', { name: /^Play for/ }).click();
    await page.locator('.tray.live').waitFor({ timeout: 20_000 });
    expect(await page.locator('.line').count()).toBe(0);
    expect(await placed().count()).toBe(0);
    const cells = await page
      .locator('.cell[data-tile]')
      .evaluateAll((all) => all.map((cell) => `${cell.getAttribute('data-tile')}@${cell.getAttribute('data-cell')}`));
    grids.push(cells.sort());
    if (slowly) await page.context().close();
  }
  expect(grids[0]).toEqual(grids[1]);
});

describe('for everyone', () => {
  // Themes and languages of the whole screen are looked at in e2e/screens.spec.ts; here are the moments within a turn.
  test('axe finds nothing wrong at any moment of a turn', async () => {
    await open('seed=axe&turns=6&theme=dark&lang=cs', PHONE);
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page }).include('.board').analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
        state,
      ).toEqual([]);
    };
    await check('at the start of a turn');
    await holdPlayable();
    await check('with a tile held');
    await tap(openNow());
    await check('with a tile laid');
    await page.locator('[data-bag]').click();
    await check('with the tiles counted');
  });

  test('nothing is wider than a small phone, also with large text', async () => {
    await open('seed=small&turns=6&seats=4&lang=cs', SMALL);
    for (const size of ['100%', '200%']) {
      await page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
      const outside = await page.locator('.top *, .bottom *').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && !element.closest('.hidden'))
          .filter((element) => element.getBoundingClientRect().right > 321 || element.getBoundingClientRect().left < -1)
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(outside, size).toEqual([]);
    }
  });
});
