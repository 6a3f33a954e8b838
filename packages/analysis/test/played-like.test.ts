// The level that an error rate is like.

import { azul } from '@mozaika/azul';
import { LEVELS } from '@mozaika/bots';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import rates from '../src/error-rates.json' with { type: 'json' };
import { falling, levelOfRate } from '../src/played-like.ts';

const measured = Object.entries(rates).flatMap(([game, boards]) =>
  Object.entries(boards).flatMap(([board, bySeats]) =>
    Object.entries(bySeats).map(([seats, levels]) => ({ game, board, seats: Number(seats), levels })),
  ),
);
const recordOf = ({ game, board, seats }: (typeof measured)[number]) => ({
  format: 'mozaika/1' as const,
  game,
  options: board === 'all' ? {} : { board },
  players: Array.from({ length: seats }, (_, i) => `p${i}`),
  rules: 1,
  actions: [],
});

describe('the measured error rates', () => {
  it('are of every game and board, at least for two', () => {
    const boards = azul.variants.map(({ board }) => `azul ${board}`);
    const all = measured.filter(({ seats }) => seats === 2).map(({ game, board }) => `${game} ${board}`);
    expect(all).toEqual(expect.arrayContaining([...boards, `${qwirkle.id} all`]));
  });

  it.each(measured)('of $game on $board with $seats players order levels that are far enough apart', (one) => {
    expect(one.levels).toHaveLength(LEVELS.length);
    // For more than two fewer matches were analysed.
    const apart = one.seats === 2 ? 2 : 3;
    for (const [i, rate] of one.levels.slice(apart).entries()) expect(rate).toBeLessThan(one.levels[i] ?? 0);
  });

  it.each(measured)('of $game on $board with $seats players name the weakest, the strongest and in between', (one) => {
    const record = recordOf(one);
    expect(levelOfRate(record, 100)).toBe('first-steps');
    expect(levelOfRate(record, one.levels[0] ?? 0)).toBe('first-steps');
    const own = falling(one.levels).map((rate) => LEVELS.indexOf(levelOfRate(record, rate) ?? 'first-steps'));
    expect(own).toEqual(own.toSorted((a, b) => a - b));
    expect(LEVELS.indexOf(levelOfRate(record, 0) ?? 'first-steps')).toBeGreaterThanOrEqual(6);
  });
});

it('rates that are the wrong way round get their mean, others stay', () => {
  expect(falling([5, 3, 2, 1])).toEqual([5, 3, 2, 1]);
  expect(falling([4, 1, 3, 0.5])).toEqual([4, 2, 2, 0.5]);
  expect(falling([1, 2, 3])).toEqual([2, 2, 2]);
});

it('where no level was analysed, none is named', () => {
  expect(levelOfRate({ ...recordOf(measured[0] ?? expect.fail()), game: 'pebbles' }, 1)).toBeUndefined();
});
