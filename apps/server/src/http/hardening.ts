// HTTP hardening: security headers (CSP, HSTS), protection against cross-site requests, rate limits.

import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOwnPage } from './origin.ts';
import { sendRefusal } from './refusals.ts';

export interface HttpLimits {
  /** API requests a minute from one address. */
  readonly perAddress: number;
  /** Changes a minute by one person. */
  readonly perPerson: number;
}

/** Far above what a family behind one address, or a busy program, needs. */
export const DEFAULT_LIMITS: HttpLimits = { perAddress: 1200, perPerson: 120 };

const MINUTE_MS = 60_000;
const HALF_A_YEAR_S = 15_552_000;

/** Older browsers don't take `'self'` for sockets. */
const ownSockets = (host: string | undefined): string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";

export async function addSafeHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Components set colours and sizes of single elements.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        // Chromium sometimes asks this of a picture in a data address, too, while a page is left; such addresses lead nowhere.
        connectSrc: ["'self'", 'data:', (request) => ownSockets(request.headers.host)],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A table's code, which lets people in, is part of URLs: it must not leak to other sites.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_S}`);
  });
}

const READING = ['GET', 'HEAD', 'OPTIONS'];
export const isChange = ({ method }: FastifyRequest): boolean => !READING.includes(method);

/** Refuses state-changing requests of other sites' pages. Requests with a bearer token are exempt: no browser adds one by itself. */
export function refuseForeignPages(app: FastifyInstance, origin: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isChange(request) || request.headers.authorization !== undefined) return;
    if (!isFromOwnPage(request.headers, request.host, origin)) return sendRefusal(reply, { code: 'foreign-page' });
  });
}

export interface RateLimits {
  /** True if the limit is exceeded: the request has been answered with 429. */
  address(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  person(request: FastifyRequest, reply: FastifyReply, person: string): Promise<boolean>;
}

export async function addRateLimits(app: FastifyInstance, limits: HttpLimits): Promise<RateLimits> {
  await app.register(rateLimit, { global: false });
  const persons = new WeakMap<FastifyRequest, string>();
  const byAddress = app.createRateLimit({ max: limits.perAddress, timeWindow: MINUTE_MS, ipv6Subnet: 64 });
  const byPerson = app.createRateLimit({
    max: limits.perPerson,
    timeWindow: MINUTE_MS,
    keyGenerator: (request) => `person ${persons.get(request)}`,
  });
  const refuseIfExceeded = async (
    limit: typeof byAddress,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> => {
    const state = await limit(request);
    if (state.isAllowed || !state.isExceeded) return false;
    sendRefusal(reply.header('retry-after', state.ttlInSeconds), { code: 'too-often', seconds: state.ttlInSeconds });
    return true;
  };
  return {
    address: (request, reply) => refuseIfExceeded(byAddress, request, reply),
    person(request, reply, person) {
      persons.set(request, person);
      return refuseIfExceeded(byPerson, request, reply);
    },
  };
}
