// `node bench/top-plays.ts`: what the second generator of plays buys, TopPlays of the Qwirkle bots, next to the rules' list of
// all plays with the same filter, on the positions of matches between static bots. Both in one run; prints the ratio.

import { seededRandom } from '@mozaika/kernel';
import { isOpening, legalPlays, PlayList, type Position, qwirkle } from '@mozaika/qwirkle';
import { LeaveValue } from '../packages/bots/src/qwirkle/leave-value.ts';
import { phaseWeightsOf, StaticEvaluation } from '../packages/bots/src/qwirkle/static-evaluation.ts';
import { TopPlays } from '../packages/bots/src/qwirkle/top-plays.ts';
import { WEIGHTS } from '../packages/bots/src/qwirkle/weights.ts';
import { best } from './measure.ts';

const MATCHES = 4;
const MARGIN = 5;

/** All positions of some matches in which a seat is to move, the openings aside. */
function positions(): Position[] {
  const random = seededRandom('top plays');
  const evaluation = new StaticEvaluation(WEIGHTS, 'leave');
  const found: Position[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const position = qwirkle.setup({}, 2);
    while (position.phase !== 'over') {
      if (position.phase !== 'move') {
        qwirkle.applyDeal(position, qwirkle.deal(position, random));
        continue;
      }
      if (!isOpening(position)) found.push(qwirkle.clone(position));
      qwirkle.applyMove(position, position.mover, evaluation.bestMove(position, position.mover));
    }
  }
  return found;
}

const all = positions();
const leaveValue = new LeaveValue();
const top = new TopPlays(leaveValue, MARGIN);
const list = new PlayList();
const bases = new Float64Array(1 << 14);
const load = (position: Position): void =>
  leaveValue.load(position, position.mover, phaseWeightsOf(WEIGHTS, position).leave);

/** Returns how many positions were searched. */
function byTopPlays(): number {
  for (const position of all) {
    load(position);
    top.find(position);
  }
  return all.length;
}

function byList(): number {
  for (const position of all) {
    load(position);
    legalPlays(position, position.mover, list);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      bases[i] = list.points[i] + leaveValue.value(leaveValue.afterPlay(list.buffer[i]));
      if (bases[i] > most) most = bases[i];
    }
    let left = 0;
    for (let i = 0; i < list.length; i++) if (bases[i] >= most - MARGIN) list.buffer[left++] = list.buffer[i];
  }
  return all.length;
}

byTopPlays();
byList();
const [quick, plain] = [best(byTopPlays), best(byList)];
console.log(
  `top plays ${quick.toFixed(0)} ns, list and filter ${plain.toFixed(0)} ns: ${(plain / quick).toFixed(2)} times`,
);
