// Where points were lost: what each decision gave away, split by what the points would have been for. Data, never text.

import { type GameTypes, type MatchRecord, type Move, replay, type Seat } from '@mozaika/kernel';
import type { DecisionAnalysis } from './decision.ts';
import { upTo } from './steps.ts';

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

/** Where a seat lost points over some of its decisions. */
export function whereLost<T extends GameTypes>(
  { game, lossPlaces }: { readonly game: Parameters<typeof replay<T>>[0]; readonly lossPlaces: LossPlaces<T> },
  record: MatchRecord,
  decisions: readonly DecisionAnalysis[],
): PointsByPlace {
  const lost: { [place: string]: number } = Object.fromEntries(lossPlaces.places.map((place) => [place, 0]));
  for (const { index, seat, best, played, points } of decisions) {
    if (points === 0) continue;
    const before = replay(game, upTo(record, index));
    const [better, made] = [game.parseMove(best.move), game.parseMove(played.move)];
    if (!before.ok || !better.ok || !made.ok) continue;
    const shares = lossPlaces.split({ position: before.value, seat, best: better.value, played: made.value, points });
    for (const [place, share] of Object.entries(shares)) lost[place] = (lost[place] ?? 0) + share;
  }
  return lost;
}
