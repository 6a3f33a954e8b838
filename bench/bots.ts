// Speed of the bots: nodes of Azul's search and simulated plies of Qwirkle's, on positions of whole matches.

import { type Bot, loadBots, type SearchRequest } from '@mozaika/bots';
import { apply, type Game, maskAction, playOut, randomChooser, seededRandom } from '@mozaika/kernel';
import { best } from './measure.ts';

const NODES = 20_000;

/** Search requests from a random match, masked for the seats to move. */
function searchRequests(game: Game, seed: string): SearchRequest[] {
  const random = seededRandom(seed);
  const known = ([1, 2] as const).map((seat) => ({ seat, position: game.setup(game.variants[0], 2) }));
  const asked: SearchRequest[] = [];
  playOut(game, game.setup(game.variants[0], 2), {
    choose: randomChooser(game, random),
    chance: () => random,
    onAction(action) {
      if (action.kind === 'move') {
        const position = game.clone(known[action.seat - 1].position);
        asked.push({ position, seat: action.seat, random: seededRandom(seed) });
      }
      for (const { seat, position } of known) apply(game, position, maskAction(game, action, seat));
    },
  });
  // Every few moves is enough, and the last ones are too small to search.
  return asked.filter((_, i) => i % 8 === 0 && i < asked.length / 2);
}

/** Nanoseconds for a node of a game's master. */
async function nodeOf(name: string): Promise<number> {
  const bot: Bot | undefined = (await loadBots(name))?.master;
  if (!bot) throw new Error(`No bots for ${name}`);
  const asked = searchRequests(bot.game, 'bench');
  return best(() =>
    asked.reduce((nodes, request) => {
      const search = bot.think(request);
      search.advance(NODES);
      return nodes + search.nodes;
    }, 0),
  );
}

export const azulSearchNode = (): Promise<number> => nodeOf('azul');
export const qwirkleSimulatedPly = (): Promise<number> => nodeOf('qwirkle');
