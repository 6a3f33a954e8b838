// Self-play with random exploration moves, and the training samples of its positions.

import { azul, type Position } from '@mozaika/azul';
import { allMoves, playOut, seededRandom } from '@mozaika/kernel';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { searchBot } from '../src/azul/search-bot.ts';
import type { WeightsByBoard } from '../src/azul/weights.ts';
import { decide } from '../src/decide.ts';
import { lessonsOf } from './azul-lessons.ts';
import type { Table } from './azul-match.ts';
import { type Lesson, type Sample, sampleOf, undecided } from './azul-samples.ts';

/** One move in so many is chosen at random, so that off-policy positions are seen too. */
const STRAY = 16;
/** One position in so many within a round of two becomes a sample; every position before a deal does. */
const WITHIN_ROUND = 4;

export function selfPlay(table: Table, weights: WeightsByBoard, nodes: number, seed: string): Lesson[] {
  const { board, seats } = table;
  const bot = searchBot({ ...AZUL_LEVELS.master, budget: { nodes, milliseconds: Number.POSITIVE_INFINITY } }, weights);
  const random = seededRandom(`${seed} ${board} ${seats}`);
  const samples: Sample[] = [];
  const take = (position: Position) => {
    if (undecided(position)) samples.push(sampleOf(position, weights[board][seats]));
  };
  const outcome = playOut(azul, azul.setup({ board }, seats), {
    chance: () => random,
    choose: (position, seat) => {
      // With more seats rounds are played to their end: nothing within them is valued.
      if (seats === 2 && random(WITHIN_ROUND) === 0) take(position);
      const moves = allMoves(azul, position, seat);
      if (random(STRAY) === 0) return moves[random(moves.length)];
      const decision = decide(bot, { position, seat, random }, { now: () => 0 });
      return decision.ok ? decision.value.move : moves[0];
    },
    onAction: (action, position) => {
      if (action.kind === 'deal' && action.deal.kind === 'displays' && position.round > 1) take(position);
    },
  });
  return lessonsOf(samples, outcome, weights[board][seats]);
}
