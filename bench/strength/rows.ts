// The rows of the strength table: who meets whom, and what share of wins is the goal.

import { join } from 'node:path';
import { LEVELS } from '@mozaika/bots';
import type { Json } from '@mozaika/kernel';

export interface Row {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  /** The first is the one whose share is measured. */
  readonly seats: readonly string[];
  /** What is measured: wins, or how often the first name finishes ahead of the second. */
  readonly measure: 'wins' | 'ahead';
  /** None where the row only shows how two players compare. */
  readonly goal?: number;
  /** For levels, which must not be too far apart either. */
  readonly most?: number;
  /** Where a difference that would take too many matches to resolve was measured otherwise. */
  readonly otherwise?: string;
}

const BENCH = join(import.meta.dirname, '..');
/** A tree search of Azul over the next deals. */
const DEAL_TREE = `module:${join(BENCH, 'deal-tree.ts')}`;
/** By game: who plays as people do in their first matches. */
const NOVICE = {
  azul: `module:${join(BENCH, 'novice/azul.ts')}`,
  qwirkle: `module:${join(BENCH, 'novice/qwirkle.ts')}`,
} as const;
/** Version 0.1's master of Azul, with its weights, search and rules. */
const MASTER_0_1 = `module:${join(BENCH, 'master-0.1.ts')}`;
const PLAIN_SIMULATION = `module:${join(BENCH, 'plain-simulation.ts')}`;
const MASTER = 'master@100ms';
/** Qwirkle's budgets are of nodes, so that a busy machine measures the same: 90 000 are 0.4 s of a quiet core, 0.7 s of a busy one. */
const simulated = (nodes: number) => `master@${nodes}n`;

/** Some percent of a win take thousands of matches to be seen, of minutes each. */
const MOVE_BY_MOVE = '[Time](laboratory.md#time), move by move';

const BOARDS = ['coloured', 'gray', 'crystal-x2', 'crystal-bonus'] as const;

const azul = (id: string, board: string, seats: readonly string[], goal?: number): Row => ({
  id: `azul-${board}-${id}`,
  game: 'azul',
  options: { board },
  seats,
  measure: 'wins',
  ...(goal === undefined ? {} : { goal }),
});

const qwirkle = (id: string, seats: readonly string[], goal: number): Row => ({
  id: `qwirkle-${id}`,
  game: 'qwirkle',
  options: {},
  seats,
  measure: 'wins',
  goal,
});

const masters: readonly Row[] = [
  ...BOARDS.flatMap((board) => [
    azul('greedy', board, [MASTER, 'greedy'], board === 'coloured' ? 0.99 : 0.97),
    azul('deal-tree', board, [MASTER, `${DEAL_TREE}@100ms`], 0.88),
  ]),
  azul('deal-tree-1s', 'coloured', ['master@1000ms', `${DEAL_TREE}@1000ms`], 0.88),
  azul('3-greedy', 'coloured', [MASTER, 'greedy', 'greedy'], 0.9),
  azul('4-greedy', 'coloured', [MASTER, 'greedy', 'greedy', 'greedy'], 0.85),
  azul('phone', 'coloured', ['master@10ms', 'greedy'], 0.95),
  azul('1s-100ms', 'coloured', ['master@1000ms', MASTER], 0.5),
  azul('10s-1s', 'coloured', ['master@10000ms', 'master@1000ms'], 0.5),
  qwirkle('greedy', [simulated(9000), 'greedy'], 0.82),
  qwirkle('simulation', [simulated(9000), PLAIN_SIMULATION], 0.65),
  qwirkle('3-greedy', [simulated(90_000), 'greedy', 'greedy'], 0.65),
  qwirkle('4-greedy', [simulated(90_000), 'greedy', 'greedy', 'greedy'], 0.55),
  qwirkle('phone', [simulated(9000), 'greedy'], 0.74),
  qwirkle('9000n-900n', [simulated(9000), simulated(900)], 0.5),
  { ...qwirkle('90000n-9000n', [simulated(90_000), simulated(9000)], 0.5), otherwise: MOVE_BY_MOVE },
  { ...qwirkle('900000n-90000n', [simulated(900_000), simulated(90_000)], 0.5), otherwise: MOVE_BY_MOVE },
];

/** Half of the table each. */
const halves = (one: string, other: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? one : other));

const levelsOf = (game: string, options: Json, name: string): Row[] =>
  [2, 3, 4].flatMap((count) =>
    LEVELS.slice(1).map((level, below) => ({
      id: `${name}-${count}-${level}`,
      game,
      options,
      seats: halves(level, LEVELS[below], count),
      measure: 'ahead' as const,
      goal: 0.65,
      most: 0.85,
    })),
  );

const ahead = (id: string, [one, other]: readonly [string, string], count: number) => ({
  id: `qwirkle-${count}-${id}`,
  game: 'qwirkle',
  options: {},
  seats: halves(one, other, count),
  measure: 'ahead' as const,
});

/** Where the ladder of Qwirkle stands: its lowest levels against the novice, and the levels around greedy. */
const qwirkleAnchors: readonly Row[] = [2, 3, 4].flatMap((count) => [
  { ...ahead('novice-first-steps', [NOVICE.qwirkle, 'first-steps'], count), goal: 0.65 },
  { ...ahead('newcomer-novice', ['newcomer', NOVICE.qwirkle], count), goal: 0.45, most: 0.55 },
  ahead('greedy-skilled', ['greedy', 'skilled'], count),
  ahead('expert-greedy', ['expert', 'greedy'], count),
]);

/** A row of two sorts of players that share the table. */
const ofHalves = (row: Row): Row => ({ ...row, measure: 'ahead' });

/** Master against version 0.1's at equal time. */
const azulSince01: readonly Row[] = [
  azul('0.1-1s', 'coloured', ['master@1000ms', `${MASTER_0_1}@1000ms`], 0.7),
  azul('0.1', 'coloured', [MASTER, `${MASTER_0_1}@100ms`], 0.65),
  // A phone, a tenth of the time: 90 % of what is asked for above.
  azul('0.1-phone', 'coloured', ['master@10ms', `${MASTER_0_1}@10ms`], 0.585),
  // What its two novelties are worth alone.
  ...['judgement', 'playing-on'].map((part) =>
    azul(`0.1-${part}`, 'coloured', [`module:${join(BENCH, `master-${part}.ts`)}@100ms`, `${MASTER_0_1}@100ms`]),
  ),
  ...BOARDS.slice(1).map((board) => azul('0.1', board, [MASTER, `${MASTER_0_1}@100ms`], 0.58)),
  ...BOARDS.flatMap((board) =>
    [3, 4].map((count) => ofHalves(azul(`${count}-0.1`, board, halves(MASTER, `${MASTER_0_1}@100ms`, count), 0.58))),
  ),
];

/** As Qwirkle's anchors. With three and four seats newcomers are weaker than the novice, because the ladder leaves no room: no goal. */
const azulAnchors: readonly Row[] = BOARDS.flatMap((board) => [
  azul('2-novice-first-steps', board, [NOVICE.azul, 'first-steps'], 0.65),
  { ...azul('2-newcomer-novice', board, ['newcomer', NOVICE.azul], 0.45), most: 0.55 },
  azul('2-greedy-newcomer', board, ['greedy', 'newcomer']),
  azul('2-greedy-occasional', board, ['greedy', 'occasional']),
  azul('2-regular-greedy', board, ['regular', 'greedy']),
  ...[3, 4].flatMap((count) => [
    ofHalves(azul(`${count}-novice-first-steps`, board, halves(NOVICE.azul, 'first-steps', count), 0.65)),
    ofHalves(azul(`${count}-newcomer-novice`, board, halves('newcomer', NOVICE.azul, count))),
  ]),
]);

export const ROWS: readonly Row[] = [
  ...masters,
  ...azulSince01,
  ...BOARDS.flatMap((board) => levelsOf('azul', { board }, `azul-${board}`)),
  ...azulAnchors,
  ...levelsOf('qwirkle', {}, 'qwirkle'),
  ...qwirkleAnchors,
];
