// How a weaker player sees a position: things are worth about this much, and some moves do not come to mind.

import type { Position } from '@mozaika/azul';
import type { Move, Random } from '@mozaika/kernel';
import type { Handicap } from './levels.ts';
import { MAX_MOVES, MoveOrdering } from './move-ordering.ts';
import { wallPlacementPoints } from './side-evaluation-cache.ts';
import type { Weights } from './weights.ts';

const PRECISION = 1 << 20;
/** So many moves further down the list, half as obvious. */
const HALF_LIFE = 5;

/** The weights as this player feels them: the same for every move of a question, so that it is wrong consistently. */
export function noisyWeights(
  weights: Weights,
  { discount: foresight, noise: misjudgement }: Handicap,
  random: Random,
): Weights {
  if (foresight === 1 && misjudgement === 0) return weights;
  const feel = (weight: number) => weight * foresight * (1 + misjudgement * gaussian(random));
  return {
    side: weights.side.map(feel),
    offer: weights.offer.map(feel),
    extra: weights.extra.map(feel),
    scale: weights.scale,
  };
}

/** The moves that come to mind, the more likely the more they promise. */
export function noticedMoves(
  position: Position,
  { attention }: Handicap,
  random: Random,
): ReadonlySet<Move> | undefined {
  if (attention === 1) return undefined;
  const moves = new Int32Array(MAX_MOVES);
  const scores = new Int32Array(MAX_MOVES);
  const count = new MoveOrdering(wallPlacementPoints(position)).fill(position, -1, moves, scores, 0);
  const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => scores[b] - scores[a] || a - b);
  const obviousness = (rank: number) => attention + (1 - attention) * 2 ** (-rank / HALF_LIFE);
  return new Set(order.filter((_, rank) => random(PRECISION) < PRECISION * obviousness(rank)).map((i) => moves[i]));
}

/** Roughly normal, with deviation 1: three dice. */
function gaussian(random: Random): number {
  return (2 * (random(PRECISION) + random(PRECISION) + random(PRECISION))) / PRECISION - 3;
}
