// Forced moves: the only legal move of a seat that has no choice.

import type { Game, GameTypes } from './game.ts';
import { type Move, MoveList } from './moves.ts';
import type { Seat } from './seats.ts';

const list = new MoveList();

/** The only legal move of a seat to move; nothing if it has a choice. The seat's tiles must be known. */
export function onlyMove<T extends GameTypes>(game: Game<T>, position: T['position'], seat: Seat): Move | undefined {
  game.legalMoves(position, seat, list);
  if (list.length > 1) return undefined;
  const listed = list.length === 1 ? list.at(0) : undefined;
  if (!game.unlistedMoves) return listed;
  game.unlistedMoves(position, seat, list);
  if (listed !== undefined) return list.length === 0 ? listed : undefined;
  return list.length === 1 ? list.at(0) : undefined;
}
