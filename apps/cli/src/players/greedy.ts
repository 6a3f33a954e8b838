// The greedy player of Qwirkle: always the play that scores most, ties at random; without a play it trades at random.

import { legalPlays, PlayList, type Position, qwirkle } from '@mozaika/qwirkle';
import { anyMove, type PlayerKind } from './kind.ts';

const plays = new PlayList();

export const greedyPlayer: PlayerKind = {
  name: 'greedy',
  games: [qwirkle.id],
  sit: (game, random) => (position, seat) => {
    legalPlays(position as Position, seat, plays);
    if (plays.length === 0) return anyMove(game, position, seat, random);
    let best = 0;
    let equals = 0;
    for (let i = 0; i < plays.length; i++) {
      if (plays.points[i] < plays.points[best]) continue;
      equals = plays.points[i] > plays.points[best] ? 1 : equals + 1;
      // The n-th of equal plays takes over with probability 1/n, so that each is equally likely in the end.
      if (equals === 1 || random(equals) === 0) best = i;
    }
    return plays.at(best);
  },
};
