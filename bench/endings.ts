// `node bench/endings.ts [ENDINGS [NODES]]`: what modelling the opponent as greedy gains Qwirkle's endgame search, when it is
// greedy and when it is not. The same endings are played with both models against both kinds of opponents.

import { RunningStats } from '@mozaika/bots/arena';
import { type Random, type Seat, seededRandom } from '@mozaika/kernel';
import { type Position, qwirkle } from '@mozaika/qwirkle';
import { Endgame, isEndgame } from '../packages/bots/src/qwirkle/endgame.ts';
import { greedyBot } from '../packages/bots/src/qwirkle/greedy.ts';
import type { OpponentPolicy } from '../packages/bots/src/qwirkle/opponent-model.ts';
import { StaticEvaluation } from '../packages/bots/src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../packages/bots/src/qwirkle/weights.ts';

const [ENDINGS = 300, NODES = 3000] = process.argv.slice(2).map(Number);
const POLICIES: readonly OpponentPolicy[] = ['greedy', 'equity'];

const evaluation = new StaticEvaluation(WEIGHTS, 'full');
const greedy = new StaticEvaluation(WEIGHTS, 'points');

/** The first position with an empty bag in which seat 1 is to move, after static play against a greedy seat 2. */
function reach(random: Random): Position {
  const position = qwirkle.setup({}, 2);
  while (position.phase !== 'over') {
    const { mover } = position;
    if (position.phase !== 'move') qwirkle.applyDeal(position, qwirkle.deal(position, random));
    else if (mover === 1 && isEndgame(position)) return position;
    else qwirkle.applyMove(position, mover, (mover === 1 ? evaluation : greedy).bestMove(position, mover));
  }
  return reach(random);
}

/** The final margin of seat 1 that models seat 2 by one policy, while another is real. */
function marginOf(start: Position, believed: OpponentPolicy, real: OpponentPolicy, random: Random): number {
  const position = qwirkle.clone(start);
  const solve = (seat: Seat, other: OpponentPolicy) => {
    const endgame = new Endgame({ position, seat, random }, WEIGHTS, other);
    endgame.advance(NODES);
    return endgame.best();
  };
  while (position.phase !== 'over') {
    const seat = position.mover;
    const isGreedy = seat === 2 && real === 'greedy';
    const move = isGreedy
      ? greedyBot.think({ position, seat, random }).best()
      : solve(seat, seat === 1 ? believed : 'equity');
    qwirkle.applyMove(position, seat, move);
  }
  return position.points[0] - position.points[1];
}

const winOf = (margin: number): number => (Math.sign(margin) + 1) / 2;

const random = seededRandom('endings');
const starts = Array.from({ length: ENDINGS }, () => reach(random));
console.log(`${ENDINGS} endings, ${NODES} nodes a move; gained by modelling the opponent as greedy:`);
for (const real of POLICIES) {
  const [points, wins] = [new RunningStats(), new RunningStats()];
  for (const start of starts) {
    const [one, two] = POLICIES.map((believed) => marginOf(start, believed, real, random));
    points.add(one - two);
    wins.add(100 * (winOf(one) - winOf(two)));
  }
  const [margin, win] = [points.estimate(), wins.estimate()];
  const who = real === 'greedy' ? 'against greedy' : 'against the endgame itself';
  console.log(
    `${who.padEnd(28)}${margin.mean.toFixed(2)} ± ${margin.within.toFixed(2)} points, ${win.mean.toFixed(2)} ± ${win.within.toFixed(2)} % of a win`,
  );
}
