// The random bot, a baseline: any listed move, each equally likely; only without one, any of the unlisted ones.

import { type Game, type GameTypes, randomChooser } from '@mozaika/kernel';
import type { Bot } from './bot.ts';

export function randomBot<T extends GameTypes>(game: Game<T>): Bot<T> {
  return {
    game,
    budget: { nodes: 1, milliseconds: 1000 },
    think({ position, seat, random }) {
      const move = randomChooser(game, random)(position, seat);
      return {
        nodes: 1,
        advance: () => 'done',
        best: () => move,
        analysis: () => ({ moves: [], line: [move], nodes: 1 }),
      };
    },
  };
}
