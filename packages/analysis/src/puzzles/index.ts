// Puzzles: what they are, how they are found and judged. The puzzles themselves are in a file for each game.

export { agrees, clearlyBest, findPuzzle, loadPuzzleParts, lookAgain, type PuzzleParts } from './find-puzzle.ts';
export { type Puzzle, type PuzzleMove, THEMES, type Theme } from './puzzle.ts';
