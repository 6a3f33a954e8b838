// A puzzle: a position of a match between bots in which one move is clearly best. Data, never text.

/** What a puzzle is about: what its right move does, as the facts tell. */
export const THEMES = [
  // Azul
  'complete-line',
  'complete-column',
  'complete-colour',
  'complete-row',
  'deny',
  'overflow',
  'to-the-floor',
  'start-next',
  'choose-column',
  // Qwirkle
  'qwirkle',
  'close-the-five',
  'keep-the-set',
  'open-nothing',
  'not-the-most-points',
  'trade',
  'empty-bag',
  'end-the-match',
] as const;
export type Theme = (typeof THEMES)[number];

/** A move as text with the winning chance that it gives to the solver. */
export type PuzzleMove = readonly [move: string, win: number];

export interface Puzzle {
  /** The position as the solver knows it: others' tiles are hidden. Unique among the puzzles of a game. */
  readonly position: string;
  readonly seat: number;
  /** The moves that are right, the best one first: none of them is noticeably worse than the best. */
  readonly right: readonly PuzzleMove[];
  /** The best of the others; moves that are not named at all are worse or were not worth a comparison. */
  readonly wrong: readonly PuzzleMove[];
  readonly themes: readonly Theme[];
  /** How many of the eight levels miss it: 4 to 8, the more the harder. */
  readonly difficulty: number;
}
