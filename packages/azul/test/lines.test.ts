// Pattern lines: one line a turn, one colour a line, not full, not what the wall row already holds; no splitting (R12).

import { describe, expect, it } from 'vitest';
import { arrange, type PlayerSketch } from './arrange.ts';
import { checkedActions, movesOf, opened, refusal, seatSeen, seen } from './table.ts';

const offered = (player: PlayerSketch, display: string) =>
  arrange({ players: [player, {}], displays: [display, 'KW'] });
const fromFirst = (player: PlayerSketch, display: string) =>
  movesOf(offered(player, display), 1).filter((move) => move.startsWith('1'));

describe('pattern lines', () => {
  it('a line takes as many tiles as it has room for, capacities are 1 to 5 from the top', () => {
    for (const line of [1, 2, 3, 4, 5]) {
      const { lines, floor } = seatSeen(offered({}, 'BBBBB'), 1, `1 1B${line}`);
      expect(lines[line - 1]).toBe('B'.repeat(line));
      expect(floor).toBe('B'.repeat(5 - line));
    }
  });

  it('tiles go to one line; what does not fit falls to the floor, left to right', () => {
    const { lines, floor } = seatSeen(offered({ lines: ['', '', 'RR', '', ''], floor: 'YK' }, 'RRRB'), 1, '1 1R3');
    expect(lines).toEqual(['', '', 'RRR', '', '']);
    expect(floor).toBe('YKRR');
  });

  it('a line takes one colour only, and more of the same colour', () => {
    const player = { lines: ['', '', 'B', '', ''] };
    expect(seatSeen(offered(player, 'BYYY'), 1, '1 1B3').lines[2]).toBe('BB');
    expect(refusal(offered(player, 'BYYY'), '1 1Y3')).toEqual({
      code: 'line-holds-other-colour',
      line: 3,
      holds: 'B',
      colour: 'Y',
    });
  });

  it('a line must not be full', () => {
    const player = { lines: ['B', 'YY', '', '', ''] };
    expect(refusal(offered(player, 'BYYY'), '1 1B1')).toEqual({ code: 'line-full', line: 1 });
    expect(refusal(offered(player, 'BYYY'), '1 1Y2')).toEqual({ code: 'line-full', line: 2 });
    expect(fromFirst(player, 'BY')).toEqual(['1B3', '1B4', '1B5', '1BF', '1Y3', '1Y4', '1Y5', '1YF']);
  });

  it('a line filled in this round stays full until the tiling', () => {
    const position = opened('1 1B2', '2 2YF');
    expect(refusal(position, '1 3B2')).toEqual({ code: 'line-full', line: 2 });
  });

  it.each(['coloured', 'gray', 'crystal-x2', 'crystal-bonus'] as const)(
    'a line must not get a colour that its wall row already holds (%s)',
    (board) => {
      const wall = ['.....', '.....', '.....', '....B', '.....'];
      const cells = board === 'coloured' ? ['.....', '.....', '.....', '...B.', '.....'] : wall;
      const position = arrange({ board, players: [{ wall: cells }, {}], displays: ['BY'] });
      expect(refusal(position, '1 1B4')).toEqual({ code: 'wall-row-has-colour', line: 4, colour: 'B' });
      expect(movesOf(position, 1).filter((move) => move.startsWith('1B'))).toEqual(['1B1', '1B2', '1B3', '1B5', '1BF']);
      expect(refusal(position, '1 1Y4')).toBeUndefined();
    },
  );

  it("another player's wall and lines bar nothing", () => {
    const other = { lines: ['', 'YY', '', '', ''], wall: ['B....', '.....', '.....', '.....', '.....'] };
    const position = arrange({ players: [{}, other], displays: ['B'] });
    expect(movesOf(position, 1)).toEqual(['1B1', '1B2', '1B3', '1B4', '1B5', '1BF']);
  });

  it('putting everything onto the floor is always allowed', () => {
    const { lines, floor } = seatSeen(opened(), 1, '1 1BF');
    expect(lines).toEqual(['', '', '', '', '']);
    expect(floor).toBe('BB');
    const barred = { lines: ['B', 'BB', 'BBB', 'BBBB', 'BBBB'] };
    expect(fromFirst(barred, 'Y')).toEqual(['1YF']);
    expect(fromFirst({ floor: 'KKKKKKK' }, 'Y')).toContain('1YF');
  });

  it('[R12] no voluntary split: as many as fit go to the line, or all go to the floor', () => {
    const position = offered({}, 'BBBY');
    expect(checkedActions(position).filter((text) => text.startsWith('1 1B'))).toEqual(
      ['1', '2', '3', '4', '5', 'F'].map((to) => `1 1B${to}`),
    );
    expect(seatSeen(position, 1, '1 1B3')).toMatchObject({ lines: ['', '', 'BBB', '', ''], floor: '' });
    expect(seatSeen(position, 1, '1 1B2')).toMatchObject({ lines: ['', 'BB', '', '', ''], floor: 'B' });
    expect(seatSeen(position, 1, '1 1BF')).toMatchObject({ lines: ['', '', '', '', ''], floor: 'BBB' });
  });

  it('a line that was tiled takes other colours again, an unfinished one does not', () => {
    const position = arrange({
      players: [{ lines: ['', 'R', 'Y', '', ''] }, {}],
      displays: ['R'],
      bag: '10B 10Y',
    });
    const next = seen(position, '1 1R2', '* deal BBBB YYYY BBBB YYYY BBYY');
    expect(next.players[0].lines).toEqual(['', '', 'Y', '', '']);
    const offers = arrange({ players: next.players, displays: next.displays.slice(0, 2) });
    expect(movesOf(offers, 1)).toEqual([
      ...['1B1', '1B2', '1B4', '1B5', '1BF'],
      ...['2Y1', '2Y2', '2Y3', '2Y4', '2Y5', '2YF'],
    ]);
  });
});

describe('Example 2 of the base rules: where 2 yellow tiles may go', () => {
  // Rows 2 and 3 of the wall hold yellow, line 4 holds 1 blue tile.
  const lucka = { wall: ['.....', '..Y..', '...Y.', '.....', '.....'], lines: ['', '', '', 'B', ''] };
  const position = offered(lucka, 'YYRK');

  it('not to lines 2 and 3, whose wall rows hold yellow', () => {
    for (const line of [2, 3]) {
      expect(refusal(position, `1 1Y${line}`)).toEqual({ code: 'wall-row-has-colour', line, colour: 'Y' });
    }
  });

  it('not to line 4, which holds 1 blue tile', () => {
    expect(refusal(position, '1 1Y4')).toMatchObject({ code: 'line-holds-other-colour', holds: 'B', colour: 'Y' });
  });

  it('(A) 1 to line 1 with 1 onto the floor, (B) both to line 5, (C) both to the floor, nowhere else', () => {
    expect(seatSeen(position, 1, '1 1Y1')).toMatchObject({ lines: ['Y', '', '', 'B', ''], floor: 'Y' });
    expect(seatSeen(position, 1, '1 1Y5')).toMatchObject({ lines: ['', '', '', 'B', 'YY'], floor: '' });
    expect(seatSeen(position, 1, '1 1YF')).toMatchObject({ lines: ['', '', '', 'B', ''], floor: 'YY' });
    expect(fromFirst(lucka, 'YYRK').filter((move) => move[1] === 'Y')).toEqual(['1Y1', '1Y5', '1YF']);
  });
});
