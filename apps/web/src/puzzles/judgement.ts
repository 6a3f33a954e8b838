// What is said to a try at a puzzle: whether it is right, what it is worth, how it is refuted, and why.

import type { Puzzle } from '@mozaika/analysis/puzzles';
import type { Told } from '@mozaika/words';

export interface JudgeRequest {
  readonly game: string;
  readonly puzzle: Puzzle;
  /** As records write it. */
  readonly move: string;
}

export interface Judgement {
  readonly isRight: boolean;
  /** What it gives away against the best move: of the winning chance, 0 to 1, and of the expected final points. */
  readonly lost: { readonly win: number; readonly points: number };
  /** The actions that would follow, with the seats that make them; none where chance comes first. */
  readonly line: readonly string[];
  /** The weightiest reason first: why it is good, or why the right move is better. */
  readonly reasons: readonly Told[];
}
