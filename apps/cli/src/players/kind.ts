// What a player of the program is: a name, and a way to choose moves.

import { allMoves, type Game, type Move, type MoveList, type Random, type Seat } from '@mozaika/kernel';

/** Chooses among the listed moves; where there is none, among the others. */
export type Choose = (position: unknown, seat: Seat, listed: MoveList) => Move;

export interface PlayerKind {
  readonly name: string;
  /** The games it can play; absent for all. */
  readonly games?: readonly string[];
  sit(game: Game, random: Random): Choose;
}

/** One of all legal moves, unlisted ones too: for seats that have nothing else. */
export function anyMove(game: Game, position: unknown, seat: Seat, random: Random): Move {
  const moves = allMoves(game, position, seat);
  return moves[random(moves.length)];
}
