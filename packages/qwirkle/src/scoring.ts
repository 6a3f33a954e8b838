// Scoring: what a play is worth, and which lines it is worth it for.

import { type Move, ranksOf } from '@mozaika/kernel';
import { CELL_MASK, type Cell, cellAt, type Grid, STEP } from './grid.ts';
import { runAfter, runBefore, runLength } from './lines.ts';
import { type Direction, directionOf, highOf, lowOf, slotOf, xOf, yOf } from './moves.ts';
import type { Position } from './position.ts';
import { HAND_SIZE } from './tiles.ts';

/** What a line of each length scores: its length, and a qwirkle six more. One tile alone is no line. */
export const LINE_POINTS = Uint8Array.of(0, 0, 2, 3, 4, 5, 12);
/** The player who plays the last tile of the hand when the bag is empty gets six points. */
export const LAST_TILE_POINTS = 6;
/** A play that makes no line is a single tile that opens [Q3]. */
export const LONE_TILE_POINTS = 1;

/** The ranking by scores alone: equal scores share a rank. */
export const ranksByScore = (points: readonly number[]): number[] => ranksOf(points.map((score) => [score]));

/** Called with each line that scores: a cell that was played, how many tiles of the line lie before it, how long it is. */
export type LineSink = (direction: Direction, slot: number, before: number, length: number) => void;

/** The points of a play that is legal and not yet made. */
export function scorePlay({ lines }: Grid, move: Move, onLine?: LineSink): number {
  const low = lowOf(move);
  const high = highOf(move);
  const along = directionOf(high);
  const first = cellAt(xOf(high), yOf(high));
  let points = 0;
  let last: Cell = first;
  let span = 1;
  for (let i = 0; i < HAND_SIZE; i++) {
    if (slotOf(low, high, i) === 0) continue;
    last = (first + i * STEP[along]) & CELL_MASK;
    span = i + 1;
    const key = lines[2 * last + 1 - along];
    if (key === 0) continue;
    const length = runLength(key) + 1;
    points += LINE_POINTS[length];
    onLine?.((1 - along) as Direction, i, runBefore(key), length);
  }
  const before = runBefore(lines[2 * first + along]);
  const length = before + span + runAfter(lines[2 * last + along]);
  points += LINE_POINTS[length];
  if (length > 1) onLine?.(along, 0, before, length);
  return points === 0 ? LONE_TILE_POINTS : points;
}

/** The points of a play that is legal in a position. */
export const playPoints = ({ grid }: Position, move: Move): number => scorePlay(grid, move);
