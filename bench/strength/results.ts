// The results of the strength table: kept in the repository with the version that made them, and shown in the docs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS, type Row } from './rows.ts';

export interface RowResult {
  readonly games: number;
  readonly share: number;
  /** The 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
  /** The first player's mean margin in points. */
  readonly margin: number;
  /** `reached`: the whole interval is where the goal is; `missed`: none of it is. */
  readonly verdict: 'reached' | 'missed' | 'open';
  readonly version: string;
  readonly date: string;
  /** How the row's bots have changed since then; unknown before compare-versions.ts has looked. */
  readonly since?: { readonly version: string; readonly differences: Differences };
}

/** By bot of a row: in how many of some positions its move, and the value that it gives it, are not those of the row's version. */
export type Differences = {
  readonly [bot: string]: { readonly moves: number; readonly values: number; readonly positions: number };
};

const RESULTS = join(import.meta.dirname, 'results.json');
const TABLE = join(import.meta.dirname, '../../docs/strength.md');

export type Results = { readonly [row: string]: RowResult };

export const readResults = (): Results => (existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {});

export function keepResult(row: Row, result: RowResult): void {
  write({ ...readResults(), [row.id]: result });
}

/** Notes how the bots of the rows have changed until a version. */
export function keepDifferences(differences: { readonly [row: string]: Differences }, version: string): void {
  const noted = Object.entries(readResults()).map(([id, result]) => {
    const found = differences[id];
    return [id, found === undefined ? result : { ...result, since: { version, differences: found } }] as const;
  });
  write(Object.fromEntries(noted));
}

function write(results: Results): void {
  const ordered = Object.fromEntries(ROWS.filter(({ id }) => results[id]).map(({ id }) => [id, results[id]]));
  writeFileSync(RESULTS, `${JSON.stringify(ordered, null, 2)}\n`);
  writeFileSync(TABLE, table(ordered));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Whether a row still holds for the bots of today. */
function changesOf({ since }: RowResult): string {
  if (since === undefined) return 'not compared';
  const changed = Object.entries(since.differences).filter(([, { moves, values }]) => moves + values > 0);
  if (changed.length === 0) return 'same';
  return changed
    .map(([bot, { moves, values, positions }]) => `${bot}: ${moves} moves, ${values} values of ${positions}`)
    .join('; ');
}

/** A comparison player by its file, or by its folder where each game has one. */
const shortName = (seat: string): string =>
  seat.replace(/module:.*\/(novice)\/\w+\.ts/, '$1').replace(/module:.*\/([\w.-]+)\.ts/, '$1');

function goalOf({ goal, most }: Row): string {
  if (goal === undefined) return 'none';
  return most === undefined ? `≥ ${percent(goal)}` : `${percent(goal)} to ${percent(most)}`;
}

/** The page of the docs, with every row; one that was not measured says so. */
function table(results: Results): string {
  const rows = ROWS.map((row) => {
    const result = results[row.id];
    const goal = goalOf(row);
    const who = row.seats.map(shortName).join(', ');
    const missing = row.otherwise === undefined ? 'not measured' : `not by matches: ${row.otherwise}`;
    if (!result) return `| ${row.id} | ${who} | ${goal} | ${missing} | | | | | |`;
    const share = `${percent(result.share)} (${percent(result.low)} to ${percent(result.high)})`;
    return `| ${row.id} | ${who} | ${goal} | ${share} | ${row.goal === undefined ? '' : result.verdict} | ${result.margin.toFixed(1)} | ${result.games} | ${result.version}, ${result.date} | ${changesOf(result)} |`;
  });
  return `# How strong the bots are

Made by \`npm run strength -- ROW\`: paired deals with seats swapped, 95 % confidence, stopped as soon as the answer was clear (99 %). Players
named with a time had that much for each move, of the clock in rows of 2026-11-16 and of the processor since; a row proven at 0.1 s a move counts for 1 s. Qwirkle's budgets are of nodes (\`@90000n\`: 0.4 s of a quiet core), so
that a busy machine measures the same. Rows of levels count how often a seat of the higher level
finishes ahead of one of the level below, half of the table each. The margin is the first player's, in points, to the best of the others. \`uct\`, \`plain-simulation\` and \`novice\` are the comparison players in \`bench/\`;
\`master-0.1\` is Azul's master as it was in version 0.1, with the search, weights and rules of that time, \`master-judgement\` today's without playing on, \`master-playing-on\` today's without prospects.

Rows were measured with different versions. *bots since* says whether the row's bots play today as they did then: \`node bench/strength/compare-versions.ts\` lets both choose in the same positions, with the same
seeds and budgets of nodes (2000 for the searches). Qwirkle's matches there are by version 1 of its rules, which all versions of the bots know; by version 2, expert and master know the announced sets in the first turns. *same*: no move and no value differs. Otherwise the numbers of positions with another move and with another value stand there for each bot that changed: such a row was true of its version and is a hint for today's.
The levels' own budgets of nodes were as today in every row that uses them. A row with a time also depends on the speed of its version and machine.
Since when which bot plays as it does is said in [\`azul-fingerprint.test.ts\`](../packages/bots/test/azul-fingerprint.test.ts) and [\`qwirkle-fingerprint.test.ts\`](../packages/bots/test/qwirkle-fingerprint.test.ts), which compare
every bot's moves and values with that version in every test run.

| row | players | goal | share | verdict | margin | matches | version | bots since |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
