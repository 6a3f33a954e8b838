// What every process that serves a database has, whether it listens or only thinks: the storage, the bus, the tables and the jobs.

import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ABSENCE_MS } from '@mozaika/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { BotSlots } from './bots/bot-slots.ts';
import { LeftTurns } from './bots/left-turns.ts';
import { BotPool } from './bots/pool.ts';
import { ThinkingTimes } from './bots/thinking-times.ts';
import { openBus } from './bus/open.ts';
import type { Bus } from './bus/port.ts';
import { GameCatalogue } from './catalogue.ts';
import { tidyBase } from './http/base.ts';
import { type JobHandler, type JobPolicy, JobScheduler } from './jobs/job-scheduler.ts';
import { type Journal, openJournal } from './journal/journal.ts';
import { type Outages, startOfTime, watchOutages } from './matches/outages.ts';
import { type Moderation, openModeration } from './moderation/moderation.ts';
import { INTERVALS } from './nodes/intervals.ts';
import { joinNodes, type Membership } from './nodes/membership.ts';
import { ADMISSION_LIMITS, Admission } from './ops/admission.ts';
import { type Metrics, serverMetrics } from './ops/metrics.ts';
import { type Accounts, openAccounts } from './people/accounts.ts';
import type { BeforeDelete } from './people/people.ts';
import { serverKey, sign } from './people/secrets.ts';
import type { TurnNotice } from './push/delivery.ts';
import { openPush, type Push } from './push/push.ts';
import type { ServerOptions } from './server-options.ts';
import type { ServerStorage } from './storage/open.ts';
import { type Storage, StorageUnavailable } from './storage/port.ts';
import { trackWriteHealth } from './storage/write-health.ts';
import type { Pace } from './tables/decision.ts';
import { jobHandlers } from './tables/job-handlers.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { TableService } from './tables/table-service.ts';
import { steadyTime, type Time } from './time.ts';
import { goOnWith } from './tournaments/tournament-job.ts';
import { TournamentService } from './tournaments/tournament-service.ts';
import { TOURNAMENT_JOB } from './tournaments/tournament-store.ts';

const TABLES_PER_PERSON = 100;
const THINKERS_SWEEP_MS = 200;
const MOST_AT_ONCE = 200;
const HUMAN_PACE: Pace = { botMove: 900, absence: ABSENCE_MS, opening: 10_000 };

/** Waits; a signal ends the wait at once. */
const sleep = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/** Whether a process listens to people, or only thinks for bots. */
type Role = 'serves' | 'thinks';

/** What all parts of the server share. */
export interface Core {
  readonly storage: Storage;
  /** How many may use the storage at the same time. */
  readonly servers: ServerStorage['servers'];
  /** The name of this process among those that share the storage. */
  readonly node: string;
  readonly members: Membership;
  /** Whether the last change could be stored. */
  isWriting(): boolean;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly admission: Admission;
  readonly games: GameCatalogue;
  readonly outages: Outages;
  readonly journal: Journal;
  readonly bus: Bus;
  readonly moderation: Moderation;
  readonly stopping: AbortSignal;
  /** What stands for somebody where no more has to be known of them than that they are the same. */
  pseudonymOf(who: string): string;
  reportError(error: unknown): void;
}

export function logError(log: FastifyBaseLogger, error: unknown): void {
  if (error instanceof StorageUnavailable) log.warn({ reason: error.message }, 'the storage is gone');
  else log.error(error);
}

export async function openCore(
  opened: ServerStorage,
  options: ServerOptions,
  stopping: AbortSignal,
  reportError: (error: unknown) => void,
): Promise<Core> {
  const node = randomUUID();
  const { storage, isWriting } = trackWriteHealth(opened.storage);
  // A wall clock that was set back must not make what is due wait for it.
  const time = options.time ?? steadyTime(await startOfTime(storage));
  const bus = await openBus(options, storage);
  const key = await serverKey(storage);
  return {
    storage,
    servers: opened.servers,
    isWriting,
    time,
    metrics: serverMetrics(),
    admission: new Admission(options.admission ?? ADMISSION_LIMITS),
    games: new GameCatalogue(options.games),
    node,
    members: await joinNodes({ ...opened, storage, time, node, reportError }),
    outages: await watchOutages(storage, time),
    journal: await openJournal({ storage, time }),
    bus,
    moderation: await openModeration({ storage, bus, time, reportError }),
    stopping,
    pseudonymOf: (who) => sign(key, `pseudonym ${who}`),
    reportError,
  };
}

/** Everybody's accounts, and the way to notify them. */
export async function openPeople(
  options: ServerOptions,
  core: Core,
  beforeDelete: BeforeDelete,
): Promise<{ readonly people: Accounts; readonly push: Push }> {
  const people = await openAccounts({
    ...core,
    base: tidyBase(options.base ?? '/'),
    reservedNames: [...(options.reservedNames ?? []), ...options.games.flatMap(({ bots }) => bots?.levels ?? [])],
    beforeDelete,
  });
  const push = await openPush({
    ...core,
    people: people.people,
    now: () => core.time.now(),
    ...(options.pushGuard && { guard: options.pushGuard }),
  });
  return { people, push };
}

/** What works at tables in this process. */
export interface Work {
  readonly jobs: JobScheduler;
  readonly slots: BotSlots;
  readonly bots: BotPool;
  readonly sessions: TableRegistry;
  readonly tables: TableService;
  readonly tournaments: TournamentService;
  readonly thinkingTimes: ThinkingTimes;
}

/** A process that serves does all jobs; one that thinks takes bots' turns, as many as it has slots for. */
function policyOf({ servers }: Core, slots: BotSlots, role: Role): JobPolicy {
  const { sweep, left, followed } = INTERVALS;
  const waits = servers === 'many' ? { shown: 0, followed, unseen: left } : { shown: 0, followed: 0, unseen: 0 };
  if (role === 'thinks') return { sweepMs: THINKERS_SWEEP_MS, leftMs: 0, waits, most: () => slots.free };
  return { sweepMs: sweep, leftMs: waits.unseen, waits, most: () => MOST_AT_ONCE };
}

export async function openTables(options: ServerOptions, core: Core, push: Push, role: Role): Promise<Work> {
  const slots = new BotSlots(options.botThreads ?? Math.max(1, availableParallelism() - 1));
  const jobs = new JobScheduler({ ...core, policy: policyOf(core, slots, role) });
  const bots = new BotPool({ threads: slots.count });
  const sessions = new TableRegistry({
    ...core,
    jobs,
    pace: options.pace ?? HUMAN_PACE,
    notifyTurn: (person: string, notice: TurnNotice) => void push.notifyTurn(person, notice),
  });
  const secret = await serverKey(core.storage);
  const tables = new TableService({
    ...core,
    tables: sessions,
    secret,
    most: options.tablesPerPerson ?? TABLES_PER_PERSON,
  });
  const thinkingTimes = new ThinkingTimes(core.games);
  const handlers = jobHandlers({
    ...core,
    tables: sessions,
    slots,
    thinkingTimes,
    left: new LeftTurns(() => core.members.count > 1),
    jobs,
    bots,
    sleep: options.sleep ?? sleep,
  });
  const tournament: JobHandler = (code) => goOnWith({ ...core, tables: sessions, jobs, secret }, code);
  const tournaments = new TournamentService({
    ...core,
    goOn: (code) => jobs.replace([], [{ subject: code, kind: TOURNAMENT_JOB, due: core.time.now() }], 'shown'),
  });
  jobs.start(role === 'thinks' ? { bot: handlers.bot } : { ...handlers, [TOURNAMENT_JOB]: tournament });
  core.members.start({
    buried: () => void jobs.sweep().catch(core.reportError),
    rejoined: () => void sessions.rejoin().catch(core.reportError),
  });
  return { jobs, slots, bots, sessions, tables, tournaments, thinkingTimes };
}

/** Resolves when everything that was begun is stored. */
export async function stopTables({ slots, bots, jobs, sessions }: Work): Promise<void> {
  slots.stop();
  await bots.stop();
  await jobs.stop();
  await sessions.stop();
}

export async function closeCore({ outages, moderation, members, journal, bus, storage }: Core): Promise<void> {
  outages.stop();
  await moderation.stop();
  await members.stop();
  await members.leave();
  await journal.idle();
  await bus.close();
  await storage.close();
}
