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
  'last-round',
  // Qwirkle
  'qwirkle',
  'close-the-five',
  'keep-the-set',
  'open-nothing',
  'not-the-most-points',
  'trade',
  'empty-bag',
  // Both
  'end-the-match',
] as const;
export type Theme = (typeof THEMES)[number];

/** A move as text with the winning chance that it gives to the solver, and the points ahead at the end that are expected. */
export type PuzzleMove = readonly [move: string, win: number, margin: number];

/**
 * How the values of a puzzle were found. Solved: exactly, to the end of the match or of a round of Azul, for every legal move.
 * Otherwise the depth of the analysis that compared the best moves.
 */
export type PuzzleProof = 'solved' | 'normal' | 'deep';

export interface Puzzle {
  /** Made from the position: the same position has the same id for ever. */
  readonly id: string;
  /** The position as the solver knows it: others' tiles are hidden. Unique among the puzzles of a game. */
  readonly position: string;
  readonly seat: number;
  readonly proof: PuzzleProof;
  /** The moves that are right, the best one first: none of them is noticeably worse than the best. All of them if it is solved. */
  readonly right: readonly PuzzleMove[];
  /** The best of the others; of a solved puzzle all that are not named are no better than these. */
  readonly wrong: readonly PuzzleMove[];
  readonly themes: readonly Theme[];
  /** How often each level, the weakest first, found a right move in so many tries as there are in `TRIES`. */
  readonly found: readonly number[];
}

/** How often each level tries: levels overlook moves by chance. */
export const TRIES = 3;

/** How many of the eight levels miss it most times: 4 to 8, the more the harder. */
export const difficultyOf = ({ found }: Pick<Puzzle, 'found'>): number =>
  found.filter((times) => 2 * times < TRIES).length;

/** The id of a position's puzzle: FNV-1a over its text from two starting points, as eight digits and letters. */
export const puzzleId = (position: string): string =>
  [0x811c9dc5, 0x9e3779b9].map((start) => hashOf(position, start).toString(36).slice(-4).padStart(4, '0')).join('');

/** FNV-1a. */
export function hashOf(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
