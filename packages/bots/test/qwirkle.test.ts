// The Qwirkle bots: legal, reproducible, within their budget, and no wiser than their seat.

import { check, type Move, SEAT_COUNTS, type Seat, type SeatCount, seededRandom } from '@mozaika/kernel';
import { formatMove, legalPlays, PlayList, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { describe, expect, test } from 'vitest';
import type { Bot, SearchRequest } from '../src/bot.ts';
import { decide } from '../src/decide.ts';
import { qwirkleBots } from '../src/qwirkle/bots.ts';
import { QWIRKLE_LEVELS } from '../src/qwirkle/levels.ts';
import { noticesWith, perceptionOf } from '../src/qwirkle/perception.ts';
import { staticBot } from '../src/qwirkle/static-bot.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { BOT_NAMES } from '../src/registry.ts';
import { playMatch, playSeries } from '../train/qwirkle-match.ts';
import { knownTo, masked, reach, redealt } from './qwirkle-positions.ts';

const stopped = () => 0;
const greedy = { bot: qwirkleBots.greedy, budget: {} };
const master = qwirkleBots.master as Bot;
const answer = (request: SearchRequest<QwirkleTypes>, nodes: number, slice = nodes): number => {
  const search = master.think(request);
  for (let left = nodes; left > 0; left -= slice) search.advance(Math.min(slice, left));
  return search.best();
};

test.each(SEAT_COUNTS)(
  'levels grow: with %i seats none notices or evaluates less than the one below',
  (seats: SeatCount) => {
    const terms = ['points', 'leave', 'full'];
    const ladder = Object.values(QWIRKLE_LEVELS);
    for (const [i, level] of ladder.slice(1).entries()) {
      const below = ladder[i];
      expect(level.budget.nodes).toBeGreaterThanOrEqual(below.budget.nodes);
      expect(terms.indexOf(level.evaluation)).toBeGreaterThanOrEqual(terms.indexOf(below.evaluation));
      const sharp = perceptionOf(1);
      const perceives = level.perception?.[seats] ?? sharp;
      const lower = below.perception?.[seats] ?? sharp;
      for (const difficulty of ['tile', 'place', 'crossing', 'bridge'] as const) {
        expect(perceives[difficulty]).toBeGreaterThanOrEqual(lower[difficulty]);
        expect(perceives[difficulty]).toBeLessThanOrEqual(1);
      }
      expect(perceives.places).toBeGreaterThanOrEqual(lower.places);
      expect(perceives).not.toEqual(lower);
    }
  },
);

test.each([1, 3, 5])(
  'attention: plays at no more than %i of the noticed places are weighed up, any of them',
  (places) => {
    const { position } = reach(2, 'attention', ({ bag }) => bag <= 50);
    const list = new PlayList();
    legalPlays(position, position.mover, list);
    const plays = list.toArray().map((move) => ({ move }));
    const startOf = (move: Move) => formatMove(move).replace(/^play ..@(\S+).*/, '$1');
    const startsOf = (some: readonly { readonly move: Move }[]) => new Set(some.map(({ move }) => startOf(move)));
    expect(startsOf(plays).size).toBeGreaterThan(10);
    const random = seededRandom('attention');
    const everSeen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const seen = noticesWith(perceptionOf(1, places), position, random)(plays);
      const starts = startsOf(seen);
      expect(starts.size).toBe(places);
      // All that fits there is weighed up, as nothing is overlooked otherwise.
      expect(seen).toEqual(plays.filter(({ move }) => starts.has(startOf(move))));
      for (const start of starts) everSeen.add(start);
    }
    expect(everSeen).toEqual(startsOf(plays));
  },
);

describe.each(SEAT_COUNTS)('%i seats', (seats: SeatCount) => {
  test.each(BOT_NAMES)('%s plays a whole match against greedy, every move legal', (name) => {
    // `playMatch` hands out masked positions and throws on an illegal move.
    const player = { bot: qwirkleBots[name], budget: { nodes: 60 } };
    const contestants = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? player : greedy));
    expect(playMatch(contestants, `legal ${name}`, stopped)).toHaveLength(seats);
  });

  test.each(BOT_NAMES)('%s answers with a legal move early, late and at the end', (name) => {
    for (const bag of [60, 20, 3, 0]) {
      const reached = reach(seats, `legal ${bag}`, (position) => position.bag <= bag && position.turns > 3);
      const seat = reached.position.mover;
      const request = { ...knownTo(seat, reached), seat, random: seededRandom('legal') };
      const decided = decide(qwirkleBots[name], request, { budget: { nodes: 200 }, now: stopped });
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

describe('the search', () => {
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
    const search = master.think(ask());
    expect(search.nodes).toBe(0);
    search.advance(100);
    expect(search.nodes).toBe(100);
    search.advance(1);
    expect(search.nodes).toBe(101);
  });

  test('there is a best move before any work', () => {
    const { position } = ask();
    const move = master.think(ask()).best();
    expect(check(qwirkle, position, { kind: 'move', seat, move })).toBeUndefined();
  });

  test('leaves the position as it was', () => {
    const request = ask();
    const before = qwirkle.view(request.position);
    answer(request, 500);
    expect(qwirkle.view(request.position)).toEqual(before);
  });

  test('the analysis has the best move first, with margins and chances', () => {
    const search = master.think(ask());
    search.advance(1500);
    const { moves, line, nodes } = search.analysis();
    expect(nodes).toBe(search.nodes);
    expect(moves[0].move).toBe(search.best());
    expect(line[0]).toBe(search.best());
    for (const { win } of moves) expect(win >= 0 && win <= 1).toBe(true);
  });
});

test('static evaluation without search clearly beats greedy', () => {
  const staticPlayer = { bot: staticBot(WEIGHTS, 'full') as Bot, budget: {} };
  const { share, margin } = playSeries(staticPlayer, greedy, { seats: 2, deals: 60, seed: 'clearly', now: stopped });
  expect(share).toBeGreaterThan(0.57);
  expect(margin).toBeGreaterThan(4);
});

test('master with few nodes beats greedy', () => {
  const few = { bot: master, budget: { nodes: 300 } };
  const { share, margin } = playSeries(few, greedy, { seats: 2, deals: 6, seed: 'clearly', now: stopped });
  expect(share).toBeGreaterThan(0.6);
  expect(margin).toBeGreaterThan(5);
});
