// What must hold on every screen: accessible for all, nothing cut off; and photographs to look at.

import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './app.ts';

const SHOTS = join(import.meta.dirname, 'shots');
/** WCAG 2.2, level AA, and everything below it. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SMALL = { width: 320, height: 640 };
const SIDEWAYS = { width: 740, height: 360 };
const WIDE = { width: 1440, height: 900 };

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
}

/** Waits until the screen has been drawn anew. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Keeps pictures of the screen. */
export async function photograph(page: Page, name: string): Promise<void> {
  for (const size of [SMALL, WIDE]) {
    await page.setViewportSize(size);
    await drawn(page);
    await page.screenshot({ path: join(SHOTS, `${name}-${size.width}.png`) });
  }
}

/** Texts that stick out of the screen sideways, or out of a box that hides what does not fit into it. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`the page is ${wide} wide in a window of ${innerWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text.nodeValue?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      // Texts for screen readers, and what a grid that pans or a shortened name hides on purpose.
      const hidden = (box: Element): boolean => {
        const { overflowX, clipPath, textOverflow } = getComputedStyle(box);
        return clipPath !== 'none' || overflowX === 'clip' || overflowX === 'auto' || textOverflow === 'ellipsis';
      };
      let box: Element | null = element;
      while (box && box !== document.body && !hidden(box)) box = box.parentElement;
      if (box && box !== document.body) continue;
      if (width > 0 && (left < -1 || right > innerWidth + 1)) found.push(text.nodeValue.trim());
    }
    return found;
  });

/** Nothing is cut off on a small phone, with text twice as large, and on a phone held sideways. */
export async function expectRoom(page: Page): Promise<void> {
  const zoom = (size: string) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);
  // Boards measure themselves again in the frame after a resize.
  const nothingCutOff = (when: string) =>
    expect.poll(() => cutOff(page), { message: when, timeout: 5_000 }).toEqual([]);
  await page.setViewportSize(SMALL);
  await nothingCutOff('at 320 pixels');
  await zoom('200%');
  await nothingCutOff('with text twice as large');
  await zoom('');
  await page.setViewportSize(SIDEWAYS);
  await nothingCutOff('on a phone held sideways');
}
