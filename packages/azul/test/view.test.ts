// The view and back: the position that a view shows plays on exactly as the one it was made from.

import { allMoves, playOut, randomChooser, SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, BOARD_NAMES, type Position, positionOf } from '../src/index.ts';
import { arrange } from './arrange.ts';
import { seen } from './table.ts';

/** Everything in a position but whose turn it would be when nobody takes tiles. */
const bitsOf = ({ mover, ...position }: Position) => ({ ...position, mover: position.phase === 'offer' ? mover : 0 });

describe.each(BOARD_NAMES)('%s', (board) => {
  it.each(SEAT_COUNTS)('with %i seats the position of a view is the position, bit by bit', (seats) => {
    const random = seededRandom(`view ${board} ${seats}`);
    let compared = 0;
    playOut(azul, azul.setup({ board }, seats), {
      chance: () => random,
      choose: randomChooser(azul, random),
      onAction: (_, position) => {
        const shown = positionOf(seen(position));
        expect(bitsOf(shown)).toEqual(bitsOf(position));
        expect(azul.turn(shown)).toEqual(azul.turn(position));
        compared++;
      },
    });
    expect(compared).toBeGreaterThan(20);
  });
});

describe('a player’s view', () => {
  const tiling = arrange({
    board: 'gray',
    players: [{ lines: ['', 'BB', 'YYY', '', ''] }, { lines: ['R', '', '', '', ''] }, { lines: ['', '', 'K', '', ''] }],
  });

  it('names the full line that is to be tiled next, the topmost first', () => {
    expect(seen(tiling).players.map(({ tiling: line }) => line)).toEqual([2, 1, null]);
  });

  it('names no line while tiles are on offer', () => {
    const offer = arrange({ board: 'gray', players: [{ lines: ['B'] }, {}], displays: ['YYYY'] });
    expect(seen(offer).players.map(({ tiling: line }) => line)).toEqual([null, null]);
  });
});

it('a position of a view lists the legal moves of the view', () => {
  const position = arrange({
    players: [{ lines: ['B', '', 'Y', '', ''], wall: ['.....', '.B...', '.....', '.....', '.....'], floor: 'MR' }, {}],
    displays: ['BBYR'],
    centre: 'KK',
  });
  expect(allMoves(azul, positionOf(seen(position)), 1)).toEqual(allMoves(azul, position, 1));
});
