// Puzzles: what they are, how they are found and judged. The puzzles themselves are in a file for each game.

export { AS_GOOD } from './compared.ts';
export { findPuzzle, lookAgain, solveAgain } from './find-puzzle.ts';
export { loadPuzzles, PUZZLE_GAMES } from './load.ts';
export { loadPuzzleParts, type PuzzleParts } from './parts.ts';
export {
  difficultyOf,
  hashOf,
  type Puzzle,
  type PuzzleMove,
  type PuzzleProof,
  puzzleId,
  THEMES,
  type Theme,
  TRIES,
} from './puzzle.ts';
