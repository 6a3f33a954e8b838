// The places where points are lost, by game, and how a decision's points are shared among them. Data, never text.

import type { GameTypes, Move, Seat } from '@mozaika/kernel';

/** A decision that lost points against the best move. */
export interface LostPoints<T extends GameTypes = GameTypes> {
  readonly position: T['position'];
  readonly seat: Seat;
  readonly best: Move;
  readonly played: Move;
  readonly points: number;
}

/** Points by the place where they were lost. */
export type PointsByPlace = { readonly [place: string]: number };

/** The places of a game, and how the points of a decision are shared among them: the shares add up to the points. */
export interface LossPlaces<T extends GameTypes = GameTypes> {
  readonly places: readonly string[];
  split(lost: LostPoints<T>): PointsByPlace;
}

/** A part of what is left to explain: never less than nothing, never more than all of it. */
export const partOf = (points: number, difference: number): number => Math.min(points, Math.max(0, difference));

const PLACES: { readonly [game: string]: () => Promise<LossPlaces> } = {
  azul: async () => (await import('./azul/loss-places.ts')).azulLossPlaces as LossPlaces,
  qwirkle: async () => (await import('./qwirkle/loss-places.ts')).qwirkleLossPlaces as LossPlaces,
};

/** Loads the places of a game; a game without them has none. */
export const loadLossPlaces = async (game: string): Promise<LossPlaces> =>
  Object.hasOwn(PLACES, game) && PLACES[game] ? PLACES[game]() : { places: [], split: () => ({}) };
