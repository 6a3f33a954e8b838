// How things lie on Azul's table: tiles on a display, displays on the ring, and where arrow keys lead.

import { describe, expect, it } from 'vitest';
import { ahead } from '../src/games/azul/arrow-keys.ts';
import { ellipseLayout } from '../src/games/azul/ellipse-layout.ts';
import { groupsOf, onDisplay } from '../src/games/azul/groups.ts';

/** The quarters of a display, clockwise from the top left, as row and column. */
const QUARTERS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 0],
];

function touching(a: number, b: number): boolean {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [QUARTERS[a], QUARTERS[b]];
  return Math.abs(ax - bx) + Math.abs(ay - by) === 1;
}

describe('the tiles of a display', () => {
  it.each(['BBBB', 'BBBY', 'BYYY', 'BBYY', 'BYYR', 'BYRR', 'BYRK', 'BBY', 'BY', 'W', ''])(
    '%s lie on quarters of their own, and tiles of a colour touch',
    (letters) => {
      const groups = onDisplay(3, letters);
      const quarters = groups.flatMap((group) => group.quarters);
      expect(new Set(quarters).size).toBe(letters.length);
      for (const group of groups) {
        expect(group.quarters.length).toBe(letters.split(group.colour).length - 1);
        for (const [i, quarter] of group.quarters.slice(1).entries()) {
          expect(touching(group.quarters[i] ?? Number.NaN, quarter)).toBe(true);
        }
      }
    },
  );

  it('are grouped by colour in canonical order', () => {
    expect(groupsOf('centre', 'WKBB')).toEqual([
      { source: 'centre', colour: 'B', count: 2 },
      { source: 'centre', colour: 'K', count: 1 },
      { source: 'centre', colour: 'W', count: 1 },
    ]);
  });
});

describe('the ring of displays', () => {
  it.each([5, 7, 9])('has equal ways between %i displays, from the top on', (count) => {
    const places = ellipseLayout(count, 1.6, 1);
    const ways = places.map(({ x, y }, i) => {
      const next = places[(i + 1) % count] ?? { x, y };
      return Math.hypot((next.x - x) * 1.6, next.y - y);
    });
    expect(places[0]?.x).toBeCloseTo(0);
    expect(places[0]?.y).toBeCloseTo(-1);
    expect(Math.max(...ways) / Math.min(...ways)).toBeLessThan(1.2);
  });
});

describe('an arrow key', () => {
  const spots = [
    { name: 'north', x: 50, y: 0 },
    { name: 'east', x: 100, y: 50 },
    { name: 'north-east', x: 100, y: 0 },
  ];
  const from = { x: 50, y: 50 };

  it('leads to what lies ahead, rather than aside', () => {
    expect(ahead(spots, from, 'ArrowUp')?.name).toBe('north');
    expect(ahead(spots, from, 'ArrowRight')?.name).toBe('east');
  });

  it('leads nowhere when nothing lies ahead, and other keys nowhere at all', () => {
    expect(ahead(spots, from, 'ArrowLeft')).toBeUndefined();
    expect(ahead(spots, from, 'Enter')).toBeUndefined();
  });
});
