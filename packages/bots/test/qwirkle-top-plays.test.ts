// TopPlays, the fast path of rollouts, finds exactly what the rules' list of all plays has within its margin.

import { check, MoveList, type SeatCount, seededRandom } from '@mozaika/kernel';
import { isOpening, PASS, type Position, qwirkle } from '@mozaika/qwirkle';
import { expect, test } from 'vitest';
import { LeaveValue } from '../src/qwirkle/leave-value.ts';
import { phaseWeightsOf, StaticEvaluation } from '../src/qwirkle/static-evaluation.ts';
import { TopPlays } from '../src/qwirkle/top-plays.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';

const MARGIN = 4;

/** Positions of a match in which every third move is any legal play. */
function* positions(seats: SeatCount, seed: string): Generator<Position> {
  const random = seededRandom(seed);
  const evaluation = new StaticEvaluation(WEIGHTS, 'leave');
  const values = new Float64Array(1 << 14);
  const position = qwirkle.setup({}, seats);
  while (position.phase !== 'over') {
    if (position.phase !== 'move') {
      qwirkle.applyDeal(position, qwirkle.deal(position, random));
      continue;
    }
    if (!isOpening(position)) yield position;
    const best = evaluation.bestMove(position, position.mover);
    const count = random(3) === 0 ? evaluation.evaluatePlays(position, position.mover, values) : 0;
    qwirkle.applyMove(position, position.mover, count > 0 ? evaluation.plays.at(random(count)) : best);
  }
}

test.each([2, 3, 4] as const)('%i seats: the plays that are not far behind, in the order of the list', (seats) => {
  const leaveValue = new LeaveValue();
  const found = new TopPlays(leaveValue, MARGIN);
  const evaluation = new StaticEvaluation(WEIGHTS, 'leave');
  const values = new Float64Array(1 << 14);
  let compared = 0;
  for (let match = 0; match < 6; match++) {
    for (const position of positions(seats, `best plays ${seats} ${match}`)) {
      const count = evaluation.evaluatePlays(position, position.mover, values);
      const all = Array.from({ length: count }, (_, i) => ({ move: evaluation.plays.at(i), value: values[i] }));
      const least = Math.max(...all.map(({ value }) => value)) - MARGIN;
      leaveValue.load(position, position.mover, phaseWeightsOf(WEIGHTS, position).leave);
      found.find(position);
      const listed = Array.from({ length: found.count }, (_, i) => ({ move: found.move(i), value: found.bases[i] }));
      expect(listed).toEqual(all.filter(({ value }) => value >= least));
      expect(found.mostPoints).toBe(Math.max(0, ...evaluation.plays.points.subarray(0, count)));
      compared += count;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

test('of the plays that are not far behind, the one with the best value is chosen', () => {
  const evaluation = new StaticEvaluation(WEIGHTS, 'full');
  const list = new StaticEvaluation(WEIGHTS, 'full');
  const values = new Float64Array(1 << 14);
  let better = 0;
  let chosen = 0;
  for (let match = 0; match < 6; match++) {
    for (const position of positions(2, `chosen ${match}`)) {
      const count = list.evaluatePlays(position, position.mover, values);
      if (count === 0) continue;
      const move = evaluation.bestMove(position, position.mover);
      const at = list.plays.toArray().indexOf(move);
      expect(evaluation.value).toBeCloseTo(values[at], 9);
      if (Math.max(...values.subarray(0, count)) > values[at] + 1e-9) better++;
      chosen++;
    }
  }
  // A play that opens much for its own seat may be lost to the futility margins, rarely.
  expect(better / chosen).toBeLessThan(0.05);
});

test('the best trade is legal and has the best leave value of all trades', () => {
  const evaluation = new StaticEvaluation(WEIGHTS, 'full');
  let traded = 0;
  for (const position of positions(2, 'trades')) {
    const seat = position.mover;
    const move = evaluation.bestTrade(position, seat);
    if (position.bag === 0) expect(move).toBe(PASS);
    else {
      expect(check(qwirkle, position, { kind: 'move', seat, move })).toBeUndefined();
      const trades = evaluation.rankedTrades(position, seat);
      expect({ move, value: evaluation.value }).toEqual(trades[0]);
      const legal = new MoveList();
      qwirkle.unlistedMoves?.(position, seat, legal);
      expect(trades.map((trade) => trade.move).sort()).toEqual(legal.toArray().sort());
      traded++;
    }
  }
  expect(traded).toBeGreaterThan(10);
});
