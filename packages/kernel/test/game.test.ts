// Small parts of the contract: ranks, move lists, seats, perft and whole matches.

import { describe, expect, it } from 'vitest';
import {
  dealer,
  dealKey,
  isSeatCount,
  MoveList,
  nextSeat,
  parseSeat,
  perft,
  playOut,
  randomChooser,
  ranksOf,
  recordMatch,
  replay,
  type SeatCount,
  seatsOf,
  seededRandom,
} from '../src/index.ts';
import { RUNNING, SEED } from './matches.ts';
import { pebbles } from './pebbles.ts';

describe('a rank is 1 + the number of better players', () => {
  it.each([
    ['all different', [[3], [9], [5]], [3, 1, 2]],
    ['a shared victory', [[9], [9], [5]], [1, 1, 3]],
    ['a shared second place', [[5], [9], [5], [1]], [2, 1, 2, 4]],
    ['all equal', [[4], [4], [4], [4]], [1, 1, 1, 1]],
    ['points below zero', [[-1], [0], [-5]], [2, 1, 3]],
    [
      'the second key decides between equal first ones',
      [
        [7, 1],
        [7, 2],
        [9, 0],
      ],
      [3, 2, 1],
    ],
    [
      'the second key does not outweigh the first',
      [
        [7, 9],
        [8, 0],
      ],
      [2, 1],
    ],
    [
      'a tie on all keys',
      [
        [7, 2],
        [7, 2],
        [7, 3],
      ],
      [2, 2, 1],
    ],
    ['nobody', [], []],
  ])('%s', (_, keys, ranks) => {
    expect(ranksOf(keys)).toEqual(ranks);
  });
});

describe('a move list', () => {
  it('grows and keeps what it has', () => {
    const list = new MoveList();
    for (let i = 0; i < 5000; i++) list.push(i * 3);
    expect(list.length).toBe(5000);
    expect(list.toArray()).toEqual(Array.from({ length: 5000 }, (_, i) => i * 3));
    expect(list.at(4999)).toBe(14_997);
  });

  it('keeps every safe integer', () => {
    const list = new MoveList();
    list.push(Number.MAX_SAFE_INTEGER);
    list.push(Number.MIN_SAFE_INTEGER);
    expect(list.toArray()).toEqual([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);
  });

  it('is empty when cleared, and an array taken from it stays', () => {
    const list = new MoveList();
    list.push(1);
    const taken = list.toArray();
    list.clear();
    list.push(2);
    expect([taken, list.toArray()]).toEqual([[1], [2]]);
  });
});

describe('seats', () => {
  it('go clockwise from 1', () => {
    expect(seatsOf(3)).toEqual([1, 2, 3]);
    expect([nextSeat(1, 2), nextSeat(2, 2), nextSeat(3, 4), nextSeat(4, 4)]).toEqual([2, 1, 4, 1]);
  });

  it('are two to four', () => {
    const counts = [0, 1, 2, 3, 4, 5, 2.5, Number.NaN, '2', null, undefined, [2]];
    expect(counts.filter(isSeatCount)).toEqual([2, 3, 4]);
  });

  it('are written as one digit', () => {
    expect(['1', '4', '0', '5', '01', '1 ', '', '١', '１', '1.0'].map(parseSeat)).toEqual([1, 4, ...new Array(8)]);
  });
});

describe('perft', () => {
  const at = (...actions: string[]) => {
    const end = replay(pebbles, { ...RUNNING, actions });
    if (!end.ok) throw new Error(JSON.stringify(end.refusal));
    return end.value;
  };

  it('counts listed moves, not swaps', () => {
    const position = at('* draw 1 ab', '* draw 2 bc');
    expect([0, 1, 2, 3].map((depth) => perft(pebbles, position, depth))).toEqual([1, 2, 0, 0]);
  });

  it('counts every order of seats that move at the same time', () => {
    const opening = ['* draw 1 ab', '* draw 2 bb', '1 put a', '* draw 1 c', '2 put b', '* draw 2 b', '1 put b'];
    const position = at(...opening, '* draw 1 a', '2 put b', '* draw 2 b');
    expect(pebbles.turn(position)).toEqual({ kind: 'move', seats: [1, 2] });
    expect([1, 2, 3].map((depth) => perft(pebbles, position, depth))).toEqual([3, 4, 0]);
  });

  it('counts nothing where chance decides', () => {
    expect(perft(pebbles, at(), 1)).toBe(0);
  });
});

describe('a played match', () => {
  it('has a record that replays to its outcome', () => {
    for (const seats of [2, 3, 4] as SeatCount[]) {
      const players = ['A', 'B', 'C', 'D'].slice(0, seats);
      const choose = () => randomChooser(pebbles, seededRandom(seats));
      const key = dealKey(SEED);
      const record = recordMatch(pebbles, { bonus: 5 }, players, key, choose());
      const outcome = playOut(pebbles, pebbles.setup({ bonus: 5 }, seats), {
        choose: choose(),
        chance: (k) => dealer(key, k),
      });
      const end = replay(pebbles, record);
      expect(end.ok && pebbles.turn(end.value)).toEqual({ kind: 'over', outcome });
      expect(record).toMatchObject({ format: 'mozaika/1', game: 'pebbles', options: { bonus: 5 }, players, rules: 2 });
    }
  });

  it('tells its events and actions as they happen', () => {
    const told: string[] = [];
    playOut(pebbles, pebbles.setup({}, 2), {
      choose: randomChooser(pebbles, seededRandom(1)),
      chance: (k) => dealer(dealKey(SEED), k),
      onAction: (action) => told.push(action.kind),
      sink: (event) => told.push(event.type),
    });
    expect(told.slice(0, 8)).toEqual(['deal', 'drew', 'deal', 'drew', 'move', 'put', 'deal', 'drew']);
  });

  it('asks for each chance by its number', () => {
    const asked: number[] = [];
    const chance = (k: number) => {
      asked.push(k);
      return seededRandom(k);
    };
    playOut(pebbles, pebbles.setup({}, 2), { choose: randomChooser(pebbles, seededRandom(1)), chance });
    expect(asked).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('has a random player that takes every listed move, and no other while there is one', () => {
    const choose = randomChooser(pebbles, seededRandom(1));
    const position = replay(pebbles, { ...RUNNING, actions: ['* draw 1 ab', '* draw 2 bc'] });
    if (!position.ok) throw new Error(JSON.stringify(position.refusal));
    const chosen = new Set(Array.from({ length: 50 }, () => choose(position.value, 1)));
    expect([...chosen].sort()).toEqual([0, 1]);
  });

  it('has a random player that takes an unlisted move when nothing is listed', () => {
    const choose = randomChooser({ ...pebbles, legalMoves: (_at, _seat, out) => out.clear() }, seededRandom(1));
    const position = replay(pebbles, { ...RUNNING, actions: ['* draw 1 aa', '* draw 2 bc'] });
    expect(position.ok && choose(position.value, 1)).toBe(4);
  });
});
