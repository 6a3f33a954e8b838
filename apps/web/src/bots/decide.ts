// A bot's decision, as data in and data out: what the worker computes. The record is masked for the bot's seat.

import {
  type Bot,
  type Decision,
  loadBot,
  NO_CLOCK,
  type SearchRequest,
  type SeatBotName,
  searchRequestOf,
  startDecision,
} from '@mozaika/bots';
import { type MatchRecord, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';

export interface BotRequest {
  readonly level: SeatBotName;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The seed of the bot's own random source. */
  readonly seed: number | string;
  /** `nodes`: only the level's nodes end its search, so that the answer is the same on every machine. */
  readonly endedBy?: 'nodes';
}

/** Asks a bot for its move, as text. An aborted search answers with the best move so far. */
export type BotClient = (request: BotRequest, stop: AbortSignal) => Promise<Result<string>>;

/** A decision with what it was made from. */
interface Searched {
  readonly bot: Bot;
  readonly request: SearchRequest;
  readonly decision: Decision;
}

/** Searches in slices, and yields between them so that an abort can arrive. */
export async function searchDecision(
  { level, record, seat, seed, endedBy }: BotRequest,
  yieldToEvents: () => Promise<void>,
  stop: AbortSignal,
): Promise<Result<Searched>> {
  const bot = await loadBot(record.game, level);
  if (!bot) return refuse('unknown-game', { found: record.game });
  const request = searchRequestOf(bot.game, record, seededRandom(seed), seat);
  if (!request.ok) return request;
  const started = startDecision(bot, request.value, {
    now: () => performance.now(),
    ...(endedBy && { budget: NO_CLOCK }),
  });
  if (!started.ok) return started;
  while (!stop.aborted && started.value.advance() === 'more') await yieldToEvents();
  return { ok: true, value: { bot, request: request.value, decision: started.value.decision() } };
}

/** A bot's move as text. */
export async function decide(
  request: BotRequest,
  yieldToEvents: () => Promise<void>,
  stop: AbortSignal,
): Promise<Result<string>> {
  const searched = await searchDecision(request, yieldToEvents, stop);
  if (!searched.ok) return searched;
  const { bot, decision } = searched.value;
  return { ok: true, value: bot.game.formatMove(decision.move) };
}
