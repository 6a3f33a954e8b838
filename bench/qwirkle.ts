// Speed of the rules of Qwirkle: whole greedy games, and listing the plays of a seat.

import { MoveList, seededRandom } from '@mozaika/kernel';
import {
  encodeTrade,
  knownTiles,
  legalPlays,
  PASS,
  PlayList,
  type Position,
  qwirkle,
  tradeLimit,
} from '@mozaika/qwirkle';
import { best } from './measure.ts';

/** Nanoseconds for a greedy turn: 2 players, whole games, deals and draws included, the best play by points, ties at random. */
export function qwirkleGreedyTurn(): number {
  const playGames = greedyGames('qwirkle-greedy-turn');
  playGames(400);
  return best(() => playGames(400));
}

/** Nanoseconds for the list of all plays of the seat to move, over the positions of greedy games. */
export function qwirkleListPlays(): number {
  const positions: Position[] = [];
  greedyGames('qwirkle-list-plays')(8, (position) => positions.push(qwirkle.clone(position)));
  const list = new MoveList();
  const listAll = () => {
    for (const position of positions) qwirkle.legalMoves(position, position.mover, list);
    return positions.length;
  };
  const listOften = () => Array.from({ length: 50 }, listAll).reduce((sum, count) => sum + count);
  listOften();
  return best(listOften);
}

/** Plays some greedy games and returns how many turns they had. */
function greedyGames(seed: string): (games: number, onTurn?: (position: Position) => void) => number {
  const random = seededRandom(seed);
  const plays = new PlayList();
  const start = qwirkle.setup({}, 2);
  const position = qwirkle.clone(start);

  const choose = (): number => {
    const seat = position.mover;
    legalPlays(position, seat, plays);
    const { length, points } = plays;
    if (length === 0) {
      return position.bag === 0 ? PASS : encodeTrade(knownTiles(position, seat).slice(0, tradeLimit(position, seat)));
    }
    let best = 0;
    let ties = 0;
    let chosen = 0;
    for (let i = 0; i < length; i++) {
      if (points[i] < best) continue;
      ties = points[i] > best ? 1 : ties + 1;
      best = points[i];
      if (ties === 1 || random(ties) === 0) chosen = i;
    }
    return plays.at(chosen);
  };

  return (games, onTurn) => {
    let turns = 0;
    for (let i = 0; i < games; i++) {
      qwirkle.copy(start, position);
      for (;;) {
        const turn = qwirkle.turn(position);
        if (turn.kind === 'over') break;
        if (turn.kind === 'deal') {
          qwirkle.applyDeal(position, qwirkle.deal(position, random));
          continue;
        }
        onTurn?.(position);
        qwirkle.applyMove(position, turn.seats[0], choose());
        turns++;
      }
    }
    return turns;
  };
}
