// The whole server, put together: storage, tables, people, sockets and HTTP; started in order, stopped in the reverse order.

import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { isBotName, LEVELS } from '@mozaika/bots';
import type { Game } from '@mozaika/kernel';
import { BotPool } from './bots/pool.ts';
import { localBus } from './bus/local.ts';
import { addressOf } from './http/address.ts';
import { type HttpOptions, httpApp } from './http/app.ts';
import { tidyBase } from './http/base.ts';
import { type HttpLimits, USUAL_LIMITS } from './http/safety.ts';
import { JobScheduler } from './jobs/job-scheduler.ts';
import { lastAlive, watchOutages } from './matches/outages.ts';
import type { LogOptions } from './ops/log.ts';
import { serverMetrics } from './ops/metrics.ts';
import { displayNameOf } from './people/display-name.ts';
import { openRegistry } from './people/registry.ts';
import { serverKey } from './people/secrets.ts';
import { openPush, type PushParts } from './push/push.ts';
import { SOCKET_LIMITS, type SocketLimits } from './sockets/connection.ts';
import { openSockets } from './sockets/socket-server.ts';
import { openStorage } from './storage/open.ts';
import { StorageUnavailable } from './storage/port.ts';
import { trackWriteHealth } from './storage/write-health.ts';
import { jobHandlers } from './tables/scheduled-jobs.ts';
import { HUMAN_PACE, type Pace, TableRegistry } from './tables/table-registry.ts';
import { tables as openTables } from './tables/table-service.ts';
import { steadyTime, type Time } from './time.ts';

export interface ServerOptions {
  readonly games: readonly Game[];
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
  readonly pushGuard?: PushParts['guard'];
  readonly botProgram?: URL;
}

export interface RunningServer {
  /** Where it listens, as in `http://127.0.0.1:8080/`. */
  readonly address: string;
  readonly port: number;
  /** No new actions, everything stored, clients told to come back. */
  stop(): Promise<void>;
}

const SOCKETS_PER_ADDRESS = 200;
const TABLES_PER_PERSON = 100;
const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const base = tidyBase(options.base ?? '/');
  const { storage, isWriting } = trackWriteHealth(await openStorage(options.database));
  // A wall clock that was set back must not make what is due wait for it.
  const time = options.time ?? steadyTime(await lastAlive(storage));
  const metrics = serverMetrics();
  const bus = localBus();
  let stopping = false;
  let fault = (_error: unknown): void => undefined;
  const onFault = (error: unknown): void => fault(error);

  const outages = await watchOutages(storage, time);
  const duties = new JobScheduler(storage, time, randomUUID(), onFault);
  const bots = new BotPool({
    threads: options.botThreads ?? Math.max(1, availableParallelism() - 1),
    ...(options.botProgram && { program: options.botProgram }),
  });
  let notify: (person: string, table: string, game: string) => void = () => undefined;
  const house = new TableRegistry({
    storage,
    bus,
    games: options.games,
    outages,
    time,
    duties,
    bots,
    metrics,
    pace: options.pace ?? HUMAN_PACE,
    notifyTurn: (person, table, game) => notify(person, table, game),
    fault: onFault,
  });
  const tables = openTables({
    house,
    key: await serverKey(storage),
    levelsOf: () => LEVELS,
    most: options.tablesPerPerson ?? TABLES_PER_PERSON,
  });
  const registry = await openRegistry({ storage, time, base, beforeDelete: leave });
  const push = await openPush({
    storage,
    people: registry.people,
    metrics,
    now: () => time.now(),
    ...(options.pushGuard && { guard: options.pushGuard }),
  });
  notify = (person, table, game) => void push.notifyTurn(person, { table, game });

  const app = await httpApp(
    { storage, metrics, isStopping: () => stopping, isWriting, games: options.games, tables, registry, push },
    {
      base,
      origin: options.origin,
      proxy: options.proxy ?? 'none',
      web: options.web,
      limits: options.httpLimits ?? USUAL_LIMITS,
      log: options.log,
    },
  );
  fault = (error) => {
    if (error instanceof StorageUnavailable) app.log.warn({ reason: error.message }, 'the storage is gone');
    else app.log.error(error);
  };

  const sockets = openSockets({
    http: app.server,
    base,
    origin: options.origin,
    version,
    socketsPerAddress: options.socketsPerAddress ?? SOCKETS_PER_ADDRESS,
    identities: registry.identities,
    nameOf: async (person) => displayNameOf(await registry.people.person(person)),
    addressOf: (request) => addressOf(request, options.proxy ?? 'none'),
    house,
    metrics,
    limits: options.socketLimits ?? SOCKET_LIMITS,
    isLevel: (name) => isBotName(name),
    settle: (person) => registry.people.ensureStored(person),
  });
  duties.start(jobHandlers(house));

  /** A person is about to be deleted: nobody plays in their name any more. */
  async function leave(person: string): Promise<void> {
    await tables.leaveAll(person);
    sockets.dismiss(person);
  }

  try {
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await stop();
    throw error;
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    house.stopping = true;
    await bots.stop();
    await duties.stop();
    await house.stop();
    await sockets.stop();
    await app.close();
    outages.stop();
    await bus.close();
    await storage.close();
  }

  const { port } = app.server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { address: `http://${host}:${port}${base}`, port, stop };
}
