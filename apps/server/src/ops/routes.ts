// For the person who runs the server, and for what watches it: is it alive, is it ready, how does it do.

import type { FastifyInstance } from 'fastify';
import { sendRefusal } from '../http/refusals.ts';
import type { Storage } from '../storage/port.ts';
import type { Metrics } from './metrics.ts';

const PATIENCE_MS = 3_000;

export interface OpsParts {
  readonly storage: Storage;
  readonly metrics: Metrics;
  /** Whether the server is about to stop. */
  isStopping(): boolean;
  /** Whether the last change could be stored. */
  isWriting(): boolean;
}

async function answers(storage: Storage): Promise<boolean> {
  const patience = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS).unref();
  });
  const ping = storage.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([ping, patience]);
}

export function addOpsRoutes(app: FastifyInstance, { storage, metrics, isStopping, isWriting }: OpsParts): void {
  const schema = { hide: true };
  app.get('/healthz', { schema }, async (_, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));
  app.get('/readyz', { schema }, async (_, reply) => {
    if (isStopping()) return sendRefusal(reply, { code: 'stopping' });
    if (!isWriting() || !(await answers(storage))) return sendRefusal(reply, { code: 'storage-gone' });
    return reply.header('cache-control', 'no-store').send({ ready: true });
  });
  app.get('/metrics', { schema }, async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
}
