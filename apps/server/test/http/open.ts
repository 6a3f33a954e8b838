// The HTTP side over a real database, for the tests beside it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok } from '@mozaika/kernel';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll } from 'vitest';
import { BotSlots } from '../../src/bots/bot-slots.ts';
import { BotPool } from '../../src/bots/pool.ts';
import { ThinkingTimes } from '../../src/bots/thinking-times.ts';
import { Hub } from '../../src/bus/in-process.ts';
import { openRoutedBus } from '../../src/bus/routed-bus.ts';
import { GameCatalogue } from '../../src/catalogue.ts';
import { Daily } from '../../src/daily/daily.ts';
import { Referee } from '../../src/daily/referee.ts';
import { DailySeeds } from '../../src/daily/seeds.ts';
import { addRoutes, type HttpOptions, newHttpApp } from '../../src/http/app.ts';
import { anyHost } from '../../src/http/own-hosts.ts';
import { DEFAULT_LIMITS } from '../../src/http/rate-limits.ts';
import { type Journal, openJournal } from '../../src/journal/journal.ts';
import { openModeration } from '../../src/moderation/moderation.ts';
import { ADMISSION_LIMITS, Admission } from '../../src/ops/admission.ts';
import { type Metrics, serverMetrics } from '../../src/ops/metrics.ts';
import { type Accounts, openAccounts } from '../../src/people/accounts.ts';
import { openPush, type Push } from '../../src/push/push.ts';
import type { SsrfGuard } from '../../src/push/ssrf-guard.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { Tables } from '../../src/tables/tables-api.ts';
import { TournamentService } from '../../src/tournaments/tournament-service.ts';
import { SERVED_GAMES } from '../games.ts';

/** Tables as far as requests guard them: it notes what it was asked for. */
export interface NotedTables extends Tables {
  readonly asked: string[];
}

export const CODE = 'abcdefghjkmn';
/** When every server of the tests is started. */
export const START = Date.UTC(2026, 10, 18);

function notedTables(): NotedTables {
  const asked: string[] = [];
  return {
    asked,
    async create(person, wish) {
      asked.push(`create ${person.id} ${wish.game}`);
      return ok({ code: CODE });
    },
    view: async () => undefined,
    lobby: async () => [],
    mine: async () => [],
    record: async () => undefined,
    matchesOf: async () => [],
    async leaveAll(person) {
      asked.push(`leave ${person}`);
    },
  };
}

export interface Opened {
  readonly app: FastifyInstance;
  readonly metrics: Metrics;
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly push: Push;
  readonly journal: Journal;
  readonly tables: NotedTables;
  readonly log: string[];
  /** The parts of the server that tests turn. */
  readonly hands: { stopping: boolean; laterMs: number };
  /** The file of the database. */
  readonly database: string;
  close(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'mozaika-http-'));
const opened = new Set<Opened>();
afterAll(async () => {
  for (const one of opened) await one.close();
  rmSync(folder, { recursive: true, force: true });
});
let databases = 0;

/** Opens the HTTP side, on a new database unless one is given. `wrap` may stand between it and the database. */
export async function open(
  options: Partial<HttpOptions> = {},
  parts: { readonly guard?: SsrfGuard; readonly database?: string; wrap?(storage: Storage): Storage } = {},
): Promise<Opened> {
  const database = parts.database ?? join(folder, `${++databases}.db`);
  const stored = await openStorage(database);
  const storage = parts.wrap?.(stored) ?? stored;
  const hands = { stopping: false, laterMs: 0 };
  const time = { now: () => START + hands.laterMs };
  const tables = notedTables();
  const log: string[] = [];
  const base = options.base ?? '/';
  const metrics = serverMetrics();
  const bus = await openRoutedBus(new Hub().open);
  const moderation = await openModeration({ storage, bus, time, reportError: () => undefined });
  const accounts = await openAccounts({
    storage,
    time,
    bus,
    base,
    reservedNames: ['Master', 'Mistr', 'Guest'],
    beforeDelete: (person) => tables.leaveAll(person),
  });
  const { people } = accounts;
  const push = await openPush({
    storage,
    people,
    metrics,
    now: time.now,
    ...(parts.guard && { guard: parts.guard }),
  });
  const journal = await openJournal({ storage, time });
  const http: HttpOptions = {
    base,
    origin: undefined,
    // Requests that are injected have no connection that could tell the server's address.
    ownHosts: anyHost,
    proxy: 'none',
    web: undefined,
    limits: DEFAULT_LIMITS,
    log: { level: 'info', stream: { write: (line) => void log.push(line) } },
    ...options,
  };
  const app = newHttpApp(http);
  const games = new GameCatalogue(SERVED_GAMES);
  const tournaments = new TournamentService({ storage, time, games, goOn: () => {} });
  const daily = new Daily({
    storage,
    time,
    people,
    seeds: new DailySeeds({ storage, games, journal }),
    referee: new Referee({
      games,
      slots: new BotSlots(1),
      bots: new BotPool({ threads: 1 }),
      thinkingTimes: new ThinkingTimes(games),
    }),
    reportError: () => undefined,
  });
  const isStopping = () => hands.stopping;
  const isWriting = () => true;
  const admission = new Admission(ADMISSION_LIMITS);
  await addRoutes(
    app,
    {
      ...{
        storage,
        metrics,
        admission,
        moderation,
        accounts,
        push,
        journal,
        tables,
        tournaments,
        daily,
        games,
        isStopping,
        isWriting,
      },
      ...{ time, members: { count: 1 }, pseudonymOf: String, reportError: () => undefined },
    },
    http,
  );
  await app.ready();
  const one: Opened = {
    app,
    metrics,
    storage,
    accounts,
    push,
    journal,
    tables,
    log,
    hands,
    database,
    async close() {
      if (!opened.delete(one)) return;
      await daily.stop();
      await app.close();
      await stored.close();
    },
  };
  opened.add(one);
  return one;
}

/** A browser: keeps its cookie and says where its requests come from. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #base: string;
  cookie: string | undefined;

  constructor({ app }: Pick<Opened, 'app'>, base = '/') {
    this.#app = app;
    this.#base = base;
  }

  async ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, more: InjectOptions = {}) {
    const response = await this.#app.inject({
      method,
      url: `${this.#base}api/v2${path}`,
      ...(body !== undefined && { payload: body as object }),
      ...more,
      headers: {
        host: 'localhost:8080',
        origin: 'http://localhost:8080',
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...more.headers,
      },
    });
    const { 'set-cookie': set } = response.headers;
    if (typeof set === 'string') this.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    return { status: response.statusCode, json: response.body === '' ? undefined : response.json(), response };
  }
}
