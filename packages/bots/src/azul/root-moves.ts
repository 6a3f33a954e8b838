// The root moves of an iterative-deepening search: their values of the last iteration, which order the next one.

import type { Position } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';
import { MAX_MOVES, type MoveOrdering } from './move-ordering.ts';
import { rankedMoves } from './ranked-moves.ts';

/** Below every value of an evaluation: the initial alpha. */
export const MIN_VALUE = -(1 << 24);

export class RootMoves {
  best: Move;
  private readonly moves: Int32Array;
  /** By move. Before the first iteration, the static ordering's score above MIN_VALUE. */
  private readonly values = new Float64Array(1 << 10).fill(MIN_VALUE);

  constructor(position: Position, ordering: MoveOrdering, noticed: ReadonlySet<Move> | undefined) {
    const moves = new Int32Array(MAX_MOVES);
    const scores = new Float64Array(MAX_MOVES);
    const count = ordering.fill(position, -1, moves, scores, 0);
    for (let i = 0; i < count; i++) this.values[moves[i]] += scores[i];
    this.moves = moves.slice(0, count).filter((move) => noticed?.has(move) ?? true);
    this.best = this.moves.reduce((best, move) => (this.values[move] > this.values[best] ? move : best), this.moves[0]);
  }

  /** Lists the moves with their scores for this iteration, the best move so far first, and returns how many. */
  fill(moves: Int32Array, scores: Float64Array): number {
    for (let i = 0; i < this.moves.length; i++) {
      const move = this.moves[i];
      moves[i] = move;
      scores[i] = move === this.best ? -MIN_VALUE : this.values[move];
    }
    return this.moves.length;
  }

  /** The value of a move: an upper bound, unless it is the best so far. */
  setValue(move: Move, value: number): void {
    this.values[move] = value;
  }

  ranked(temperature: number): MoveValue[] {
    return rankedMoves(this.moves, this.values, this.best, temperature);
  }
}
