// Training Azul's evaluation: `npm run train -- azul` learns the prospects from positions that were played on; with
// `--learn plain` it repeats self-play, fitting and a test against the previous weights, and writes the new ones if they are
// no worse.

import { parseArgs } from 'node:util';
import { BOARD_NAMES, type BoardName } from '@mozaika/azul';
import { type SeatCount, seededRandom } from '@mozaika/kernel';
import { FEATURES } from '../src/azul/features.ts';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { searchBot } from '../src/azul/search-bot.ts';
import {
  readWeights,
  WEIGHTS,
  type Weights,
  type WeightsByBoard,
  weightsFor,
  writeWeights,
} from '../src/azul/weights.ts';
import { learn, lossOf } from './azul-learn.ts';
import { LAMBDA } from './azul-lessons.ts';
import { formatShare, playRound, type Table, type Tally } from './azul-match.ts';
import { selfPlay } from './azul-play.ts';
import { trainProspects } from './azul-prospects.ts';
import type { Lesson } from './azul-samples.ts';
import { startingWeights } from './azul-start.ts';
import { writeTable } from './azul-write.ts';

/** The weights file says with which plan each of its sets was made. */
const OPTIONS = {
  /** `plain`: the weights of all levels, by self-play; `prospects`: what master has beside them, by playing positions on. */
  learn: { type: 'string', default: 'prospects' },
  boards: { type: 'string', default: BOARD_NAMES.join(',') },
  seats: { type: 'string', default: '2,3,4' },
  /** Matches in each iteration, by the number of seats; iterations; what a move is thought about with. */
  games: { type: 'string', default: '1000,400,400' },
  /** Matches whose positions are labelled for prospects, by the number of seats. */
  matches: { type: 'string', default: '6000,3000,3000' },
  iterations: { type: 'string', default: '3,2,2' },
  nodes: { type: 'string', default: '400,400,400' },
  /** Deals of the test against the weights before; each is played once in every seat. */
  test: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  date: { type: 'string', default: 'unknown' },
} as const;

/** Hyperparameters, chosen by the loss on held-back matches. */
const LEARNING = { epochs: 3, rate: 0.1, margin: 5, decay: 0 };
/** New weights are kept when they win at least this part of what equals would. */
const NO_WORSE = 0.98;

interface Plan {
  readonly games: number;
  readonly iterations: number;
  readonly nodes: number;
  readonly test: number;
  readonly seed: string;
}

export function trainAzul(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (values.learn === 'prospects') {
    for (const board of values.boards.split(',') as BoardName[]) {
      for (const seats of values.seats.split(',').map(Number) as SeatCount[]) {
        const games = Number(values.matches.split(',')[seats - 2]);
        trainProspects({ board, seats }, { games, seed: values.seed, date: values.date });
      }
    }
    return;
  }
  let known = WEIGHTS;
  for (const board of values.boards.split(',') as BoardName[]) {
    for (const seats of values.seats.split(',').map(Number) as SeatCount[]) {
      const table = { board, seats };
      const plan = {
        games: Number(values.games.split(',')[seats - 2]),
        iterations: Number(values.iterations.split(',')[seats - 2]),
        nodes: Number(values.nodes.split(',')[seats - 2]),
        test: Number(values.test),
        seed: values.seed,
      };
      const start = seats === 2 ? startingWeights(board) : fewerSeatsTaught(known[board][2]);
      const { weights, losses } = study(table, start, plan);
      const tally = test(table, weights, plan);
      const verdict = tally.wins * seats >= NO_WORSE * tally.matches ? 'kept' : 'dropped';
      const result = [...losses, `against the previous weights: ${formatShare(tally)}`].join('; ');
      console.log(`${board} ${seats}: ${result}; ${verdict}`);
      if (verdict === 'dropped') continue;
      const from = seats === 2 ? 'hand' : 'what two seats taught';
      writeTable(table, weights, { from, ...plan, ...LEARNING, lambda: LAMBDA, date: values.date, result });
      known = { ...known, [board]: { ...known[board], [seats]: weights } };
    }
  }
}

/** Iterated self-play: plays, then fits to the matches of the last two iterations. */
function study(table: Table, start: Weights, { games, iterations, nodes, seed }: Plan) {
  const losses: string[] = [];
  let weights = start;
  let before: Lesson[] = [];
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const chance = `${seed} ${table.board} ${iteration}`;
    const fresh: Lesson[] = [];
    for (let i = 0; i < games; i++) {
      for (const lesson of selfPlay(table, everywhere(weights), nodes, `${chance} ${i}`)) fresh.push(lesson);
    }
    const learned = learn([...before, ...fresh], start, LEARNING, seededRandom(`${chance} learn`));
    const loss = `loss ${lossOf(fresh, weights).toFixed(4)} -> ${lossOf(fresh, learned).toFixed(4)}`;
    losses.push(`${fresh.length} samples, ${loss}`);
    console.log(`${table.board} ${table.seats} ${iteration}: ${losses.at(-1)}`);
    before = fresh;
    // As the file will have them.
    weights = readWeights(writeWeights(learned));
  }
  return { weights, losses };
}

/** One player of the new weights against others of the weights in the file. */
function test(table: Table, weights: Weights, { test, nodes, seed }: Plan): Tally {
  const tally: Tally = { matches: 0, wins: 0, margin: 0 };
  const entrant = (own: WeightsByBoard) => ({
    bot: searchBot({ ...AZUL_LEVELS.master, budget: { nodes, milliseconds: Number.POSITIVE_INFINITY } }, own),
  });
  for (let i = 0; i < test; i++) {
    playRound(table, entrant(everywhere(weights)), entrant(WEIGHTS), `${seed} test ${i}`, tally);
  }
  return tally;
}

const everywhere = (weights: Weights): WeightsByBoard => weightsFor(() => weights);

/** What two seats learned of the state before a deal. Within a round nothing is valued at bigger tables. */
function fewerSeatsTaught({ side, extra, scale }: Weights): Weights {
  const [marker, lateMarker] = extra;
  return readWeights({
    side: [...side.subarray(0, 2 * FEATURES)],
    offer: [],
    extra: [marker, lateMarker],
    scale: [...scale],
  });
}
