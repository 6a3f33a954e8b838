// What an analysis needs of a game's bots: values of chosen moves that can be compared, and everybody's chances in a position.

import type { GameTypes, Move, Random } from '@mozaika/kernel';
import type { MoveValue, SearchRequest } from '../bot.ts';
import type { SolvedPosition } from './solved-position.ts';

/** A move's value, with how far its distance to the first move may be off: a standard error of samples, or what a deeper look changed. */
export interface AppraisedMove extends MoveValue {
  readonly error: number;
}

/** Values moves and positions. Equal requests, seeds and numbers of nodes give equal values in every engine. */
export interface Appraiser<T extends GameTypes = GameTypes> {
  /**
   * The value of each of some moves to the seat of the request, all searched alike, in their order. It takes about `nodes` nodes,
   * more if that is too few for the smallest look at all moves.
   */
  appraise(request: SearchRequest<T>, moves: readonly Move[], nodes: number): AppraisedMove[];
  /** The position if so many nodes solve it: to the end of the round or of the match. */
  solve(request: SearchRequest<T>, nodes: number): SolvedPosition | undefined;
  /** By seat: the chance to win, together 1. The position waits for a move and hides nothing. */
  chances(position: T['position'], random: Random): readonly number[];
}
