// Azul's tiles can be told apart without their colour: each has a pattern that is easy to see.

import { COLOURS } from '@mozaika/azul';
import { describe, expect, it } from 'vitest';
import { MARKS } from '../src/games/azul/art/marks.ts';
import { GLAZES } from '../src/games/azul/art/palette.ts';
import { TILE_SYMBOLS, tileSymbol } from '../src/games/azul/art/tiles.ts';
import { contrast } from './colour-blindness.ts';

describe.each(Object.entries(GLAZES))('the set %s', (_, glazes) => {
  it.each(COLOURS)('%s has a pattern that stands out from it', (colour) => {
    expect(contrast(glazes[colour].fill, glazes[colour].ink)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tiles', () => {
  it('have a mark of their own each, in both languages', () => {
    for (const language of ['en', 'cs'] as const)
      expect(new Set(COLOURS.map((colour) => MARKS[colour][language])).size).toBe(COLOURS.length);
  });

  it('have a pattern of their own each', () => {
    const drawings = COLOURS.map((colour) => {
      const { fill, ink } = GLAZES.glazed[colour];
      const drawn = new RegExp(`<symbol id="${tileSymbol(colour)}".*?</symbol>`).exec(TILE_SYMBOLS)?.[0] ?? '';
      return drawn.replaceAll(fill, '').replaceAll(ink, '').replaceAll(tileSymbol(colour), '');
    });
    expect(new Set(drawings).size).toBe(COLOURS.length);
    for (const drawing of drawings) expect(drawing).toContain('<path');
  });
});
