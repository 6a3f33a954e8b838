// Positions that a match is done with, for the next copy that is needed: a position of Qwirkle has 150 kB, and to ask for so much anew
// takes longer than the move.

import type { Game, GameTypes } from './game.ts';

interface Spare {
  readonly kind: string;
  readonly position: unknown;
}

/** At most one for each game, so that nothing piles up. */
const spares = new WeakMap<object, Spare>();

/** A copy of a position. Only positions of the same kind (options, seats, rules) can be made equal to each other. */
export function copyOf<T extends GameTypes>(game: Game<T>, kind: string, position: T['position']): T['position'] {
  const spare = spares.get(game);
  if (spare?.kind !== kind) return game.clone(position);
  spares.delete(game);
  // Put there for this very game, by the function below.
  const copy = spare.position as T['position'];
  game.copy(position, copy);
  return copy;
}

/** Gives a position away that nobody keeps. */
export function giveAway<T extends GameTypes>(game: Game<T>, kind: string, position: T['position']): void {
  spares.set(game, { kind, position });
}
