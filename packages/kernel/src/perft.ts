// Perft: how many sequences of legal moves there are from a position, with no chance in between.

import type { Game, GameTypes } from './game.ts';
import { MoveList } from './moves.ts';

/** The number of move sequences of exactly `depth` moves. Moves that a game does not list (trades) are not counted. */
export function perft<T extends GameTypes>(game: Game<T>, position: T['position'], depth: number): number {
  /** By the number of moves left: a list and a position of its own, made once. */
  const plies = Array.from({ length: depth }, () => ({ list: new MoveList(), next: game.clone(position) }));

  const count = (at: T['position'], ply: number): number => {
    const buffers = plies[ply];
    if (!buffers) return 1;
    const { list, next } = buffers;
    const turn = game.turn(at);
    if (turn.kind !== 'move') return 0;
    let sequences = 0;
    for (const seat of turn.seats) {
      game.legalMoves(at, seat, list);
      if (ply === depth - 1) {
        sequences += list.length;
        continue;
      }
      for (let i = 0; i < list.length; i++) {
        game.copy(at, next);
        game.applyMove(next, seat, list.at(i));
        sequences += count(next, ply + 1);
      }
    }
    return sequences;
  };
  return count(position, 0);
}
