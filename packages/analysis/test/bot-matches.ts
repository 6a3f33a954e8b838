// Matches between bots with few nodes, as records, in which one decision may be made for them.

import { type Bot, decide, type Level, loadBot } from '@mozaika/bots';
import {
  dealKey,
  type Game,
  type Json,
  type MatchRecord,
  type Move,
  recordMatch,
  type Seat,
  seededRandom,
} from '@mozaika/kernel';

/** Enough for a level to be itself, and little enough for many matches. */
const MOST_NODES = 4000;

/** Another move than the bot's, or nothing if this is not the place for it. */
export type Plant = (game: Game, position: unknown, seat: Seat) => Move | undefined;

export interface BotMatch {
  readonly record: MatchRecord;
  /** The index of the planted decision, if there was a place for it. */
  readonly planted: number | undefined;
}

export interface Setting {
  readonly game: string;
  readonly options: Json;
  readonly levels: readonly Level[];
  readonly seed: string;
}

/** Plays a match; the first decision for which `plant` has a move is made so. */
export async function botMatch({ game: id, options, levels, seed }: Setting, plant?: Plant): Promise<BotMatch> {
  const bots = await Promise.all(levels.map((level) => loadBot(id, level)));
  const [{ game }] = bots as [Bot];
  const random = seededRandom(seed);
  let decisions = 0;
  let planted: number | undefined;
  const record = recordMatch(game, options, levels, dealKey(new TextEncoder().encode(seed), []), (position, seat) => {
    const bot = bots[seat - 1] as Bot;
    const budget = { nodes: Math.min(bot.budget.nodes, MOST_NODES), milliseconds: Number.POSITIVE_INFINITY };
    const decided = decide(bot, { position, seat, random }, { now: () => 0, budget });
    if (!decided.ok) throw new Error(decided.refusal.code);
    decisions++;
    const other = planted === undefined ? plant?.(game, position, seat) : undefined;
    if (other === undefined) return decided.value.move;
    planted = decisions;
    return other;
  });
  const moves = record.actions.flatMap((action, index) => (action.startsWith('*') ? [] : index));
  return { record, planted: planted === undefined ? undefined : moves[planted - 1] };
}
