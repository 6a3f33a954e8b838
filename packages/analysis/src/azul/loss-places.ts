// Where points are lost in Azul: bonuses, the floor, tiling on free walls, and everything else that a choice on offer decides.

import { type AzulTypes, decided, endBonus, isTileMove, type Position, previewMove, Tilings } from '@mozaika/azul';
import type { Move, Seat } from '@mozaika/kernel';
import { type LossPlaces, type LostPoints, partOf } from '../loss-places.ts';
import { sideOf } from './side-of.ts';

/** The most that complete rows, columns and colours can pay once a seat's full lines are tiled. */
export function securedBonus(position: Position, seat: Seat): number {
  let most = 0;
  new Tilings(position).forEach(sideOf(position, seat), seat - 1, ({ board, sides }, index) => {
    const side = sides[index];
    if (side) most = Math.max(most, endBonus(board, side.filled, side.held));
  });
  return most;
}

const bonusAfter = ({ position, seat }: LostPoints<AzulTypes>, move: Move): number =>
  securedBonus(decided(position, seat, move).position, seat);

/** What the better move would have secured of bonuses, then what it would have kept off the floor; the rest is the choice itself. */
export const azulLossPlaces: LossPlaces<AzulTypes> = {
  places: ['offer', 'tiling', 'floor', 'bonus'],
  split(lost) {
    const { position, seat, best, played, points } = lost;
    const bonus = partOf(points, bonusAfter(lost, best) - bonusAfter(lost, played));
    const cost = (move: Move): number => previewMove(position, seat, move).cost;
    const floor = partOf(points - bonus, cost(best) - cost(played));
    const rest = points - bonus - floor;
    return { [isTileMove(played) ? 'tiling' : 'offer']: rest, floor, bonus };
  },
};
