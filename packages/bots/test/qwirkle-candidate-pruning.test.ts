// Candidate pruning: candidates that are significantly worse are pruned, and samples of a shorter horizon are discounted.

import { seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import type { AnytimeSearch } from '../src/bot.ts';
import { CandidatePruning } from '../src/qwirkle/candidate-pruning.ts';
import { QWIRKLE_LEVELS } from '../src/qwirkle/levels.ts';
import { simulationBot } from '../src/qwirkle/simulation-bot.ts';
import { knownTo, reach } from './qwirkle-positions.ts';

const master = simulationBot(QWIRKLE_LEVELS.master);
const winOf = (search: AnytimeSearch): number => search.analysis().moves[0].win;

/** Draws one sample with these results for the active candidates. */
function draw(pruning: CandidatePruning, results: readonly number[]): void {
  for (const candidate of pruning.active) pruning.record(candidate, results[candidate]);
  pruning.endSample();
}

describe('candidate pruning', () => {
  it('is led by the prior until samples say otherwise', () => {
    const pruning = new CandidatePruning([0.5, 0.6]);
    expect(pruning.leader()).toBe(1);
    for (let sample = 0; sample < 10; sample++) draw(pruning, [0.9, 0.1]);
    expect(pruning.leader()).toBe(0);
  });

  it('prunes a candidate that is significantly worse, but not by the first samples', () => {
    const pruning = new CandidatePruning([0.5, 0.5]);
    for (let sample = 0; sample < 11; sample++) draw(pruning, [0.6, sample % 2 === 0 ? 0.3 : 0.4]);
    expect(pruning.active).toEqual([0, 1]);
    draw(pruning, [0.6, 0.4]);
    expect(pruning.active).toEqual([0]);
  });

  it('keeps a candidate whose gap is not significant', () => {
    const pruning = new CandidatePruning([0.5, 0.5]);
    for (let sample = 0; sample < 60; sample++) draw(pruning, [0.5, sample % 2 === 0 ? 0.9 : 0]);
    expect(pruning.active).toEqual([0, 1]);
  });

  it('keeps at most as many as the schedule allows, the worst are pruned first', () => {
    const pruning = new CandidatePruning(Array.from({ length: 14 }, (_, i) => 0.5 - i * 1e-9));
    for (let sample = 0; sample < 3; sample++) draw(pruning, Array<number>(14).fill(0.5));
    expect(pruning.active).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('discounts earlier samples: the new ones decide sooner', () => {
    const lead = (factor: number): number => {
      const pruning = new CandidatePruning([0.5, 0.5]);
      // Neither is ever significantly worse.
      for (let sample = 0; sample < 40; sample++) draw(pruning, sample % 2 === 0 ? [1, 0] : [0, 0.9]);
      pruning.discount(factor);
      for (let sample = 0; sample < 30; sample++) draw(pruning, sample % 2 === 0 ? [1, 0] : [0, 1.1]);
      return pruning.mean(1) - pruning.mean(0);
    };
    expect(lead(1)).toBeLessThan(0);
    expect(lead(0.5)).toBeGreaterThan(0);
  });
});

describe('a horizon that grows with the number of samples', () => {
  // In these positions the horizon is extended between 2000 and 8000 nodes.
  it.each([
    [2, 'stretches d'],
    [4, 'stretches b'],
  ] as const)('keeps the earlier samples: win probabilities never leap (%i seats)', (seats, seed) => {
    const reached = reach(seats, seed, ({ bag }) => bag > 20 && bag < 50);
    const seat = reached.position.mover;
    const search = master.think({ ...knownTo(seat, reached), seat, random: seededRandom('stretches') });
    search.advance(2000);
    let before = winOf(search);
    for (let step = 0; step < 60; step++) {
      expect(search.advance(100)).toBe('more');
      const now = winOf(search);
      expect(Math.abs(now - before)).toBeLessThan(0.1);
      before = now;
    }
  });
});
