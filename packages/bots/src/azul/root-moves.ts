// The root of a search: the moves that come to mind, what each was worth when it was last looked at, and the choice.

import type { Position } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';
import { MAX_MOVES, type MoveOrdering } from './move-ordering.ts';
import { rankedMoves } from './win-probability.ts';

/** Below every value. */
export const MIN_VALUE = -(1 << 24);

export class RootMoves {
  best: Move;
  private readonly moves: Int32Array;
  /** By move; before the first look, the more promising the higher. */
  private readonly values = new Float64Array(1 << 10).fill(MIN_VALUE);

  constructor(position: Position, ordering: MoveOrdering, noticed: ReadonlySet<Move> | undefined) {
    const moves = new Int32Array(MAX_MOVES);
    const scores = new Int32Array(MAX_MOVES);
    const count = ordering.fill(position, -1, moves, scores, 0);
    for (let i = 0; i < count; i++) this.values[moves[i]] += scores[i];
    this.moves = moves.slice(0, count).filter((move) => noticed?.has(move) ?? true);
    this.best = this.moves.reduce((best, move) => (this.values[move] > this.values[best] ? move : best), this.moves[0]);
  }

  /** Lists the moves with how promising they are by now, and says how many. */
  fill(moves: Int32Array, scores: Int32Array): number {
    for (let i = 0; i < this.moves.length; i++) {
      const move = this.moves[i];
      moves[i] = move;
      scores[i] = move === this.best ? -MIN_VALUE : this.values[move];
    }
    return this.moves.length;
  }

  /** A move turned out to be worth this: at most, unless it is the best so far. */
  setValue(move: Move, value: number): void {
    this.values[move] = value;
  }

  ranked(scale: number): MoveValue[] {
    return rankedMoves(this.moves, this.values, this.best, scale);
  }
}
