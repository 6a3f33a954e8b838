// HTTP hardening: security headers (CSP, HSTS), protection against cross-site requests.

import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromOwnPage } from './origin.ts';
import { sendRefusal } from './refusals.ts';

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
