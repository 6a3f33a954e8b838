// Answers to requests that can't be served: always `{ refusal: { code, …facts } }`, never a stack trace.

import type { Refusal } from '@mozaika/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../storage/port.ts';
import { describeIssue } from '../validation-issue.ts';

/** The status of a refusal by its code, where it is not the usual one. */
const STATUS: { readonly [code: string]: number } = {
  'bad-field': 400,
  'bad-request': 400,
  'bad-url': 400,
  'not-json': 400,
  'unknown-token': 401,
  'foreign-page': 403,
  'only-people': 403,
  'unknown-passkey': 403,
  'bad-passkey': 403,
  'not-found': 404,
  'no-table': 404,
  'no-match': 404,
  'no-program': 404,
  'wrong-method': 405,
  outdated: 410,
  'too-large': 413,
  'wrong-type': 415,
  'too-often': 429,
  broken: 500,
  'storage-gone': 503,
  stopping: 503,
};
/** Understood, but not possible as things are. */
const USUAL_STATUS = 409;
const RETRY_AFTER_S = 5;

/** What Fastify calls the ways in which a request can be wrong. */
const KNOWN: { readonly [code: string]: Refusal } = {
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'not-json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'not-json' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'wrong-type', expected: { kind: 'one-of', values: ['application/json'] } },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too-large' },
  FST_ERR_BAD_URL: { code: 'bad-url' },
};

/** What was refused, until the answer is sent. */
const refused = new WeakMap<FastifyRequest, string>();
export const refusalCodeOf = (request: FastifyRequest): string | undefined => refused.get(request);

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  refused.set(reply.request, refusal.code);
  const status = STATUS[refusal.code] ?? USUAL_STATUS;
  if (status === STATUS['storage-gone']) reply.header('retry-after', RETRY_AFTER_S);
  return reply.code(status).header('cache-control', 'no-store').send({ refusal });
}

/** What is wrong, as far as the one who asked may know it. */
function refusalOf(error: FastifyError): Refusal {
  if (error instanceof StorageUnavailable) return { code: 'storage-gone' };
  if (error.validation) {
    const [{ keyword, instancePath, message = '', params }] = error.validation;
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

/** Whether somebody wants to see a page, not a program an answer. */
const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;

/**
 * Unknown addresses and wrong methods. To be called after all routes are known. The places of the app stand after a #: who
 * comes without it is shown there, and the app says so if there is no such place either.
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
