// Positions that matches are done with, for the next copies that are needed: a position of Qwirkle has 150 kB, and to ask for so much anew
// takes longer than the move.

import type { Game, GameTypes } from './game.ts';

interface Spare {
  readonly kind: string;
  readonly position: unknown;
}

/** Those that were given away last, by game: about as many as a busy server has moves on their way to the storage. */
const spares = new WeakMap<object, Spare[]>();
const MOST = 32;

/** A copy of a position. Only positions of the same kind (options, seats, rules) can be made equal to each other. */
export function copyOf<T extends GameTypes>(game: Game<T>, kind: string, position: T['position']): T['position'] {
  const kept = spares.get(game) ?? [];
  const at = kept.findLastIndex((spare) => spare.kind === kind);
  if (at < 0) return game.clone(position);
  // Put there for this very game, by the function below.
  const copy = kept.splice(at, 1)[0]?.position as T['position'];
  game.copy(position, copy);
  return copy;
}

/** Gives a position away that nobody keeps. */
export function giveAway<T extends GameTypes>(game: Game<T>, kind: string, position: T['position']): void {
  const kept = spares.get(game) ?? [];
  if (kept.length === MOST) kept.shift();
  kept.push({ kind, position });
  spares.set(game, kept);
}
