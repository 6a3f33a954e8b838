// Laws of pairings: nobody meets twice while that can be avoided, byes go round, everybody starts about equally often.

import { describe, expect, it } from 'vitest';
import { type EntrantId, FULL_POINTS, standings, type Tournament } from '../src/index.ts';
import { costsOf } from '../src/pairing/cost.ts';
import { tableSizes } from '../src/pairing/groups.ts';
import { cheapestPairs } from '../src/pairing/pairs.ts';
import { Simulation } from './simulate.ts';

const key = (a: EntrantId, b: EntrantId): string => [a, b].sort((x, y) => x - y).join(' ');

/** How often each two sat at one table. */
function meetings({ tables }: Tournament): ReadonlyMap<string, number> {
  const met = new Map<string, number>();
  for (const { seats } of tables) {
    seats.forEach((a, i) => {
      for (const b of seats.slice(i + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
    });
  }
  return met;
}

const most = (numbers: Iterable<number>): number => Math.max(0, ...numbers);

/** How often each entrant began, less its fair share. */
const startsOver = ({ entrants, tables }: Tournament): readonly number[] =>
  entrants.map(({ id }) => {
    const own = tables.filter(({ seats }) => seats.includes(id));
    return own.reduce((sum, { seats }) => sum + (seats[0] === id ? 1 : 0) - 1 / seats.length, 0);
  });

describe('Swiss, two at a table', () => {
  it.each([8, 9, 16, 31, 64])(
    '%i entrants play seven rounds without meeting twice, and nobody has two byes',
    (entrants) => {
      const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 7 }, entrants, `swiss ${entrants}`);
      for (let round = 0; round < 7; round++) simulation.playRound();
      const { tournament } = simulation;
      expect(most(meetings(tournament).values())).toBe(1);
      const byes = tournament.rounds.flatMap((round) => round.byes);
      expect(byes).toHaveLength(entrants % 2 === 0 ? 0 : 7);
      expect(new Set(byes).size).toBe(byes.length);
    },
  );

  it('opponents have equal points as far as that goes: in the second round winners meet winners', () => {
    const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 5 }, 32, 'equals');
    simulation.playRound();
    const winners = new Set(
      standings(simulation.tournament)
        .filter(({ points }) => points === FULL_POINTS)
        .map(({ entrant }) => entrant),
    );
    expect(winners.size).toBe(16);
    simulation.run({ kind: 'pair' });
    const second = simulation.tournament.tables.slice(16);
    for (const { seats } of second) expect(seats.filter((id) => winners.has(id)).length % 2).toBe(0);
  });

  it('everybody starts about equally often: within one of the fair share after seven rounds', () => {
    const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 7 }, 64, 'starts');
    for (let round = 0; round < 7; round++) simulation.playRound();
    expect(most(startsOver(simulation.tournament).map(Math.abs))).toBeLessThanOrEqual(1.5);
  });

  it('people meet again only when they have met everybody, and then as late as it goes', () => {
    const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 6 }, 4, 'again');
    for (let round = 0; round < 3; round++) simulation.playRound();
    expect([...meetings(simulation.tournament).values()]).toEqual([1, 1, 1, 1, 1, 1]);
    for (let round = 0; round < 3; round++) simulation.playRound();
    expect([...meetings(simulation.tournament).values()]).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('the pairing is the cheapest of all: it costs as much as the best of every possible one', () => {
    for (let seed = 0; seed < 40; seed++) {
      const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 9 }, 7 + (seed % 2), `cheapest ${seed}`);
      for (let round = 0; round < 3 + (seed % 4); round++) simulation.playRound();
      const costs = costsOf(simulation.tournament);
      const entrants = simulation.tournament.entrants.map(({ id }) => id);
      const { tables, byes } = cheapestPairs(entrants, costs, simulation.random);
      const cost =
        tables.reduce((sum, [a, b]) => sum + costs.of(a, b), 0) + byes.reduce((sum, id) => sum + costs.ofBye(id), 0);
      expect(tables.flat().length + byes.length).toBe(entrants.length);
      expect(cost, `seed ${seed}`).toBe(leastCost(entrants, costs));
    }
  });
});

/** Every pairing there is, tried one by one. */
function leastCost(entrants: readonly EntrantId[], costs: ReturnType<typeof costsOf>): number {
  const [first, ...others] = entrants;
  if (first === undefined) return 0;
  const paired = others.map(
    (other) =>
      costs.of(first, other) +
      leastCost(
        others.filter((id) => id !== other),
        costs,
      ),
  );
  const alone = entrants.length % 2 === 1 ? [costs.ofBye(first) + leastCost(others, costs)] : [];
  return Math.min(...paired, ...alone);
}

describe('three and four at a table', () => {
  it('tables are as few and as equal as possible, and nobody sits alone', () => {
    expect(tableSizes(9, 4)).toEqual([3, 3, 3]);
    expect(tableSizes(10, 4)).toEqual([4, 3, 3]);
    expect(tableSizes(5, 4)).toEqual([3, 2]);
    for (let entrants = 2; entrants <= 128; entrants++) {
      for (const seats of [3, 4]) {
        const sizes = tableSizes(entrants, seats);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(entrants);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(2);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(seats);
      }
    }
  });

  it.each([
    { entrants: 16, seats: 4 as const, rounds: 4 },
    { entrants: 27, seats: 3 as const, rounds: 5 },
    { entrants: 64, seats: 4 as const, rounds: 7 },
  ])(
    '$entrants entrants at tables of $seats: nobody meets three times in $rounds rounds, few twice',
    ({ entrants, seats, rounds }) => {
      const simulation = new Simulation({ kind: 'swiss', seats, rounds }, entrants, `groups ${entrants}`);
      for (let round = 0; round < rounds; round++) simulation.playRound();
      const met = [...meetings(simulation.tournament).values()];
      expect(most(met)).toBeLessThanOrEqual(2);
      expect(met.filter((times) => times > 1).length).toBeLessThan(met.length / 10);
      expect(most(startsOver(simulation.tournament).map(Math.abs))).toBeLessThanOrEqual(1.5);
    },
  );
});

describe('round robin', () => {
  it.each([2, 3, 4, 7, 8, 13])('%i entrants meet each other exactly once and start equally often', (entrants) => {
    const simulation = new Simulation({ kind: 'round-robin', seats: 2 }, entrants, `all ${entrants}`);
    while (simulation.refusal({ kind: 'pair' }) === undefined) simulation.playRound();
    expect(simulation.refusal({ kind: 'pair' })).toBe('all-rounds-played');
    const met = meetings(simulation.tournament);
    expect(met.size).toBe((entrants * (entrants - 1)) / 2);
    expect(most(met.values())).toBe(1);
    expect(most(startsOver(simulation.tournament).map(Math.abs))).toBeLessThanOrEqual(0.5);
  });

  it('a late-comer takes the place of the bye; with an even number it is too late', () => {
    const odd = new Simulation({ kind: 'round-robin', seats: 2 }, 5, 'late');
    odd.playRound();
    odd.run({ kind: 'enter' });
    expect(odd.refusal({ kind: 'enter' })).toBe('round-robin-begun');
    while (odd.refusal({ kind: 'pair' }) === undefined) odd.playRound();
    expect(odd.tournament.rounds).toHaveLength(5);
    expect(odd.tournament.rounds.slice(1).flatMap(({ byes }) => byes)).toEqual([]);
    expect(most(meetings(odd.tournament).values())).toBe(1);
  });

  it('who leaves gives the others byes', () => {
    const simulation = new Simulation({ kind: 'round-robin', seats: 2 }, 6, 'gone');
    simulation.playRound();
    simulation.run({ kind: 'leave', entrant: 3 });
    while (simulation.refusal({ kind: 'pair' }) === undefined) simulation.playRound();
    const later = simulation.tournament.rounds.slice(1);
    expect(later.map(({ byes }) => byes.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(later.flatMap(({ byes }) => byes)).size).toBe(4);
  });

  it('thirteen at tables of four meet as evenly as it goes', () => {
    const simulation = new Simulation({ kind: 'round-robin', seats: 4 }, 13, 'four');
    while (simulation.refusal({ kind: 'pair' }) === undefined) simulation.playRound();
    expect(simulation.tournament.rounds).toHaveLength(4);
    expect(most(meetings(simulation.tournament).values())).toBeLessThanOrEqual(2);
  });
});

describe('arena', () => {
  it('whoever is free plays on, not at once against the same, and longest waiting first', () => {
    const simulation = new Simulation({ kind: 'arena', seats: 2, minutes: 60 }, 9, 'arena');
    let last: readonly EntrantId[] = [];
    for (let i = 0; i < 60; i++) {
      if (simulation.refusal({ kind: 'pair' }) === undefined) simulation.run({ kind: 'pair' });
      const open = simulation.tournament.tables.filter(({ result }) => !result);
      const table = open[simulation.random(open.length)];
      if (!table) throw new Error('Nobody plays');
      simulation.finish(table);
      last = table.seats;
    }
    expect(last).toHaveLength(2);
    const { tournament } = simulation;
    for (const { id } of tournament.entrants) {
      const opponents = tournament.tables
        .filter(({ seats }) => seats.includes(id))
        .map(({ seats }) => seats.find((one) => one !== id));
      const again = opponents.filter((one, i) => i > 0 && one === opponents[i - 1]).length;
      expect(again).toBeLessThanOrEqual(opponents.length / 4);
      expect(opponents.length).toBeGreaterThan(8);
    }
  });
});
