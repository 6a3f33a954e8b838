// Glicko-2: the paper's own example, and what has to hold for any results.

import { describe, expect, it } from 'vitest';
import { type Rating, rate, UNRATED } from '../src/index.ts';

const sure = (rating: number, deviation = 50) => ({ rating, deviation });

describe('Glicko-2', () => {
  it('computes the example of the paper', () => {
    const before: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = rate(before, [
      { opponent: sure(1400, 30), score: 1 },
      { opponent: sure(1550, 100), score: 0 },
      { opponent: sure(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('knows more after each result, and less after a period without any', () => {
    const once = rate(UNRATED, [{ opponent: sure(1500), score: 1 }]);
    const twice = rate(once, [{ opponent: sure(1500), score: 0 }]);
    expect(once.deviation).toBeLessThan(UNRATED.deviation);
    expect(twice.deviation).toBeLessThan(once.deviation);
    const rested = rate(twice, []);
    expect(rested.rating).toBe(twice.rating);
    expect(rested.deviation).toBeGreaterThan(twice.deviation);
    expect(rate(UNRATED, []).deviation).toBe(UNRATED.deviation);
  });

  it('rises by a win, falls by a loss, and more so the more surprising it is', () => {
    const gains = [1200, 1500, 1800].map((rating) => rate(UNRATED, [{ opponent: sure(rating), score: 1 }]).rating);
    const losses = [1200, 1500, 1800].map((rating) => rate(UNRATED, [{ opponent: sure(rating), score: 0 }]).rating);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
    expect(gains[0]).toBeGreaterThan(UNRATED.rating);
    expect(losses[2]).toBeLessThan(UNRATED.rating);
  });

  it('becomes more volatile when results contradict a sure rating again and again', () => {
    let one: Rating = { rating: 1500, deviation: 40, volatility: 0.06 };
    const upsets = Array.from({ length: 8 }, () => ({ opponent: sure(2000), score: 1 }));
    one = rate(one, upsets);
    expect(one.volatility).toBeGreaterThan(0.06);
  });
});
