// The REST API: a route for every endpoint of the protocol.

import { API, type Endpoint, type EndpointName, endpoints } from '@mozaika/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Call, Handler, Handlers, PublicHandler, PublicHandlers } from '../api/handler.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Admission } from '../ops/admission.ts';
import type { Accounts } from '../people/accounts.ts';
import { isChange, refuseForeignPages } from './hardening.ts';
import { pageOrigin, schemeOf } from './origin.ts';
import type { RateLimits } from './rate-limits.ts';
import { sendRefusal } from './refusals.ts';

const refusalAnswer = z
  .object({ refusal: z.looseObject({ code: z.string() }) })
  .describe('Why not: a code, and facts that belong to it');

export interface RouteParts {
  readonly handlers: Handlers & PublicHandlers;
  readonly accounts: Accounts;
  readonly rateLimits: RateLimits;
  readonly admission: Admission;
  readonly moderation: Moderation;
  /** The configured public origin. */
  readonly origin: string | undefined;
  isStopping(): boolean;
}

/** A handler of some endpoint; the types of its call and answer fit each other, though the loop below does not know which they are. */
type AnyHandler = Handler<EndpointName> & {
  handle(call: Call<EndpointName>): ReturnType<Handler<EndpointName>['handle']>;
};
type AnyPublicHandler = PublicHandler<EndpointName> & {
  handle(query: unknown): ReturnType<PublicHandler<EndpointName>['handle']>;
};

/** The `cache-control` of an answer. */
const CACHING: { readonly [caching in AnyPublicHandler['caching']]: string } = {
  never: 'no-store',
  'for-ever': 'public, max-age=31536000, immutable',
};

async function answerAnybody(
  handler: AnyPublicHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const result = await handler.handle(request.query);
  if (!result.ok) return sendRefusal(reply, result.refusal);
  return reply.header('cache-control', CACHING[handler.caching]).send(result.value);
}

/** Before anything of a request is read. */
function refuseEarly(app: FastifyInstance, { isStopping, moderation, rateLimits }: RouteParts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return sendRefusal(reply, { code: 'stopping' });
    if (moderation.isBannedAddress(request.ip)) return sendRefusal(reply, { code: 'banned' });
    if (await rateLimits.address(request, reply)) return reply;
  });
}

/** Reading is cheap; what changes something is let in like the messages on sockets. */
async function admit(
  admission: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (!isChange(request)) return answer();
  const admitted = admission.enter(0);
  if (!admitted.ok) return sendRefusal(reply, admitted.refusal);
  try {
    return await answer();
  } finally {
    admitted.value.leave();
  }
}

export function addApiRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { handlers, accounts, admission, moderation, rateLimits, origin } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  refuseEarly(app, parts);
  refuseForeignPages(app, origin);

  async function answer(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const identity = await accounts.identities.identifyOrCreate(request.headers);
    if (!identity) return sendRefusal(reply, { code: 'unknown-token' });
    if (moderation.isBanned(identity.person)) return sendRefusal(reply, { code: 'banned' });
    if (handler.for === 'browsers' && identity.by === 'token') return sendRefusal(reply, { code: 'only-people' });
    if (isChange(request) && (await rateLimits.person(reply, identity.person))) return reply;
    const scheme = schemeOf(request, origin);
    let next: string | undefined;
    let cookie = identity.renew ? accounts.cookies.write(identity, scheme) : undefined;
    const result = await handler.handle({
      person: identity.person,
      params: request.params as Call<EndpointName>['params'],
      query: request.query as Call<EndpointName>['query'],
      body: request.body as Call<EndpointName>['body'],
      origin: pageOrigin(request, origin),
      become(person) {
        next = person;
      },
      forget() {
        cookie = identity.by === 'cookie' ? accounts.cookies.erase(scheme) : undefined;
      },
    });
    if (next !== undefined) {
      const generation = await accounts.sessions.generation(next);
      cookie = accounts.cookies.write({ person: next, generation }, scheme);
    }
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    return result.ok ? reply.send(result.value) : sendRefusal(reply, result.refusal);
  }

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, params, query, body, answer: schema }: Endpoint = endpoints[name];
    const handler: AnyHandler | AnyPublicHandler = handlers[name];
    app.route({
      method,
      url: `/${API}${path}`,
      schema: {
        operationId: name,
        summary: handler.about,
        tags: [handler.group],
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        response: { 200: schema, default: refusalAnswer },
      },
      handler: (request, reply) =>
        handler.for === 'public'
          ? answerAnybody(handler, request, reply)
          : admit(admission, request, reply, () => answer(handler, request, reply)),
    });
  }
}
