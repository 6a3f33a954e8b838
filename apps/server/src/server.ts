// The whole server, put together: storage, people, tables, HTTP and sockets; started in order, stopped in the reverse order.

import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { checkBusAddress } from './bus/open.ts';
import { type Core, closeCore, logError, openCore, openPeople, openTables, stopTables, type Work } from './core.ts';
import { Daily } from './daily/daily.ts';
import { Referee } from './daily/referee.ts';
import { DailySeeds } from './daily/seeds.ts';
import { addressOf } from './http/address.ts';
import { addRoutes, type HttpOptions, newHttpApp } from './http/app.ts';
import { tidyBase } from './http/base.ts';
import { anyHost, printedHosts } from './http/own-hosts.ts';
import { DEFAULT_LIMITS } from './http/rate-limits.ts';
import { urlOf } from './ops/listen-address.ts';
import { type MetricsServer, serveMetrics } from './ops/metrics-server.ts';
import type { Accounts } from './people/accounts.ts';
import { displayNameOf } from './people/display-name.ts';
import type { BeforeDelete, People } from './people/people.ts';
import type { ServerOptions } from './server-options.ts';
import { sweepSessions } from './sockets/session-sweep.ts';
import { MessageLimits, SOCKET_LIMITS } from './sockets/socket-limits.ts';
import { SocketServer } from './sockets/socket-server.ts';
import { openServerStorage, type ServerStorage } from './storage/open.ts';
import type { TableRegistry } from './tables/table-registry.ts';

export interface RunningServer {
  /** Where it listens, as in `http://127.0.0.1:8080/`. */
  readonly address: string;
  readonly port: number;
  /** Where its metrics are, as in `http://127.0.0.1:9464/metrics`. */
  readonly metrics: string | undefined;
  /** No new actions, everything stored, clients asked to come back. */
  stop(): Promise<void>;
  /** Resolves when its database turns out to be damaged while it runs: it should be stopped. */
  readonly damage: Promise<Error>;
}

const SOCKETS_PER_ADDRESS = 200;
const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  checkBusAddress(options);
  const opened = await openServerStorage(options.database);
  try {
    return await startWith(opened, options);
  } catch (error) {
    // Its threads would keep the process alive.
    await opened.storage.close();
    throw error;
  }
}

async function startWith(opened: ServerStorage, options: ServerOptions): Promise<RunningServer> {
  const http = httpOptionsOf(options);
  const app = newHttpApp(http);
  const stopping = new AbortController();
  const core = await openCore(opened, options, stopping.signal, (error) => logError(app.log, error));
  /** Called one after the other before a person is deleted: nobody plays in their name any more. */
  const beforeDelete: BeforeDelete[] = [];
  const { people, push } = await openPeople(options, core, async (person) => {
    for (const call of beforeDelete) await call(person);
  });
  const opening = await openTables(options, core, push, 'serves');
  const { sessions, tables, tournaments } = opening;
  const daily = openDaily(core, opening, people.people);
  await addRoutes(
    app,
    { ...core, isStopping: () => stopping.signal.aborted, tables, tournaments, accounts: people, push, daily },
    http,
  );
  const sockets = openSockets({ options, core, app, http, sessions, people });
  beforeDelete.push(
    (person) => tables.leaveAll(person),
    (person) => tournaments.leaveAll(person),
    async (person) => sockets.dismiss(person, 'gone'),
  );
  people.sessions.onEnd((person) => sockets.dismiss(person, 'signed-out'));
  carryOutInterventions(core, opening, sockets);
  const sweep = core.servers === 'many' ? sweepSessions({ ...core, sockets }) : undefined;

  let metrics: MetricsServer | undefined;
  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await daily.stop();
    await stopTables(opening);
    await sweep?.stop();
    await sockets.stop();
    await app.close();
    await metrics?.close();
    await closeCore(core);
  }

  try {
    if (options.metrics) metrics = await serveMetrics(core.metrics, options.metrics);
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const address = `${urlOf({ host: options.host, port })}${http.base}`;
  return { address, port, metrics: metrics?.address, stop, damage: opened.damage };
}

const openDaily = (core: Core, work: Work, people: People): Daily =>
  new Daily({ ...core, people, seeds: new DailySeeds(core), referee: new Referee({ ...core, ...work }) });

/** What whoever runs the server does holds at once for those who are connected here. */
function carryOutInterventions(
  { moderation, reportError }: Core,
  { jobs, sessions }: Work,
  sockets: SocketServer,
): void {
  moderation.onIntervention((interventions) => {
    for (const { kind, subject } of interventions) {
      if (kind === 'ban') sockets.dismissBanned();
      if (kind === 'clear-name') sessions.showNameOf(subject).catch(reportError);
      if (kind === 'clear-chat') sessions.showErasedChat(subject).catch(reportError);
      if (kind === 'announce' || kind === 'end-announcements') sockets.announce();
    }
    // Tables that are closed, and people who leave theirs.
    jobs.sweep().catch(reportError);
  });
  moderation.start();
}

const httpOptionsOf = (options: ServerOptions): HttpOptions => ({
  base: tidyBase(options.base ?? '/'),
  origin: options.origin,
  ownHosts: options.origin === undefined ? printedHosts(options.host) : anyHost,
  proxy: options.proxy ?? 'none',
  web: options.web,
  limits: options.httpLimits ?? DEFAULT_LIMITS,
  log: options.log,
});

interface SocketsNeed {
  readonly options: ServerOptions;
  readonly core: Core;
  readonly app: FastifyInstance;
  readonly http: HttpOptions;
  readonly sessions: TableRegistry;
  readonly people: Accounts;
}

function openSockets({ options, core, app, http, sessions, people }: SocketsNeed): SocketServer {
  const limits = options.socketLimits ?? SOCKET_LIMITS;
  return new SocketServer({
    ...core,
    http: app.server,
    base: http.base,
    origin: http.origin,
    ownHosts: http.ownHosts,
    version,
    socketsPerAddress: options.socketsPerAddress ?? SOCKETS_PER_ADDRESS,
    identities: people.identities,
    nameOf: async (person) => displayNameOf(await people.people.person(person)),
    addressOf: (request) => addressOf(request, http.proxy),
    tables: sessions,
    limits,
    messageLimits: new MessageLimits(limits, core),
    ensureStored: (person) => people.people.ensureStored(person),
  });
}
