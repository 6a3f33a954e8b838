// A bot's move in a match in the terminal: decided from the masked record, in slices, so that Ctrl-C works meanwhile.

import { randomInt } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { type Bot, searchRequestOf, startDecision } from '@mozaika/bots';
import { type MatchRecord, type Move, maskRecord, type Seat, seededRandom } from '@mozaika/kernel';

export async function botMove(bot: Bot, record: MatchRecord, seat: Seat): Promise<Move> {
  const masked = maskRecord(bot.game, record, seat);
  const random = seededRandom(randomInt(2 ** 32));
  const question = masked.ok ? searchRequestOf(bot.game, masked.value, random, seat) : masked;
  const started = question.ok ? startDecision(bot, question.value, { now: () => performance.now() }) : question;
  // The match is legal and the seat is to move, so there is nothing that a bot could refuse.
  if (!started.ok) throw new Error(`A bot refused to decide: ${JSON.stringify(started.refusal)}`);
  while (started.value.advance() === 'more') await breathe();
  return started.value.decision().move;
}
