// The arena's core: fair rotations, masked agents, honest statistics.

import { azul } from '@mozaika/azul';
import { type Action, formatAction, type Json, seededRandom } from '@mozaika/kernel';
import { qwirkle } from '@mozaika/qwirkle';
import { describe, expect, it } from 'vitest';
import {
  type Contestant,
  Forfeit,
  type MatchResult,
  playMatch,
  RunningStats,
  randomContestant,
  ratings,
  Summary,
  sprt,
} from '../src/arena/index.ts';

const plan = (
  contestants: readonly Contestant[],
  game: typeof azul | typeof qwirkle = azul,
  options: Json = { board: 'coloured' },
) => ({ game, options, contestants, seed: 'test' }) as Parameters<typeof playMatch>[0];

/** Plays at random and notes what it is notified of. */
function listener(notes: string[][]): Contestant {
  return {
    name: 'listener',
    sit: (seating) => {
      const heard: string[] = [];
      notes[seating.seat - 1] = heard;
      const agent = randomContestant.sit(seating);
      return { ...agent, observe: (action: Action) => heard.push(formatAction(seating.game, action)) };
    },
  };
}

const result = (ranks: number[], scores = ranks.map((rank) => 10 - rank), group = 0): MatchResult => ({
  group,
  rotation: 0,
  ranks,
  scores,
  reason: 'row',
  starter: 0,
  moves: 10,
  rounds: 2,
  legalMoves: 50,
});

describe('a match', () => {
  it('is the same for the same group and rotation, and has the same deals in each rotation', async () => {
    const first = await playMatch(plan([randomContestant, randomContestant]), { group: 3, rotation: 0 });
    expect(await playMatch(plan([randomContestant, randomContestant]), { group: 3, rotation: 0 })).toEqual(first);
    const deals: string[] = [];
    for (const rotation of [0, 1]) {
      const notes: string[][] = [];
      await playMatch(plan([listener(notes), listener([])]), { group: 3, rotation });
      deals.push(notes.flat().slice(0, 2).join());
    }
    expect(deals[0]).toBe(deals[1]);
  });

  it('counts by contestant, wherever they sit', async () => {
    const loser: Contestant = {
      name: 'loser',
      sit: () => ({
        choose: () => {
          throw new Forfeit('gives up');
        },
      }),
    };
    for (const rotation of [0, 1, 2]) {
      const lost = await playMatch(plan([randomContestant, loser, randomContestant]), { group: 0, rotation });
      expect(lost.ranks).toEqual([1, 3, 1]);
      expect(lost.forfeit).toEqual({ contestant: 1, why: 'gives up' });
    }
  });

  it('notifies each agent only of what its seat may know', async () => {
    const notes: string[][] = [];
    await playMatch(plan([listener(notes), listener(notes)], qwirkle, {}), { group: 1, rotation: 0 });
    for (const [index, heard] of notes.entries()) {
      const others = heard.filter((text) => text.startsWith(`* draw ${2 - index} `));
      expect(others.length).toBeGreaterThan(5);
      for (const text of others) expect(text).toMatch(/^\* draw \d( \?\?)+$/);
    }
  });
});

describe('a summary', () => {
  it('shares a victory and takes groups as samples', () => {
    const summary = new Summary(['a', 'b']);
    summary.addGroup([result([1, 2]), result([2, 1])]);
    summary.addGroup([result([1, 1]), result([1, 2])]);
    expect(summary.shares[0].count).toBe(2);
    expect(summary.shares[0].mean).toBeCloseTo((0.5 + 0.75) / 2);
    expect({ wins: summary.wins, shared: summary.sharedWins }).toEqual({ wins: [2, 1], shared: [1, 1] });
  });

  it('compares names seat by seat, ties as halves', () => {
    const summary = new Summary(['a', 'b', 'a', 'b']);
    summary.addGroup([result([1, 2, 2, 4])]);
    expect(summary.comparisons()).toMatchObject([{ name: 'a', other: 'b', ahead: { mean: (1 + 1 + 0.5 + 1) / 4 } }]);
  });

  it('counts scores from the contestant that moved first', () => {
    const summary = new Summary(['a', 'b', 'c']);
    summary.addGroup([{ ...result([1, 2, 3], [30, 20, 10]), starter: 2 }]);
    expect(summary.scoresFromStart).toEqual([10, 30, 20]);
  });
});

describe('running statistics', () => {
  it('agrees with the textbook', () => {
    const stats = new RunningStats();
    for (const sample of [2, 4, 4, 4, 5, 5, 7, 9]) stats.add(sample);
    expect(stats.mean).toBeCloseTo(5);
    expect(stats.variance).toBeCloseTo(32 / 7);
    expect(stats.estimate().within).toBeCloseTo(1.96 * Math.sqrt(32 / 7 / 8));
  });

  it('claims nothing after a single sample', () => {
    const stats = new RunningStats();
    stats.add(1);
    expect(stats.estimate().within).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the sequential test', () => {
  /** How often it answers `high` when the truth is `share`, and after how many samples. */
  function answers(share: number): { high: number; low: number; samples: number } {
    const random = seededRandom(`sprt ${share}`);
    const counted = { high: 0, low: 0, samples: 0 };
    for (let run = 0; run < 300; run++) {
      const stats = new RunningStats();
      let answer = sprt(stats, { low: 0.5, high: 0.6 });
      while (answer === 'open') {
        stats.add(random(1000) < share * 1000 ? 1 : 0);
        answer = sprt(stats, { low: 0.5, high: 0.6 });
      }
      counted[answer]++;
      counted.samples += stats.count / 300;
    }
    return counted;
  }

  it('is seldom wrong at either end', () => {
    expect(answers(0.6).low).toBeLessThan(300 * 0.09);
    expect(answers(0.5).high).toBeLessThan(300 * 0.09);
  });

  it('is quicker the clearer the answer is', () => {
    expect(answers(0.8).samples).toBeLessThan(answers(0.6).samples / 2);
  });

  it('needs several groups even for a contestant without a loss', () => {
    const stats = new RunningStats();
    for (let i = 0; i < 11; i++) stats.add(1);
    expect(sprt(stats, { low: 0.5, high: 0.6 })).toBe('open');
  });
});

describe('ratings', () => {
  it('give 400 points for ten wins to one, over several plans', () => {
    const one = new Summary(['a', 'b']);
    const two = new Summary(['b', 'c']);
    for (let group = 0; group < 1100; group++) {
      one.addGroup([group % 11 === 0 ? result([2, 1]) : result([1, 2])]);
      two.addGroup([group % 11 === 0 ? result([2, 1]) : result([1, 2])]);
    }
    const rated = ratings([one, two]);
    expect(rated.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(rated[0].rating - rated[1].rating).toBeGreaterThan(395);
    expect(rated[0].rating - rated[1].rating).toBeLessThan(401);
    expect(rated.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0);
  });
});
