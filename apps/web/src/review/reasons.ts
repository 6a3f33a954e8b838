// Why one move is better than another, by game: from the facts of both.

import type { GameTypes, Move, Seat } from '@mozaika/kernel';
import type { Told } from '@mozaika/words';

/** The weightiest reason first. */
export type Compare = (position: GameTypes['position'], seat: Seat, better: Move, other: Move) => readonly Told[];

const COMPARERS: { readonly [game: string]: () => Promise<Compare> } = {
  azul: async () => {
    const [{ azulMoveFacts }, { azulComparison }] = await Promise.all([
      import('@mozaika/analysis/azul'),
      import('@mozaika/words/analysis/azul'),
    ]);
    return (position, seat, better, other) => {
      const at = position as Parameters<typeof azulMoveFacts>[0];
      return azulComparison(azulMoveFacts(at, seat, better), azulMoveFacts(at, seat, other), { seat, seats: at.seats });
    };
  },
  qwirkle: async () => {
    const [{ qwirkleMoveFacts }, { qwirkleComparison }] = await Promise.all([
      import('@mozaika/analysis/qwirkle'),
      import('@mozaika/words/analysis/qwirkle'),
    ]);
    return (position, seat, better, other) => {
      const at = position as Parameters<typeof qwirkleMoveFacts>[0];
      return qwirkleComparison(qwirkleMoveFacts(at, seat, better), qwirkleMoveFacts(at, seat, other));
    };
  },
};

/** Loads the comparison of a game; of others nothing is told. */
export const loadCompare = async (game: string): Promise<Compare> =>
  Object.hasOwn(COMPARERS, game) ? ((await COMPARERS[game]?.()) ?? (() => [])) : () => [];
