// Tables of three and four: the rollout policy generates every move with its score, and the tree search decides by payoffs.

import {
  azul,
  BOARD_NAMES,
  type BoardName,
  CENTRE,
  colourOf,
  countOf,
  destinationOf,
  IN_CENTRE,
  type Position,
  sourceOf,
} from '@mozaika/azul';
import { allMoves, type Move, type SeatCount, seatAt, seededRandom } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { Evaluation, stageOf } from '../src/azul/evaluation.ts';
import { MaxnMcts } from '../src/azul/maxn-mcts.ts';
import { RolloutPolicy } from '../src/azul/rollout-policy.ts';
import { WEIGHTS } from '../src/azul/weights.ts';

const SEATS = [3, 4] as const;
const CACHE_SIZE = 1 << 9;

/** The positions of a random match that wait for a take. */
function offers(board: BoardName, seats: SeatCount, seed: string): Position[] {
  const random = seededRandom(seed);
  const position = azul.setup({ board }, seats);
  const met: Position[] = [];
  for (;;) {
    const turn = azul.turn(position);
    if (turn.kind === 'over') return met;
    if (turn.kind === 'deal') azul.applyDeal(position, azul.deal(position, random));
    else {
      if (position.phase === 'offer') met.push(azul.clone(position));
      const moves = allMoves(azul, position, turn.seats[0]);
      azul.applyMove(position, turn.seats[0], moves[random(moves.length)]);
    }
  }
}

const evaluationOf = (position: Position): Evaluation =>
  new Evaluation(position, WEIGHTS[position.board.name][position.seats], CACHE_SIZE);

/** What a move takes and where it puts it: displays with the same tiles are the same. */
const meaning = ({ offers }: Position, move: Move): string => {
  const source = sourceOf(move);
  return [source === CENTRE ? 'centre' : offers[source], colourOf(move), destinationOf(move)].join(' ');
};

describe.each(BOARD_NAMES)('%s', (board) => {
  test.each(SEATS)('with %i seats the rollout policy generates every distinct move once', (seats) => {
    for (const position of offers(board, seats, `list ${board}`).filter((_, i) => i % 5 === 0)) {
      const policy = new RolloutPolicy(position, evaluationOf(position));
      policy.generate(position);
      const listed = Array.from(policy.moves.subarray(0, policy.count), (move) => meaning(position, move));
      const legal = allMoves(azul, position, seatAt(position.mover)).map((move) => meaning(position, move));
      expect(new Set(listed).size).toBe(listed.length);
      expect(new Set(listed)).toEqual(new Set(legal));
    }
  });

  test.each(SEATS)('with %i seats the last take of a round goes where the round ends best', (seats) => {
    const last = offers(board, seats, `last ${board}`).filter(({ left, offers: tallies, mover, sides }) => {
      const colours = [0, 1, 2, 3, 4].filter((colour) => countOf(tallies[CENTRE], colour) === left);
      return colours.length === 1 && (sides[mover].open >> (5 * colours[0])) & 31;
    });
    expect(last.length).toBeGreaterThan(0);
    for (const position of last) {
      const evaluation = evaluationOf(position);
      const seat = seatAt(position.mover);
      const valued = (move: Move) => {
        const after = azul.clone(position);
        azul.applyMove(after, seat, move);
        return evaluation.value(after, seat - 1);
      };
      const plan = { weights: WEIGHTS[board][seats], cacheSize: CACHE_SIZE, playouts: 200, noticed: undefined };
      const tree = new MaxnMcts({ position, seat, random: seededRandom(1) }, plan);
      while (tree.advance(1000) === 'more');
      expect(valued(tree.best())).toBe(Math.max(...allMoves(azul, position, seat).map(valued)));
    }
  });
});

test.each(['coloured', 'gray'] as const)(
  '%s: the policy’s score of a take is what the evaluation says if the round ends with it',
  (board) => {
    const first = offers(board, 4, `looks ${board}`).filter(
      ({ round, sides }) => round === 1 && sides.every(({ full }) => full === 0),
    );
    for (const position of first) {
      // Enough to pay for any floor.
      for (const side of position.sides) side.score = 30;
      const evaluation = evaluationOf(position);
      const { sides: values } = evaluation;
      const { mover } = position;
      const policy = new RolloutPolicy(position, evaluation);
      policy.generate(position);
      for (let i = 0; i < policy.count; i++) {
        const move = policy.moves[i];
        // Another colour on a display of its own keeps the round going, so that nothing is tiled before it is looked at.
        const after = azul.clone(position);
        after.left += 1;
        azul.applyMove(after, seatAt(mover), move);
        const marker = position.marker === IN_CENTRE && sourceOf(move) === CENTRE;
        const bonus = marker ? evaluation.markerValue(stageOf(position)) : 0;
        const gain = values.value(after.sides[mover], mover) - values.value(position.sides[mover], mover);
        expect(policy.scores[i]).toBeCloseTo(gain + bonus, 6);
      }
    }
  },
);

test('root moves that are not noticed are never chosen', () => {
  const [position] = offers('coloured', 3, 'noticed');
  const seat = seatAt(position.mover);
  const noticed = new Set(allMoves(azul, position, seat).slice(3, 5));
  const plan = { weights: WEIGHTS.coloured[3], cacheSize: CACHE_SIZE, playouts: 50, noticed };
  const tree = new MaxnMcts({ position, seat, random: seededRandom(1) }, plan);
  while (tree.advance(1000) === 'more');
  expect(noticed).toContain(tree.best());
  expect(tree.analysis().moves.every(({ move }) => noticed.has(move))).toBe(true);
});

test('without playouts the move with the highest prior is chosen', () => {
  const [position] = offers('coloured', 4, 'none');
  const seat = seatAt(position.mover);
  const plan = { weights: WEIGHTS.coloured[4], cacheSize: CACHE_SIZE, playouts: 0, noticed: undefined };
  const tree = new MaxnMcts({ position, seat, random: seededRandom(1) }, plan);
  expect(tree.advance(1000)).toBe('done');
  expect(tree.nodes).toBe(0);
  expect(tree.best()).toBe(new RolloutPolicy(position, evaluationOf(position)).best(position));
});
