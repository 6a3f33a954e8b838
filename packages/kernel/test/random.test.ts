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

  // Results are published with their seeds, so these numbers must never change.
  it.each<[seed: string | number, bound: number, expected: number[]]>([
    ['', 10, [2, 5, 7, 8, 8, 8, 5, 4, 5, 4, 4, 7]],
    ['seed', 100, [69, 54, 99, 75, 75, 44, 43, 82, 13, 23, 38, 50]],
    [7, 2 ** 16, [23_707, 26_283, 31_233, 27_244, 3647, 41_513, 37_773, 51_126]],
    ['seed', 2 ** 20, [726_292, 572_733, 1_047_268, 792_755, 789_432, 467_489, 455_283, 863_734]],
  ])('of seed %j below %d are the known ones', (seed, bound, expected) => {
    expect(numbers(seed, bound, expected.length)).toEqual(expected);
  });

  it('leave out a word that would make some number likelier, and no other', () => {
    // Of these seeds the first word has a fraction below 2^32 mod 1000003, and one of exactly 0 = 2^32 mod 2^20.
    expect(numbers(11_083, 1_000_003, 4)).toEqual([540_570, 41_958, 777_631, 215_583]);
    expect(numbers(1259, 2 ** 20, 4)).toEqual([88_917, 255_650, 866_606, 435_610]);
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
