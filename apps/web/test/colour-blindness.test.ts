// The colours of both games stay apart for everybody's eyes: normal sight, protanopia, deuteranopia and tritanopia.

import { COLOURS as AZUL } from '@mozaika/azul';
import { describe, expect, it } from 'vitest';
import { GLAZES } from '../src/games/azul/art/palette.ts';
import { HUES } from '../src/games/qwirkle/art/palette.ts';
import { nearestPair } from './colour-blindness.ts';

const PALETTES = [
  ...Object.entries(GLAZES).map(([set, glazes]) => ({
    name: `Azul, ${set}`,
    colours: AZUL.map((colour) => glazes[colour].fill),
    least: 0.18,
  })),
  { name: 'Qwirkle', colours: Object.values(HUES), least: 0.14 },
];

describe.each(PALETTES)('the palette of $name', ({ colours, least }) => {
  it('has no two colours that somebody could confuse', () => {
    const { distance, sight, pair } = nearestPair(colours);
    expect(distance, `${pair} with ${sight}`).toBeGreaterThanOrEqual(least);
  });
});

describe('the measure', () => {
  it('is the one of OKLab: black and white are 1 apart for everybody', () => {
    expect(nearestPair(['#000000', '#ffffff']).distance).toBeCloseTo(1, 2);
  });

  it('finds an ordinary bright palette too close', () => {
    const { distance, sight } = nearestPair(['#e6194b', '#f58231', '#ffe119', '#3cb44b', '#4363d8', '#911eb4']);
    expect(distance).toBeLessThan(0.13);
    expect(sight).not.toBe('normal');
  });
});
