// Prospects: the evaluation before a deal knows what open cells pay and which tiles are to come.

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type AzulView, azul, type Position, positionOf } from '@mozaika/azul';
import { seededRandom } from '@mozaika/kernel';
import { describe, expect, test } from 'vitest';
import { Evaluation } from '../src/azul/evaluation.ts';
import { FeatureList } from '../src/azul/features.ts';
import { AZUL_LEVELS } from '../src/azul/levels.ts';
import { Placements } from '../src/azul/placements.ts';
import { playAction } from '../src/azul/play-on.ts';
import { MASTER_WEIGHTS } from '../src/azul/prospect-weights.ts';
import file from '../src/azul/prospects.json' with { type: 'json' };
import { listProspects, MOST_PROSPECTS, supplyClasses } from '../src/azul/prospects.ts';
import { searchBot } from '../src/azul/search-bot.ts';
import { WEIGHTS, type Weights } from '../src/azul/weights.ts';
import { labelMatch } from '../train/azul-labels.ts';
import { learnProspects } from '../train/azul-prospects.ts';

const EMPTY = { score: 30, lines: ['', '', '', '', ''], wall: Array(5).fill('.....'), floor: '', tiling: null };
/** A blue tile in the middle completes a row and a column: 5 + 5 points, 2 and 7 of bonus. */
const CROSS = { ...EMPTY, wall: ['..R..', '..Y..', 'KW.YR', '..W..', '..K..'], lines: ['', '', 'BB', '', ''] };
/** Will end the match in this round. */
const RIVAL = { ...EMPTY, score: 45, wall: ['BYRK.', '.BYR.', '.....', '.....', '.....'] };

/** Before the fifth deal, with the cross on one side, and so many blue tiles among the twenty to come. */
function beforeFifthRound(blue: number): Position {
  const others = (20 - blue) / 4;
  const bag = { B: blue, Y: others, R: others, K: others, W: others };
  const lid = { B: 18 - blue, Y: 13 - others, R: 13 - others, K: 13 - others, W: 13 - others };
  const view: AzulView = {
    board: 'coloured',
    seats: 2,
    round: 5,
    idleRounds: 0,
    placed: 0,
    phase: 'deal',
    mover: null,
    starter: 2,
    marker: 2,
    displays: ['', '', '', '', ''],
    centre: '',
    bag,
    lid,
    players: [CROSS, RIVAL],
    endReason: null,
  };
  return positionOf(view);
}

function expected(position: Position, weights: Weights): number {
  const evaluation = new Evaluation(position, weights, 16);
  evaluation.evaluate(position);
  return evaluation.expectedScores[0] - evaluation.expectedScores[1];
}

describe('one tile that is worth 19 points', () => {
  const [rich, none] = [beforeFifthRound(8), beforeFifthRound(0)];
  const { coloured: known } = MASTER_WEIGHTS;

  test('is listed with its ten points and nine of bonus', () => {
    const list = new FeatureList(MOST_PROSPECTS);
    listProspects(new Placements(rich.board), rich.sides[0], supplyClasses(rich), list);
    const values = [...list.value.subarray(0, list.length)];
    expect(values).toContain(10);
    expect(values).toContain(9);
  });

  test('the evaluation expects most of them if such tiles come, and few if none can', () => {
    // Played on 60 times by quick searches, the margin was -4.2 and -24.2.
    const margins = [expected(rich, known[2]), expected(none, known[2])];
    expect(Math.abs(margins[0] + 4.2)).toBeLessThan(3);
    expect(Math.abs(margins[1] + 24.2)).toBeLessThan(6);
    // The plain evaluation does not look into the bag.
    expect(expected(rich, WEIGHTS.coloured[2])).toBe(expected(none, WEIGHTS.coloured[2]));
  });
});

test('what is remembered of a wall is not taken for another one with the same cells', () => {
  const placements = new Placements(azul.setup({ board: 'gray' }, 2).board);
  const bestOfBlueInRow2 = (columnOfBlue: number, columnOfYellow: number): number => {
    const [side] = azul.setup({ board: 'gray' }, 2).sides;
    side.place(0, columnOfBlue, 0);
    side.place(0, columnOfYellow, 1);
    side.place(2, 0, 2);
    placements.begin(side);
    expect(placements.find(side, 1, 0)).toBe(true);
    return placements.points;
  };
  // Between two tiles it scores three points, unless its own column is the one where it would.
  for (let i = 0; i < 2; i++) {
    expect(bestOfBlueInRow2(0, 1)).toBe(2);
    expect(bestOfBlueInRow2(1, 0)).toBe(3);
  }
});

/** Positions before deals of matches between quick searches. */
function positionsBeforeDeals(): Position[] {
  const random = seededRandom('prospects');
  const bot = searchBot({ ...AZUL_LEVELS.master, budget: { nodes: 60, milliseconds: 1000 } }, WEIGHTS);
  const found: Position[] = [];
  for (let match = 0; match < 4; match++) {
    const position = azul.setup({ board: 'coloured' }, 2);
    while (position.phase !== 'over') {
      if (position.phase === 'deal' && position.round > 1) found.push(azul.clone(position));
      playAction(position, bot, random, random);
    }
  }
  return found;
}

test('the value of a position is the same to both sides, and when they change places', () => {
  const positions = positionsBeforeDeals();
  expect(positions.length).toBeGreaterThan(12);
  for (const position of positions) {
    const { players, ...view } = azul.view(position) as AzulView;
    const other = (seat: AzulView['starter']) => (seat === 1 ? 2 : 1);
    const marker = view.marker === 1 ? 2 : 1;
    const swapped = positionOf({ ...view, starter: other(view.starter), marker, players: players.toReversed() });
    const evaluation = new Evaluation(position, MASTER_WEIGHTS.coloured[2], 16);
    const value = evaluation.value(position, 0);
    expect(evaluation.value(position, 1)).toBeCloseTo(-value, -0.5);
    expect(new Evaluation(swapped, MASTER_WEIGHTS.coloured[2], 16).value(swapped, 1)).toBe(value);
  }
});

test('labels follow from their seed', () => {
  const [one, again] = [1, 2].map(() => labelMatch('coloured', 2, 'labels'));
  expect(one.length).toBeGreaterThan(2);
  expect(again).toEqual(one);
});

test('equal labels teach equal sets, with the errors that the file states', () => {
  const labels = [0, 1, 2, 3].flatMap((match) =>
    labelMatch('crystal-x2', 2, `teach ${match}`, [0, 0, 1]).map((label) => ({ ...label, match })),
  );
  const [one, again] = [1, 2].map(() => learnProspects({ board: 'crystal-x2', seats: 2 }, labels, 3));
  expect(one.results.length).toBeGreaterThan(2);
  for (const result of one.results)
    expect(result).toMatch(/^round \d: \d+ positions, error of the margin .* of the win /);
  expect(again).toEqual(one);
});

test('every set says how it was made, and no set is there that was dropped', () => {
  const { made, boards } = file;
  expect(Object.keys(made)).toEqual(Object.keys(boards));
  for (const [board, bySeats] of Object.entries(boards)) {
    const known: { [seats: string]: { seed: string; games: number; results: string[] } } =
      made[board as keyof typeof made];
    for (const [seats, sets] of Object.entries(bySeats)) {
      const { seed, games, results } = known[seats];
      expect(seed).not.toBe('');
      expect(games).toBeGreaterThan(0);
      const kept = results
        .filter((result) => !result.endsWith('dropped'))
        .map((result) => result.match(/^round (\d)/)?.[1]);
      expect(Object.keys(sets)).toEqual(kept);
    }
  }
});

test('the weights of all games take less than 400 kB, compressed', () => {
  const files = ['azul/weights.json', 'azul/prospects.json', 'qwirkle/weights.ts'];
  const sizes = files.map((name) => gzipSync(readFileSync(new URL(`../src/${name}`, import.meta.url))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});
