// Notation: every move and deal has one text, tiles may be listed in any order, and what is no move is unreadable.

import { describe, expect, it } from 'vitest';
import { type AzulMove, azul, decodeMove, encodeMove } from '../src/index.ts';
import { DISPLAYS, EVERY_MOVE, movesOf, opened, refusal, replayed, seen } from './table.ts';

const MOVE = { kind: 'form', examples: ['3B2', 'CRF', 'tile 3>4'] };
const DEAL = { kind: 'form', examples: ['start 2', 'deal BBYR YYKW BRRK KWWW BYRK'] };

describe('moves', () => {
  it('each of the 330 moves reads and writes as the same text, and no two are the same number', () => {
    const numbers = EVERY_MOVE.map((text) => {
      const move = azul.parseMove(text);
      if (!move.ok) throw new Error(text);
      expect(azul.formatMove(move.value)).toBe(text);
      return move.value;
    });
    expect(new Set(numbers).size).toBe(10 * 5 * 6 + 5 * 6);
  });

  it.each<[string, AzulMove]>([
    ['3B2', { kind: 'take', source: 3, colour: 'B', line: 2 }],
    ['CRF', { kind: 'take', source: 'centre', colour: 'R', line: 'floor' }],
    ['tile 3>4', { kind: 'tile', line: 3, column: 4 }],
    ['tile 5>F', { kind: 'tile', line: 5, column: 'floor' }],
  ])('%s is taken apart and put together', (text, decoded) => {
    const move = azul.parseMove(text);
    expect(move.ok && decodeMove(move.value)).toEqual(decoded);
    expect(azul.formatMove(encodeMove(decoded))).toBe(text);
  });

  it('legal moves come in canonical order: displays, centre; B Y R K W; lines from the top, floor', () => {
    const position = replayed({ board: 'coloured' }, 2, '* start 1', '* deal WRBB YYKW BRRK KWWW BYRK', '1 1B2');
    const moves = movesOf(position, 2);
    expect(moves.slice(0, 7)).toEqual(['2Y1', '2Y2', '2Y3', '2Y4', '2Y5', '2YF', '2K1']);
    expect(moves).toEqual([...moves].sort((a, b) => EVERY_MOVE.indexOf(a) - EVERY_MOVE.indexOf(b)));
    expect(moves.slice(-6)).toEqual(['CW1', 'CW2', 'CW3', 'CW4', 'CW5', 'CWF']);
  });

  it.each([
    '',
    ' ',
    '3B',
    '3B22',
    '0B2',
    '10B2',
    '3G2',
    '3b2',
    '3B0',
    '3B6',
    '3Bf',
    'cB2',
    ' 3B2',
    '3B2 ',
    '3B2\n',
    'CCF',
  ])('%j is unreadable', (found) => {
    expect(azul.parseMove(found)).toEqual({ ok: false, refusal: { code: 'unreadable', found, expected: MOVE } });
  });

  it.each([
    'tile',
    'tile 3',
    'tile 3>',
    'tile 3>6',
    'tile 0>1',
    'tile 6>1',
    'tile 3>C',
    'tile  3>4',
    'tile 3 > 4',
    'Tile 3>4',
    'tile 3>4 ',
    'tile 3>4>5',
    'x tile 3>4',
  ])('%j is unreadable', (found) => {
    expect(azul.parseMove(found)).toEqual({ ok: false, refusal: { code: 'unreadable', found, expected: MOVE } });
  });
});

describe('deals', () => {
  it('start 1 to start 4', () => {
    for (const seat of [1, 2, 3, 4] as const) {
      expect(azul.parseDeal(`start ${seat}`)).toEqual({ ok: true, value: { kind: 'start', seat } });
      expect(azul.formatDeal({ kind: 'start', seat })).toBe(`start ${seat}`);
    }
  });

  it('tiles may be listed in any order; ours is B Y R K W', () => {
    const read = azul.parseDeal('deal RBYB WKYY KRRB WWKW KRYB');
    if (!read.ok) throw new Error('unreadable');
    expect(azul.formatDeal(read.value)).toBe(`deal ${DISPLAYS}`);
    expect(refusal(azul.setup({ board: 'coloured', start: 1 }, 2), '* deal RBYB WKYY KRRB WWKW KRYB')).toBeUndefined();
  });

  it('- is an empty display', () => {
    const read = azul.parseDeal('deal B - WW - -');
    if (!read.ok) throw new Error('unreadable');
    expect(azul.formatDeal(read.value)).toBe('deal B - WW - -');
  });

  it.each([
    ...['', 'deal', 'deal ', 'start', 'start ', 'start 0', 'start 5', 'start 1 2', 'start 01', 'start one', 'begin 1'],
    ...[
      'deal BBYR  YYKW',
      'deal BBYR ',
      ' deal BBYR',
      'deal BBYG',
      'deal bbyr',
      'deal BB-R',
      'deal --',
      'deal B,Y',
      'Deal B',
    ],
    ...['deal BBYR?', `deal ${'B'.repeat(21)}`, 'dealBBYR', 'deal\tBBYR'],
  ])('%j is unreadable', (found) => {
    expect(azul.parseDeal(found)).toEqual({ ok: false, refusal: { code: 'unreadable', found, expected: DEAL } });
  });

  it('20 tiles of a colour can be read, and are too many for a display', () => {
    const position = replayed({ board: 'coloured' }, 2, '* start 1');
    const refused = refusal(position, `* deal ${'B'.repeat(20)} - - - -`);
    expect(refused).toEqual({ code: 'display-size', display: 1, found: 20, expected: 4 });
  });

  it('a deal of far too many displays is read no further than needed to refuse it', () => {
    const position = replayed({ board: 'coloured' }, 4, '* start 1');
    const refused = refusal(position, `* deal ${Array(60).fill('BYRK').join(' ')}`);
    expect(refused).toMatchObject({ code: 'display-count', expected: 9 });
  });
});

describe('views', () => {
  it('show lines, floors and walls as letters, M for the marker', () => {
    expect(seen(opened(), '1 1B2', '2 CR1', '1 2YF').players).toEqual([
      { score: 0, lines: ['', 'BB', '', '', ''], wall: Array(5).fill('.....'), floor: 'YY', tiling: null },
      { score: 0, lines: ['R', '', '', '', ''], wall: Array(5).fill('.....'), floor: 'M', tiling: null },
    ]);
  });
});
