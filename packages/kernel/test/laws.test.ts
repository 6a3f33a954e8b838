// The laws themselves: a game that obeys them passes, and for each law there is a game that breaks it.

import { describe, expect, it } from 'vitest';
import { SEAT_COUNTS } from '../src/index.ts';
import { laws } from '../src/laws/index.ts';
import { brokenGames } from './broken.ts';
import { pebbles } from './pebbles.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe('pebbles, a game that is right, obeys', () => {
  it.each(laws.map((law) => [law.name, law] as const))('%s', (_, law) => {
    for (const options of pebbles.variants) {
      for (const seats of SEAT_COUNTS) for (const seed of SEEDS) law.check(pebbles, options, seats, seed);
    }
  });
});

describe('a law is broken', () => {
  it.each(brokenGames.map((each) => [each.law, each.mistake, each.game] as const))('%s: when %s', (name, _, game) => {
    const law = laws.find((each) => each.name === name);
    expect(law, name).toBeDefined();
    const complaints = SEEDS.flatMap((seed) => {
      try {
        law?.check(game, { bonus: 5 }, 3, seed);
        return [];
      } catch (error) {
        return [(error as Error).message];
      }
    });
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints[0]).toMatch(`law broken: ${name}\n  pebbles {"bonus":5}, 3 seats, seed `);
  });

  it('every law can be broken', () => {
    const breakable = new Set(brokenGames.map((each) => each.law));
    expect(laws.map((law) => law.name).filter((name) => !breakable.has(name))).toEqual([]);
  });
});
