// Handicaps of the lower levels: noise on the evaluation's weights, and root moves that are dropped at random.

import type { Position } from '@mozaika/azul';
import type { Move, Random } from '@mozaika/kernel';
import { exp } from '../algorithms/portable-math.ts';
import type { Handicap } from './levels.ts';
import { MAX_MOVES, MoveOrdering } from './move-ordering.ts';
import { wallPlacementPoints } from './side-evaluation-cache.ts';
import type { Weights } from './weights.ts';

const PRECISION = 1 << 20;
/** Ranks in the move ordering over which the bonus of an obvious move halves. */
const HALF_LIFE = 5;

/** The weights with the handicap's noise: one sample for a whole search, so that the bot errs consistently. */
export function noisyWeights(weights: Weights, { discount, noise }: Handicap, random: Random): Weights {
  if (discount === 1 && noise === 0) return weights;
  const disturb = (weight: number) => weight * discount * (1 + noise * gaussian(random));
  return {
    side: weights.side.map(disturb),
    offer: weights.offer.map(disturb),
    extra: weights.extra.map(disturb),
    scale: weights.scale,
  };
}

/** A random subset of the root moves: the higher in the static move ordering, the likelier. All moves if undefined. */
export function noticedMoves(
  position: Position,
  { attention }: Handicap,
  random: Random,
): ReadonlySet<Move> | undefined {
  if (attention === 1) return undefined;
  const moves = new Int32Array(MAX_MOVES);
  const scores = new Float64Array(MAX_MOVES);
  const count = new MoveOrdering(wallPlacementPoints(position)).fill(position, -1, moves, scores, 0);
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => scores[b] - scores[a] || a - b);
  const probability = (rank: number) => attention + (1 - attention) * exp((-rank * Math.LN2) / HALF_LIFE);
  return new Set(order.filter((_, rank) => random(PRECISION) < PRECISION * probability(rank)).map((i) => moves[i]));
}

/** Approximately normal with mean 0 and deviation 1: the sum of three uniform numbers (Irwin–Hall). */
function gaussian(random: Random): number {
  return (2 * (random(PRECISION) + random(PRECISION) + random(PRECISION))) / PRECISION - 3;
}
