// Players for the tests.

import { allMoves, type Chooser, type Random } from '@mozaika/kernel';
import { decodeMove, legalPlays, PlayList, type Position, type QwirkleTypes, qwirkle } from '../src/index.ts';

/** Always the highest score, ties at random; without a play, trades as much as it may. */
export function greedyChooser(
  random: Random,
  onPlays?: (position: Position, plays: PlayList) => void,
): Chooser<QwirkleTypes> {
  const plays = new PlayList();
  return (position, seat) => {
    legalPlays(position, seat, plays);
    onPlays?.(position, plays);
    if (plays.length === 0) return largestTrade(allMoves(qwirkle, position, seat));
    let [best, ties, chosen] = [0, 0, 0];
    for (let i = 0; i < plays.length; i++) {
      if (plays.points[i] < best) continue;
      ties = plays.points[i] > best ? 1 : ties + 1;
      best = plays.points[i];
      if (ties === 1 || random(ties) === 0) chosen = i;
    }
    return plays.at(chosen);
  };
}

function largestTrade(moves: readonly number[]): number {
  const size = (move: number) => {
    const decoded = decodeMove(move);
    return decoded?.kind === 'trade' ? decoded.tiles.length : 0;
  };
  return moves.reduce((largest, move) => (size(move) > size(largest) ? move : largest));
}
