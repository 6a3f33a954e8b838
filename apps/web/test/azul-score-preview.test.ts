// The outlook promises what the end of the round really brings.

import { type AzulView, azul } from '@mozaika/azul';
import { allMoves, apply, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { outlook } from '../src/games/azul/score-preview.ts';

const EMPTY = { score: 0, lines: ['', '', '', '', ''], wall: Array(5).fill('.....'), floor: '', tiling: null };

function table(board: AzulView['board'], player: Partial<typeof EMPTY>): AzulView {
  const view = azul.view(azul.setup({ board }, 2)) as AzulView;
  return { ...view, players: [{ ...EMPTY, ...player }, EMPTY] };
}

describe('the outlook of a player', () => {
  it('is nothing while no line is full and the floor is empty', () => {
    expect(outlook(table('coloured', { lines: ['', 'B', 'YY', '', 'KKKK'] }), 1)).toEqual({ wall: 0, floor: 0 });
  });

  it('counts full lines from the top, each with the tiles that were placed before it', () => {
    const view = table('coloured', { lines: ['W', 'KK', '', '', ''] });
    // White of row 1 is at column 5, black of row 2 too: the second one makes a column of two.
    expect(outlook(view, 1)).toEqual({ wall: 3, floor: 0 });
  });

  it('names the values of the floor, even where a score could not pay them', () => {
    expect(outlook(table('coloured', { floor: 'MBB' }), 1)).toEqual({ wall: 0, floor: -4 });
    expect(outlook(table('crystal-x2', { floor: 'MBB' }), 1)).toEqual({ wall: 0, floor: -2 });
  });

  it('takes the best column where there is a choice', () => {
    const wall = ['.R...', '.....', '.....', '.....', '.....'];
    expect(outlook(table('gray', { lines: ['', 'BB', '', '', ''], wall }), 1)).toEqual({ wall: 2, floor: 0 });
  });

  it('lets a line fall that fits nowhere', () => {
    // Blue is in every column but the fifth, where row 5 has a tile already.
    const wall = ['B....', '.B...', '..B..', '...B.', '....R'];
    expect(outlook(table('gray', { lines: ['', '', '', '', 'BBBBB'], wall }), 1)).toEqual({ wall: 0, floor: -8 });
  });
});

describe('on the coloured board', () => {
  it('the last take of a round pays exactly what was in sight', () => {
    const random = seededRandom('outlook');
    const position = azul.setup({ board: 'coloured', start: 1 }, 2);
    let rounds = 0;
    for (;;) {
      const turn = azul.turn(position);
      if (turn.kind === 'over') break;
      if (turn.kind === 'deal') {
        apply(azul, position, { kind: 'deal', deal: azul.deal(position, random) });
        continue;
      }
      const [seat] = turn.seats;
      const other = seat === 1 ? 2 : 1;
      const before = azul.view(position) as AzulView;
      const moves = allMoves(azul, position, seat);
      apply(azul, position, { kind: 'move', seat, move: moves[random(moves.length)] });
      const after = azul.view(position) as AzulView;
      if (after.round === before.round) continue;
      rounds++;
      const { wall, floor } = outlook(before, other);
      const { score } = before.players[other - 1];
      expect(after.players[other - 1].score).toBe(Math.max(0, score + wall + floor));
    }
    expect(rounds).toBeGreaterThan(3);
  });
});
