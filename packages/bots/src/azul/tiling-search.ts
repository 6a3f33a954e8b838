// Tiling a free wall: each column for the topmost full line, evaluated with the best tiling of the lines below it.

import { type AzulTypes, azul, columnOf, lineOfTile, moveToWall, type Position } from '@mozaika/azul';
import { type Move, MoveList } from '@mozaika/kernel';
import type { Analysis, AnytimeSearch, SearchRequest } from '../bot.ts';
import { Evaluation } from './evaluation.ts';
import { rankedMoves } from './ranked-moves.ts';
import type { Weights } from './weights.ts';

const CACHE_SIZE = 1 << 4;

/** A node is a column. The search is exhaustive, as nobody else can interfere. */
export class TilingSearch implements AnytimeSearch {
  nodes = 0;
  private readonly index: number;
  private readonly position: Position;
  private readonly after: Position;
  private readonly evaluation: Evaluation;
  private readonly list = new MoveList();
  private readonly values = new Float64Array(1 << 11).fill(Number.NEGATIVE_INFINITY);
  private bestMove: Move;

  constructor({ position, seat }: SearchRequest<AzulTypes>, weights: Weights) {
    this.index = seat - 1;
    this.position = azul.clone(position);
    this.after = azul.clone(position);
    this.evaluation = new Evaluation(position, weights, CACHE_SIZE);
    azul.legalMoves(position, seat, this.list);
    this.bestMove = this.list.at(0);
  }

  advance(nodes: number): 'more' | 'done' {
    for (let i = 0; i < nodes && this.nodes < this.list.length; i++) {
      const move = this.list.at(this.nodes++);
      azul.copy(this.position, this.after);
      // Only this side is advanced: the others may still have lines to tile, and the round does not end by it.
      moveToWall(this.after, this.index, lineOfTile(move), columnOf(move));
      this.values[move] = this.evaluation.value(this.after, this.index);
      if (this.values[move] > this.values[this.bestMove]) this.bestMove = move;
    }
    return this.nodes < this.list.length ? 'more' : 'done';
  }

  best(): Move {
    return this.bestMove;
  }

  analysis(): Analysis {
    this.evaluation.evaluate(this.position);
    const moves = rankedMoves(
      Int32Array.from(this.list.toArray()),
      this.values,
      this.bestMove,
      this.evaluation.temperature,
    );
    return { moves, line: [this.bestMove], nodes: this.nodes };
  }
}
