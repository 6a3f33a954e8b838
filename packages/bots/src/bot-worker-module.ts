// The bots as a server's threads load them: one function that answers a turn. The server names this module, never the bots.

import { type MatchRecord, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';
import { decide, NO_CLOCK } from './decide.ts';
import { loadBot, loadBots } from './registry.ts';
import { searchRequestOf } from './search-request.ts';

/** A turn of a bot, with the record as its seat may know it. */
export interface BotTurn {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly level: string;
  /** For the random numbers: the same turn has the same answer. */
  readonly seed: string;
  /** `nodes`: only the level's nodes end its search, however long they take, so that the answer is the same on every machine. */
  readonly endedBy?: 'nodes';
}

/** Loads the bots of a game before they are asked. */
export const prepare = (game: string): Promise<unknown> => loadBots(game);

/** The move that a bot decides on, as text without the seat. */
export async function botMove({ record, seat, level, seed, endedBy }: BotTurn): Promise<Result<string>> {
  const bot = await loadBot(record.game, level);
  if (!bot) return refuse('no-such-bot', { game: record.game, level });
  const request = searchRequestOf(bot.game, record, seededRandom(seed), seat);
  if (!request.ok) return request;
  const decided = decide(bot, request.value, {
    now: () => performance.now(),
    ...(endedBy && { budget: NO_CLOCK }),
  });
  return decided.ok ? { ok: true, value: bot.game.formatMove(decided.value.move) } : decided;
}
