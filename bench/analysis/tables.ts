// From levels.jsonl to what the analysis knows of the levels: writes packages/analysis/src/error-rates.json and prints the tables of
// docs/analysis.md. `node bench/analysis/tables.ts`

import { readFileSync, writeFileSync } from 'node:fs';
import { LOSS_SIZES, sizeOf } from '@mozaika/analysis';
import { LEVELS } from '@mozaika/bots';
import type { MatchRow } from './levels.ts';

const RATES = new URL('../../packages/analysis/src/error-rates.json', import.meta.url);
const rows: MatchRow[] = readFileSync(new URL('levels.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const keyOf = ({ game, board, seats }: MatchRow): string => `${game} ${board} ${seats}`;
const groups = [...new Set(rows.map(keyOf))].toSorted();

/** Points per decision with the standard error of matches, if there are several. */
function rateOf(of: readonly MatchRow[]): { readonly rate: number; readonly error: number | undefined } {
  const decisions = sum(of.map((row) => row.decisions));
  const rate = sum(of.map(({ points }) => points)) / decisions;
  const squares = of.map((row) => (row.points - rate * row.decisions) ** 2);
  const { length } = of;
  return { rate, error: length < 2 ? undefined : Math.sqrt((sum(squares) * length) / (length - 1)) / decisions };
}

/** By game, board and number of seats, as error-rates.json has it. */
const table = new Map<string, Map<string, Map<string, number[]>>>();
const within = <T>(map: Map<string, Map<string, T>>, key: string): Map<string, T> => {
  const inner = map.get(key) ?? new Map<string, T>();
  map.set(key, inner);
  return inner;
};
const asObject = (value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries([...value].map(([key, inner]) => [key, asObject(inner)])) : value;
console.log(`| game, board, players | matches | ${LEVELS.join(' | ')} |`);
console.log(`|---|---:|${'---:|'.repeat(LEVELS.length)}`);
for (const group of groups) {
  const of = rows.filter((row) => keyOf(row) === group);
  const byLevel = LEVELS.map((level) => of.filter((row) => row.level === level));
  const fewest = Math.min(...byLevel.map(({ length }) => length));
  if (fewest === 0) continue;
  const rates = byLevel.map(rateOf);
  const [game = '', board = '', seats = ''] = group.split(' ');
  within(within(table, game), board).set(
    seats,
    rates.map(({ rate }) => Math.round(rate * 1000) / 1000),
  );
  const cells = rates.map(
    ({ rate, error }) => `${rate.toFixed(2)}${error === undefined ? '' : ` ± ${error.toFixed(2)}`}`,
  );
  console.log(`| ${group.replace(' all', '')} | ${fewest} | ${cells.join(' | ')} |`);
}
writeFileSync(
  RATES,
  `${JSON.stringify(asObject(table), null, 2).replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'))}\n`,
);

console.log(`\n| level | decisions | ${LOSS_SIZES.join(' | ')} |\n|---|---:|${'---:|'.repeat(LOSS_SIZES.length)}`);
for (const level of LEVELS) {
  const of = rows.filter((row) => row.level === level && row.seats === 2);
  const decisions = sum(of.map((row) => row.decisions));
  const sizes = of.flatMap(({ losses }) => losses.map((loss) => sizeOf(loss / 1000)));
  const count = (size: string): number => sizes.filter((one) => one === size).length;
  const bad = LOSS_SIZES.slice(1).map(count);
  const cells = [decisions - sum(bad), ...bad].map((number) => `${((100 * number) / decisions).toFixed(1)} %`);
  console.log(`| ${level} | ${decisions} | ${cells.join(' | ')} |`);
}
