// A position from the middle of a match: bots that decide at once play it, and a moment of it is drawn.

import { loadBot } from '@mozaika/bots';
import { formatSetUp, type Json, playOut, type Result, refuse, type SeatCount, seededRandom } from '@mozaika/kernel';

/** Plays well enough that the position looks like one of people. */
const PLAYER = 'occasional';
/** For each move: nobody looks at the moves, only at what they lead to. */
const NODES = 20;

/** Equal seeds, equal positions. Somebody is to decide in them, and the match is neither fresh nor nearly over. */
export async function middleOf(id: string, options: Json, seats: SeatCount, seed: string): Promise<Result<string>> {
  const bot = await loadBot(id, PLAYER);
  if (!bot) return refuse('unknown-game', { found: id });
  const { game } = bot;
  const random = seededRandom(`${seed} play`);
  const decisions: string[] = [];
  playOut(game, game.setup(options, seats), {
    chance: (k) => seededRandom(`${seed} deal ${k}`),
    choose(position, seat) {
      decisions.push(formatSetUp(game, options, position));
      const seen = game.maskPosition?.(position, seat) ?? position;
      const search = bot.think({ position: seen, seat, random });
      search.advance(NODES);
      return search.best();
    },
  });
  const quarter = Math.floor(decisions.length / 4);
  const text = decisions[quarter + seededRandom(`${seed} moment`)(Math.max(1, decisions.length - 2 * quarter))];
  return text === undefined ? refuse('nothing-to-analyse') : { ok: true, value: text };
}
