// The search finds what an exhaustive one finds, wherever it is cut into slices.

import { type AzulView, azul, type BoardName, type Position, positionOf } from '@mozaika/azul';
import {
  allMoves,
  type MatchRecord,
  type Move,
  RECORD_FORMAT,
  replay,
  type SeatCount,
  seatAt,
  seededRandom,
} from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { type AlphaBetaOptions, AlphaBetaSearch } from '../src/azul/alpha-beta-search.ts';
import { azulBots } from '../src/azul/bots.ts';
import { Evaluation } from '../src/azul/evaluation.ts';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { MASTER_WEIGHTS } from '../src/azul/prospect-weights.ts';
import { WEIGHTS } from '../src/azul/weights.ts';
import { decide } from '../src/decide.ts';
import { LEVELS } from '../src/registry.ts';

const plan = (board: BoardName, weights = WEIGHTS): AlphaBetaOptions => ({
  weights: weights[board][2],
  tableSize: 1 << 12,
  cacheSize: 1 << 9,
  depth: 20,
  noticed: undefined,
});

/** A position in some round with a few tiles left on offer, reached by random moves. */
function nearRoundsEnd(board: BoardName, seats: SeatCount, left: number, seed: string): Position {
  const random = seededRandom(seed);
  const position = azul.setup({ board }, seats);
  const round = 1 + random(4);
  for (;;) {
    const turn = azul.turn(position);
    if (turn.kind === 'over') return nearRoundsEnd(board, seats, left, `${seed}+`);
    if (turn.kind === 'deal') azul.applyDeal(position, azul.deal(position, random));
    else {
      if (position.phase === 'offer' && position.round >= round && position.left <= left) return position;
      const moves = allMoves(azul, position, turn.seats[0]);
      azul.applyMove(position, turn.seats[0], moves[random(moves.length)]);
    }
  }
}

/** What a position is worth to a seat when two play on to the round's end, every move tried. */
function minimax(position: Position, index: number, evaluation: Evaluation): number {
  if (position.phase !== 'offer') return evaluation.value(position, index);
  const seat = seatAt(position.mover);
  const values = allMoves(azul, position, seat).map((move) => minimax(after(position, move), index, evaluation));
  return position.mover === index ? Math.max(...values) : Math.min(...values);
}

function after(position: Position, move: Move): Position {
  const next = azul.clone(position);
  azul.applyMove(next, seatAt(position.mover), move);
  return next;
}

describe.each(['coloured', 'gray', 'crystal-x2', 'crystal-bonus'] as const)('%s', (board) => {
  test.each([
    ['plain weights', WEIGHTS],
    ['prospects', MASTER_WEIGHTS],
  ])('with %s the search chooses a move that an exhaustive search finds best', (_, weights) => {
    for (let i = 0; i < 12; i++) {
      const seed = `exhaustive ${board} ${i}`;
      const position = nearRoundsEnd(board, 2, 5, seed);
      const evaluation = new Evaluation(position, weights[board][2], 1 << 10);
      const seat = seatAt(position.mover);
      const search = new AlphaBetaSearch({ position, seat, random: seededRandom(seed) }, plan(board, weights));
      while (search.advance(1000) === 'more');
      const values = allMoves(azul, position, seat).map((move) => minimax(after(position, move), seat - 1, evaluation));
      expect(minimax(after(position, search.best()), seat - 1, evaluation), seed).toBe(Math.max(...values));
    }
  });

  test.each([2, 3, 4] as const)('with %i seats slices change nothing', (seats) => {
    const position = nearRoundsEnd(board, seats, 14, `slices ${board}`);
    const seat = seatAt(position.mover);
    const whole = azulBots.master.think({ position, seat, random: seededRandom(1) });
    const sliced = azulBots.master.think({ position, seat, random: seededRandom(1) });
    whole.advance(3000);
    for (let i = 0; i < 3000; i++) sliced.advance(1);
    expect(sliced.nodes).toBe(whole.nodes);
    expect(sliced.analysis()).toEqual(whole.analysis());
  });
});

/** The position after some actions of two seats on the coloured board. */
function reached(actions: readonly string[]): Position {
  const record: MatchRecord = {
    format: RECORD_FORMAT,
    game: 'azul',
    options: { board: 'coloured' },
    players: ['1', '2'],
    rules: 1,
    actions,
  };
  const replayed = replay(azul, record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.refusal));
  return replayed.value;
}

/** What master plays with few nodes. */
function answer(position: Position): string {
  const seat = seatAt(position.mover);
  const decision = decide(
    azulBots.master,
    { position, seat, random: seededRandom(1) },
    { budget: { nodes: 20_000 }, now: () => 0 },
  );
  return decision.ok ? azul.formatMove(decision.value.move) : decision.refusal.code;
}

describe('tactics', () => {
  test('a round that fits into the budget is searched to its end', () => {
    const position = withScores(reached(['* start 1', '* deal BBBB BBBB BBBB YYYY YYYY']), [30, 30]);
    // Five displays of one colour each are five takes.
    const search = new AlphaBetaSearch({ position, seat: 1, random: seededRandom(1) }, plan('coloured'));
    expect(search.advance(1_000_000)).toBe('done');
    expect(search.analysis().line).toHaveLength(5);
  });

  test('a row that wins the match is completed, one that loses it is not', () => {
    for (const [score, wins] of [
      [40, 'ends'],
      [0, 'goes on'],
    ] as const) {
      // The first row lacks white; both tile one more line at most, so the scores decide who wants the end.
      const position = withScores(lastDisplay(), [score, 20]);
      expect(answer(position) === '5W1' ? 'ends' : 'goes on').toBe(wins);
    }
  });
});

const viewOf = (position: Position): AzulView => azul.view(position) as AzulView;

/** The same position with other scores. */
function withScores(position: Position, scores: readonly number[]): Position {
  const view = viewOf(position);
  return positionOf({ ...view, players: view.players.map((player, i) => ({ ...player, score: scores[i] })) });
}

/** Seat 1 to move with four tiles in its first row; only white ones are left, on the fifth display. */
function lastDisplay(): Position {
  const view = viewOf(reached(['* start 1', '* deal BYRK BYRK BYRK BYRK WWWW']));
  const [first, second] = view.players;
  const wall = ['BYRK.', ...first.wall.slice(1)];
  return positionOf({ ...view, displays: ['', '', '', '', 'WWWW'], players: [{ ...first, wall }, second] });
}

test('levels grow: first policies without a search, then searches that look no less far and err no more', () => {
  const ladder = LEVELS.map((level) => AZUL_LEVELS[level]);
  const nodes = ladder.map(({ budget }) => budget.nodes);
  expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
  for (const table of ['two', 'three', 'four'] as const) {
    const settings = ladder.map((level) => level[table]);
    const policies = settings.filter((one) => 'groups' in one);
    const searches = settings.flatMap((one) => ('groups' in one ? [] : [one]));
    expect(settings).toEqual([...policies, ...searches]);
    const reach = searches.map((one) => ('depth' in one ? one.depth : one.playouts));
    expect(reach).toEqual(reach.toSorted((a, b) => a - b));
    const noise = searches.map((one) => one.noise);
    expect(noise).toEqual(noise.toSorted((a, b) => b - a));
  }
});
