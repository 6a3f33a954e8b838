// A match of a daily on the command line: the same moves get the same match as in the app and on the server.

import { decide, loadBot, NO_CLOCK, searchRequestOf } from '@mozaika/bots';
import {
  DuplicateKey,
  followSeeded,
  type MatchHost,
  ok,
  parseHex,
  playSeeded,
  RECORD_FORMAT,
  type Result,
  refuse,
  SEED_BYTES,
  type SeededTurn,
  seededRandom,
} from '@mozaika/kernel';
import type { AnswerOf } from '@mozaika/protocol';
import { requireGame } from '../games.ts';

export type DailyGame = AnswerOf<'daily'>['games'][number];

/** Where the person sits. */
const PERSON = 1;

/** A match of a daily without the person's moves. */
export async function dailyMatch({ game: id, options, rules, level, seed }: DailyGame) {
  const { game } = requireGame(id);
  const bot = await loadBot(id, level);
  const bytes = parseHex(seed, SEED_BYTES);
  if (!bot || !bytes) throw new Error(`The server named a daily that nobody can play: ${id}, ${level}`);
  return {
    game,
    header: { format: RECORD_FORMAT, game: id, options, rules, players: ['me', level] } as const,
    key: new DuplicateKey(bytes),
    person: PERSON,
    async botMove({ record, seat, seed: text }: SeededTurn): Promise<Result<string>> {
      const request = searchRequestOf(bot.game, record, seededRandom(text), seat);
      if (!request.ok) return request;
      const decided = decide(bot, request.value, { budget: NO_CLOCK, now: () => performance.now() });
      return decided.ok ? ok(bot.game.formatMove(decided.value.move)) : decided;
    },
  } as const;
}

/** Plays a daily with a person's moves, texts without a seat. Forced moves need not be among them. */
export async function playMoves(daily: DailyGame, moves: readonly string[]): Promise<Result<MatchHost>> {
  let next = 0;
  return playSeeded({
    ...(await dailyMatch(daily)),
    personMove(host) {
      const move = moves[next++];
      return move === undefined ? refuse('record-unfinished', { index: host.entries.length }) : ok(move);
    },
  });
}

/** Whether a record's actions are a match of a daily. */
export const checkActions = async (daily: DailyGame, actions: readonly string[]): Promise<Result<MatchHost>> =>
  followSeeded(await dailyMatch(daily), actions);
