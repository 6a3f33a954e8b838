// Perft: how many sequences of legal moves there are from a position, with no chance in between.

import type { Game, GameTypes } from './game.ts';
import { MoveList } from './moves.ts';

/** The number of move sequences of exactly `depth` moves. Moves that a game does not list (trades) are not counted. */
export function perft<T extends GameTypes>(game: Game<T>, position: T['position'], depth: number): number {
  const lists = Array.from({ length: depth }, () => new MoveList());
  const positions = Array.from({ length: depth }, () => game.clone(position));

  const count = (at: T['position'], ply: number): number => {
    const turn = game.turn(at);
    if (turn.kind !== 'move') return 0;
    let sequences = 0;
    for (const seat of turn.seats) {
      const list = lists[ply];
      game.legalMoves(at, seat, list);
      if (ply === depth - 1) {
        sequences += list.length;
        continue;
      }
      for (let i = 0; i < list.length; i++) {
        game.copy(at, positions[ply]);
        game.applyMove(positions[ply], seat, list.at(i));
        sequences += count(positions[ply], ply + 1);
      }
    }
    return sequences;
  };
  return depth < 1 ? 1 : count(position, 0);
}
