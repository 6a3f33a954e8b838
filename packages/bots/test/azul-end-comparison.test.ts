// What master does once a round of two is solved: it plays on from the ends of its best moves, by the laws of searches.

import { azul, BOARD_NAMES, type BoardName, type Position } from '@mozaika/azul';
import { allMoves, seatAt, seededRandom } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { CandidateEnd } from '../src/azul/candidate-end.ts';
import type { EndComparisonSettings } from '../src/azul/end-comparison.ts';
import { AZUL_LEVELS, MASTER_ENDS } from '../src/azul/levels.ts';
import { PlayOn, playAction } from '../src/azul/play-on.ts';
import { MASTER_WEIGHTS } from '../src/azul/prospect-weights.ts';
import { searchBot } from '../src/azul/search-bot.ts';

const FEW_DEALS: EndComparisonSettings = {
  ...MASTER_ENDS,
  fromRound: 1,
  window: 0.5,
  nodes: 60,
  deals: 10,
  leastDeals: 4,
};
const quick = searchBot({ ...AZUL_LEVELS.master, budget: { nodes: 60, milliseconds: 1000 } }, MASTER_WEIGHTS);

/** In a round, with so many tiles left or fewer, and a choice. */
function late(board: BoardName, round: number, left: number, seed: string): Position {
  const random = seededRandom(seed);
  const position = azul.setup({ board }, 2);
  for (let actions = 0; actions < 2000; actions++) {
    const here = position.phase === 'offer' && position.round === round && position.left <= left;
    if (here && allMoves(azul, position, seatAt(position.mover)).length > 4) return position;
    if (position.phase === 'over') azul.copy(azul.setup({ board }, 2), position);
    else playAction(position, quick, random, random);
  }
  throw new Error(`${seed} has no such position`);
}

const thinking = (position: Position, ends?: EndComparisonSettings) =>
  searchBot(AZUL_LEVELS.master, MASTER_WEIGHTS, ends).think({
    position,
    seat: seatAt(position.mover),
    random: seededRandom('ends'),
  });

describe.each(BOARD_NAMES)('%s', (board) => {
  const position = late(board, 3, 7, 'late');

  test('a decision depends on the nodes, not on how they were sliced, and takes no more of them', () => {
    for (const nodes of [900, 12_000]) {
      const [whole, sliced] = [thinking(position, FEW_DEALS), thinking(position, FEW_DEALS)];
      whole.advance(nodes);
      expect(whole.nodes).toBeLessThanOrEqual(nodes);
      while (sliced.nodes < nodes) if (sliced.advance(Math.min(7, nodes - sliced.nodes)) === 'done') break;
      expect(sliced.analysis()).toEqual(whole.analysis());
      expect(sliced.best()).toBe(whole.best());
    }
  });

  test('the chosen move is legal and the first of the analysis, which has each move once and the best chance first', () => {
    const search = thinking(position, FEW_DEALS);
    while (search.advance(5000) === 'more');
    const { moves, line } = search.analysis();
    expect(allMoves(azul, position, seatAt(position.mover))).toContain(search.best());
    expect(moves[0].move).toBe(search.best());
    expect(line[0]).toBe(search.best());
    expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
    const plain = thinking(position);
    while (plain.advance(5000) === 'more');
    expect(moves.length).toBe(plain.analysis().moves.length);
    for (const { win } of moves) expect(win).toBeLessThanOrEqual(1);
    for (const { win } of moves.slice(1)) expect(win).toBeGreaterThanOrEqual(0);
  });
});

test('before the rounds that are compared nothing is added to the search of the round', () => {
  const early = late('coloured', 2, 7, 'early');
  const [plain, comparing] = [thinking(early), thinking(early, { ...MASTER_ENDS, fromRound: 3 })];
  while (plain.advance(5000) === 'more');
  while (comparing.advance(5000) === 'more');
  expect(comparing.analysis()).toEqual(plain.analysis());
});

test('a match that is played on in parts goes as one that is played on at once', () => {
  const ends = [1, 5, 1000].map((most) => {
    const playOn = new PlayOn(late('gray', 2, 12, 'parts'));
    const random = seededRandom('parts');
    while (playOn.position.phase !== 'over') playOn.advance(quick, most, random, random);
    return azul.view(playOn.position);
  });
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
});

describe('a candidate', () => {
  const value = { move: 1, margin: 4, win: 0.6 };
  const candidate = (wins: readonly number[]) => {
    const one = new CandidateEnd(value, [1], azul.setup({ board: 'coloured' }, 2));
    for (const win of wins) one.add(win, 0);
    one.count();
    return one;
  };

  test("is worth the mean of its deals and of the evaluation's opinion", () => {
    expect(candidate([]).worth(2)).toBeCloseTo(0.6);
    expect(candidate([1, 1]).worth(2)).toBeCloseTo(0.8);
    expect(candidate([1, 1]).estimate(2)).toEqual({ move: 1, margin: 2, win: expect.closeTo(0.8) });
  });

  test('is clearly below another only if the same deals say so', () => {
    const good = candidate([0.9, 0.2, 0.8, 0.3, 0.9, 0.2]);
    expect(candidate([0.7, 0.0, 0.6, 0.1, 0.7, 0.0]).isClearlyBelow(good)).toBe(true);
    expect(candidate([0.2, 0.9, 0.3, 0.7, 0.2, 0.8]).isClearlyBelow(good)).toBe(false);
    expect(good.isClearlyBelow(good)).toBe(false);
  });
});
