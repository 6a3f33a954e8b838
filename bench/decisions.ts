// `node bench/decisions.ts [SEATS [POSITIONS [DETERMINIZATIONS [NODES…]]]]`: what a larger node budget gains Qwirkle's master,
// move by move. It would take thousands of matches to resolve that. Here, moves that two budgets choose differently in the same
// position are rolled out to the end of the match in many determinizations, the same for both. All cores work at it.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { decide, loadBots, type SearchRequest } from '@mozaika/bots';
import { RunningStats } from '@mozaika/bots/arena';
import {
  type Action,
  apply,
  isSeatCount,
  type Move,
  maskAction,
  playOut,
  type Random,
  type Seat,
  type SeatCount,
  seatAt,
  seededRandom,
} from '@mozaika/kernel';
import { type Position, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { Determinization } from '../packages/bots/src/qwirkle/determinization.ts';
import { Inference } from '../packages/bots/src/qwirkle/hand-inference.ts';
import { StaticEvaluation } from '../packages/bots/src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../packages/bots/src/qwirkle/weights.ts';
import { WinProbability } from '../packages/bots/src/qwirkle/win-probability.ts';

const [seats = 2, POSITIONS = 100, DETERMINIZATIONS = 1000, ...BUDGETS] = process.argv.slice(2).map(Number);
if (!isSeatCount(seats)) throw new RangeError(`There are no matches of ${seats}`);
const SEATS: SeatCount = seats;
const NODES = BUDGETS.length > 0 ? BUDGETS : [900, 9000, 90_000];
/** One turn in so many is asked about. */
const ONE_IN = 6;
/** Intermediate results are printed after so many positions each. */
const PROGRESS = 100;

type Asked = Required<SearchRequest<QwirkleTypes>>;
/** The mean result of a move. */
interface Worth {
  readonly win: number;
  readonly margin: number;
}

const self = new StaticEvaluation(WEIGHTS, 'full');
const other = new StaticEvaluation(WEIGHTS, 'points');
/** One seat plays by the whole static evaluation, the others greedily. */
const choose = (position: Position, seat: Seat, own: Seat): Move =>
  (seat === own ? self : other).bestMove(position, seat);

/** Search requests from matches, until there are enough. */
function collect(random: Random): Asked[] {
  const requests: Asked[] = [];
  while (requests.length < POSITIONS) {
    const own = seatAt(random(SEATS));
    const view = qwirkle.setup({}, SEATS);
    const past: Action<QwirkleTypes>[] = [];
    playOut<QwirkleTypes>(qwirkle, qwirkle.setup({}, SEATS), {
      chance: () => random,
      choose: (position, seat) => choose(position, seat, own),
      onAction: (action) => {
        if (action.kind === 'move' && action.seat === own && random(ONE_IN) === 0 && requests.length < POSITIONS) {
          requests.push({ position: qwirkle.clone(view), seat: own, past: [...past], random });
        }
        const masked = maskAction(qwirkle, action, own);
        apply(qwirkle, view, masked);
        past.push(masked);
      },
    });
  }
  return requests;
}

/** The mean results of moves over determinizations of what the seat knows. */
function worthOf({ position, seat, past, random }: Asked, moves: readonly Move[]): Map<Move, Worth> {
  const inference = new Inference(position, seat, past, WEIGHTS);
  while (inference.open) inference.step(random);
  const determinization = new Determinization(position);
  const line = qwirkle.clone(position);
  const winProbability = new WinProbability(WEIGHTS);
  const sums = moves.map(() => ({ win: 0, margin: 0 }));
  for (let w = 0; w < DETERMINIZATIONS; w++) {
    determinization.sample(position, inference, random);
    for (const [i, move] of moves.entries()) {
      qwirkle.copy(determinization.position, line);
      determinization.deck.restore(line.seats);
      qwirkle.applyMove(line, seat, move);
      determinization.deck.draw(line);
      while (line.phase !== 'over') {
        qwirkle.applyMove(line, line.mover, choose(line, line.mover, seat));
        determinization.deck.draw(line);
      }
      winProbability.evaluate(line, seat);
      sums[i].win += winProbability.win;
      sums[i].margin += winProbability.margin;
    }
  }
  return new Map(
    moves.map((move, i) => [move, { win: sums[i].win / DETERMINIZATIONS, margin: sums[i].margin / DETERMINIZATIONS }]),
  );
}

/** The mean with its 95 % interval, as text. */
function formatMean(values: readonly number[], scale: number, unit: string): string {
  const stats = new RunningStats();
  for (const value of values) stats.add(scale * value);
  const { mean, within } = stats.estimate();
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)} ± ${within.toFixed(2)} ${unit}`;
}

const field = await loadBots('qwirkle');
if (!field) throw new Error('No bots for qwirkle');
const { master } = field;
const NOTHING: Worth = { win: 0, margin: 0 };

/** The mean result of each budget's move; zeros where all choose the same. */
function worthsIn(request: Asked, i: number): Worth[] {
  const moves = NODES.map((nodes) => {
    const budget = { nodes, milliseconds: Number.POSITIVE_INFINITY };
    const decided = decide(master, { ...request, random: seededRandom(`budget ${i}`) }, { budget, now: () => 0 });
    if (!decided.ok) throw new Error(decided.refusal.code);
    return decided.value.move;
  });
  const distinct = [...new Set(moves)];
  if (distinct.length === 1) return NODES.map(() => NOTHING);
  const worth = worthOf({ ...request, random: seededRandom(`worlds ${i}`) }, distinct);
  return moves.map((move) => worth.get(move) ?? NOTHING);
}

/** A thread works on every so manieth position, and posts the results of each. */
function work({ first, every }: { readonly first: number; readonly every: number }): void {
  const requests = collect(seededRandom(`decisions ${SEATS}`));
  for (let i = first; i < requests.length; i += every) parentPort?.postMessage(worthsIn(requests[i], i));
}

function printGains(worths: readonly (readonly Worth[])[]): void {
  console.log(
    `${worths.length} positions of ${SEATS} seats, ${DETERMINIZATIONS} determinizations where moves differ; a move's gain:`,
  );
  for (let i = 1; i < NODES.length; i++) {
    const wins = worths.map((worth) => worth[i].win - worth[i - 1].win);
    const margins = worths.map((worth) => worth[i].margin - worth[i - 1].margin);
    const differ = wins.filter((win) => win !== 0).length;
    const facts = [formatMean(wins, 100, '% of a win'), formatMean(margins, 1, 'points'), `${differ} moves differ`];
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
      if (worths.length % PROGRESS === 0) printGains(worths);
    });
    return new Promise((resolve, reject) => thread.on('exit', resolve).on('error', reject));
  });
  await Promise.all(threads);
  printGains(worths);
} else {
  work(workerData);
}
