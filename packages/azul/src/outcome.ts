// The outcome: final scores, end bonuses and the tie-break.

import type { Outcome } from '@mozaika/kernel';
import type { Board } from './boards.ts';
import type { EndReason, Position } from './position.ts';
import { completeColours, completeColumns, completeRows, countBits } from './wall.ts';

/** What complete rows, columns and colours of a wall pay at the end. `filled` and `held` as in `Side`. */
export function endBonus({ data }: Board, filled: number, held: number): number {
  const { row, column, colour } = data.bonus;
  return (
    row * countBits(completeRows(filled)) +
    column * countBits(completeColumns(filled)) +
    colour * countBits(completeColours(held))
  );
}

/** Most points win, tied more complete rows: above 0 if the first seat is ahead, 0 if both share the place. */
export const compareAtEnd = (score: number, rows: number, otherScore: number, otherRows: number): number =>
  score - otherScore || rows - otherRows;

export function scores({ sides }: Position): number[] {
  return sides.map((side) => side.score);
}

export function outcome(position: Position): Outcome {
  const standings = position.sides.map(({ score, filled }) => ({ score, rows: countBits(completeRows(filled)) }));
  const ranks = standings.map(
    ({ score, rows }) => 1 + standings.filter((other) => compareAtEnd(other.score, other.rows, score, rows) > 0).length,
  );
  return { scores: scores(position), ranks, reason: position.endReason as EndReason };
}
