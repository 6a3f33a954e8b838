// Error rates of the levels: each level plays against itself, and its decisions are analysed. `node bench/analysis/levels.ts --help`.
// Results go to bench/analysis/levels.jsonl, match by match, so that a run that was stopped goes on where it was.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyseStep, type DecisionAnalysis, loadAnalysis, stepsOf } from '@mozaika/analysis';
import { decide, LEVELS, type Level, loadBot } from '@mozaika/bots';
import { type Json, type MatchRecord, recordMatch, type SeatCount, seededRandom } from '@mozaika/kernel';

const FILE = new URL('levels.jsonl', import.meta.url);
/** What a bot may spend on a move at most: master's own budget would take minutes for a match. */
const MOST_NODES = 20_000;

/** What the analysis found in one match: the sums over all decisions, from which rates and their errors follow. */
export interface MatchRow {
  readonly game: string;
  readonly board: string;
  readonly seats: number;
  readonly level: Level;
  readonly match: number;
  readonly decisions: number;
  /** Sums of the losses: of a win, and in points. */
  readonly loss: number;
  readonly points: number;
  /** By size, from best to blunder. */
  readonly losses: readonly number[];
}

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'azul' },
    boards: { type: 'string', default: 'coloured,gray,crystal-x2,crystal-bonus' },
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '4' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log('node bench/analysis/levels.ts [--game azul] [--boards coloured,gray] [--seats 2,3] [--matches 4]');
  process.exit();
}

const rows = (): MatchRow[] =>
  (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
const parts = await loadAnalysis(values.game);
if (!parts) throw new Error(`There is no analysis of ${values.game}`);
const { game } = parts.bot;

async function played(options: Json, level: Level, seats: number, seed: string): Promise<MatchRecord> {
  const bot = await loadBot(values.game, level);
  if (!bot) throw new Error(`There is no ${level}`);
  const random = seededRandom(seed);
  const key = new TextEncoder().encode(seed.padEnd(32, '.').slice(-32));
  const names = Array.from({ length: seats }, () => level);
  return recordMatch(game, options, names, key, (position, seat) => {
    const budget = { nodes: Math.min(bot.budget.nodes, MOST_NODES), milliseconds: Number.POSITIVE_INFINITY };
    const decided = decide(bot, { position, seat, random }, { now: () => 0, budget });
    if (!decided.ok) throw new Error(decided.refusal.code);
    return decided.value.move;
  });
}

function analysed(record: MatchRecord): Pick<MatchRow, 'decisions' | 'loss' | 'points' | 'losses'> {
  const steps = stepsOf(parts as NonNullable<typeof parts>, record);
  if (!steps.ok) throw new Error(steps.refusal.code);
  const decisions = steps.value
    .filter(({ kind }) => kind === 'decision')
    .map((step) => analyseStep(parts as NonNullable<typeof parts>, record, step, 'quick') as DecisionAnalysis);
  const sum = (value: (one: DecisionAnalysis) => number) => decisions.reduce((total, one) => total + value(one), 0);
  const rounded = (number: number) => Math.round(number * 1e4) / 1e4;
  return {
    decisions: decisions.length,
    loss: rounded(sum(({ loss }) => loss)),
    points: rounded(sum(({ points }) => points)),
    losses: decisions.map(({ loss }) => Math.round(loss * 1000)).filter((loss) => loss > 0),
  };
}

const variants = game.variants.map((options) => ({ options, board: (options as { board?: string }).board ?? 'all' }));
const boards = values.boards.split(',');
for (let match = 0; match < Number(values.matches); match++) {
  for (const { options, board } of variants) {
    if (board !== 'all' && !boards.includes(board)) continue;
    for (const seats of values.seats.split(',').map(Number) as SeatCount[]) {
      for (const level of LEVELS) {
        const at = { game: values.game, board, seats, level, match };
        const isAt = (row: MatchRow) =>
          Object.entries(at).every(([name, value]) => row[name as keyof typeof at] === value);
        if (rows().some(isAt)) continue;
        const record = await played(options, level, seats, `${values.game} ${board} ${seats} ${level} ${match}`);
        const row = { ...at, ...analysed(record) };
        appendFileSync(FILE, `${JSON.stringify(row)}\n`);
        const rate = (total: number) => (total / row.decisions).toFixed(3);
        console.log(values.game, board, seats, level, match, `${rate(row.loss)} of a win, ${rate(row.points)} points`);
      }
    }
  }
}
