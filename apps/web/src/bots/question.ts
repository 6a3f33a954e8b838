// A bot's question as data, and its answer: what goes to the worker and back. The record is masked for the bot's seat.

import { type Bot, type BotName, loadBots, searchRequestOf, startDecision } from '@mozaika/bots';
import { type MatchRecord, type Refusal, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';

export interface BotQuestion {
  readonly level: BotName;
  readonly record: MatchRecord;
  readonly seat: Seat;
  /** The bot's own chance. */
  readonly seed: number;
}

/** Decides in slices, with a breath between them in which a stop is heard; a stopped one answers with the best so far. */
export async function answer(
  { level, record, seat, seed }: BotQuestion,
  breathe: () => Promise<void>,
  stop: AbortSignal,
): Promise<Result<string>> {
  const bots = await loadBots(record.game);
  if (!bots) return refuse('unknown-game', { found: record.game });
  const bot: Bot = bots[level];
  const question = searchRequestOf(bot.game, record, seededRandom(seed), seat);
  const started = question.ok ? startDecision(bot, question.value, { now: () => performance.now() }) : question;
  if (!started.ok) return refused(started.refusal);
  while (!stop.aborted && started.value.advance() === 'more') await breathe();
  return { ok: true, value: bot.game.formatMove(started.value.decision().move) };
}

const refused = (refusal: Refusal): Result<string> => ({ ok: false, refusal });
