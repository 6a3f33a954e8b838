// Checks a match of a daily that somebody hands in: everything but the person's moves is worked out again, the bot's moves in the bots' threads.

import { DuplicateKey, followSeeded, parseHex, RECORD_FORMAT, type Result, refuse, SEED_BYTES } from '@mozaika/kernel';
import type { BotSlots } from '../bots/bot-slots.ts';
import type { BotPool } from '../bots/pool.ts';
import type { ThinkingTimes } from '../bots/thinking-times.ts';
import type { GameCatalogue } from '../catalogue.ts';
import type { OpenDaily } from './seeds.ts';

/** Where the person sits; the bot has the other seat. */
const PERSON = 1;

export interface RefereeParts {
  readonly games: GameCatalogue;
  readonly slots: BotSlots;
  readonly bots: BotPool;
  readonly thinkingTimes: ThinkingTimes;
}

export interface Judged {
  readonly points: number;
  readonly margin: number;
  /** As this server writes them. */
  readonly actions: readonly string[];
}

export class Referee {
  private readonly parts: RefereeParts;

  constructor(parts: RefereeParts) {
    this.parts = parts;
  }

  /** What a match comes to; or what of it does not follow from the day's seed, the bot and the rules. `owner`: whose share of the bots' time it takes. */
  async judge(daily: OpenDaily, actions: readonly string[], owner: string): Promise<Result<Judged>> {
    const { games, slots, bots, thinkingTimes } = this.parts;
    const game = games.servedGame(daily.game);
    const module = games.bots(daily.game)?.module;
    const seed = parseHex(daily.seed, SEED_BYTES);
    if (!module || !seed) return refuse('no-daily', { date: daily.date, game: daily.game });
    const { options, rules, level } = daily;
    const header = { format: RECORD_FORMAT, game: game.id, options, rules, players: ['', level] } as const;
    const botMove = async (turn: Parameters<BotPool['think']>[1]) => (await bots.think(module, turn)).result;
    const followed = await followSeeded(
      {
        game,
        header,
        key: new DuplicateKey(seed),
        person: PERSON,
        async botMove(turn) {
          const cost = thinkingTimes.expected(game.id, level);
          const slot = await slots.ask({ owner, cost }).slot;
          if (!slot.ok) return slot;
          try {
            return await botMove({ ...turn, level, endedBy: 'nodes' });
          } finally {
            slot.value.release();
          }
        },
      },
      actions,
    );
    if (!followed.ok) return followed;
    const { outcome, entries } = followed.value;
    if (!outcome) return refuse('record-unfinished', { index: entries.length });
    const [points = 0, others = 0] = outcome.scores;
    return { ok: true, value: { points, margin: points - others, actions: entries } };
  }
}
