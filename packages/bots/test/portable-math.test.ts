// Portable exponential, logarithm and powers: bit for bit what this engine's fdlibm gives, and what the definitions say.

import { seededRandom } from '@mozaika/kernel';
import { expect, it } from 'vitest';
import { exp, log, power } from '../src/algorithms/portable-math.ts';

const RUNS = 'MOZAIKA_SOAK' in process.env ? 5_000_000 : 100_000;
const random = seededRandom('portable math');
const fraction = (): number => (random(1 << 20) + random(1 << 20) / (1 << 20)) / (1 << 20);

it('exp is what V8 computes, in every range', () => {
  const odd: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    for (const range of [1e-9, 0.3, 1, 3, 40, 760]) {
      const x = (2 * fraction() - 1) * range;
      if (exp(x) !== Math.exp(x)) odd.push(x);
    }
  }
  expect(odd).toEqual([]);
  expect([0, -0, 1e-300, 800, -800, Infinity, -Infinity, NaN].map(exp)).toEqual([
    1,
    1,
    1,
    Infinity,
    0,
    Infinity,
    0,
    NaN,
  ]);
});

it('log is what V8 computes, in every range', () => {
  const odd: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    for (const x of [fraction(), 1 + fraction() * 1e-7, fraction() * 1e-310, fraction() * 1e300, 0.5 + fraction()]) {
      if (log(x) !== Math.log(x)) odd.push(x);
    }
  }
  expect(odd).toEqual([]);
  expect([1, 0, -1, Infinity, NaN].map(log)).toEqual([0, -Infinity, NaN, Infinity, NaN]);
});

it('power multiplies', () => {
  expect([power(2, 0), power(2, 10), power(0.5, 3), power(0, 0), power(-3, 3)]).toEqual([1, 1024, 0.125, 1, -27]);
});
