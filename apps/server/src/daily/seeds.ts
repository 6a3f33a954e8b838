// The seeds of the dailies: made and committed to a month ahead, told to nobody before their day begins by the server's clock.

import { commitmentTo, DUPLICATE_METHOD, latestRules, parseHex, SEED_BYTES } from '@mozaika/kernel';
import type { AnswerOf } from '@mozaika/protocol';
import type { GameCatalogue, ServedDaily } from '../catalogue.ts';
import type { Journal } from '../journal/journal.ts';
import type { DailyRow } from '../storage/daily.ts';
import type { Operation, Storage } from '../storage/port.ts';
import { newSeed } from '../tables/seed.ts';
import { plusDays, weekdayOf } from './days.ts';

/** So many days are committed to beside today. */
const DAYS_AHEAD = 30;

/** What a daily is named in the journal: its tag is made from this as a match's is from its id. */
const dailyName = (date: string, game: string): string => `daily.${date}.${game}`;

export const commitmentOf = (seed: string): string => commitmentTo(parseHex(seed, SEED_BYTES) ?? new Uint8Array());

type TableOptions = AnswerOf<'daily'>['games'][number]['options'];

/** What is fixed when a day begins. */
export interface DayPlan {
  readonly options: TableOptions;
  readonly rules: number;
  readonly level: string;
  /** Of the bots. */
  readonly version: number;
}

/** A daily whose day has begun. */
export interface OpenDaily extends DayPlan {
  readonly date: string;
  readonly game: string;
  readonly seed: string;
}

/** A seed and the commitment to it, stored together. */
function newDaily(date: string, game: string): Operation[] {
  const seed = newSeed();
  const commitment = { match: dailyName(date, game), method: DUPLICATE_METHOD, commitment: commitmentOf(seed) };
  return [
    { do: 'add-daily', daily: { date, game, seed, plan: null } },
    { do: 'add-commitment', commitment },
  ];
}

export interface SeedParts {
  readonly storage: Storage;
  readonly games: GameCatalogue;
  readonly journal: Journal;
}

export class DailySeeds {
  private readonly parts: SeedParts;
  private committed = '';
  private committing: Promise<void> | undefined;

  constructor(parts: SeedParts) {
    this.parts = parts;
  }

  get games(): readonly string[] {
    return this.parts.games.all.flatMap(({ game, daily }) => (daily ? [game.id] : []));
  }

  /** Resolves when today and the month after it are committed to. Several processes may do it at once: the first one's seeds count. */
  commitAhead(today: string): Promise<void> {
    if (this.committed === today) return Promise.resolve();
    this.committing ??= this.commitDays(today).finally(() => {
      this.committing = undefined;
    });
    return this.committing;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    await this.committing?.catch(() => undefined);
  }

  private async commitDays(today: string): Promise<void> {
    const { storage, journal } = this.parts;
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => plusDays(today, ahead));
    const missing: Operation[][] = [];
    for (const game of this.games) {
      for (const date of days) if (!(await storage.daily(date, game))) missing.push(newDaily(date, game));
    }
    // A conflict means that another process was quicker with one of them: then each by itself.
    const written = await storage.write(missing.flat());
    if (written === 'conflict') for (const operations of missing) await storage.write(operations);
    if (missing.length > 0) await journal.appendWaiting();
    this.committed = today;
  }

  /** The daily of a day that has begun, with its plan: fixed by the first server that is asked for it. */
  async open(date: string, game: string): Promise<OpenDaily | undefined> {
    const { storage } = this.parts;
    const row = await storage.daily(date, game);
    if (!row) return undefined;
    if (row.plan !== null) return opened(row, row.plan);
    const plan = this.planFor(date, game);
    if (!plan) return undefined;
    await storage.write([{ do: 'plan-daily', date, game, plan: JSON.stringify(plan) }]);
    const planned = await storage.daily(date, game);
    return planned?.plan ? opened(planned, planned.plan) : undefined;
  }

  private planFor(date: string, id: string): DayPlan | undefined {
    const served = this.parts.games.all.find(({ game }) => game.id === id);
    if (!served?.daily) return undefined;
    const { game, daily } = served;
    const edition = game.editions.find((one) => one.id === daily.editionOn(weekdayOf(date))) ?? game.editions[0];
    return {
      options: Object(edition?.options),
      rules: latestRules(game),
      level: daily.level,
      version: daily.version,
    };
  }

  /** What this server plays by now. */
  servedDaily(id: string): ServedDaily | undefined {
    return this.parts.games.all.find(({ game }) => game.id === id)?.daily;
  }
}

const opened = ({ date, game, seed }: DailyRow, plan: string): OpenDaily => ({
  ...(JSON.parse(plan) as DayPlan),
  date,
  game,
  seed,
});
