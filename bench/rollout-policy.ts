// `node bench/rollout-policy.ts`: what the rollout policy's own generator of takes buys, next to the move ordering, which
// lists the takes by the rules and scores each one statically. Positions of three-seat matches of Azul; both in one run.

import { azul, type Position } from '@mozaika/azul';
import { MoveList, seatAt, seededRandom } from '@mozaika/kernel';
import { Evaluation } from '../packages/bots/src/azul/evaluation.ts';
import { MAX_MOVES, MoveOrdering } from '../packages/bots/src/azul/move-ordering.ts';
import { RolloutPolicy } from '../packages/bots/src/azul/rollout-policy.ts';
import { wallPlacementPoints } from '../packages/bots/src/azul/side-evaluation-cache.ts';
import { WEIGHTS } from '../packages/bots/src/azul/weights.ts';
import { best } from './measure.ts';

const MATCHES = 4;
const SEATS = 3;
const CACHE_SIZE = 1 << 9;

/** Random positions of the factory offer. */
function positions(): Position[] {
  const random = seededRandom('rollout policy');
  const list = new MoveList();
  const found: Position[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const position = azul.setup({ board: 'coloured' }, SEATS);
    for (let turn = azul.turn(position); turn.kind !== 'over'; turn = azul.turn(position)) {
      if (turn.kind === 'deal') {
        azul.applyDeal(position, azul.deal(position, random));
        continue;
      }
      found.push(azul.clone(position));
      azul.legalMoves(position, turn.seats[0], list);
      azul.applyMove(position, seatAt(position.mover), list.at(random(list.length)));
    }
  }
  return found;
}

const all = positions();
const generators = all.map((position) => ({
  position,
  policy: new RolloutPolicy(position, new Evaluation(position, WEIGHTS.coloured[SEATS], CACHE_SIZE)),
  ordering: new MoveOrdering(wallPlacementPoints(position)),
}));
const moves = new Int32Array(MAX_MOVES);
const scores = new Float64Array(MAX_MOVES);

/** Return how many positions were listed and scored. */
function byPolicy(): number {
  for (const { policy, position } of generators) policy.generate(position);
  return generators.length;
}

function byRules(): number {
  for (const { ordering, position } of generators) ordering.fill(position, -1, moves, scores, 0);
  return generators.length;
}

byPolicy();
byRules();
const [quick, plain] = [best(byPolicy), best(byRules)];
console.log(
  `rollout policy ${quick.toFixed(0)} ns, by the rules ${plain.toFixed(0)} ns: ${(plain / quick).toFixed(2)} times`,
);
