// A thread in which bots think. It gets what a person in their seat gets: a masked record.

import { parentPort } from 'node:worker_threads';
import { decide, isPlayerName, loadField, questionOf } from '@mozaika/bots';
import { type MatchRecord, type Result, refuse, type Seat, seededRandom } from '@mozaika/kernel';

export interface BotTask {
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly level: string;
  readonly seed: string;
}

async function answer({ record, seat, level, seed }: BotTask): Promise<Result<string>> {
  const field = await loadField(record.game);
  if (!field || !isPlayerName(level)) return refuse('no-such-bot', { game: record.game, level });
  const bot = field[level];
  const question = questionOf(bot.game, record, seededRandom(seed), seat);
  if (!question.ok) return question;
  const decided = decide(bot, question.value, { now: () => performance.now() });
  return decided.ok ? { ok: true, value: bot.game.formatMove(decided.value.move) } : decided;
}

parentPort?.on('message', async ({ id, task }: { readonly id: number; readonly task: BotTask }) => {
  parentPort?.postMessage({ id, result: await answer(task) });
});
