// The plays since the own turn, as the grid marks them.

import type { QwirkleEvent } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import type { Step } from '../src/games/contract.ts';
import { cellsBeside, playsByCell, recentPlays } from '../src/games/qwirkle/recent-plays.ts';

function play(seat: 1 | 2 | 3, x: number, points: number): Step {
  const line = { direction: 'across', x: 0, y: 0, length: x } as const;
  const events: QwirkleEvent[] = [
    { type: 'placed', seat, tiles: [{ tile: 'Rs', x, y: 0 }] },
    { type: 'scored', seat, points, line, qwirkle: false },
  ];
  return { index: x, action: `${seat} play Rs@${x},0`, events };
}
const drew: QwirkleEvent = { type: 'drew', seat: 1, count: 1 };
const draw: Step = { index: 9, action: '* draw 1 ??', events: [drew] };

test('everybody’s plays since the own one, oldest first; draws are none', () => {
  const plays = recentPlays([play(1, 1, 2), draw, play(2, 2, 3), play(3, 3, 4)], 1);
  expect(plays.map(({ seat, points, age }) => [seat, points, age])).toEqual([
    [2, 3, 1],
    [3, 4, 0],
  ]);
  expect([...playsByCell(plays).keys()]).toEqual(['2,0', '3,0']);
});

test('the own play is marked until somebody else has played', () => {
  expect(recentPlays([play(1, 1, 2), draw], 1).map(({ seat }) => seat)).toEqual([1]);
  expect(recentPlays([draw], 1)).toEqual([]);
});

test('points are written on a free cell beside the play, and each on one of its own', () => {
  const plays = recentPlays([play(2, 2, 3), play(3, 3, 4)], 1);
  const taken = new Set(['2,0', '3,0', '4,0']);
  const cells = cellsBeside(plays, (key) => taken.has(key));
  expect(cells).toHaveLength(2);
  for (const cell of cells) expect(taken.has(`${cell?.x},${cell?.y}`)).toBe(false);
  expect(cells[0]).not.toEqual(cells[1]);
  expect(cellsBeside(plays, () => true)).toEqual([undefined, undefined]);
});
