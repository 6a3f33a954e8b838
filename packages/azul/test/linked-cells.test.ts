// The cells that a board counts for a placement are those that the rules score.

import { playOut, randomChooser, seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { azul, BOARD_NAMES } from '../src/index.ts';
import { linkedCells } from '../src/linked-cells.ts';
import { view } from '../src/view.ts';

describe.each(BOARD_NAMES)('on the board %s', (board) => {
  it('a placement is linked to as many cells as its runs are long', () => {
    const position = azul.setup({ board }, 2);
    let placements = 0;
    playOut(azul, position, {
      choose: randomChooser(azul, seededRandom(`linked ${board}`)),
      chance: (k) => seededRandom(`linked ${board} ${k}`),
      sink: (event) => {
        if (event.type !== 'tiled') return;
        placements++;
        const runs = [event.horizontal, event.vertical].filter((length) => length > 1);
        const expected = runs.reduce((sum, length) => sum + length, 0) || 1;
        expect(linkedCells(view(position).players[event.seat - 1], event.row, event.column)).toHaveLength(expected);
      },
    });
    expect(placements).toBeGreaterThan(10);
  });
});
