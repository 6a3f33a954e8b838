// Previews: they promise exactly what a move and the end of the round really bring.

import { allMoves, apply, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, type BOARD_NAMES, decided, type Position, previewMove, previewRoundEnd } from '../src/index.ts';
import { arrange, type PlayerSketch } from './arrange.ts';
import { seen } from './table.ts';

const offer = (board: (typeof BOARD_NAMES)[number], player: PlayerSketch): Position =>
  arrange({ board, players: [player, {}], displays: ['RRYK'], centre: 'WW' });

const move = (text: string): number => {
  const parsed = azul.parseMove(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

describe('the end of the round, if it came now,', () => {
  it('brings nothing while no line is full and the floor is empty', () => {
    const position = offer('coloured', { lines: ['', 'B', 'YY', '', 'KKKK'] });
    expect(previewRoundEnd(position, 1)).toEqual({ wall: 0, floor: 0 });
  });

  it('counts full lines from the top, each with the tiles that were placed before it', () => {
    // White of row 1 is at column 5, black of row 2 too: the second one makes a column of two.
    const position = offer('coloured', { lines: ['W', 'KK', '', '', ''] });
    expect(previewRoundEnd(position, 1)).toEqual({ wall: 3, floor: 0 });
  });

  it('names the values of the floor, even where a score could not pay them', () => {
    expect(previewRoundEnd(offer('coloured', { floor: 'MBB' }), 1)).toEqual({ wall: 0, floor: -4 });
    expect(previewRoundEnd(offer('crystal-x2', { floor: 'MBB' }), 1)).toEqual({ wall: 0, floor: -2 });
  });

  it('takes the best column where there is a choice', () => {
    const wall = ['.R...', '.....', '.....', '.....', '.....'];
    const position = offer('gray', { lines: ['', 'BB', '', '', ''], wall });
    expect(previewRoundEnd(position, 1)).toEqual({ wall: 2, floor: 0 });
  });

  it('lets a line fall that fits nowhere', () => {
    // Blue is in every column but the fifth, where row 5 has a tile already.
    const wall = ['B....', '.B...', '..B..', '...B.', '....R'];
    const position = offer('gray', { lines: ['', '', '', '', 'BBBBB'], wall });
    expect(previewRoundEnd(position, 1)).toEqual({ wall: 0, floor: -8 });
  });

  it('is looked at without changing anything', () => {
    const position = offer('gray', { lines: ['W', 'KK', '', '', ''], floor: 'MB' });
    const before = seen(position);
    previewRoundEnd(position, 1);
    expect(seen(position)).toEqual(before);
  });
});

describe('a move', () => {
  it('that fills a line brings its points, and what does not fit falls', () => {
    const position = offer('coloured', { lines: ['', 'R', '', '', ''] });
    expect(previewMove(position, 1, move('1R2'))).toEqual({ lined: 1, fallen: 1, points: 1, cost: -1 });
  });

  it('from the centre brings the marker to the floor', () => {
    expect(previewMove(offer('coloured', {}), 1, move('CW3'))).toEqual({ lined: 2, fallen: 1, points: 0, cost: -1 });
  });

  it('to a full floor costs nothing more', () => {
    const position = offer('coloured', { floor: 'BBBBBBB' });
    expect(previewMove(position, 1, move('1RF'))).toEqual({ lined: 0, fallen: 0, points: 0, cost: 0 });
  });

  it('that tiles a line brings what the wall pays', () => {
    const wall = ['.R...', '.....', '.....', '.....', '.....'];
    const position = arrange({ board: 'gray', players: [{ lines: ['', 'BB', '', '', ''], wall }, {}] });
    expect(previewMove(position, 1, move('tile 2>2'))).toEqual({ lined: 0, fallen: 0, points: 2, cost: 0 });
    expect(previewMove(position, 1, move('tile 2>4'))).toEqual({ lined: 0, fallen: 0, points: 1, cost: 0 });
  });

  it('decides where tiles go and nothing else: the last take of a round scores nothing yet', () => {
    const position = arrange({
      players: [{ lines: ['', 'R', '', '', ''] }, {}],
      displays: ['RRRR'],
      starter: 2,
      mover: 1,
    });
    const { position: after, events } = decided(position, 1, move('1R2'));
    expect(events.map(({ type }) => type)).toEqual(['took', 'lined', 'fell']);
    expect(seen(after)).toMatchObject({
      phase: 'offer',
      displays: ['', '', '', '', ''],
      players: [{ score: 0, lines: ['', 'RR', '', '', ''], floor: 'RRR' }, {}],
    });
    expect(seen(position).displays[0]).toBe('RRRR');
  });
});

describe('on the coloured board, where nobody chooses,', () => {
  it('the last take of a round pays everybody exactly what was in sight', () => {
    const random = seededRandom('preview');
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
      const before = azul.clone(position);
      const moves = allMoves(azul, position, seat);
      const made = moves[random(moves.length)];
      apply(azul, position, { kind: 'move', seat, move: made });
      if (position.round === before.round) continue;
      rounds++;
      const after = decided(before, seat, made).position;
      for (const one of [seat, other] as const) {
        const { wall, floor } = previewRoundEnd(after, one);
        const { score } = before.sides[one - 1];
        expect(position.sides[one - 1].score).toBe(Math.max(0, score + wall + floor));
      }
    }
    expect(rounds).toBeGreaterThan(3);
  });
});
