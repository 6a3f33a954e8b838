// How things lie on Azul's table: tiles on a display, displays on the ring, what is marked, and where arrow keys lead.

import type { AzulEvent } from '@mozaika/azul';
import { describe, expect, it } from 'vitest';
import { ahead } from '../src/games/azul/arrow-keys.ts';
import { coloursFilled, columnsFilled, rowsFilled } from '../src/games/azul/bonus-progress.ts';
import { archLayout, ellipseLayout } from '../src/games/azul/ellipse-layout.ts';
import { groupsOf, onDisplay } from '../src/games/azul/groups.ts';
import { lastMovesOf } from '../src/games/azul/last-move.ts';
import type { Step } from '../src/games/contract.ts';

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

describe('the arch of displays', () => {
  it('goes from the lower left over the top to the lower right', () => {
    const places = archLayout(5).map(({ x, y }) => [x, y].map((value) => value.toFixed(2)).join(' '));
    expect(places).toEqual(['-1.00 1.00', '-0.71 -0.41', '-0.00 -1.00', '0.71 -0.41', '1.00 1.00']);
  });
});

describe('what others did since the last own turn', () => {
  const took = (seat: 1 | 2 | 3, from: number, line: number): Step => {
    const events: AzulEvent[] = [
      { type: 'took', seat, from, colour: 'B', count: 2 },
      { type: 'lined', seat, line, colour: 'B', count: 2 },
    ];
    return { index: 0, action: '', events };
  };

  it('is marked in its order, the newest strongest; the own move is not', () => {
    const { sources, seats } = lastMovesOf([took(1, 4, 3), took(2, 5, 2), took(3, 1, 4)], 1);
    expect([...sources.keys()]).toEqual([5, 1]);
    expect(sources.get(5)).toMatchObject({ order: 1 });
    expect(sources.get(1)).toEqual({ order: 2, fresh: 1 });
    expect(sources.get(5)?.fresh).toBeLessThan(1);
    expect(seats.get(3)).toMatchObject({ order: 2, line: { line: 4, count: 2 } });
    expect(seats.has(1)).toBe(false);
  });

  it('has no number when it is a single take, and is the own move when nobody else has moved', () => {
    expect(lastMovesOf([took(2, 5, 2)], 1).sources.get(5)).toEqual({ fresh: 1 });
    expect(lastMovesOf([took(1, 5, 2)], 1).sources.get(5)).toEqual({ fresh: 1 });
  });

  it('leaves new wall tiles only, once the displays are filled anew', () => {
    const tiled = { type: 'tiled', seat: 1 as const, row: 2, column: 3, colour: 'B', points: 1 };
    const dealt = { type: 'dealt', round: 2, displays: [], refilled: false };
    const round: Step = { index: 1, action: '', events: [tiled, dealt] };
    const { sources, seats } = lastMovesOf([took(2, 5, 2), round, took(2, 3, 1)], 1);
    expect([...sources]).toEqual([[3, { fresh: 1 }]]);
    expect(seats.get(1)?.cells).toEqual(['2-3']);
    expect(seats.get(2)?.line).toEqual({ line: 1, count: 2 });
  });
});

describe('the bonuses', () => {
  it('fill with the rows, columns and colours of the wall', () => {
    const wall = ['BYRKW', 'W....', '.....', 'R....', '....B'];
    expect(rowsFilled(wall)).toEqual([5, 1, 0, 1, 1]);
    expect(columnsFilled(wall)).toEqual([3, 1, 1, 1, 2]);
    expect(coloursFilled(wall).map(({ filled }) => filled)).toEqual([2, 1, 2, 1, 2]);
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
