// Refusals: every code of Azul with its facts, on positions that a refused action leaves as they were.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { azul } from '../src/index.ts';
import { arrange } from './arrange.ts';
import { opened, refusal, replayed } from './table.ts';

const dealing = replayed({ board: 'coloured' }, 2, '* start 1');
const tiling = arrange({
  board: 'crystal-x2',
  players: [
    { lines: ['B', '', 'KKK', '', 'R'], wall: ['Y....', '.....', '...B.', '.....', '....R'] },
    { lines: ['', 'BB', '', '', ''] },
  ],
});
const offer = arrange({
  players: [{ lines: ['B', '', 'Y', '', ''], wall: ['.....', '.B...', '.....', '.....', '.....'] }, {}],
  displays: ['BBYR'],
  centre: 'KK',
});

const CASES = [
  ['no-such-display', offer, '1 6B2', { display: 6, displays: 5 }],
  [
    'no-such-display',
    replayed({ board: 'gray', start: 1 }, 3, `* deal${' BYRK'.repeat(7)}`),
    '1 8B2',
    { display: 8, displays: 7 },
  ],
  ['no-such-tiles', offer, '1 1W2', { from: 1, colour: 'W' }],
  ['no-such-tiles', offer, '1 2B2', { from: 2, colour: 'B' }],
  ['no-such-tiles', offer, '1 CBF', { from: 'centre', colour: 'B' }],
  ['line-full', offer, '1 1B1', { line: 1 }],
  ['line-full', offer, '1 1Y1', { line: 1 }],
  ['line-holds-other-colour', offer, '1 1R3', { line: 3, holds: 'Y', colour: 'R' }],
  ['wall-row-has-colour', offer, '1 1B2', { line: 2, colour: 'B' }],
  ['take-expected', offer, '1 tile 1>1', {}],
  ['tile-expected', tiling, '1 1B1', { line: 1 }],
  ['tile-expected', tiling, '2 CBF', { line: 2 }],
  ['line-not-full', tiling, '1 tile 2>1', { line: 2 }],
  ['line-not-full', tiling, '1 tile 5>1', { line: 5 }],
  ['higher-line-first', tiling, '1 tile 3>1', { line: 3, expected: 1 }],
  ['cell-taken', tiling, '1 tile 1>1', { line: 1, column: 1, colour: 'B' }],
  ['cell-printed', tiling, '2 tile 2>1', { line: 2, column: 1, colour: 'B', printed: 'W' }],
  ['cell-printed', tiling, '1 tile 1>4', { line: 1, column: 4, colour: 'B', printed: 'K' }],
  [
    'column-has-colour',
    arrange({ board: 'gray', players: [{ lines: ['', 'BB', '', '', ''], wall: ['..B..'] }, {}] }),
    '1 tile 2>3',
    { line: 2, column: 3, colour: 'B' },
  ],
  ['must-place', tiling, '1 tile 1>F', { line: 1, columns: [2, 3, 5] }],
  ['must-place', tiling, '2 tile 2>F', { line: 2, columns: [2, 3, 4, 5] }],
  ['start-expected', azul.setup({ board: 'coloured' }, 2), '* deal BYRK BYRK BYRK BYRK BYRK', {}],
  ['displays-expected', dealing, '* start 1', {}],
  ['no-such-seat', azul.setup({ board: 'coloured' }, 3), '* start 4', { seat: 4, seats: 3 }],
  ['start-set', azul.setup({ board: 'coloured', start: 2 }, 3), '* start 3', { seat: 3, expected: 2 }],
  ['display-count', dealing, '* deal BYRK BYRK BYRK BYRK', { found: 4, expected: 5 }],
  ['display-count', dealing, '* deal BYRK BYRK BYRK BYRK BYRK BYRK', { found: 6, expected: 5 }],
  ['display-size', dealing, '* deal BYRK BYR BYRK BYRK BYRK', { display: 2, found: 3, expected: 4 }],
  ['display-size', dealing, '* deal BYRK BYRK BYRK BYRK BYRKW', { display: 5, found: 5, expected: 4 }],
  ['display-size', dealing, '* deal - BYRK BYRK BYRK BYRK', { display: 1, found: 0, expected: 4 }],
  [
    'not-enough-tiles',
    arrange({ players: [{ wall: ['B....'] }, {}] }),
    '* deal BBBB BBBB BBBB BBBB BBBB',
    { display: 5, colour: 'B', found: 4, available: 3 },
  ],
  [
    'bag-first',
    arrange({ players: [{}, {}], bag: 'BBY' }),
    '* deal BBKK BYRK BYRK BYRK BYRK',
    { display: 1, colour: 'Y', found: 0, expected: 1 },
  ],
] as const;

describe('refusals', () => {
  it.each(CASES)('%s', (code, position, action, facts) => {
    expect(refusal(position, action)).toEqual({ code, ...facts });
  });

  it('every code of Azul is among these', () => {
    const folder = new URL('../src/', import.meta.url);
    const sources = ['check.ts', 'chance.ts'].map((name) => readFileSync(new URL(name, folder), 'utf8')).join('');
    const codes = new Set([...sources.matchAll(/code: '([a-z-]+)'/g)].map(([, code]) => code));
    expect(codes.size).toBeGreaterThan(20);
    expect(new Set<string>(CASES.map(([code]) => code))).toEqual(codes);
  });

  it('a move when a deal is due, and the other way round', () => {
    expect(refusal(dealing, '1 1B1')).toEqual({ code: 'deal-expected', seat: 1 });
    expect(refusal(opened(), '* deal BYRK BYRK BYRK BYRK BYRK')).toEqual({ code: 'move-expected', seats: [1] });
    expect(refusal(tiling, '* start 1')).toEqual({ code: 'move-expected', seats: [1, 2] });
    expect(refusal(opened(), '3 1B1')).toEqual({ code: 'not-your-turn', seat: 3, seats: [1] });
  });

  it('facts survive JSON', () => {
    for (const [, position, action] of CASES) {
      const refused = refusal(position, action);
      expect(JSON.parse(JSON.stringify(refused))).toEqual(refused);
    }
  });
});
