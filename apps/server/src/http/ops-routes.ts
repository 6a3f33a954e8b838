// Routes for operators and monitoring: liveness and readiness. Metrics have an address of their own.

import type { FastifyInstance } from 'fastify';
import type { Storage } from '../storage/port.ts';
import { sendRefusal } from './refusals.ts';

const PING_TIMEOUT_MS = 3_000;

export interface OpsParts {
  readonly storage: Storage;
  /** Whether the server is about to stop. */
  isStopping(): boolean;
  /** Whether the last change could be stored. */
  isWriting(): boolean;
}

async function answers(storage: Storage): Promise<boolean> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PING_TIMEOUT_MS).unref();
  });
  const ping = storage.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([ping, timeout]);
}

export function addOpsRoutes(app: FastifyInstance, { storage, isStopping, isWriting }: OpsParts): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, async (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', { schema }, async (_, reply) => {
    if (isStopping()) return sendRefusal(reply, { code: 'stopping' });
    if (!isWriting() || !(await answers(storage))) return sendRefusal(reply, { code: 'storage-gone' });
    return reply.header('cache-control', 'no-store').send({ ready: true });
  });
}
