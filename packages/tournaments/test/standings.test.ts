// Points, tie-breaks and ranks, by examples that can be added up by hand; and the standings of a whole tournament, computed a second time plainly.

import { describe, expect, it } from 'vitest';
import { type Entry, inTablePoints, standings, tablePoints, tournamentOf } from '../src/index.ts';
import { Simulation } from './simulate.ts';

const opened = (kind: 'swiss' | 'round-robin', seats: 2 | 4 = 2): Entry => ({
  kind: 'opened',
  format: { kind, seats },
  play: {},
  seed: 'standings',
});
const entered = (count: number): Entry[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'entered', entrant: i + 1 }));
const paired = (tables: number[][], byes: number[] = []): Entry => ({ kind: 'paired', tables, byes });
const result = (table: number, ranks: number[], absent: number[] = []): Entry => ({
  kind: 'result',
  table,
  result: { ranks, absent },
});

describe('points of a table', () => {
  it('are the share of opponents behind, half for equal ones', () => {
    expect(tablePoints([1, 2], { ranks: [1, 2] })).toEqual([12, 0]);
    expect(tablePoints([1, 2], { ranks: [1, 1] })).toEqual([6, 6]);
    expect(tablePoints([1, 2, 3], { ranks: [2, 1, 3] })).toEqual([6, 12, 0]);
    expect(tablePoints([1, 2, 3, 4], { ranks: [1, 2, 3, 4] })).toEqual([12, 8, 4, 0]);
    expect(tablePoints([1, 2, 3, 4], { ranks: [1, 2, 2, 4] })).toEqual([12, 6, 6, 0]);
  });

  it('of whoever was absent are none, and the others have beaten them', () => {
    expect(tablePoints([1, 2], { ranks: [1, 2], absent: [1] })).toEqual([0, 12]);
    expect(tablePoints([1, 2], { ranks: [1, 2], absent: [1, 2] })).toEqual([0, 0]);
    expect(tablePoints([1, 2, 3], { ranks: [1, 2, 3], absent: [1] })).toEqual([0, 12, 6]);
  });

  it('are shown as places below oneself at a full table', () => {
    expect(inTablePoints(12, 2)).toBe(1);
    expect(inTablePoints(6, 2)).toBe(0.5);
    expect(inTablePoints(8, 4)).toBe(2);
  });
});

describe('standings', () => {
  it('Buchholz decides between equals: the opponents of the first had more points', () => {
    // 1 and 2 have beaten one each; who lost to 1 wins next, who lost to 2 does not.
    const log = [
      opened('swiss'),
      ...entered(4),
      paired([
        [1, 3],
        [2, 4],
      ]),
      result(1, [1, 2]),
      result(2, [1, 2]),
      paired([
        [1, 2],
        [3, 4],
      ]),
      result(3, [1, 1]),
      result(4, [1, 2]),
    ];
    const table = standings(tournamentOf(log));
    expect(table.map(({ entrant, rank, points }) => [entrant, rank, points])).toEqual([
      [1, 1, 18],
      [2, 2, 18],
      [3, 3, 12],
      [4, 4, 0],
    ]);
    // 1 met 3 (12 points) and 2 (18), in sixths.
    expect(table[0]?.tieBreaks.buchholz).toBe(6 * (12 + 18));
  });

  it('direct encounter decides a round robin, but not if some of the tied have not met', () => {
    const met = [
      opened('round-robin'),
      ...entered(4),
      paired([
        [1, 2],
        [3, 4],
      ]),
      result(1, [2, 1]),
      result(2, [1, 2]),
    ];
    expect(standings(tournamentOf(met)).map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
    const all = [
      ...met,
      paired([
        [1, 4],
        [2, 3],
      ]),
      result(3, [1, 2]),
      result(4, [2, 1]),
    ];
    // 3 has two wins, 1 and 2 one each, and 2 has beaten 1.
    expect(standings(tournamentOf(all)).map(({ entrant }) => entrant)).toEqual([3, 2, 1, 4]);
  });

  it('whoever is equal in everything shares a rank', () => {
    const log = [opened('swiss'), ...entered(3), paired([[1, 2]], [3]), result(1, [1, 1])];
    expect(standings(tournamentOf(log)).map(({ entrant, rank }) => [entrant, rank])).toEqual([
      [3, 1],
      [1, 2],
      [2, 2],
    ]);
  });

  it('a correction counts instead of the first result, and taking it back brings the first one again', () => {
    const log = [opened('swiss'), ...entered(2), paired([[1, 2]]), result(1, [1, 2])];
    const corrected = [...log, result(1, [2, 1])];
    expect(standings(tournamentOf(corrected))[0]?.entrant).toBe(2);
    const undone: Entry[] = [...corrected, { kind: 'undone', index: corrected.length - 1 }];
    expect(standings(tournamentOf(undone))).toEqual(standings(tournamentOf(log)));
  });

  it('a plain second computation agrees on the points of 64 people after seven rounds with people leaving and coming', () => {
    const simulation = new Simulation({ kind: 'swiss', seats: 2, rounds: 7 }, 64, 'plain');
    for (let round = 1; round <= 7; round++) {
      simulation.playRound();
      if (round < 5) simulation.run({ kind: 'leave', entrant: 10 * round });
      if (round < 4) simulation.run({ kind: 'enter' });
    }
    const { tournament } = simulation;
    const plain = new Map<number, number>();
    for (const { seats, result: own } of tournament.tables) {
      const [a = 0, b = 0] = seats;
      const [first = 0, second = 0] = own?.ranks ?? [];
      plain.set(first < second ? a : b, (plain.get(first < second ? a : b) ?? 0) + (first === second ? 0 : 1));
      if (first === second) for (const id of seats) plain.set(id, (plain.get(id) ?? 0) + 0.5);
    }
    for (const id of tournament.rounds.flatMap(({ byes }) => byes)) plain.set(id, (plain.get(id) ?? 0) + 1);
    const table = standings(tournament);
    expect(table).toHaveLength(67);
    for (const { entrant, points } of table)
      expect(inTablePoints(points, 2), `entrant ${entrant}`).toBe(plain.get(entrant) ?? 0);
    expect(table.map(({ points }) => points)).toEqual(table.map(({ points }) => points).toSorted((a, b) => b - a));
  });
});
