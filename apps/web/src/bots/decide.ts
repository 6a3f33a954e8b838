// A bot's decision, as data in and data out: what the worker computes. The record is masked for the bot's seat.

import { loadBot, type SeatBotName, searchRequestOf, startDecision } from '@mozaika/bots';
import { type MatchRecord, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';

export interface BotRequest {
  readonly level: SeatBotName;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The seed of the bot's own random source. */
  readonly seed: number;
}

/** Asks a bot for its move, as text. An aborted search answers with the best move so far. */
export type BotClient = (request: BotRequest, stop: AbortSignal) => Promise<Result<string>>;

/** Searches in slices, and yields between them so that an abort can arrive. */
export async function decide(
  { level, record, seat, seed }: BotRequest,
  yieldToEvents: () => Promise<void>,
  stop: AbortSignal,
): Promise<Result<string>> {
  const bot = await loadBot(record.game, level);
  if (!bot) return refuse('unknown-game', { found: record.game });
  const request = searchRequestOf(bot.game, record, seededRandom(seed), seat);
  const started = request.ok ? startDecision(bot, request.value, { now: () => performance.now() }) : request;
  if (!started.ok) return started;
  while (!stop.aborted && started.value.advance() === 'more') await yieldToEvents();
  return { ok: true, value: bot.game.formatMove(started.value.decision().move) };
}
