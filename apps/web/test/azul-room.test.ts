// The room that things have on Azul's table, in a real browser: boards of equal size, nothing wider than the screen.

import { describe, expect, test } from 'vitest';
import { boardPage } from './board-page.ts';

const pages = boardPage('azul-page');

describe('two boards', () => {
  test('of players on a wide screen are of equal size and fill it', async () => {
    const page = await pages.open('?seed=room&actions=6&bots', { viewport: { width: 1440, height: 850 } });
    await page.waitForSelector('[data-group].live');
    for (const [width, height] of [
      [1440, 850],
      [1920, 1030],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [own, other] = await page.locator('.board[data-seat]').evaluateAll((boards) =>
        boards.map((board) => {
          const box = board.getBoundingClientRect();
          return { width: Math.round(box.width), height: Math.round(box.height), top: Math.round(box.top) };
        }),
      );
      expect(other).toEqual(own);
      expect(2 * (own?.width ?? 0)).toBeGreaterThan(0.9 * width);
    }
  });

  // What is left of a phone's screen between the heading and the controls of a replay.
  test.each([
    [320, 390],
    [360, 450],
    [390, 480],
    [390, 660],
    [768, 850],
  ] as const)('that are only looked at are of equal size in %i × %i', async (width, height) => {
    const page = await pages.open('?seed=room&actions=20&bots&looking', { viewport: { width, height } });
    await page.waitForFunction('window.table?.over');
    const boxes = await page.locator('.board[data-seat]').evaluateAll((boards) =>
      boards.map((board) => {
        const { right, bottom, width, height } = board.getBoundingClientRect();
        return { size: [Math.round(width), Math.round(height)], inside: right <= innerWidth && bottom <= innerHeight };
      }),
    );
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[0]?.inside).toBe(true);
    expect(boxes[0]?.size[0]).toBeGreaterThan(0.4 * Math.min(width, 2 * 240));
  });
});

test('nothing is wider than a small phone with text twice as large', async () => {
  const page = await pages.open('?seed=small&actions=6&seats=4&lang=cs', { viewport: { width: 320, height: 590 } });
  await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
  await page.locator('[data-group].live').first().click();
  const outside = await page.locator('.table *').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && !element.closest('.hidden'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(outside).toEqual([]);
});
