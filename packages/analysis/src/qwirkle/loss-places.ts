// Where points are lost in Qwirkle: lines of six left to others, trades, and plays.

import type { Move, Seat } from '@mozaika/kernel';
import { decodeMove, type Position, QWIRKLE, type QwirkleTypes, qwirkle } from '@mozaika/qwirkle';
import { type LossPlaces, type LostPoints, partOf } from '../loss-places.ts';
import { openCells } from './open-cells.ts';
import { chanceOfAny, heldByOthers, unseenBy } from './unseen.ts';

/** A line of six pays its length twice. */
const QWIRKLE_POINTS = 2 * QWIRKLE;

/** The chance that another seat holds a tile for the likeliest cell where one tile makes a line of six, as a seat knows it. */
export function qwirkleChance(after: Position, seat: Seat): number {
  const unseen = unseenBy(after, seat);
  const total = unseen.reduce((sum, count) => sum + count, 0);
  const held = heldByOthers(after, seat);
  const chances = openCells(after.grid)
    .filter(({ across, down }) => across === QWIRKLE || down === QWIRKLE)
    .map(({ tiles }) => tiles.reduce((sum, tile) => sum + (unseen[tile] ?? 0), 0))
    .map((wanted) => chanceOfAny(wanted, held, total));
  return Math.max(0, ...chances);
}

function givenAway({ position, seat }: LostPoints<QwirkleTypes>, move: Move): number {
  const after = qwirkle.clone(position);
  qwirkle.applyMove(after, seat, move);
  return after.phase === 'over' ? 0 : QWIRKLE_POINTS * qwirkleChance(after, seat);
}

const isTrade = (move: Move): boolean => decodeMove(move)?.kind === 'trade';

/** First what the better move would not have left to others; the rest is a trade's if either move is one. */
export const qwirkleLossPlaces: LossPlaces<QwirkleTypes> = {
  places: ['plays', 'trades', 'qwirkles'],
  split(lost) {
    const { best, played, points } = lost;
    const qwirkles = partOf(points, givenAway(lost, played) - givenAway(lost, best));
    return { [isTrade(best) || isTrade(played) ? 'trades' : 'plays']: points - qwirkles, qwirkles };
  },
};
