// The players of Qwirkle: legal, reproducible, within their budget, and no wiser than their seat.

import { check, SEAT_COUNTS, type Seat, type SeatCount, seededRandom } from '@mozaika/kernel';
import { type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { describe, expect, test } from 'vitest';
import type { Bot, SearchRequest } from '../src/bot.ts';
import { decide } from '../src/decide.ts';
import { qwirkleBots } from '../src/qwirkle/bots.ts';
import { SKILLS } from '../src/qwirkle/levels.ts';
import { simulationBot } from '../src/qwirkle/simulation-bot.ts';
import { staticBot } from '../src/qwirkle/static-bot.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { BOT_NAMES } from '../src/registry.ts';
import { playMatch, playSeries } from '../train/qwirkle-match.ts';
import { knownTo, masked, reach, redealt } from './qwirkle-positions.ts';

const stopped = () => 0;
const master = qwirkleBots.master as Bot;
const answer = (question: SearchRequest<QwirkleTypes>, nodes: number, slice = nodes): number => {
  const thinking = master.think(question);
  for (let left = nodes; left > 0; left -= slice) thinking.advance(Math.min(slice, left));
  return thinking.best();
};

test.each(SEAT_COUNTS)('levels grow: with %i seats none sees or judges less than the one below', (seats: SeatCount) => {
  const insights = ['points', 'leave', 'full'];
  const ladder = Object.values(SKILLS);
  for (const [i, level] of ladder.slice(1).entries()) {
    const below = ladder[i];
    expect(level.budget.nodes).toBeGreaterThanOrEqual(below.budget.nodes);
    expect(insights.indexOf(level.evaluation)).toBeGreaterThanOrEqual(insights.indexOf(below.evaluation));
    const sharp = { tile: 1, place: 1, crossing: 1, bridge: 1 };
    for (const difficulty of ['tile', 'place', 'crossing', 'bridge'] as const) {
      const chance = (level.perception?.[seats] ?? sharp)[difficulty];
      expect(chance).toBeGreaterThan((below.perception?.[seats] ?? sharp)[difficulty]);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
});

describe.each(SEAT_COUNTS)('%i seats', (seats: SeatCount) => {
  test.each(BOT_NAMES)('%s plays a whole match against greedy, every move legal', (name) => {
    // `playMatch` hands out masked positions and throws on an illegal move.
    const player = { bot: qwirkleBots[name], budget: { nodes: 60 } };
    const greedy = { bot: qwirkleBots.greedy, budget: {} };
    const contestants = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? player : greedy));
    expect(playMatch(contestants, `legal ${name}`, stopped)).toHaveLength(seats);
  });

  test.each(BOT_NAMES)('%s answers with a legal move early, late and at the end', (name) => {
    for (const bag of [60, 20, 3, 0]) {
      const reached = reach(seats, `legal ${bag}`, (position) => position.bag <= bag && position.turns > 3);
      const seat = reached.position.mover;
      const question = { ...knownTo(seat, reached), seat, random: seededRandom('legal') };
      const decided = decide(qwirkleBots[name], question, { budget: { nodes: 200 }, now: stopped });
      if (!decided.ok) throw new Error(decided.refusal.code);
      expect(check(qwirkle, reached.position, { kind: 'move', seat, move: decided.value.move })).toBeUndefined();
    }
  });

  test('a bot never sees more than its seat: other hidden tiles, the same answer', () => {
    const reached = reach(seats, 'secret', ({ bag }) => bag <= 40);
    const seat = reached.position.mover;
    const answers = ['a', 'b', 'c'].map((seed) => {
      const other = redealt(seat, reached, seededRandom(seed));
      const known = masked(seat, other);
      expect(qwirkle.view(known)).toEqual(qwirkle.view(knownTo(seat, reached).position));
      return answer({ position: known, seat, random: seededRandom('same') }, 400);
    });
    expect(new Set(answers).size).toBe(1);
  });
});

describe('thinking', () => {
  const reached = reach(2, 'slices', ({ bag }) => bag <= 50);
  const seat: Seat = reached.position.mover;
  const ask = () => ({ ...knownTo(seat, reached), seat, random: seededRandom('slices') });

  test.each([1, 7, 64, 333])('cut into slices of %i nodes it comes to the same values', (slice) => {
    const whole = master.think(ask());
    whole.advance(1000);
    const cut = master.think(ask());
    for (let left = 1000; left > 0; left -= slice) cut.advance(Math.min(slice, left));
    expect(cut.nodes).toBe(whole.nodes);
    expect(cut.analysis()).toEqual(whole.analysis());
  });

  test('does the work it is asked for and no more', () => {
    const thinking = master.think(ask());
    expect(thinking.nodes).toBe(0);
    thinking.advance(100);
    expect(thinking.nodes).toBe(100);
    thinking.advance(1);
    expect(thinking.nodes).toBe(101);
  });

  test('there is a best move before any work', () => {
    const { position } = ask();
    const move = master.think(ask()).best();
    expect(check(qwirkle, position, { kind: 'move', seat, move })).toBeUndefined();
  });

  test('what the others did changes what moves are worth', () => {
    const { lookahead } = SKILLS.master;
    if (!lookahead) throw new Error('the master looks ahead');
    const margins = [0, 32].map((inferenceSamples) => {
      const thinking = simulationBot({ ...SKILLS.master, lookahead: { ...lookahead, inferenceSamples } }).think(ask());
      thinking.advance(2000);
      return thinking.analysis().moves[0].margin;
    });
    expect(margins[0]).not.toBe(margins[1]);
  });

  test('leaves the position as it was', () => {
    const question = ask();
    const before = qwirkle.view(question.position);
    answer(question, 500);
    expect(qwirkle.view(question.position)).toEqual(before);
  });

  test('the analysis has the best move first, with margins and chances', () => {
    const thinking = master.think(ask());
    thinking.advance(1500);
    const { moves, line, nodes } = thinking.analysis();
    expect(nodes).toBe(thinking.nodes);
    expect(moves[0].move).toBe(thinking.best());
    expect(line[0]).toBe(thinking.best());
    for (const { win } of moves) expect(win >= 0 && win <= 1).toBe(true);
  });
});

test('judgement without looking ahead clearly beats greedy', () => {
  const judging = { bot: staticBot(WEIGHTS, 'full') as Bot, budget: {} };
  const { share, margin } = playSeries(judging, { bot: qwirkleBots.greedy, budget: {} }, 2, 60, 'clearly', stopped);
  expect(share).toBeGreaterThan(0.57);
  expect(margin).toBeGreaterThan(4);
});

test('master with few nodes beats greedy', () => {
  const few = { bot: master, budget: { nodes: 300 } };
  const { share, margin } = playSeries(few, { bot: qwirkleBots.greedy, budget: {} }, 2, 12, 'clearly', stopped);
  expect(share).toBeGreaterThan(0.55);
  expect(margin).toBeGreaterThan(3);
});
