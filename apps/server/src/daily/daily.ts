// The daily as the server keeps it: which days there are, what was handed in, who did how well. Its own clock alone says which day it is.

import { ok, type Refusal, type Result, refuse } from '@mozaika/kernel';
import type { AnswerOf, BodyOf } from '@mozaika/protocol';
import { displayNameOf } from '../people/display-name.ts';
import type { People } from '../people/people.ts';
import type { DailyResultRow } from '../storage/daily.ts';
import type { Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { dayOf, endOf, plusDays, startOf } from './days.ts';
import type { Judged, Referee } from './referee.ts';
import { commitmentOf, type DailySeeds, type OpenDaily } from './seeds.ts';

/** A match counts if it is handed in by the end of so many days, its own the first. */
const DAYS_OPEN = 7;
const MOST_RESULTS = 50;
const MOST_OF_ONES_OWN = 1_000;
const HOUR_MS = 3_600_000;

export interface DailyParts {
  readonly storage: Storage;
  readonly time: Time;
  readonly people: Pick<People, 'ensureStored'>;
  readonly seeds: DailySeeds;
  readonly referee: Referee;
  reportError(error: unknown): void;
}

type Score = AnswerOf<'playDaily'>;

export class Daily {
  private readonly parts: DailyParts;
  private readonly timer: NodeJS.Timeout;

  constructor(parts: DailyParts) {
    this.parts = parts;
    // A server that nobody asks commits to its days, too.
    this.timer = setInterval(() => void this.commit(), HOUR_MS);
    this.timer.unref();
    void this.commit();
  }

  private get today(): string {
    return dayOf(this.parts.time.now());
  }

  private async commit(): Promise<void> {
    await this.parts.seeds.commitAhead(this.today).catch(this.parts.reportError);
  }

  /** A day that has begun, today if none is named. */
  async view(date: string | undefined, person: string): Promise<Result<AnswerOf<'daily'>>> {
    const { storage, seeds, time } = this.parts;
    const { today } = this;
    await seeds.commitAhead(today);
    const day = date ?? today;
    const refusal = this.refusalOf(day);
    if (refusal) return { ok: false, refusal };
    const games = [];
    for (const game of seeds.games) {
      const daily = await seeds.open(day, game);
      if (daily) games.push(await this.gameView(daily, person));
    }
    const first = (await storage.firstDaily()) ?? today;
    if (games.length === 0) return refuse('no-daily', { date: day, first });
    const now = time.now();
    return ok({
      date: day,
      today,
      next: Math.max(0, endOf(today) - now),
      first,
      open: Math.max(0, closingOf(day) - now),
      games,
    });
  }

  private async gameView(daily: OpenDaily, person: string): Promise<AnswerOf<'daily'>['games'][number]> {
    const { storage } = this.parts;
    const { date, game, seed, options, rules, level, version } = daily;
    const mine = await storage.dailyResult(date, game, person);
    return {
      game,
      options,
      rules,
      level,
      version,
      seed,
      commitment: commitmentOf(seed),
      played: await storage.countDailyResults(date, game),
      ...(mine && { yours: await this.scoreOf(mine) }),
    };
  }

  /** Why there is no daily of a day for anybody. */
  private refusalOf(day: string): Refusal | undefined {
    const { today } = this;
    const start = startOf(day);
    if (start === undefined) return { code: 'no-daily', date: day };
    return day > today ? { code: 'daily-not-yet', date: day, today, wait: start - this.parts.time.now() } : undefined;
  }

  private async scoreOf({ date, game, points, margin }: DailyResultRow): Promise<Score> {
    const { storage } = this.parts;
    const place = 1 + (await storage.countBetterDailyResults(date, game, margin));
    return { points, margin, place, of: await storage.countDailyResults(date, game) };
  }

  /** Takes in a match. The first one that is right counts. */
  async play(given: string, attempt: BodyOf<'playDaily'>): Promise<Result<Score>> {
    const { storage, seeds, referee, time } = this.parts;
    const { date, game, version, actions } = attempt;
    await seeds.commitAhead(this.today);
    const refusal = this.refusalOf(date);
    if (refusal) return { ok: false, refusal };
    const daily = await seeds.open(date, game);
    if (!daily) return refuse('no-daily', { date, game });
    const before = await storage.dailyResult(date, game, given);
    if (before) return this.repeated(before, actions);
    if (time.now() >= closingOf(date)) return refuse('daily-late', { date, until: plusDays(date, DAYS_OPEN - 1) });
    const served = seeds.servedDaily(game)?.version;
    if (daily.version !== served)
      return refuse('daily-bots-changed', { date, found: daily.version, expected: served ?? 0 });
    if (version !== daily.version) return refuse('other-bots', { found: version, expected: daily.version });
    const judged = await referee.judge(daily, actions, given);
    if (!judged.ok) return judged;
    const { id } = await this.parts.people.ensureStored(given);
    return this.store(id, daily, judged.value);
  }

  private async store(person: string, { date, game }: OpenDaily, judged: Judged): Promise<Result<Score>> {
    const { storage, time } = this.parts;
    const { points, margin, actions } = judged;
    const row = { date, game, person, at: time.now(), points, margin, actions: JSON.stringify(actions) };
    if ((await storage.write([{ do: 'add-daily-result', result: row }])) === 'stored')
      return ok(await this.scoreOf(row));
    const before = await storage.dailyResult(date, game, person);
    return before ? this.repeated(before, actions) : refuse('unknown-person');
  }

  /** The same match again is answered as the first time: its answer may have been lost. */
  private async repeated(before: DailyResultRow, actions: readonly string[]): Promise<Result<Score>> {
    if (before.actions === JSON.stringify(actions)) return ok(await this.scoreOf(before));
    return refuse('daily-played', {
      date: before.date,
      game: before.game,
      points: before.points,
      margin: before.margin,
    });
  }

  async results(date: string, game: string, person: string): Promise<Result<AnswerOf<'dailyResults'>>> {
    const { storage } = this.parts;
    const refusal = this.refusalOf(date);
    if (refusal) return { ok: false, refusal };
    const rows = await storage.dailyResults(date, game, MOST_RESULTS);
    const people = new Map((await storage.people(rows.map((row) => row.person))).map((row) => [row.id, row]));
    return ok({
      played: await storage.countDailyResults(date, game),
      results: rows.map((row) => ({
        place: 1 + rows.findIndex(({ margin }) => margin === row.margin),
        name: displayNameOf(people.get(row.person) ?? { id: row.person, name: '' }),
        points: row.points,
        margin: row.margin,
        you: row.person === person,
      })),
    });
  }

  async resultsOf(person: string): Promise<AnswerOf<'myDailies'>> {
    const rows = await this.parts.storage.dailyResultsOf(person, MOST_OF_ONES_OWN);
    return { results: rows.map(({ date, game, points, margin, at }) => ({ date, game, points, margin, at })) };
  }

  /** Resolves when nothing is being stored any more. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.parts.seeds.idle();
  }
}

/** Until when matches of a day count. */
const closingOf = (day: string): number => endOf(plusDays(day, DAYS_OPEN - 1));
