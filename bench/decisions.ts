// `node bench/decisions.ts [SEATS [POSITIONS [WORLDS [NODES…]]]]`: what more time to think brings Qwirkle's master, move by move.
// Matches need thousands to tell a tenth of a second from a second. Here, moves that two budgets choose differently in the
// same position are played on to the end in many worlds, the same for both. All cores work at it.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decide, loadBots, type SearchRequest } from '@mozaika/bots';
import { RunningStats } from '@mozaika/bots/arena';
import {
  type Action,
  apply,
  type Move,
  maskAction,
  playOut,
  type Random,
  type Seat,
  type SeatCount,
  seededRandom,
} from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { Determinization } from '../packages/bots/src/qwirkle/determinization.ts';
import { Inference } from '../packages/bots/src/qwirkle/inference.ts';
import { StaticEvaluation } from '../packages/bots/src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../packages/bots/src/qwirkle/weights.ts';
import { WinProbability } from '../packages/bots/src/qwirkle/win-probability.ts';

const [SEATS = 2, POSITIONS = 100, WORLDS = 1000, ...BUDGETS] = process.argv.slice(2).map(Number);
const NODES = BUDGETS.length > 0 ? BUDGETS : [900, 9000, 90_000];
/** One turn in so many is asked about. */
const ONE_IN = 6;
/** What was found is told after so many positions each. */
const PROGRESS = 100;

type Asked = Required<SearchRequest<QwirkleTypes>>;
interface Worth {
  readonly win: number;
  readonly margin: number;
}

const self = new StaticEvaluation(WEIGHTS, 'full');
const other = new StaticEvaluation(WEIGHTS, 'points');
/** One seat judges as the master does, the others count points. */
const choose = (position: Position, seat: Seat, own: Seat): Move =>
  (seat === own ? self : other).bestMove(position, seat);

/** Questions from matches, until there are enough. */
function collect(random: Random): Asked[] {
  const questions: Asked[] = [];
  while (questions.length < POSITIONS) {
    const own = (1 + random(SEATS)) as Seat;
    const view = qwirkle.setup({}, SEATS as SeatCount);
    const past: Action<QwirkleTypes>[] = [];
    playOut<QwirkleTypes>(qwirkle, qwirkle.setup({}, SEATS as SeatCount), {
      chance: () => random,
      choose: (position, seat) => choose(position, seat, own),
      onAction: (action) => {
        if (action.kind === 'move' && action.seat === own && random(ONE_IN) === 0 && questions.length < POSITIONS) {
          questions.push({ position: qwirkle.clone(view), seat: own, past: [...past], random });
        }
        const masked = maskAction(qwirkle, action, own);
        apply(qwirkle, view, masked);
        past.push(masked);
      },
    });
  }
  return questions;
}

/** What moves come to, on average over worlds that agree with what the seat knows. */
function worthOf({ position, seat, past, random }: Asked, moves: readonly Move[]): Map<Move, Worth> {
  const inference = new Inference(position, seat, past, WEIGHTS);
  while (inference.open) inference.step(random);
  const world = new Determinization(position);
  const line = qwirkle.clone(position);
  const forecast = new WinProbability(WEIGHTS);
  const sums = moves.map(() => ({ win: 0, margin: 0 }));
  for (let w = 0; w < WORLDS; w++) {
    world.sample(position, inference, random);
    for (const [i, move] of moves.entries()) {
      qwirkle.copy(world.position, line);
      world.deck.restore(line.seats);
      qwirkle.applyMove(line, seat, move);
      world.deck.draw(line);
      while (line.phase !== 'over') {
        qwirkle.applyMove(line, line.mover, choose(line, line.mover, seat));
        world.deck.draw(line);
      }
      forecast.evaluate(line, seat);
      sums[i].win += forecast.win;
      sums[i].margin += forecast.margin;
    }
  }
  return new Map(moves.map((move, i) => [move, { win: sums[i].win / WORLDS, margin: sums[i].margin / WORLDS }]));
}

/** The mean with its 95 % interval, as text. */
function told(values: readonly number[], scale: number, unit: string): string {
  const spread = new RunningStats();
  for (const value of values) spread.add(scale * value);
  const { mean, within } = spread.estimate();
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ± ${within.toFixed(2)} ${unit}`;
}

const field = await loadBots('qwirkle');
if (!field) throw new Error('No bots for qwirkle');
const { master } = field;
const NOTHING: Worth = { win: 0, margin: 0 };

/** What the move of each budget is worth. Where all choose the same, nothing has to be found out. */
function worthsIn(question: Asked, i: number): Worth[] {
  const moves = NODES.map((nodes) => {
    const budget = { nodes, milliseconds: Number.POSITIVE_INFINITY };
    const decided = decide(master, { ...question, random: seededRandom(`budget ${i}`) }, { budget, now: () => 0 });
    if (!decided.ok) throw new Error(decided.refusal.code);
    return decided.value.move;
  });
  const distinct = [...new Set(moves)];
  if (distinct.length === 1) return NODES.map(() => NOTHING);
  const worth = worthOf({ ...question, random: seededRandom(`worlds ${i}`) }, distinct);
  return moves.map((move) => worth.get(move) ?? NOTHING);
}

/** A thread looks at every so manieth position, and tells what it found in each. */
function work({ first, every }: { readonly first: number; readonly every: number }): void {
  const questions = collect(seededRandom(`decisions ${SEATS}`));
  for (let i = first; i < questions.length; i += every) parentPort?.postMessage(worthsIn(questions[i], i));
}

function tell(worths: readonly (readonly Worth[])[]): void {
  console.log(`${worths.length} positions of ${SEATS} seats, ${WORLDS} worlds where moves differ; a move's gain:`);
  for (let i = 1; i < NODES.length; i++) {
    const wins = worths.map((worth) => worth[i].win - worth[i - 1].win);
    const margins = worths.map((worth) => worth[i].margin - worth[i - 1].margin);
    const differ = wins.filter((win) => win !== 0).length;
    const facts = [told(wins, 100, '% of a win'), told(margins, 1, 'points'), `${differ} moves differ`];
    console.log(`${NODES[i - 1]} → ${NODES[i]} nodes`.padEnd(24), facts.join(', '));
  }
}

if (isMainThread) {
  const worths: Worth[][] = [];
  const every = availableParallelism();
  const threads = Array.from({ length: every }, (_, first) => {
    const thread = new Worker(fileURLToPath(import.meta.url), {
      argv: process.argv.slice(2),
      workerData: { first, every },
    });
    thread.on('message', (found: Worth[]) => {
      worths.push(found);
      if (worths.length % PROGRESS === 0) tell(worths);
    });
    return new Promise((resolve, reject) => thread.on('exit', resolve).on('error', reject));
  });
  await Promise.all(threads);
  tell(worths);
} else {
  work(workerData);
}
