// Free walls: players choose columns, at the same time, strictly top to bottom; what cannot be placed falls.

import { describe, expect, it } from 'vitest';
import { azul, type BoardName } from '../src/index.ts';
import { arrange, type PlayerSketch } from './arrange.ts';
import { after, checkedActions, eventsOf, legalActions, movesOf, refusal, seatSeen, seen } from './table.ts';

const FREE: readonly BoardName[] = ['gray', 'crystal-x2', 'crystal-bonus'];
const gray = (player: PlayerSketch, other: PlayerSketch = {}) => arrange({ board: 'gray', players: [player, other] });
const columns = (to: readonly (number | string)[], line: number) => to.map((column) => `tile ${line}>${column}`);

describe('free walls', () => {
  it("any empty cell of the line's own row", () => {
    expect(movesOf(gray({ lines: ['', '', 'BBB', '', ''] }), 1)).toEqual(columns([1, 2, 3, 4, 5], 3));
    const wall = ['.....', '.....', '.Y.R.', '.....', '.....'];
    expect(movesOf(gray({ lines: ['', '', 'BBB', '', ''], wall }), 1)).toEqual(columns([1, 3, 5], 3));
    const { wall: tiled } = seatSeen(gray({ lines: ['', '', 'BBB', '', ''], wall }), 1, '1 tile 3>5');
    expect(tiled).toEqual(['.....', '.....', '.Y.RB', '.....', '.....']);
  });

  it('a colour at most once in every column', () => {
    const wall = ['B....', '.....', '.....', '..B..', '.Y...'];
    const position = gray({ lines: ['', 'BB', '', '', ''], wall });
    expect(movesOf(position, 1)).toEqual(columns([2, 4, 5], 2));
    expect(refusal(position, '1 tile 2>3')).toMatchObject({ code: 'column-has-colour', column: 3, colour: 'B' });
  });

  it('a colour at most once in every row: the line does not take it', () => {
    const wall = ['B....', '.....', '.....', '.....', '.....'];
    const position = arrange({ board: 'gray', players: [{ wall }, {}], displays: ['B'] });
    expect(refusal(position, '1 1B1')).toEqual({ code: 'wall-row-has-colour', line: 1, colour: 'B' });
  });

  it('tiling is strictly top to bottom', () => {
    const position = gray({ lines: ['', 'RR', '', 'BBBB', ''] });
    expect(movesOf(position, 1)).toEqual(columns([1, 2, 3, 4, 5], 2));
    expect(refusal(position, '1 tile 4>1')).toEqual({ code: 'higher-line-first', line: 4, expected: 2 });
    expect(movesOf(after(position, '1 tile 2>1'), 1)).toEqual(columns([1, 2, 3, 4, 5], 4));
  });

  it('an earlier choice of the same phase restricts the later ones', () => {
    const position = gray({ lines: ['B', '', 'BBB', '', ''] });
    expect(movesOf(after(position, '1 tile 1>2'), 1)).toEqual(columns([1, 3, 4, 5], 3));
    expect(movesOf(after(position, '1 tile 1>4'), 1)).toEqual(columns([1, 2, 3, 5], 3));
  });

  it('an earlier choice can leave a later line without a cell', () => {
    const wall = ['.....', 'YRKW.', '.....', '.....', '.....'];
    const position = gray({ lines: ['B', 'BB', '', '', ''], wall });
    expect(movesOf(after(position, '1 tile 1>5'), 1)).toEqual(['tile 2>F']);
    expect(movesOf(after(position, '1 tile 1>1'), 1)).toEqual(['tile 2>5']);
  });

  it('a player who can place must place', () => {
    const wall = ['.....', 'YRK..', '.....', '.....', '.....'];
    const position = gray({ lines: ['', 'BB', '', '', ''], wall });
    expect(refusal(position, '1 tile 2>F')).toEqual({ code: 'must-place', line: 2, columns: [4, 5] });
    expect(checkedActions(position)).toEqual(['1 tile 2>4', '1 tile 2>5']);
  });

  it('everybody with a full line is to move, nobody else', () => {
    const players = [
      { lines: ['B', '', '', '', ''] },
      { lines: ['', 'R', '', '', ''] },
      { lines: ['', 'RR', '', '', ''] },
    ];
    const position = arrange({ board: 'gray', players });
    expect(azul.turn(position)).toEqual({ kind: 'move', seats: [1, 3] });
    expect(refusal(position, '2 tile 2>1')).toEqual({ code: 'not-your-turn', seat: 2, seats: [1, 3] });
    expect(azul.turn(after(position, '1 tile 1>1'))).toEqual({ kind: 'move', seats: [3] });
    expect(refusal(after(position, '1 tile 1>1'), '1 tile 1>2')).toEqual({
      code: 'not-your-turn',
      seat: 1,
      seats: [3],
    });
  });

  it('with no full line anywhere the phase is over before it began', () => {
    const position = arrange({ board: 'gray', players: [{}, {}], displays: ['B'] });
    expect(seen(position, '1 1B2')).toMatchObject({ phase: 'deal', round: 2 });
  });

  it('each tile scores as on the coloured wall, at once', () => {
    const position = gray({ lines: ['B', 'YY', '', '', ''], score: 3 }, { lines: ['R', '', '', '', ''] });
    expect(azul.scores(after(position, '1 tile 1>1'))).toEqual([4, 0]);
    expect(azul.scores(after(position, '1 tile 1>1', '1 tile 2>1'))).toEqual([6, 0]);
    expect(azul.scores(after(position, '1 tile 1>1', '1 tile 2>2'))).toEqual([5, 0]);
  });

  it('the other tiles of the line go to the lid at once', () => {
    expect(seen(gray({ lines: ['', '', 'BBB', 'RRRR', ''] }), '1 tile 3>5').lid.B).toBe(2);
  });

  it('all floors are settled together, when the last full line of the last player is gone', () => {
    const first = { lines: ['B', '', '', '', ''], floor: 'MKK', score: 10 };
    const position = gray(first, { lines: ['R', 'RR', '', '', ''], floor: 'K', score: 10 });
    const done = after(position, '1 tile 1>1');
    expect(seen(done).players.map(({ score, floor }) => [score, floor])).toEqual([
      [11, 'MKK'],
      [10, 'K'],
    ]);
    expect(seen(done, '2 tile 1>1')).toMatchObject({ phase: 'tiling', players: [{ score: 11 }, { score: 11 }] });
    expect(seen(done, '2 tile 1>1', '2 tile 2>2')).toMatchObject({
      phase: 'deal',
      starter: 1,
      players: [
        { score: 7, floor: '' },
        { score: 11, floor: '' },
      ],
    });
  });

  it('any interleaving of the seats gives the same position', () => {
    const players = [
      { lines: ['B', 'BB', '', '', ''], floor: 'MK' },
      { lines: ['R', '', 'KKK', '', ''], floor: 'WWW' },
      { lines: ['', '', '', 'YYYY', 'WWWWW'], score: 7 },
    ];
    const position = arrange({ board: 'crystal-x2', players });
    const seats = [
      ['1 tile 1>2', '1 tile 2>3'],
      ['2 tile 1>1', '2 tile 3>5'],
      ['3 tile 4>4', '3 tile 5>5'],
    ];
    const ends = interleavings(seats).map((actions) => JSON.stringify(after(position, ...actions)));
    expect(ends).toHaveLength(90);
    expect(new Set(ends).size).toBe(1);
  });
});

/** All ways to merge sequences that keep each one's order. */
function interleavings(sequences: readonly (readonly string[])[]): string[][] {
  if (sequences.every((sequence) => sequence.length === 0)) return [[]];
  return sequences.flatMap(([first, ...rest], i) =>
    first === undefined ? [] : interleavings(sequences.with(i, rest)).map((others) => [first, ...others]),
  );
}

describe.each(FREE)('special case: a full line with no legal cell (%s)', (board) => {
  // Row 2 has one empty cell left, and the column of that cell holds blue already.
  const wall =
    board === 'crystal-bonus'
      ? ['.B...', 'W.YRK', '.....', '.....', '.....']
      : ['....B', 'WYRK.', '.....', '.....', '.....'];
  const position = (floor: string) =>
    arrange({ board, players: [{ wall, lines: ['', 'BB', '', '', ''], floor, score: 20 }, {}] });

  it('[R2] moves all its tiles to the floor line, the only legal choice', () => {
    expect(legalActions(position(''))).toEqual(['1 tile 2>F']);
    expect(checkedActions(position(''))).toEqual(['1 tile 2>F']);
    expect(eventsOf(position('R'), '1 tile 2>F').slice(0, 2)).toEqual([
      { type: 'unplaceable', seat: 1, line: 2, colour: 'B' },
      { type: 'fell', seat: 1, colour: 'B', count: 2, lost: 0 },
    ]);
  });

  it('[R2] counts in this round', () => {
    const cost = board === 'gray' ? 4 : 2;
    const { players, lid } = seen(position('R'), '1 tile 2>F');
    expect(players[0]).toMatchObject({ score: 20 - cost, lines: ['', '', '', '', ''], floor: '', wall });
    expect(lid).toEqual({ B: 2, Y: 0, R: 1, K: 0, W: 0 });
  });

  it('[R2] tiles that find the floor full go to the lid', () => {
    const waiting = arrange({
      board,
      players: [{ wall, lines: ['', 'BB', '', '', ''], floor: 'RRRRRR' }, { lines: ['R', '', '', '', ''] }],
    });
    const { players, lid } = seen(waiting, '1 tile 2>F');
    expect(players[0].floor).toBe('RRRRRRB');
    expect(lid.B).toBe(1);
  });

  it('[R6] a line that falls places no tile', () => {
    expect(seen(position(''), '1 tile 2>F').idleRounds).toBe(1);
  });

  it('[R7] such a line may be filled all the same: only the row is checked when taking tiles', () => {
    const offer = arrange({ board, players: [{ wall }, {}], displays: ['BB', 'R'] });
    expect(refusal(offer, '1 1B2')).toBeUndefined();
    expect(seatSeen(offer, 1, '1 1B2').lines[1]).toBe('BB');
    expect(legalActions(after(offer, '1 1B2', '2 2R5'))).toEqual(['1 tile 2>F']);
  });

  it('[R10] a forced choice is still part of the record, to the floor', () => {
    expect(azul.turn(position(''))).toEqual({ kind: 'move', seats: [1] });
  });
});

describe('[R10] several full lines, one forced', () => {
  it('[R10] one legal cell is a choice like any other, and written down', () => {
    const wall = ['BYRK.', '.....', '.....', '.....', '.....'];
    const position = gray({ wall, lines: ['W', 'WW', '', '', ''] });
    expect(azul.turn(position)).toEqual({ kind: 'move', seats: [1] });
    expect(movesOf(position, 1)).toEqual(['tile 1>5']);
    expect(seen(position)).toMatchObject({ phase: 'tiling' });
    expect(movesOf(after(position, '1 tile 1>5'), 1)).toEqual(columns([1, 2, 3, 4], 2));
  });
});
