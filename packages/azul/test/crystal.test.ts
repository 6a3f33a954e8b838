// Crystal Mosaic: printed cells take only their colour, ×2 doubles one placement and nothing else (R8).

import { describe, expect, it } from 'vitest';
import { azul, type BoardName } from '../src/index.ts';
import { arrange, type PlayerSketch } from './arrange.ts';
import { after, eventsOf, movesOf, refusal, seatSeen } from './table.ts';

const PRINTED = {
  'crystal-x2': ['1,4 K', '2,1 W', '3,3 Y', '4,5 B', '5,2 R'],
  'crystal-bonus': ['2,2 B', '2,4 R', '3,3 W', '4,2 K', '4,4 Y'],
} as const;

const full = (row: number, colour: string) =>
  ['', '', '', '', ''].map((_, line) => (line === row - 1 ? colour.repeat(row) : ''));
const tiling = (board: BoardName, player: PlayerSketch) =>
  arrange({ board, players: [player, { lines: ['', '', '', '', 'KKKKK'] }] });

describe.each(['crystal-x2', 'crystal-bonus'] as const)('printed cells of %s', (board) => {
  const cells = PRINTED[board].map((text) => ({ row: Number(text[0]), column: Number(text[2]), colour: text[4] }));

  it.each(cells)('cell ($row,$column) takes only $colour', ({ row, column, colour }) => {
    for (const other of 'BYRKW') {
      const position = tiling(board, { lines: full(row, other) });
      const refused = refusal(position, `1 tile ${row}>${column}`);
      if (other === colour) expect(refused).toBeUndefined();
      else expect(refused).toMatchObject({ code: 'cell-printed', line: row, column, colour: other, printed: colour });
      expect(movesOf(position, 1).includes(`tile ${row}>${column}`)).toBe(other === colour);
    }
  });

  it('no other cell is printed', () => {
    for (const row of [1, 2, 3, 4, 5]) {
      const here = cells.filter((cell) => cell.row === row);
      const barred = new Set(
        'BYRKW'.split('').flatMap((colour) => {
          const moves = movesOf(tiling(board, { lines: full(row, colour) }), 1);
          return [1, 2, 3, 4, 5].filter((column) => !moves.includes(`tile ${row}>${column}`));
        }),
      );
      expect([...barred].sort()).toEqual(here.map(({ column }) => column));
    }
  });

  it.each(cells)('[R8] $colour may lie elsewhere in row $row, which makes the printed cell unfillable', (cell) => {
    const { row, column, colour } = cell;
    const elsewhere = [1, 2, 3, 4, 5].filter((other) => !cells.some((c) => c.row === row && c.column === other));
    const moves = movesOf(tiling(board, { lines: full(row, colour) }), 1);
    expect(moves).toEqual([...elsewhere, column].sort().map((to) => `tile ${row}>${to}`));
    const wall = seatSeen(tiling(board, { lines: full(row, colour) }), 1, `1 tile ${row}>${elsewhere[0]}`).wall;
    const offer = arrange({ board, players: [{ wall }, {}], displays: [colour] });
    expect(refusal(offer, `1 1${colour}${row}`)).toMatchObject({ code: 'wall-row-has-colour' });
  });

  it('[R8] a printed colour may lie elsewhere in the column of its cell', () => {
    const { column, colour } = cells[2];
    const position = tiling(board, { lines: full(1, colour) });
    const placed = after(position, `1 tile 1>${column}`);
    const wall = (azul.view(placed) as { players: { wall: string[] }[] }).players[0].wall;
    const later = tiling(board, { wall, lines: full(3, colour) });
    expect(refusal(later, `1 tile 3>${column}`)).toMatchObject({ code: 'column-has-colour', column, colour });
  });

  it('printed cells are empty until a tile lies there: they neither score nor complete anything', () => {
    const { row, column } = cells[0];
    const beside = tiling(board, { lines: full(row, 'Y') });
    expect(seatSeen(beside, 1, `1 tile ${row}>${column - 1 || column + 1}`).score).toBe(1);
    expect(seatSeen(beside, 1).wall).toEqual(Array(5).fill('.....'));
  });
});

describe('×2', () => {
  it('a lone tile scores 2', () => {
    expect(seatSeen(tiling('crystal-x2', { lines: full(3, 'Y') }), 1, '1 tile 3>3').score).toBe(2);
  });

  it('Example 6, Crystal Mosaic: horizontal 3 + vertical 2 on a ×2 cell = 10', () => {
    const wall = ['.....', '..B..', '.R.K.', '.....', '.....'];
    const position = tiling('crystal-x2', { wall, lines: full(3, 'Y') });
    expect(seatSeen(position, 1, '1 tile 3>3').score).toBe(10);
    expect(eventsOf(position, '1 tile 3>3')).toEqual([
      {
        type: 'tiled',
        seat: 1,
        row: 3,
        column: 3,
        colour: 'Y',
        horizontal: 3,
        vertical: 2,
        multiplier: 2,
        points: 10,
      },
    ]);
  });

  it('doubles nothing else: not a placement beside it, not a later one, not the floor, not the bonus', () => {
    const wall = ['.....', '.....', '..Y..', '.....', '.....'];
    expect(seatSeen(tiling('crystal-x2', { wall, lines: full(3, 'B') }), 1, '1 tile 3>4').score).toBe(2);
    expect(seatSeen(tiling('crystal-x2', { wall, lines: full(2, 'B') }), 1, '1 tile 2>3').score).toBe(2);
    const position = arrange({ board: 'crystal-x2', players: [{ lines: full(3, 'Y'), floor: 'RR' }, {}] });
    expect(seatSeen(position, 1, '1 tile 3>3').score).toBe(2 - 1);
    const last = { wall: ['.....', '.....', 'RB.KW', '.....', '.....'], lines: full(3, 'Y') };
    expect(seatSeen(arrange({ board: 'crystal-x2', players: [last, {}] }), 1, '1 tile 3>3').score).toBe(2 * 5 + 2);
  });

  it('printed cells of crystal-bonus have no multiplier', () => {
    expect(seatSeen(tiling('crystal-bonus', { lines: full(3, 'W') }), 1, '1 tile 3>3').score).toBe(1);
    const wall = ['.....', '.....', '.R.K.', '.....', '.....'];
    expect(seatSeen(tiling('crystal-bonus', { wall, lines: full(3, 'W') }), 1, '1 tile 3>3').score).toBe(3);
  });

  it('a row whose only empty cell is printed in another colour has no legal cell', () => {
    const wall = ['.....', '.YRKW', '.....', '.....', '.....'];
    expect(movesOf(tiling('crystal-x2', { wall, lines: full(2, 'B') }), 1)).toEqual(['tile 2>F']);
  });
});
