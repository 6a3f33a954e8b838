// The random player: any listed move, each equally likely.

import { anyMove, type PlayerKind } from './kind.ts';

export const randomPlayer: PlayerKind = {
  name: 'random',
  sit: (game, random) => (position, seat, listed) =>
    listed.length > 0 ? listed.at(random(listed.length)) : anyMove(game, position, seat, random),
};
