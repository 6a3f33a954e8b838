// The HTTP side of the server: the app's files, the interface, and what watches it. Sockets are handled elsewhere.

import { randomBytes } from 'node:crypto';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { attemptHandlers } from '../api/attempts.ts';
import { dailyHandlers } from '../api/daily.ts';
import { journalHandlers } from '../api/journal.ts';
import { linkHandlers } from '../api/links.ts';
import { meHandlers } from '../api/me.ts';
import { passkeyHandlers } from '../api/passkeys.ts';
import { programHandlers } from '../api/programs.ts';
import { pushHandlers } from '../api/push.ts';
import { tableHandlers } from '../api/tables.ts';
import { tournamentHandlers } from '../api/tournaments.ts';
import type { GameCatalogue } from '../catalogue.ts';
import type { Daily } from '../daily/daily.ts';
import type { Journal } from '../journal/journal.ts';
import type { AllowanceParts } from '../limits/allowances.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Admission } from '../ops/admission.ts';
import { type LogOptions, loggerOf } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Push } from '../push/push.ts';
import type { Tables } from '../tables/tables-api.ts';
import type { TournamentService } from '../tournaments/tournament-service.ts';
import { trustNearestHop } from './address.ts';
import { withoutBase } from './base.ts';
import { addDocs, describeApi } from './docs.ts';
import { addSafeHeaders } from './hardening.ts';
import { answerBrokenRequest } from './malformed-requests.ts';
import { addOpsRoutes, type OpsParts } from './ops-routes.ts';
import { addOutdatedApi } from './outdated-api.ts';
import { type OwnHosts, refuseForeignHosts } from './own-hosts.ts';
import { type HttpLimits, rateLimits } from './rate-limits.ts';
import { answerError, refusalCodeOf, refuseTheRest } from './refusals.ts';
import { addApiRoutes } from './routes.ts';
import { addStatic } from './static.ts';

export interface HttpOptions {
  /** The path below which the server lives, as in `/` or `/mozaika/`. */
  readonly base: string;
  /** The address people use, as in `https://mozaika.example`, if the server was told. */
  readonly origin: string | undefined;
  /** The names under which it answers. */
  readonly ownHosts: OwnHosts;
  /** Whether a reverse proxy's word about addresses and https is to be believed. */
  readonly proxy: 'trusted' | 'none';
  /** The folder of the built app, if there is one. */
  readonly web: string | undefined;
  readonly limits: HttpLimits;
  readonly log: LogOptions;
}

export interface HttpParts extends OpsParts, AllowanceParts {
  readonly storage: OpsParts['storage'] & AllowanceParts['storage'];
  readonly metrics: Metrics;
  readonly admission: Admission;
  readonly games: GameCatalogue;
  readonly tables: Tables;
  readonly tournaments: TournamentService;
  readonly accounts: Accounts;
  readonly push: Push;
  readonly journal: Journal;
  readonly moderation: Moderation;
  readonly daily: Daily;
}

const LARGEST_BODY = 64 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

/** The application without routes: it can log already, and nothing is served yet. */
export function newHttpApp(options: HttpOptions): FastifyInstance {
  const { base } = options;
  const app = fastify({
    logger: loggerOf(options.log),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomBytes(6).toString('base64url'),
    trustProxy: trustNearestHop(options.proxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  });
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  return app;
}

/** Adds everything that is served. */
export async function addRoutes(app: FastifyInstance, parts: HttpParts, options: HttpOptions): Promise<void> {
  const { base } = options;
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = routes.get(url) ?? new Set();
    routes.set(url, known);
    for (const one of [method].flat()) known.add(one);
  });
  watchRequests(app, parts);
  await addSafeHeaders(app);
  refuseForeignHosts(app, options.ownHosts);
  await describeApi(app, base);
  const { accounts, admission, moderation, tables, tournaments, games, push, journal, daily, isStopping } = parts;
  await app.register(async (api) => {
    addApiRoutes(api, {
      handlers: {
        ...meHandlers(accounts, tables),
        ...attemptHandlers(accounts),
        ...linkHandlers(accounts),
        ...passkeyHandlers(accounts),
        ...programHandlers(accounts),
        ...pushHandlers(push),
        ...tableHandlers(games, accounts, tables),
        ...tournamentHandlers(accounts, tournaments),
        ...journalHandlers(journal),
        ...dailyHandlers(daily),
      },
      accounts,
      admission,
      moderation,
      rateLimits: rateLimits(options.limits, parts),
      origin: options.origin,
      isStopping,
    });
  });
  addOutdatedApi(app, accounts, options.origin);
  addOpsRoutes(app, parts);
  addDocs(app);
  refuseTheRest(app, new Map(routes), base);
  await addStatic(app, { web: options.web, base, origin: options.origin, accounts });
}

/** Counts and logs every request, by its route: what was asked for exactly is nobody's business. */
function watchRequests(app: FastifyInstance, { metrics }: HttpParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method, routeOptions, log } = request;
    const route = routeOptions.url ?? 'unknown';
    const refusal = refusalCodeOf(request);
    metrics.requestSeconds.observe({ method, route, status }, elapsedTime / 1000);
    if (refusal !== undefined) metrics.refusals.inc({ code: refusal });
    log.info({ method, route, status, refusal, ms: Math.round(elapsedTime) }, 'request');
  });
}
