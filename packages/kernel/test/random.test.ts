// The quick generator for bots and tests.

import { describe, expect, it } from 'vitest';
import { seededRandom } from '../src/index.ts';

const numbers = (seed: string | number, bound: number, count: number) =>
  Array.from(
    { length: count },
    (
      (random) => () =>
        random(bound)
    )(seededRandom(seed)),
  );

/** Pearson's statistic of how far counts are from equal ones. */
function chiSquare(drawn: readonly number[], bound: number): number {
  const counts = new Array<number>(bound).fill(0);
  for (const number of drawn) counts[number]++;
  const expected = drawn.length / bound;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded random numbers', () => {
  it('are the same for the same seed', () => {
    expect(numbers('seed', 1000, 50)).toEqual(numbers('seed', 1000, 50));
    expect(numbers(7, 1000, 50)).toEqual(numbers('7', 1000, 50));
  });

  it('are others for other seeds', () => {
    const seeds = [
      '',
      '0',
      'a',
      'b',
      'ab',
      'ba',
      'seed 1',
      'seed 2',
      ...Array.from({ length: 500 }, (_, i) => String(i)),
    ];
    const starts = new Set(seeds.map((seed) => numbers(seed, 2 ** 20, 4).join()));
    expect(starts.size).toBe(new Set(seeds).size);
  });

  it.each([1, 2, 3, 7, 108, 1000, 2 ** 20])('below %d are whole and in range', (bound) => {
    for (const number of numbers('range', bound, 2000)) {
      expect(Number.isInteger(number) && number >= 0 && number < bound).toBe(true);
    }
  });

  it('below 1 are 0', () => {
    expect(new Set(numbers('one', 1, 100))).toEqual(new Set([0]));
  });

  it('below 2^20 reach far up', () => {
    expect(Math.max(...numbers('far', 2 ** 20, 10_000))).toBeGreaterThan(2 ** 20 - 1000);
  });

  // A sum over many seeds: one seed alone is out of bounds now and then, which says nothing. Its mean is the degrees of
  // freedom, its deviation √(2 · degrees).
  it.each([2, 3, 5, 6, 10, 36, 100, 108, 1000])('below %d are uniform', (bound) => {
    const seeds = Array.from({ length: 40 }, (_, i) => `uniform ${i}`);
    const degrees = seeds.length * (bound - 1);
    const sum = seeds.reduce((total, seed) => total + chiSquare(numbers(seed, bound, 10_000), bound), 0);
    expect(Math.abs(sum - degrees)).toBeLessThan(4 * Math.sqrt(2 * degrees));
  });

  it('are uniform over seeds that follow each other', () => {
    const first = Array.from({ length: 50_000 }, (_, seed) => seededRandom(seed)(10));
    expect(chiSquare(first, 10)).toBeLessThan(40);
  });

  it('do not depend on the one before', () => {
    const drawn = numbers('pairs', 10, 100_000);
    const pairs = drawn.slice(1).map((number, i) => 10 * drawn[i] + number);
    expect(chiSquare(pairs, 100)).toBeLessThan(99 + 5 * Math.sqrt(198));
  });
});
