// Determinizations are consistent with what a seat knows, and sampled by what the opponents' moves show.

import { type Move, type Seat, type SeatCount, seatsOf, seededRandom } from '@mozaika/kernel';
import {
  encodePlay,
  handSize,
  knownTiles,
  legalPlays,
  type Placement,
  PlayList,
  parseTile,
  playSize,
  qwirkle,
} from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { type Belief, Determinization } from '../src/qwirkle/determinization.ts';
import { Inference } from '../src/qwirkle/hand-inference.ts';
import { QWIRKLE_LEVELS } from '../src/qwirkle/levels.ts';
import { GREEDY_THRESHOLD, OpponentModel, opponentPolicyOf } from '../src/qwirkle/opponent-model.ts';
import { simulationBot } from '../src/qwirkle/simulation-bot.ts';
import type { EvaluationTerms } from '../src/qwirkle/static-evaluation.ts';
import { deduceHand } from '../src/qwirkle/tile-tracking.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { knownTo, masked, play, type Reached, reach } from './qwirkle-positions.ts';

test.each([2, 3, 4] as const)(
  '%i seats: every determinization has all tiles, known hands and the right sizes',
  (seats) => {
    const reached = reach(seats, `worlds ${seats}`, ({ bag }) => bag <= 30);
    const seat = reached.position.mover;
    const { position, past } = knownTo(seat, reached);
    const random = seededRandom('worlds');
    const inference = new Inference(position, seat, past, WEIGHTS);
    for (let i = 0; i < 60; i++) inference.step(random);
    const determinization = new Determinization(position);
    for (let i = 0; i < 50; i++) {
      determinization.sample(position, inference, random);
      expect(qwirkle.census(determinization.position)).toEqual(Array.from({ length: 36 }, () => 3));
      expect(knownTiles(determinization.position, seat)).toEqual(knownTiles(position, seat));
      for (const other of seatsOf(seats)) {
        expect(determinization.position.unknown[other - 1]).toBe(0);
        expect(handSize(determinization.position, other)).toBe(handSize(position, other));
      }
      expect(determinization.position.unseen.reduce((sum, count) => sum + count, 0)).toBe(position.bag);
    }
  },
);

const tile = (name: string) => parseTile(name) ?? 0;

/** What seat 1, who is to move, knows after seat 2 left a line of five open that the red clover completes. */
function afterOpenFive() {
  const reached: { -readonly [key in keyof Reached]: Reached[key] } = { position: qwirkle.setup({}, 2), actions: [] };
  const row = ['Ro', 'Rx', 'Rd', 'Rs', 'R*'].map((name, x): Placement => ({ tile: tile(name), x, y: 0 }));
  const act = (action: Reached['actions'][number]) => {
    if (action.kind === 'move') qwirkle.applyMove(reached.position, action.seat, action.move);
    else qwirkle.applyDeal(reached.position, action.deal);
    reached.actions = [...reached.actions, action];
  };
  const draw = (seat: 1 | 2, names: string) =>
    act({
      kind: 'deal',
      deal: {
        kind: 'draw',
        seat,
        tiles: names
          .split(' ')
          .map(tile)
          .sort((a, b) => a - b),
      },
    });
  draw(1, 'Ro Rx Rd Rs R* Gc');
  draw(2, 'Oo Yx Gd Bs P* Oc');
  act({ kind: 'deal', deal: { kind: 'start', seat: 1 } });
  act({ kind: 'move', seat: 1, move: encodePlay(row) });
  draw(1, 'Oo Yx Gd Bs P*');
  // Seat 2 puts one tile elsewhere, for two points, and leaves the five open.
  act({ kind: 'move', seat: 2, move: encodePlay([{ tile: tile('Oo'), x: 0, y: 1 }]) });
  draw(2, 'Yo');
  return knownTo(1, reached);
}

test('a seat that did not complete an open line of five most likely has no tile for it', () => {
  const { position, past } = afterOpenFive();
  const random = seededRandom('inference');
  const inference = new Inference(position, 1, past, WEIGHTS);
  while (inference.open) inference.step(random);
  const chance = (belief: Belief) => {
    const determinization = new Determinization(position);
    let held = 0;
    for (let i = 0; i < 2000; i++) {
      determinization.sample(position, belief, random);
      if (knownTiles(determinization.position, 2).includes(tile('Rc'))) held++;
    }
    return held / 2000;
  };
  const before = chance({ sample: () => 0, greedyProbability: () => 1 });
  expect(before).toBeGreaterThan(0.12);
  // The tile that it drew since may be any.
  expect(chance(inference)).toBeLessThan(0.6 * before);
});

test('so the simulation fears that line less: it expects more of its best move than with uniformly sampled hands', () => {
  const { lookahead } = QWIRKLE_LEVELS.master;
  if (!lookahead) throw new Error('the master looks ahead');
  const margin = (inferenceSamples: number) => {
    const bot = simulationBot({ ...QWIRKLE_LEVELS.master, lookahead: { ...lookahead, inferenceSamples } });
    const search = bot.think({ ...afterOpenFive(), seat: 1, random: seededRandom('open five') });
    search.advance(20_000);
    return search.analysis().moves[0].margin;
  };
  const [uniform, inferred] = [margin(0), margin(512)];
  expect(inferred).toBeGreaterThan(uniform + 1);
});

test('the opponent model learns from a match whether a seat is greedy', () => {
  const guess = (terms: EvaluationTerms): number => {
    const guesses = Array.from({ length: 24 }, (_, i) => {
      const reached = reach(2, `manners ${i}`, ({ bag, mover }) => bag <= 12 && mover === 1, { 2: terms });
      const { position, past } = knownTo(1, reached);
      return new Inference(position, 1, past, WEIGHTS).greedyProbability(2);
    });
    return guesses.reduce((sum, one) => sum + one, 0) / guesses.length;
  };
  const greedy = guess('points');
  expect(greedy).toBeGreaterThan(0.7);
  expect(guess('full')).toBeLessThan(greedy - 0.15);
});

test('with an empty bag the other hand of two is known, and no other', () => {
  const known = (seats: SeatCount, bag: number) => {
    const { position } = reach(seats, `counted ${seats}`, (now) => now.bag <= bag);
    const other: Seat = position.mover === 1 ? 2 : 1;
    const view = masked(position.mover, position);
    return { isKnown: deduceHand(view, other), view: knownTiles(view, other), truth: knownTiles(position, other) };
  };
  const ending = known(2, 0);
  expect(ending.isKnown).toBe(true);
  expect(ending.view).toEqual(ending.truth);
  expect(known(2, 12)).toMatchObject({ isKnown: false, view: [] });
  expect(known(3, 0)).toMatchObject({ isKnown: false, view: [] });
});

test('after whole matches the model is sure of greedy opponents, and mostly not of others', () => {
  const counts = (terms: EvaluationTerms): number[] =>
    Array.from({ length: 12 }, (_, i) => {
      const reached = reach(2, `ending ${i}`, ({ bag, mover }) => bag === 0 && mover === 1, { 2: terms });
      const { position, past } = knownTo(1, reached);
      return new OpponentModel(position, 1, past).greedyProbability(2);
    });
  for (const greedy of counts('points')) expect(greedy).toBeGreaterThan(GREEDY_THRESHOLD);
  expect(counts('full').filter((greedy) => greedy > GREEDY_THRESHOLD).length).toBeLessThan(9);
});

test('with an empty bag, one play with fewer points than the known hand allows rules greedy play out', () => {
  const reached = reach(2, 'left lying', ({ bag, mover }) => bag === 0 && mover === 2, { 2: 'points' });
  const plays = new PlayList();
  legalPlays(reached.position, 2, plays);
  const listed = plays.toArray().map((move, i) => ({ move, points: plays.points[i], tiles: playSize(move) }));
  const most = (some: typeof listed) => some.reduce((a, b) => (b.points > a.points ? b : a));
  // The best that one tile brings: its own tile could bring no more, the hand could.
  const single = most(listed.filter(({ tiles }) => tiles === 1));
  expect(single.points).toBeLessThan(most(listed).points);
  const after = (move: Move) => {
    const position = play(reached.position, move);
    const known = knownTo(1, { position, actions: [...reached.actions, { kind: 'move', seat: 2, move }] });
    return opponentPolicyOf({ ...known, seat: 1, random: seededRandom('not asked') });
  };
  expect(after(most(listed).move)).toBe('greedy');
  expect(after(single.move)).toBe('equity');
});

test('the prior is even: before a seat has played, both policies are equally likely', () => {
  const reached = reach(2, 'strangers', () => true);
  const seat = reached.position.mover;
  const { position, past } = knownTo(seat, reached);
  expect(new Inference(position, seat, past, WEIGHTS).greedyProbability(seat === 1 ? 2 : 1)).toBe(0.5);
});
