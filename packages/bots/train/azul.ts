// Learning to value Azul positions: `npm run train -- azul` plays against itself, learns, tests against the weights
// before, and writes the new ones if they are no worse.

import { parseArgs } from 'node:util';
import { BOARD_NAMES, type BoardName } from '@mozaika/azul';
import { type SeatCount, seededRandom } from '@mozaika/kernel';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { searcher } from '../src/azul/searcher.ts';
import { WEIGHTS, type Weights, type WeightsByBoard } from '../src/azul/weights.ts';
import { learn, lossOf } from './azul-learn.ts';
import { formatShare, playRound, type Tally } from './azul-match.ts';
import { selfPlay } from './azul-play.ts';
import type { Sample } from './azul-samples.ts';
import { startingWeights } from './azul-start.ts';
import { readMade, writeFile } from './azul-write.ts';

const OPTIONS = {
  boards: { type: 'string', default: BOARD_NAMES.join(',') },
  /** Matches of two seats for each board and iteration; of three and four a quarter of it each. */
  games: { type: 'string', default: '1200' },
  iterations: { type: 'string', default: '2' },
  nodes: { type: 'string', default: '800' },
  test: { type: 'string', default: '150' },
  seed: { type: 'string', default: '1' },
  date: { type: 'string', default: 'unknown' },
  /** Who plays first: `hand` forgets what was learned before, a board's name plays with what was learned for that one. */
  from: { type: 'string', default: 'file' },
} as const;

/** By the loss on matches that were held back. */
const PLAN = { epochs: 3, rate: 0.1, margin: 5, decay: 0 };
/** New weights are kept when they win at least this share against the old. */
const NO_WORSE = 0.49;

export function trainAzul(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const number = (name: 'games' | 'iterations' | 'nodes' | 'test') => Number(values[name]);
  const made = readMade();
  let weights = WEIGHTS;
  for (const board of values.boards.split(',') as BoardName[]) {
    weights = { ...weights, [board]: startOf(board, values.from) };
    if (values.from !== 'file') made[board] = { ...values, boards: board, result: `started from ${values.from}` };
    let kept: Sample[] = [];
    for (let iteration = 1; iteration <= number('iterations'); iteration++) {
      const seed = `${values.seed} ${board} ${iteration}`;
      const fresh = play(board, weights, number('games'), number('nodes'), seed);
      const samples = [...kept, ...fresh];
      kept = samples;
      const learned = learn(samples, startingWeights()[board], PLAN, seededRandom(`${seed} learn`));
      const next = { ...weights, [board]: learned } as WeightsByBoard;
      const result = test(board, next, weights, number('test'), number('nodes'), `${seed} test`);
      const loss = `${lossOf(fresh, weights[board]).toFixed(4)} -> ${lossOf(fresh, learned).toFixed(4)}`;
      const verdict = result.wins / result.matches >= NO_WORSE ? 'kept' : 'dropped';
      const told = `${samples.length} samples, loss ${loss}; against the previous weights: ${formatShare(result)}; ${verdict}`;
      console.log(`${board} ${iteration}: ${told}`);
      if (verdict === 'kept') {
        weights = next;
        made[board] = { ...values, boards: board, iteration, result: told };
      }
      writeFile(weights, made);
    }
  }
}

function startOf(board: BoardName, from: string): Weights {
  if (from === 'hand') return startingWeights()[board];
  return from === 'file' ? WEIGHTS[board] : WEIGHTS[from as BoardName];
}

function play(board: BoardName, weights: WeightsByBoard, games: number, nodes: number, seed: string): Sample[] {
  const samples: Sample[] = [];
  const counts: readonly [SeatCount, number][] = [
    [2, games],
    [3, games / 4],
    [4, games / 4],
  ];
  for (const [seats, matches] of counts) {
    for (let i = 0; i < matches; i++) {
      for (const sample of selfPlay({ board, seats }, weights, nodes, `${seed} ${i}`)) samples.push(sample);
    }
  }
  return samples;
}

/** New weights against old, two seats, paired. */
function test(
  board: BoardName,
  after: WeightsByBoard,
  before: WeightsByBoard,
  deals: number,
  nodes: number,
  seed: string,
) {
  const tally: Tally = { matches: 0, wins: 0, margin: 0 };
  const entrant = (weights: { readonly [name in BoardName]: Weights }) => ({
    bot: searcher({ ...AZUL_LEVELS.master, budget: { nodes, milliseconds: Number.POSITIVE_INFINITY } }, weights),
  });
  for (let i = 0; i < deals; i++) {
    playRound({ board, seats: 2 }, entrant(after), entrant(before), `${seed} ${i}`, tally);
  }
  return tally;
}
