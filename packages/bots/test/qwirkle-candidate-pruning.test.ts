// The race of candidates over worlds: who is clearly behind drops out, and what was seen less far can count less.

import { seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import type { AnytimeSearch } from '../src/bot.ts';
import { CandidatePruning } from '../src/qwirkle/candidate-pruning.ts';
import { SKILLS } from '../src/qwirkle/levels.ts';
import { simulationBot } from '../src/qwirkle/simulation-bot.ts';
import { knownTo, reach } from './qwirkle-positions.ts';

const master = simulationBot(SKILLS.master);
const chanceOf = (thinking: AnytimeSearch): number => thinking.analysis().moves[0].win;

/** Runs a world with these results for the candidates that are still in it. */
function world(race: CandidatePruning, results: readonly number[]): void {
  for (const candidate of race.active) race.record(candidate, results[candidate]);
  race.endSample();
}

describe('a race', () => {
  it('is led by the first look until worlds say otherwise', () => {
    const race = new CandidatePruning([0.5, 0.6]);
    expect(race.leader()).toBe(1);
    for (let w = 0; w < 10; w++) world(race, [0.9, 0.1]);
    expect(race.leader()).toBe(0);
  });

  it('drops who is clearly behind, but not in the first worlds', () => {
    const race = new CandidatePruning([0.5, 0.5]);
    for (let w = 0; w < 11; w++) world(race, [0.6, w % 2 === 0 ? 0.3 : 0.4]);
    expect(race.active).toEqual([0, 1]);
    world(race, [0.6, 0.4]);
    expect(race.active).toEqual([0]);
  });

  it('keeps who is behind by less than the worlds scatter', () => {
    const race = new CandidatePruning([0.5, 0.5]);
    for (let w = 0; w < 60; w++) world(race, [0.5, w % 2 === 0 ? 0.9 : 0]);
    expect(race.active).toEqual([0, 1]);
  });

  it('leaves fewer and fewer in it, the last ones first', () => {
    const race = new CandidatePruning(Array.from({ length: 14 }, (_, i) => 0.5 - i * 1e-9));
    for (let w = 0; w < 3; w++) world(race, Array<number>(14).fill(0.5));
    expect(race.active).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('forgets half of what it saw before it looked further: the new worlds decide sooner', () => {
    const lead = (fades: boolean): number => {
      const race = new CandidatePruning([0.5, 0.5]);
      // Neither is ever clearly behind.
      for (let w = 0; w < 40; w++) world(race, w % 2 === 0 ? [1, 0] : [0, 0.9]);
      if (fades) race.discount(0.5);
      for (let w = 0; w < 30; w++) world(race, w % 2 === 0 ? [1, 0] : [0, 1.1]);
      return race.mean(1) - race.mean(0);
    };
    expect(lead(false)).toBeLessThan(0);
    expect(lead(true)).toBeGreaterThan(0);
  });
});

describe('who looks further, the more worlds there are,', () => {
  // In these positions it begins to look further between 2000 and 8000 nodes.
  it.each([
    [2, 'stretches d'],
    [4, 'stretches b'],
  ] as const)('goes on with what it has seen: chances never leap (%i seats)', (seats, seed) => {
    const reached = reach(seats, seed, ({ bag }) => bag > 20 && bag < 50);
    const seat = reached.position.mover;
    const thinking = master.think({ ...knownTo(seat, reached), seat, random: seededRandom('stretches') });
    thinking.advance(2000);
    let before = chanceOf(thinking);
    for (let step = 0; step < 60; step++) {
      expect(thinking.advance(100)).toBe('more');
      const now = chanceOf(thinking);
      expect(Math.abs(now - before)).toBeLessThan(0.1);
      before = now;
    }
  });
});
