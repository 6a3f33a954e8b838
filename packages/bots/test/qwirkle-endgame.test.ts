// Endgame search for two seats: as good as exhaustive search.

import { check, MoveList, type Seat, seededRandom } from '@mozaika/kernel';
import { knownTiles, type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import type { SearchRequest } from '../src/bot.ts';
import { decide } from '../src/decide.ts';
import { Endgame, isEndgame } from '../src/qwirkle/endgame.ts';
import { QWIRKLE_LEVELS } from '../src/qwirkle/levels.ts';
import type { OpponentPolicy } from '../src/qwirkle/opponent-model.ts';
import { simulationBot } from '../src/qwirkle/simulation-bot.ts';
import { StaticEvaluation } from '../src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { knownTo, masked, play, reach } from './qwirkle-positions.ts';

const greedy = new StaticEvaluation(WEIGHTS, 'points');
const SMALL = 4;
const isSmall = (position: Position): boolean =>
  position.bag === 0 && knownTiles(position, 1).length + knownTiles(position, 2).length <= SMALL;

/** The margin of the seat to move when both play as well as can be, by exhaustive search. */
function plainValue(position: Position): number {
  const own = position.mover - 1;
  const list = new MoveList();
  qwirkle.legalMoves(position, position.mover, list);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of list.toArray()) {
    const next = play(position, move);
    const value = next.phase === 'over' ? next.points[own] - next.points[1 - own] : -plainValue(next);
    if (value > best) best = value;
  }
  return best;
}

test.each(Array.from({ length: 8 }, (_, i) => `ending ${i}`))('%s is solved as by exhaustive search', (seed) => {
  const { position } = reach(2, seed, isSmall);
  const seat = position.mover;
  const solver = new Endgame({ position: masked(seat, position), seat, random: seededRandom(seed) }, WEIGHTS, 'equity');
  while (solver.advance(50) === 'more');
  expect(solver.solved).toBe(true);
  const value = plainValue(position);
  expect(solver.analysis().moves[0].margin).toBe(value);
  const { line } = solver.analysis();
  expect(line[0]).toBe(solver.best());
  const next = play(position, solver.best());
  const own = seat - 1;
  expect(next.phase === 'over' ? next.points[own] - next.points[1 - own] : -plainValue(next)).toBe(value);
  const end = line.reduce((before, move) => {
    expect(check(qwirkle, before, { kind: 'move', seat: before.mover, move })).toBeUndefined();
    return play(before, move);
  }, position);
  expect(end.phase).toBe('over');
  expect(end.points[own] - end.points[1 - own]).toBe(value);
});

test('cut into slices it comes to the same answer', () => {
  const { position } = reach(2, 'slices', isEndgame);
  const seat = position.mover;
  const search = (slice: number) => {
    const request = { position: masked(seat, position), seat, random: seededRandom('slices') };
    const solver = new Endgame(request, WEIGHTS, 'equity');
    for (let left = 1500; left > 0; left -= slice) solver.advance(slice);
    return solver.analysis();
  };
  expect(search(1)).toEqual(search(1500));
  expect(search(100)).toEqual(search(1500));
});

/** The margin of a seat when it plays as well as can be and the other takes the most points, by exhaustive search. */
function plainAnswer(position: Position, seat: Seat): number {
  if (position.phase === 'over') return position.points[seat - 1] - position.points[2 - seat];
  if (position.mover !== seat) return plainAnswer(play(position, greedy.bestMove(position, position.mover)), seat);
  const list = new MoveList();
  qwirkle.legalMoves(position, seat, list);
  return Math.max(...list.toArray().map((move) => plainAnswer(play(position, move), seat)));
}

test.each(Array.from({ length: 8 }, (_, i) => `ending ${i}`))(
  '%s is solved against a greedy opponent as by exhaustive search',
  (seed) => {
    const { position } = reach(2, seed, isSmall);
    const seat = position.mover;
    const request = { position: masked(seat, position), seat, random: seededRandom(seed) };
    const solver = new Endgame(request, WEIGHTS, 'greedy');
    while (solver.advance(50) === 'more');
    expect(solver.solved).toBe(true);
    const value = plainAnswer(position, seat);
    expect(solver.analysis().moves[0].margin).toBe(value);
    expect(plainAnswer(play(position, solver.best()), seat)).toBe(value);
    expect(value).toBeGreaterThanOrEqual(plainValue(position));
  },
);

test('master models the opponent as greedy only after a match that shows it', () => {
  const nodes = 600;
  const budget = { nodes, milliseconds: Number.POSITIVE_INFINITY };
  let differing = 0;
  for (let i = 0; i < 12; i++) {
    const reached = reach(2, `belief ${i}`, (position) => isEndgame(position) && position.mover === 1, { 2: 'points' });
    const { position, past } = knownTo(1, reached);
    const request = { position, seat: 1 as const, random: seededRandom('belief') };
    const believing = (other: OpponentPolicy) => {
      const solver = new Endgame(request, WEIGHTS, other);
      solver.advance(nodes - solver.nodes);
      return solver.best();
    };
    const chosen = (asked: SearchRequest<QwirkleTypes>) => {
      const decided = decide(simulationBot(QWIRKLE_LEVELS.master), asked, { budget, now: () => 0 });
      return decided.ok && decided.value.move;
    };
    if (believing('greedy') === believing('equity')) continue;
    differing++;
    expect(chosen({ ...request, past })).toBe(believing('greedy'));
    expect(chosen(request)).toBe(believing('equity'));
  }
  expect(differing).toBeGreaterThan(0);
});
