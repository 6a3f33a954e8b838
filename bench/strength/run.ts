// `npm run strength -- ROW… [--games N] [--least N] [--minutes N] [--threads N]`: measures rows of the strength table, resumable, until the answer is clear.

import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Estimate, NORMAL_95, type Summary } from '@mozaika/bots/arena';
import { playTournament } from '../../apps/cli/src/arena/tournament.ts';
import { keepResult, type RowResult } from './results.ts';
import { ROWS, type Row } from './rows.ts';

const ROOT = join(import.meta.dirname, '../..');
/** 99 % of a normal distribution: what ends a row early. Who looks after every match is clear at 95 % too often. */
const NORMAL_99 = 2.58;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '400' },
    /** No answer is clear before so many: a short lucky run looks clear now and then. */
    least: { type: 'string', default: '24' },
    minutes: { type: 'string', default: '60' },
    threads: { type: 'string' },
  },
});

for (const [name, value] of Object.entries(values)) {
  if (Number(value) > 0) continue;
  console.error(`--${name} should be a number above 0, not ${value}`);
  process.exit(2);
}

const rows = ROWS.filter(({ id }) => positionals.some((wanted) => id === wanted || new RegExp(`^${wanted}$`).test(id)));
if (rows.length === 0) {
  console.error(
    `Name rows of the table (a regular expression will do):\n${ROWS.map(({ id }) => `  ${id}`).join('\n')}`,
  );
  process.exit(2);
}

const version = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

const estimateOf = ({ measure }: Row, summary: Summary): Estimate =>
  measure === 'wins' ? summary.shares[0].estimate() : summary.comparisons()[0].ahead;

/**
 * The confidence interval of a share: what the groups' means say, but never narrower than Wilson's interval for as
 * many single matches, because a row without a loss shows no spread and still proves little.
 */
function intervalOf({ mean, within }: Estimate, games: number, errors: number): readonly [number, number] {
  const matches = Math.max(games, 1);
  const squared = errors ** 2;
  const centre = (mean + squared / (2 * matches)) / (1 + squared / matches);
  const half =
    Math.sqrt((squared * mean * (1 - mean)) / matches + (squared / (2 * matches)) ** 2) / (1 + squared / matches);
  const around = (within * errors) / NORMAL_95;
  return [Math.max(0, Math.min(mean - around, centre - half)), Math.min(1, Math.max(mean + around, centre + half))];
}

/** Whether the interval lies on one side of the goal; rows with an upper bound have to lie below that, too. */
function verdictOf(row: Row, summary: Summary, errors: number): RowResult['verdict'] {
  if (summary.matches < Number(values.least)) return 'open';
  const { goal, most = 1 } = row;
  if (goal === undefined) return 'open';
  const [low, high] = intervalOf(estimateOf(row, summary), summary.matches, errors);
  if (low >= goal && high <= most) return 'reached';
  return high < goal || low > most ? 'missed' : 'open';
}

async function measure(row: Row): Promise<void> {
  const folder = join(ROOT, '.cache/strength');
  mkdirSync(folder, { recursive: true });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), Number(values.minutes) * 60_000);
  const resultOf = (summary: Summary): RowResult => {
    const estimate = estimateOf(row, summary);
    const [low, high] = intervalOf(estimate, summary.matches, NORMAL_95);
    return {
      games: summary.matches,
      share: Number(estimate.mean.toFixed(4)),
      low: Number(low.toFixed(4)),
      high: Number(high.toFixed(4)),
      margin: Number(summary.margins[0].mean.toFixed(2)),
      verdict: verdictOf(row, summary, NORMAL_95),
      version,
      date: new Date().toISOString().slice(0, 10),
    };
  };
  const { summaries } = await playTournament({
    plans: [{ game: row.game, options: row.options, seats: row.seats, seed: `strength/${row.id}/${version}` }],
    games: Number(values.games),
    ...(values.threads === undefined ? {} : { threads: Number(values.threads) }),
    results: join(folder, `${row.id}-${version}.jsonl`),
    clear: ([summary]) => verdictOf(row, summary, NORMAL_99) !== 'open',
    signal: stop.signal,
    progress: (matches) => process.stderr.write(`\r${row.id}: ${matches} matches`),
  });
  clearTimeout(timer);
  const result = resultOf(summaries[0]);
  process.stderr.write('\r\u001b[K');
  console.log(row.id, JSON.stringify(result));
  if (result.games > 0) keepResult(row, result);
}

for (const row of rows) await measure(row);
