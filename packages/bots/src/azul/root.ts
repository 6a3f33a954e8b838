// The root of a search: the moves that come to mind, what each was worth when it was last looked at, and the choice.

import type { Position } from '@mozaika/azul';
import type { Move } from '@mozaika/kernel';
import type { MoveValue } from '../bot.ts';
import { MOST_MOVES, type Ordering } from './ordering.ts';
import { rankedMoves } from './values.ts';

/** Below every value. */
export const LOWEST = -(1 << 24);

export class Root {
  chosen: Move;
  private readonly moves: Int32Array;
  /** By move; before the first look, the more promising the higher. */
  private readonly values = new Float64Array(1 << 10).fill(LOWEST);

  constructor(position: Position, ordering: Ordering, noticed: ReadonlySet<Move> | undefined) {
    const moves = new Int32Array(MOST_MOVES);
    const scores = new Int32Array(MOST_MOVES);
    const count = ordering.fill(position, -1, moves, scores, 0);
    for (let i = 0; i < count; i++) this.values[moves[i]] += scores[i];
    this.moves = moves.slice(0, count).filter((move) => noticed?.has(move) ?? true);
    this.chosen = this.moves.reduce(
      (best, move) => (this.values[move] > this.values[best] ? move : best),
      this.moves[0],
    );
  }

  /** Lists the moves with how promising they are by now, and says how many. */
  fill(moves: Int32Array, scores: Int32Array): number {
    for (let i = 0; i < this.moves.length; i++) {
      const move = this.moves[i];
      moves[i] = move;
      scores[i] = move === this.chosen ? -LOWEST : this.values[move];
    }
    return this.moves.length;
  }

  /** A move turned out to be worth this: at most, unless it is the best so far. */
  hear(move: Move, value: number): void {
    this.values[move] = value;
  }

  ranked(scale: number): MoveValue[] {
    return rankedMoves(this.moves, this.values, this.chosen, scale);
  }
}
