// A line of the grid with what it brings: one that a draft would make, or one that is being told.

import type { Line } from '@mozaika/qwirkle';

export interface ScoredLine {
  readonly line: Line;
  readonly points: number;
  readonly qwirkle: boolean;
  /** How many of its tiles have been counted so far; absent for the lines of a draft. */
  readonly counted?: number;
}
