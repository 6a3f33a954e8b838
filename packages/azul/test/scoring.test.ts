// The score of a placement: 1 for a lone tile, otherwise the horizontal run and the vertical run, if longer than 1.

import { describe, expect, it } from 'vitest';
import { boardNamed } from '../src/boards.ts';
import { placementPoints } from '../src/wall.ts';
import { arrange } from './arrange.ts';
import { placementScore } from './plain-score.ts';
import { eventsOf, seatSeen } from './table.ts';

/** What placing a tile from a full line scores, on a wall of letters. */
const scored = (wall: readonly string[], row: number, colour: string): number => {
  const lines = ['', '', '', '', ''].map((_, line) => (line === row - 1 ? colour.repeat(row) : ''));
  const position = arrange({ players: [{ wall, lines }, {}], displays: ['W'] });
  return eventsOf(position, '1 1WF').reduce((sum, event) => sum + (event.type === 'tiled' ? event.points : 0), 0);
};

const EMPTY = ['.....', '.....', '.....', '.....', '.....'];

describe('Example 4 of the base rules: scores of a placement', () => {
  it('a red tile without a neighbour scores 1 point', () => {
    expect(scored(['B....', '.....', '.....', '.....', '.....'], 2, 'R')).toBe(1);
  });

  it('a yellow tile that joins a horizontal run of 3 scores 3 points', () => {
    expect(scored(['.....', 'WB...', '.....', '.....', '.....'], 2, 'Y')).toBe(3);
  });

  it('a blue tile that joins a vertical run of 3 scores 3 points', () => {
    expect(scored(['..R..', '..Y..', '.....', '.....', '.....'], 3, 'B')).toBe(3);
  });

  it('a yellow tile that joins 4 horizontally and 3 vertically scores 4 + 3 = 7 points', () => {
    expect(scored(['..R..', 'WB.R.', '..B..', '.....', '.....'], 2, 'Y')).toBe(7);
  });
});

describe('the score of a placement', () => {
  it('no neighbour: 1, wherever the tile lies', () => {
    for (const row of [1, 2, 3, 4, 5]) {
      for (const colour of 'BYRKW') expect(scored(EMPTY, row, colour)).toBe(1);
    }
  });

  it('tiles that touch at a corner are no neighbours', () => {
    expect(scored(['B.R..', '.....', 'K.B..', '.....', '.....'], 2, 'B')).toBe(1);
  });

  it('a gap ends a run', () => {
    expect(scored(['.YRKW', '.....', '.....', '.....', '.....'], 1, 'B')).toBe(5);
    expect(scored(['..RKW', '.....', '.....', '.....', '.....'], 1, 'B')).toBe(1);
    expect(scored(['B....', '.....', 'K....', 'R....', 'Y....'], 2, 'W')).toBe(5);
    expect(scored(['B....', '.....', '.....', 'R....', 'Y....'], 2, 'W')).toBe(2);
  });

  it('runs do not wrap around the edges of the wall', () => {
    expect(scored(['....W', '.....', '.....', '.....', '.....'], 2, 'W')).toBe(1);
    expect(scored(['....W', '.....', '.....', '.....', '.....'], 1, 'B')).toBe(1);
    expect(scored(['.....', 'W....', '.....', '.....', '.....'], 1, 'W')).toBe(1);
  });

  it('a run of 2 in one direction scores 2, of 2 in both 4, of 5 in both 10', () => {
    expect(scored(['B....', '.....', '.....', '.....', '.....'], 1, 'Y')).toBe(2);
    expect(scored(['B....', '.B...', '.....', '.....', '.....'], 1, 'Y')).toBe(4);
    expect(scored(['B.RKW', '.B...', '.W...', '.K...', '.R...'], 1, 'Y')).toBe(10);
  });

  it('is added to the score at once', () => {
    const player = { wall: ['B.R..', '.....', '.....', '.....', '.....'], lines: ['Y', '', '', '', ''], score: 4 };
    expect(seatSeen(arrange({ players: [player, {}], displays: ['W'] }), 1, '1 1W5').score).toBe(4 + 3);
  });

  it('agrees with counting tile by tile on every row and column of every pattern of neighbours', () => {
    const plain = { wall: EMPTY, floor: [], bonus: { row: 0, column: 0, colour: 0 } };
    const gray = boardNamed('gray');
    for (let pattern = 0; pattern < 512; pattern++) {
      for (let cell = 0; cell < 25; cell++) {
        const [row, column] = [Math.floor(cell / 5), cell % 5];
        let cells = 1 << cell;
        for (let bit = 0; bit < 5; bit++) if (pattern & (1 << bit)) cells |= 1 << (5 * row + bit);
        for (let bit = 0; bit < 4; bit++) if (pattern & (32 << bit)) cells |= 1 << (5 * ((row + 1 + bit) % 5) + column);
        const wall = EMPTY.map((_, r) => [...'.....'].map((dot, c) => (cells & (1 << (5 * r + c)) ? 'B' : dot)));
        expect(placementPoints(gray, cells, row, column)).toBe(placementScore(plain, wall, row, column));
      }
    }
  });
});
