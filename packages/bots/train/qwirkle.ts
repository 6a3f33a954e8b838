// Learns the weights of the Qwirkle bots by ridge regression on self-play, and writes them if they are no worse than the
// previous ones in matches between static bots.
// Options: --games N (of each number of seats and round) --rounds N --seed TEXT --date YYYY-MM-DD --out FILE

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SEAT_COUNTS, seededRandom } from '@mozaika/kernel';
import { TILE_COUNT } from '@mozaika/qwirkle';
import type { Bot } from '../src/bot.ts';
import { staticBot } from '../src/qwirkle/static-bot.ts';
import type { Weights, WinProbabilityWeights } from '../src/qwirkle/static-evaluation.ts';
import { WEIGHTS } from '../src/qwirkle/weights.ts';
import { WinProbability } from '../src/qwirkle/win-probability.ts';
import { playSeries, type SeriesResult } from './qwirkle-match.ts';
import { type LabelledPosition, SelfPlay } from './qwirkle-self-play.ts';

const OPTIONS = {
  games: { type: 'string', default: '10000' },
  rounds: { type: 'string', default: '3' },
  seed: { type: 'string', default: 'mozaika' },
  date: { type: 'string', default: 'not given' },
  out: { type: 'string', default: fileURLToPath(new URL('../src/qwirkle/weights.ts', import.meta.url)) },
} as const;
const TEST_DEALS = 1000;
/** New weights may win this much less than half: a difference that the test cannot resolve. */
const TOLERANCE = 0.02;

export function trainQwirkle(args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const [games, rounds] = [Number(values.games), Number(values.rounds)];
  let weights = WEIGHTS;
  for (let round = 1; round <= rounds; round++) {
    weights = learn(weights, games, `${values.seed} ${round}`);
    console.log(`round ${round} of ${rounds}: win probability ${JSON.stringify(weights.winProbability)}`);
  }
  weights = rounded(weights);
  const result = compare(weights, WEIGHTS, values.seed);
  const summary = `${percent(result.share)} ± ${percent(result.plusMinus)} of ${result.matches} matches against the previous weights, both without search`;
  console.log(summary);
  if (result.share < 0.5 - TOLERANCE) {
    console.log('worse than the previous weights: nothing was written');
    return;
  }
  const budget = `${rounds} rounds of ${games} games for 2, 3 and 4 seats`;
  const made = { games: 3 * games * rounds, seed: values.seed, budget, date: values.date, result: summary };
  writeFileSync(values.out, source({ ...weights, made }));
  console.log(`written to ${values.out}`);
}

/** One round: self-play with some weights, then regression for new ones. */
function learn(weights: Weights, games: number, seed: string): Weights {
  const tables = { ...weights.tables };
  let labelled: readonly LabelledPosition[] = [];
  for (const seats of SEAT_COUNTS) {
    const selfPlay = new SelfPlay(weights, seats, seededRandom(`${seed} ${seats}`));
    for (let game = 0; game < games; game++) selfPlay.playMatch();
    tables[seats] = selfPlay.tables();
    if (seats === 2) labelled = selfPlay.labelled;
  }
  const learned = { ...weights, tables };
  return { ...learned, winProbability: fitWinProbability(learned, labelled) };
}

/** Maximum likelihood fit of the logistic scale to the results of two-player matches, by grid search. */
function fitWinProbability(weights: Weights, labelled: readonly LabelledPosition[]): WinProbabilityWeights {
  const estimate = new WinProbability(weights);
  const samples = labelled.map(({ position, winner }) => {
    estimate.evaluate(position, 1);
    return { margin: estimate.margin, left: Math.sqrt(TILE_COUNT - position.grid.tileCount), winner };
  });
  let best = weights.winProbability;
  let least = Number.POSITIVE_INFINITY;
  for (let base = 0.5; base <= 6; base += 0.5) {
    for (let perRootTile = 0.4; perRootTile <= 4; perRootTile += 0.1) {
      let loss = 0;
      for (const { margin, left, winner } of samples) {
        const win = 1 / (1 + Math.exp(-margin / (base + perRootTile * left)));
        loss -= winner * Math.log(win + 1e-9) + (1 - winner) * Math.log(1 - win + 1e-9);
      }
      if (loss >= least) continue;
      least = loss;
      best = { base, perRootTile: Math.round(perRootTile * 10) / 10 };
    }
  }
  return best;
}

/** Paired matches between static bots, which need no clock. */
function compare(weights: Weights, previous: Weights, seed: string): SeriesResult {
  const player = (compared: Weights) => ({ bot: staticBot(compared, 'full') as Bot, budget: {} });
  const plan = { seats: 2, deals: TEST_DEALS, seed: `${seed} test`, now: () => 0 } as const;
  return playSeries(player(weights), player(previous), plan);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const rounded = (weights: Weights): Weights =>
  JSON.parse(
    JSON.stringify(weights, (_, value) => (typeof value === 'number' ? Math.round(value * 1000) / 1000 : value)),
  );

const source = (
  weights: Weights,
): string => `// The learned weights of the Qwirkle bots, and how they were made. Written by \`npm run train -- qwirkle\`.
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: these are learned, whatever they resemble

import type { Weights } from './static-evaluation.ts';

// biome-ignore format: written by the trainer
export const WEIGHTS: Weights = ${JSON.stringify(weights, (_, value) => value, 1)
  .replaceAll(/\n\s+(-?[\d.]+,?)/g, ' $1')
  .replaceAll(/\n\s+\]/g, ' ]')};
`;
