// The puzzles of the files: legal, described as the facts say, and solved by a search from a cold start. `npm run soak` solves all of them, deeply.

import { LEVELS } from '@mozaika/bots';
import { allMoves, formatSetUp, isSeat, parseSetUp, type Seat } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { compareClearly } from '../src/puzzles/compared.ts';
import {
  difficultyOf,
  findPuzzle,
  loadPuzzleParts,
  loadPuzzles,
  type Puzzle,
  type PuzzleParts,
  puzzleId,
  solveAgain,
  THEMES,
  TRIES,
} from '../src/puzzles/index.ts';

const SOAK = 'MOZAIKA_SOAK' in process.env;
/** How many puzzles of each game are solved again in the quick tests. */
const SOLVED = 8;
const MINUTES = 60_000;

async function partsOf(game: string): Promise<PuzzleParts> {
  const parts = await loadPuzzleParts(game);
  if (!parts) throw new Error(`${game} has no puzzles`);
  return parts;
}

function seatOf({ seat }: Puzzle): Seat {
  if (!isSeat(seat)) throw new RangeError(`There is no seat ${seat}`);
  return seat;
}

describe.each(['azul', 'qwirkle'])('the puzzles of %s', async (id) => {
  const puzzles = await loadPuzzles(id);

  it('are there, each once', () => {
    expect(puzzles.length).toBeGreaterThan(0);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(puzzles.filter(({ id, position }) => id !== puzzleId(position))).toEqual([]);
  });

  it('are positions with legal moves, right and wrong ones apart', async () => {
    const { analysis, themesOf } = await partsOf(id);
    const { game } = analysis.bot;
    for (const puzzle of puzzles) {
      const read = parseSetUp(game, puzzle.position);
      if (!read.ok) throw new Error(`${puzzle.position}: ${JSON.stringify(read.refusal)}`);
      const { options, position } = read.value;
      expect(formatSetUp(game, options, position)).toBe(puzzle.position);
      const seat = seatOf(puzzle);
      expect(game.turn(position), puzzle.position).toEqual({ kind: 'move', seats: expect.arrayContaining([seat]) });
      const legal = allMoves(game, position, seat).map((move) => game.formatMove(move));
      const named = [...puzzle.right, ...puzzle.wrong].map(([move]) => move);
      expect(legal, puzzle.position).toEqual(expect.arrayContaining(named));
      expect(new Set(named).size).toBe(named.length);
      for (const [, win] of puzzle.wrong) expect(win).toBeLessThanOrEqual((puzzle.right[0]?.[1] ?? 0) + 0.001);
      expect(puzzle.found.length).toBe(LEVELS.length);
      expect(puzzle.found.every((times) => times >= 0 && times <= TRIES)).toBe(true);
      // Levels 1 to 4 miss it most times.
      expect(puzzle.found.slice(0, 4).every((times) => times * 2 < TRIES)).toBe(true);
      expect(difficultyOf(puzzle)).toBeGreaterThanOrEqual(4);
      const best = game.parseMove(puzzle.right[0]?.[0] ?? '');
      expect(best.ok && themesOf(position, seat, best.value), puzzle.position).toEqual(puzzle.themes);
      expect(puzzle.themes.every((theme) => THEMES.includes(theme)) && puzzle.themes.length > 0).toBe(true);
    }
  });

  it('are solved by a search from a cold start', { timeout: SOAK ? 600 * MINUTES : 2 * MINUTES }, async () => {
    const parts = await partsOf(id);
    const quick = puzzles.filter(({ proof }) => proof === 'solved').slice(0, SOLVED);
    for (const puzzle of SOAK ? puzzles : quick) {
      expect(solveAgain(parts, puzzle, 'deep'), puzzle.position).toBeDefined();
    }
  });
});

it('an opening, where many moves are about as good, is no puzzle', async () => {
  const parts = await partsOf('azul');
  const { game } = parts.analysis.bot;
  const empty = '0;-,-,-,-,-;5/5/5/5/5;-';
  const read = parseSetUp(game, `azul 1 take1 1/C BBYR,YYKW,BRRK,KWWW,BYRK - rest - ${empty} ${empty}`);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  expect(findPuzzle(parts, read.value.options, read.value.position, { seat: 1 })).toBeUndefined();
  expect(compareClearly(parts, `azul ${game.formatPosition(read.value.position)}`, 1, 'quick')).toBeUndefined();
});
