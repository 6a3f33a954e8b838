// The policy of the lowest levels: what it notices, what it likes, what it forgets.

import { azul, type Position } from '@mozaika/azul';
import { type Move, RECORD_FORMAT, replay, seededRandom } from '@mozaika/kernel';
import { expect, test } from 'vitest';
import type { TakePolicyLevel } from '../src/azul/levels.ts';
import { TakePolicy } from '../src/azul/take-policy.ts';

/** Notices everything, likes full lines, hates the floor, never wavers. */
const STEADY: TakePolicyLevel = {
  groups: 50,
  attentionToFloor: 1,
  full: 3,
  nearlyFull: 1,
  tile: 0.1,
  points: 0,
  fallen: -1,
  given: -2,
  favourite: 0,
  placement: 1,
  temperature: 0,
};

function reached(actions: readonly string[], board = 'coloured'): Position {
  const header = { format: RECORD_FORMAT, game: 'azul', options: { board }, players: ['1', '2'], rules: 1 } as const;
  const replayed = replay(azul, { ...header, actions });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
  return replayed.value;
}

const OPENING = ['* start 1', '* deal BBYK BBBR YYKW RRRR KWWW'];
const thinking = (level: Partial<TakePolicyLevel>, seed: string, actions = OPENING) =>
  new TakePolicy({ position: reached(actions), seat: 1, random: seededRandom(seed) }, { ...STEADY, ...level });
const text = (move: Move): string => azul.formatMove(move);

test('the longest line that can be filled is filled', () => {
  expect(text(thinking({}, 'any').best())).toBe('4R4');
});

test('whoever looks at the floor does not overfill a line, whoever forgets it may', () => {
  const fallen = (attentionToFloor: number) => {
    const level = { attentionToFloor, full: 0, nearlyFull: 0, tile: 0, temperature: 1, fallen: -10, given: -20 };
    const takes = Array.from({ length: 60 }, (_, i) => text(thinking(level, `${i}`).best()));
    return takes.filter((take) => /^(4R[123]|5W[12]|2B[12]|1B1|3Y1)$/.test(take)).length;
  };
  expect(fallen(1)).toBe(0);
  expect(fallen(0)).toBeGreaterThan(5);
});

test('only so many groups of tiles are noticed', () => {
  const groups = thinking({ groups: 2 }, 'two')
    .analysis()
    .moves.map(({ move }) => text(move).slice(0, 2));
  expect(new Set(groups).size).toBe(2);
  expect(thinking({ groups: 2 }, 'other').analysis().moves).not.toEqual(
    thinking({ groups: 2 }, 'two').analysis().moves,
  );
});

test('the favourite colour is taken before a full line if it is liked more', () => {
  // Seat 1 likes the second colour of the box, yellow.
  expect(text(thinking({ favourite: 9 }, 'any').best())).toMatch(/^\dY/);
});

test('with a temperature the same seed still gives the same take, and seeds differ', () => {
  const take = (seed: string) => text(thinking({ temperature: 2 }, seed).best());
  expect(take('a')).toBe(take('a'));
  expect(new Set(Array.from({ length: 20 }, (_, i) => take(`${i}`))).size).toBeGreaterThan(5);
});
