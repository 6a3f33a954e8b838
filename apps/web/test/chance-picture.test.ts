// The graph of winning chances as a picture: a whole document in which every point and every moment is drawn.

import { expect, it } from 'vitest';
import { chancePicture } from '../src/review/chance-picture.ts';

const PICTURE = {
  title: 'Winning chance: Ann & <Bob>',
  subtitle: 'Azul: Ann – Bob',
  points: [
    { index: 0, chance: 0.5 },
    { index: 5, chance: 1 },
    { index: 10, chance: 0 },
  ],
  actions: 10,
  moments: [5],
};

it('draws each point between the edges, marks the moments, and quotes names', () => {
  const svg = chancePicture(PICTURE);
  expect(svg).toContain('d="M90.0 305.0L520.0 140.0L950.0 470.0"');
  expect(svg.match(/<circle/g)).toHaveLength(1);
  expect(svg).toContain('<circle cx="520.0" cy="140.0"');
  expect(svg).toContain('Ann &amp; &lt;Bob>');
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"') && svg.endsWith('</svg>')).toBe(true);
});

it('of no decision is empty and still a picture', () => {
  const svg = chancePicture({ ...PICTURE, points: [], actions: 0, moments: [] });
  expect(svg).not.toContain('NaN');
  expect(svg).not.toContain('<circle');
});
