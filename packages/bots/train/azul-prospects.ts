// Learning the weights of prospects: ridge regression of what the plain evaluation misses before a deal, a set for each round.
// A set is kept only if it lowers the error on matches that were held back.

import { readFileSync, writeFileSync } from 'node:fs';
import { Evaluation } from '../src/azul/evaluation.ts';
import { FeatureList } from '../src/azul/features.ts';
import { Placements } from '../src/azul/placements.ts';
import { type ProspectData, type ProspectFile, writeProspects } from '../src/azul/prospect-weights.ts';
import { listProspects, MOST_PROSPECTS, PROSPECTS, supplyClasses } from '../src/azul/prospects.ts';
import { WEIGHTS } from '../src/azul/weights.ts';
import { type Label, readLabels } from './azul-label-file.ts';
import type { Table } from './azul-match.ts';
import { Ridge } from './ridge.ts';

const FILE = new URL('../src/azul/prospects.json', import.meta.url);
/** One match in so many is held back. */
const HELD_BACK = 8;
/** The pull to zero, chosen by the error on held-back matches. */
const PULL = 30;
/** The rounds that sets are learned for; one that fewer positions were seen of has none. */
const ROUNDS = [2, 3, 4, 5, 6];
const LEAST = 400;
/** What a set must leave of the squared error of the margin, or less, to be kept. */
const ENOUGH = 0.99;
/** The features of a regression: the prospects, the marker, the plain value. */
const MARKER_AT = PROSPECTS;
const PLAIN_AT = PROSPECTS + 1;
const SIZE = PROSPECTS + 2;

/** A side relative to the mean of its table. */
interface Row {
  readonly features: Float64Array;
  /** The expected final score of the plain evaluation, and what playing on gave. */
  readonly plain: number;
  readonly actual: number;
  readonly win: number;
  readonly temperature: number;
  readonly held: boolean;
}

export interface ProspectPlan {
  readonly games: number;
  readonly seed: string;
  readonly date: string;
}

/** Learns the prospects of a table and writes them. */
export function trainProspects(table: Table, { games, seed, date }: ProspectPlan): void {
  const labels = readLabels(table, games, seed);
  const { sets, results } = learnProspects(table, labels, LEAST);
  for (const result of results) console.log(`${table.board} ${table.seats} ${result}`);
  const file: ProspectFile = JSON.parse(readFileSync(FILE, 'utf8'));
  file.made[table.board] = {
    ...file.made[table.board],
    [table.seats]: { games, seed, positions: labels.length, pull: PULL, heldBack: HELD_BACK, date, results },
  };
  file.boards[table.board] = { ...file.boards[table.board], [table.seats]: sets };
  writeFileSync(FILE, `${JSON.stringify(file, undefined, 2)}\n`);
}

/** The sets by round that labels teach, and what each gained on held-back matches. `least`: see LEAST. */
export function learnProspects(table: Table, labels: readonly Label[], least: number) {
  const sets: { [round: string]: ProspectData } = {};
  const results: string[] = [];
  for (const round of ROUNDS) {
    const rows = labels.filter(({ position }) => position.round === round).flatMap((label) => rowsOf(table, label));
    if (rows.length < least * table.seats) continue;
    const { data, result, kept } = fit(rows, table.seats);
    results.push(`round ${round}: ${result}${kept ? '' : ', dropped'}`);
    if (kept) sets[round] = data;
  }
  return { sets, results };
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

function rowsOf({ board, seats }: Table, { match, position, scores, wins }: Label): Row[] {
  const evaluation = new Evaluation(position, WEIGHTS[board][seats], 1);
  evaluation.evaluate(position);
  const expected = position.sides.map((_, index) => evaluation.expectedScores[index]);
  const list = new FeatureList(MOST_PROSPECTS);
  const supply = supplyClasses(position);
  const placements = new Placements(position.board);
  const features = position.sides.map((side, index) => {
    const row = new Float64Array(SIZE);
    listProspects(placements, side, supply, list);
    for (let i = 0; i < list.length; i++) row[list.index[i]] += list.value[i];
    row[PLAIN_AT] = expected[index] - side.score;
    if (position.marker === index) {
      row[MARKER_AT] = 1;
      row[PLAIN_AT] -= evaluation.markerValue(evaluation.stage);
    }
    return row;
  });
  const mean = features[0].map((_, at) => meanOf(features.map((row) => row[at])));
  return features.map((row, index) => ({
    features: row.map((value, at) => value - mean[at]),
    plain: expected[index] - meanOf(expected),
    actual: scores[index] - meanOf(scores),
    win: wins[index],
    temperature: evaluation.temperature,
    held: match % HELD_BACK === 0,
  }));
}

const chancesOf = (points: readonly number[], temperature: number): number[] => {
  const powers = points.map((x) => Math.exp((x - Math.max(...points)) / temperature));
  return powers.map((power) => power / powers.reduce((sum, x) => sum + x, 0));
};

/** The win probabilities of rows that come table by table. */
const winsOf = (points: readonly number[], seats: number, temperature: (at: number) => number): number[] =>
  Array.from({ length: points.length / seats }, (_, i) =>
    chancesOf(points.slice(i * seats, (i + 1) * seats), temperature(i * seats)),
  ).flat();

function fit(rows: readonly Row[], seats: number) {
  const known = rows.filter(({ held }) => !held);
  const held = rows.filter((row) => row.held);
  const ridge = new Ridge(SIZE);
  for (const { features, plain, actual } of known) ridge.add(features, actual - plain);
  const weights = ridge.solve(PULL);
  const predict = ({ features, plain }: Row): number => features.reduce((sum, x, at) => sum + x * weights[at], plain);
  const temperature = bestTemperature(known, known.map(predict), seats);
  const error = (of: readonly number[]) => Math.sqrt(meanOf(of.map((x) => x * x)));
  const predicted = held.map(predict);
  const marginBefore = error(held.map(({ plain, actual }) => plain - actual));
  const marginAfter = error(held.map(({ actual }, i) => predicted[i] - actual));
  const before = winsOf(
    held.map(({ plain }) => plain),
    seats,
    (at) => held[at].temperature,
  );
  const after = winsOf(predicted, seats, () => temperature);
  const winError = (wins: readonly number[]) => error(held.map(({ win }, i) => wins[i] - win)).toFixed(3);
  // Both sides of a table of two miss by the same, half of the margin each.
  const asMargin = (x: number) => ((x * seats) / (seats - 1)).toFixed(2);
  return {
    data: writeProspects({
      side: Float64Array.from(weights.slice(0, PROSPECTS)),
      marker: weights[MARKER_AT],
      plain: weights[PLAIN_AT],
      scale: Math.log(temperature),
    }),
    result: `${rows.length / seats} positions, error of the margin ${asMargin(marginBefore)} -> ${asMargin(marginAfter)}, of the win ${winError(before)} -> ${winError(after)}`,
    kept: marginAfter ** 2 <= ENOUGH * marginBefore ** 2,
  };
}

/** The temperature with the least log loss. */
function bestTemperature(rows: readonly Row[], points: readonly number[], seats: number): number {
  const lossAt = (temperature: number): number => {
    const wins = winsOf(points, seats, () => temperature);
    return rows.reduce((loss, { win }, i) => loss - win * Math.log(Math.max(1e-9, wins[i])), 0);
  };
  const candidates = Array.from({ length: 60 }, (_, i) => 1 + i / 4);
  return candidates.reduce((best, candidate) => (lossAt(candidate) < lossAt(best) ? candidate : best));
}
