// A thread in which bots think. It gets what a person in their seat gets: a masked record.

import { parentPort } from 'node:worker_threads';
import { decide, isBotName, loadBots, searchRequestOf } from '@mozaika/bots';
import { type MatchRecord, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';

export interface BotTask {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

/** What the thread tells: first that the bots of the game are loaded, then what they decided. */
export interface BotReport {
  readonly id: number;
  readonly result?: Result<string>;
}

const report = (message: BotReport): void => parentPort?.postMessage(message);

async function answer(id: number, { record, seat, level, seed }: BotTask): Promise<Result<string>> {
  const bots = await loadBots(record.game);
  report({ id });
  if (!bots || !isBotName(level)) return refuse('no-such-bot', { game: record.game, level });
  const bot = bots[level];
  const question = searchRequestOf(bot.game, record, seededRandom(seed), seat);
  if (!question.ok) return question;
  const decided = decide(bot, question.value, { now: () => performance.now() });
  return decided.ok ? { ok: true, value: bot.game.formatMove(decided.value.move) } : decided;
}

parentPort?.on('message', async ({ id, task }: { readonly id: number; readonly task: BotTask }) => {
  report({ id, result: await answer(id, task) });
});
