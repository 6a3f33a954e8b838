// Error answers over HTTP: always `{ refusal: { code, …facts } }` with a status, never a stack trace.

import type { Refusal } from '@mozaika/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../storage/port.ts';
import { describeIssue } from '../validation-issue.ts';

/** The HTTP status by the code of a refusal, where it is not the default. */
const STATUS: { readonly [code: string]: number } = {
  'bad-field': 400,
  'bad-range': 400,
  'record-differs': 400,
  'record-too-long': 400,
  'record-unfinished': 400,
  'bad-request': 400,
  'bad-url': 400,
  'not-json': 400,
  'range-too-long': 400,
  'unknown-token': 401,
  banned: 403,
  'foreign-host': 403,
  'foreign-page': 403,
  'only-people': 403,
  'unknown-passkey': 403,
  'bad-passkey': 403,
  'not-found': 404,
  'no-table': 404,
  'no-match': 404,
  'no-tournament': 404,
  'no-program': 404,
  'no-daily': 404,
  'daily-not-yet': 404,
  'not-in-journal': 404,
  'wrong-method': 405,
  outdated: 410,
  'too-large': 413,
  'wrong-type': 415,
  'too-often': 429,
  broken: 500,
  busy: 503,
  'storage-gone': 503,
  stopping: 503,
};
/** 409 Conflict: understood, but not possible in the present state. */
const DEFAULT_STATUS = 409;
const RETRY_AFTER_S = 5;

/** Fastify's error codes as refusals. */
const KNOWN: { readonly [code: string]: Refusal } = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'not-json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'not-json' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong-type', expected: { kind: 'one-of', values: ['application/json'] } },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large' },
  FST_ERR_BAD_URL: { code: 'bad-url' },
};

/** The code of a refused request, for log and metrics. */
const refused = new WeakMap<FastifyRequest, string>();
export const refusalCodeOf = (request: FastifyRequest): string | undefined => refused.get(request);

/** `body`: what is sent instead of the refusal as JSON. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, body: unknown = { refusal }): FastifyReply {
  refused.set(reply.request, refusal.code);
  const status = STATUS[refusal.code] ?? DEFAULT_STATUS;
  if (status === STATUS['storage-gone']) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The error as a refusal; internal faults give no details away. */
function refusalOf(error: FastifyError): Refusal {
  if (error instanceof StorageUnavailable) return { code: 'storage-gone' };
  const [issue] = error.validation ?? [];
  if (issue) {
    const { keyword, instancePath, message = '', params } = issue;
    const path = [error.validationContext ?? '', ...instancePath.split('/')].filter((part) => part);
    return { code: 'bad-field', ...describeIssue({ ...params, code: keyword, path, message }) };
  }
  const known = KNOWN[error.code];
  if (known) return known;
  const { statusCode = 500 } = error;
  return { code: statusCode < 500 ? 'bad-request' : 'broken' };
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.code === 'broken') request.log.error({ err: error }, 'a request failed');
  else if (refusal.code === 'storage-gone') request.log.warn({ reason: error.message }, 'the storage is gone');
  return sendRefusal(reply, refusal);
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether a browser navigates here, rather than a program asking. */
export const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/**
 * Answers 404 and 405. To be called after all routes are registered. The app routes by the hash of the URL: a browser that
 * navigates to a path without it is redirected there, and the app says so if there is no such screen.
 */
export function refuseTheRest(
  app: FastifyInstance,
  routes: ReadonlyMap<string, ReadonlySet<string>>,
  base: string,
): void {
  for (const [url, known] of routes) {
    const allow = [...known].join(', ');
    app.route({
      method: METHODS.filter((method) => !known.has(method)),
      url,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: (_, reply) => sendRefusal(reply.header('allow', allow), { code: 'wrong-method', allowed: allow }),
    });
  }
  app.setNotFoundHandler((request, reply) =>
    isForPeople(request)
      ? reply.header('cache-control', 'no-store').redirect(`${base}#${request.url}`)
      : sendRefusal(reply, { code: 'not-found' }),
  );
}
