// The whole server, put together: storage, people, tables, HTTP and sockets; started in order, stopped in the reverse order.

import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { ABSENCE_MS } from '@mozaika/protocol';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { openBus } from './bus/open.ts';
import type { Bus } from './bus/port.ts';
import { GameCatalogue, type ServedGame } from './catalogue.ts';
import { addressOf } from './http/address.ts';
import { addRoutes, type HttpOptions, newHttpApp } from './http/app.ts';
import { tidyBase } from './http/base.ts';
import { DEFAULT_LIMITS, type HttpLimits } from './http/hardening.ts';
import { JobScheduler } from './jobs/job-scheduler.ts';
import { lastAlive, type Outages, watchOutages } from './matches/outages.ts';
import type { LogOptions } from './ops/log.ts';
import { type Metrics, serverMetrics } from './ops/metrics.ts';
import { type Accounts, openAccounts } from './people/accounts.ts';
import { displayNameOf } from './people/display-name.ts';
import type { BeforeDelete } from './people/people.ts';
import { serverKey } from './people/secrets.ts';
import { openPush, type Push, type PushParts } from './push/push.ts';
import { SOCKET_LIMITS, type SocketLimits } from './sockets/socket-limits.ts';
import { SocketServer } from './sockets/socket-server.ts';
import { openStorage } from './storage/open.ts';
import { type Storage, StorageUnavailable } from './storage/port.ts';
import { trackWriteHealth } from './storage/write-health.ts';
import type { Pace } from './tables/decision.ts';
import { jobHandlers } from './tables/job-handlers.ts';
import { TableRegistry } from './tables/table-registry.ts';
import { TableService } from './tables/table-service.ts';
import { steadyTime, type Time } from './time.ts';

export interface ServerOptions {
  /** The games that are played here, each with its bots. */
  readonly games: readonly ServedGame[];
  /** A path, `sqlite:PATH` or `postgres://…`. */
  readonly database: string;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  readonly base?: string;
  readonly origin?: string | undefined;
  readonly proxy?: HttpOptions['proxy'];
  readonly web?: string | undefined;
  readonly log: LogOptions;
  readonly botThreads?: number;
  readonly pace?: Pace;
  readonly httpLimits?: HttpLimits;
  readonly socketLimits?: SocketLimits;
  readonly socketsPerAddress?: number;
  readonly tablesPerPerson?: number;
  /** For tests. */
  readonly time?: Time;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly pushGuard?: PushParts['guard'];
}

export interface RunningServer {
  /** Where it listens, as in `http://127.0.0.1:8080/`. */
  readonly address: string;
  readonly port: number;
  /** No new actions, everything stored, clients asked to come back. */
  stop(): Promise<void>;
}

const SOCKETS_PER_ADDRESS = 200;
const TABLES_PER_PERSON = 100;
const HUMAN_PACE: Pace = { botMove: 900, absence: ABSENCE_MS, opening: 10_000 };
const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** Waits; a signal ends the wait at once. */
const sleep = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/** What all parts of the server share. */
interface Core {
  readonly storage: Storage;
  /** Whether the last change could be stored. */
  isWriting(): boolean;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly games: GameCatalogue;
  readonly outages: Outages;
  readonly bus: Bus;
  readonly stopping: AbortSignal;
  reportError(error: unknown): void;
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const http = httpOptionsOf(options);
  const app = newHttpApp(http);
  const stopping = new AbortController();
  const core = await openCore(options, stopping.signal, (error) => logError(app, error));
  /** Called one after the other before a person is deleted: nobody plays in their name any more. */
  const beforeDelete: BeforeDelete[] = [];
  const people = await openAccounts({
    ...core,
    base: http.base,
    beforeDelete: async (person) => {
      for (const call of beforeDelete) await call(person);
    },
  });
  const push = await openPush({
    ...core,
    people: people.people,
    now: () => core.time.now(),
    ...(options.pushGuard && { guard: options.pushGuard }),
  });
  const { jobs, bots, sessions, tables } = await openTables(options, core, push);
  await addRoutes(app, { ...core, isStopping: () => stopping.signal.aborted, tables, accounts: people, push }, http);
  const sockets = openSockets({ options, core, app, http, sessions, people });
  beforeDelete.push(
    (person) => tables.leaveAll(person),
    async (person) => sockets.dismiss(person),
  );

  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await bots.stop();
    await jobs.stop();
    await sessions.stop();
    await sockets.stop();
    await app.close();
    core.outages.stop();
    await core.bus.close();
    await core.storage.close();
  }

  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { address: `http://${host}:${port}${http.base}`, port, stop };
}

const httpOptionsOf = (options: ServerOptions): HttpOptions => ({
  base: tidyBase(options.base ?? '/'),
  origin: options.origin,
  proxy: options.proxy ?? 'none',
  web: options.web,
  limits: options.httpLimits ?? DEFAULT_LIMITS,
  log: options.log,
});

function logError({ log }: FastifyInstance, error: unknown): void {
  if (error instanceof StorageUnavailable) log.warn({ reason: error.message }, 'the storage is gone');
  else log.error(error);
}

async function openCore(
  options: ServerOptions,
  stopping: AbortSignal,
  reportError: (error: unknown) => void,
): Promise<Core> {
  const { storage, isWriting } = trackWriteHealth(await openStorage(options.database));
  // A wall clock that was set back must not make what is due wait for it.
  const time = options.time ?? steadyTime(await lastAlive(storage));
  return {
    storage,
    isWriting,
    time,
    metrics: serverMetrics(),
    games: new GameCatalogue(options.games),
    outages: await watchOutages(storage, time),
    bus: await openBus(options.database),
    stopping,
    reportError,
  };
}

async function openTables(options: ServerOptions, core: Core, push: Push) {
  const jobs = new JobScheduler({ ...core, holder: randomUUID() });
  const bots = new BotPool({ threads: options.botThreads ?? Math.max(1, availableParallelism() - 1) });
  const sessions = new TableRegistry({
    ...core,
    jobs,
    pace: options.pace ?? HUMAN_PACE,
    notifyTurn: (person, notice) => void push.notifyTurn(person, notice),
  });
  const tables = new TableService({
    ...core,
    tables: sessions,
    secret: await serverKey(core.storage),
    most: options.tablesPerPerson ?? TABLES_PER_PERSON,
  });
  jobs.start(jobHandlers({ ...core, tables: sessions, bots, sleep: options.sleep ?? sleep }));
  return { jobs, bots, sessions, tables };
}

interface SocketsNeed {
  readonly options: ServerOptions;
  readonly core: Core;
  readonly app: FastifyInstance;
  readonly http: HttpOptions;
  readonly sessions: TableRegistry;
  readonly people: Accounts;
}

const openSockets = ({ options, core, app, http, sessions, people }: SocketsNeed): SocketServer =>
  new SocketServer({
    ...core,
    http: app.server,
    base: http.base,
    origin: http.origin,
    version,
    socketsPerAddress: options.socketsPerAddress ?? SOCKETS_PER_ADDRESS,
    identities: people.identities,
    nameOf: async (person) => displayNameOf(await people.people.person(person)),
    addressOf: (request) => addressOf(request, http.proxy),
    tables: sessions,
    limits: options.socketLimits ?? SOCKET_LIMITS,
    ensureStored: (person) => people.people.ensureStored(person),
  });
