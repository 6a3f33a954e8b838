// WCAG 2.2 AA: every pair of colours that meets on a screen has enough contrast, in light and dark, on every table.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './colour-blindness.ts';

const folder = join(import.meta.dirname, '../src/ui');
const css = ['theme.css', 'surface.css']
  .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\/|@import[^;]*;/gs, ''))
  .join('\n');

/** The colour tokens by the selectors that set them; rules within a media query come before a theme is known, and are left out. */
const RULES = [
  ...css.replace(/@[\w-]+[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g),
].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((selector) => selector.trim()),
  tokens: [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value] as const),
}));

/** The tokens of the page, as the cascade gives them: rules with fewer conditions first. */
function tokensOf(theme: string, table: string): ReadonlyMap<string, string> {
  const dark = theme === 'dark' ? ['[data-theme="dark"]', ':root[data-theme="dark"]'] : [];
  const wanted = [':root', ...dark, `[data-table="${table}"]`, ...dark.map((one) => `${one}[data-table="${table}"]`)];
  const found = wanted.flatMap((selector) => RULES.filter(({ selectors }) => selectors.includes(selector)));
  return new Map(found.flatMap(({ tokens }) => tokens));
}

const PAPERS = ['paper', 'paper-lit', 'paper-shade', 'paper-raised', 'paper-sunk'];
const ON_TABLE = ['table', 'table-edge'];

/** What is read: at least 4.5. */
const TEXTS: { readonly [text: string]: readonly string[] } = {
  ink: [...PAPERS, 'cobalt-tint', 'gold-tint', 'board', 'plate', 'slot'],
  'ink-soft': [...PAPERS, 'board'],
  cobalt: [...PAPERS, 'board', 'cobalt-tint'],
  'on-cobalt': ['cobalt', 'cobalt-deep'],
  gold: [...PAPERS, 'gold-tint', 'board'],
  good: ['paper', 'paper-raised', 'board', 'plate', 'slot'],
  bad: ['paper', 'paper-raised', 'paper-sunk', 'board', 'plate', 'slot'],
  'on-table': ON_TABLE,
  'on-table-soft': ON_TABLE,
  'on-table-gold': ON_TABLE,
};

/** What only has to be seen, such as the frame of a field or of what has the focus: at least 3. */
const SIGNS: { readonly [sign: string]: readonly string[] } = {
  focus: [...PAPERS, 'board', 'plate', 'slot', ...ON_TABLE],
  'ink-soft': PAPERS,
  cobalt: PAPERS,
};

const THEMES = ['light', 'dark'].flatMap((theme) =>
  ['plaster', 'azulejo', 'walnut'].map((table) => ({ theme, table, tokens: tokensOf(theme, table) })),
);

describe.each(THEMES)('$theme on $table', ({ tokens }) => {
  const poor = (pairs: typeof TEXTS, least: number): string[] =>
    Object.entries(pairs).flatMap(([front, grounds]) =>
      grounds.flatMap((ground) => {
        const [a, b] = [tokens.get(front), tokens.get(ground)];
        if (a === undefined || b === undefined) return [`${front} on ${ground} is not defined`];
        const found = contrast(a, b);
        return found < least ? [`${front} on ${ground}: ${found.toFixed(2)}`] : [];
      }),
    );

  it('can be read', () => expect(poor(TEXTS, 4.5)).toEqual([]));
  it('shows its frames', () => expect(poor(SIGNS, 3)).toEqual([]));
});

describe('the tokens', () => {
  it('differ between all themes and tables', () => {
    expect(new Set(THEMES.map(({ tokens }) => tokens.get('table'))).size).toBe(THEMES.length);
    expect(new Set(THEMES.map(({ tokens }) => tokens.get('ink'))).size).toBe(2);
  });
});
