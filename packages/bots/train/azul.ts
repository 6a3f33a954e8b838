// Learning to value Azul positions: `npm run train -- azul` plays against itself, learns, tests against the weights
// before, and writes the new ones if they are no worse.

import { parseArgs } from 'node:util';
import { BOARD_NAMES, type BoardName } from '@mozaika/azul';
import { type SeatCount, seededRandom } from '@mozaika/kernel';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { searcher } from '../src/azul/searcher.ts';
import {
  readWeights,
  WEIGHTS,
  type Weights,
  type WeightsByBoard,
  weightsFor,
  writeWeights,
} from '../src/azul/weights.ts';
import { learn, lossOf } from './azul-learn.ts';
import { formatShare, playRound, type Table, type Tally } from './azul-match.ts';
import { selfPlay } from './azul-play.ts';
import type { Sample } from './azul-samples.ts';
import { startingWeights } from './azul-start.ts';
import { writeTable } from './azul-write.ts';

/** The defaults are the plan that the weights in the repository were made with. */
const OPTIONS = {
  boards: { type: 'string', default: BOARD_NAMES.join(',') },
  seats: { type: 'string', default: '2,3,4' },
  /** Matches in each iteration. */
  games: { type: 'string', default: '1200' },
  iterations: { type: 'string', default: '3' },
  /** What a move is thought about with, by the number of seats. */
  nodes: { type: 'string', default: '500,800,800' },
  /** Deals of the test against the weights before; each is played once in every seat. */
  test: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  date: { type: 'string', default: 'unknown' },
} as const;

/** By the loss on matches that were held back. */
const PLAN = { epochs: 3, rate: 0.1, margin: 5, decay: 0 };
/** New weights are kept when they win at least this part of what equals would. */
const NO_WORSE = 0.98;

interface Lessons {
  readonly games: number;
  readonly iterations: number;
  readonly nodes: number;
  readonly test: number;
  readonly seed: string;
}

export function trainAzul(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  for (const board of values.boards.split(',') as BoardName[]) {
    for (const seats of values.seats.split(',').map(Number) as SeatCount[]) {
      const table = { board, seats };
      const lessons = {
        games: Number(values.games),
        iterations: Number(values.iterations),
        nodes: Number(values.nodes.split(',')[seats - 2]),
        test: Number(values.test),
        seed: values.seed,
      };
      const { weights, losses } = study(table, lessons);
      const tally = test(table, weights, lessons);
      const verdict = tally.wins * seats >= NO_WORSE * tally.matches ? 'kept' : 'dropped';
      const result = `${losses.join(', ')}; against the previous weights: ${formatShare(tally)}`;
      console.log(`${board} ${seats}: ${result}; ${verdict}`);
      if (verdict === 'kept') writeTable(table, weights, { ...lessons, ...PLAN, date: values.date, result });
    }
  }
}

/** Learns from nothing but the rules: plays, learns from the matches of the last two iterations, plays better. */
function study(table: Table, { games, iterations, nodes, seed }: Lessons) {
  const start = startingWeights(table.board);
  const losses: string[] = [];
  let weights = start;
  let before: Sample[] = [];
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const lesson = `${seed} ${table.board} ${iteration}`;
    const fresh: Sample[] = [];
    for (let i = 0; i < games; i++) {
      for (const sample of selfPlay(table, everywhere(weights), nodes, `${lesson} ${i}`)) fresh.push(sample);
    }
    const learned = learn([...before, ...fresh], start, PLAN, seededRandom(`${lesson} learn`));
    losses.push(
      `${fresh.length} samples, loss ${lossOf(fresh, weights).toFixed(4)} -> ${lossOf(fresh, learned).toFixed(4)}`,
    );
    console.log(`${table.board} ${table.seats} ${iteration}: ${losses.at(-1)}`);
    before = fresh;
    // As the file will have them.
    weights = readWeights(writeWeights(learned));
  }
  return { weights, losses };
}

/** One player of the new weights against others of the weights in the file. */
function test(table: Table, weights: Weights, { test, nodes, seed }: Lessons): Tally {
  const tally: Tally = { matches: 0, wins: 0, margin: 0 };
  const entrant = (own: WeightsByBoard) => ({
    bot: searcher({ ...AZUL_LEVELS.master, budget: { nodes, milliseconds: Number.POSITIVE_INFINITY } }, own),
  });
  for (let i = 0; i < test; i++) {
    playRound(table, entrant(everywhere(weights)), entrant(WEIGHTS), `${seed} test ${i}`, tally);
  }
  return tally;
}

const everywhere = (weights: Weights): WeightsByBoard => weightsFor(() => weights);
