// The picture of a table to share: a whole SVG document, whatever the names are.

import { type QwirkleView, qwirkle } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { picture } from '../src/games/qwirkle/picture.ts';

const VIEW: QwirkleView = {
  ...(qwirkle.view(qwirkle.setup({}, 2)) as QwirkleView),
  grid: [
    { tile: 'Rs', x: -3, y: 2 },
    { tile: 'G*', x: 9, y: 4 },
  ],
  scores: [12, 31],
};

const attribute = (svg: string, name: string) => Number(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1]);

test('every tile lies within the picture, and the winner comes first', () => {
  const svg = picture({ view: VIEW, options: {}, names: ['Jana', 'Petr'], title: 'Qwirkle' });
  const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)/g)];
  expect(places).toHaveLength(2);
  for (const [, x, y] of places) {
    expect(Number(x)).toBeLessThan(attribute(svg, 'width') - 40);
    expect(Number(y)).toBeLessThan(attribute(svg, 'height') - 40);
  }
  expect(svg.indexOf('>Petr<')).toBeGreaterThan(0);
  expect(svg.indexOf('>Jana<')).toBeGreaterThan(svg.indexOf('>Petr<'));
});

test('whoever has won has a golden rim, which several may share, and nobody before the end', () => {
  const rims = (scores: number[], reason: QwirkleView['reason']) =>
    picture({ view: { ...VIEW, scores, reason }, options: {}, names: ['Jana', 'Petr'], title: 'Qwirkle' }).split(
      '#c9962b',
    ).length - 1;
  expect(rims([7, 9], 'hand-empty')).toBe(1);
  expect(rims([7, 7], 'hand-empty')).toBe(2);
  expect(rims([7, 9], null)).toBe(0);
});

test('names can’t break the document', () => {
  const svg = picture({ view: VIEW, options: {}, names: ['<b>&"\u0001', '🦊'.repeat(300)], title: 'A & B' });
  expect(svg).not.toContain('<b>');
  expect(svg).not.toContain('\u0001');
  expect(svg).toContain('&lt;b&gt;&amp;&quot;');
  expect([...svg].filter((letter) => letter === '🦊').length).toBeLessThan(30);
  expect(svg).toContain('A &amp; B');
});

test('an empty grid makes a picture too', () => {
  expect(picture({ view: { ...VIEW, grid: [] }, options: {}, names: ['Jana', 'Petr'], title: 'Qwirkle' })).toMatch(
    /^<svg[\s\S]*<\/svg>$/,
  );
});
