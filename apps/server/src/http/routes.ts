// The REST API: a route for every endpoint of the protocol.

import { API, type Endpoint, type EndpointName, endpoints } from '@mozaika/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Call, Handler, Handlers } from '../api/handler.ts';
import type { Accounts } from '../people/accounts.ts';
import { isChange, type RateLimits, refuseForeignPages } from './hardening.ts';
import { pageOrigin, schemeOf } from './origin.ts';
import { sendRefusal } from './refusals.ts';

const refusalAnswer = z
  .object({ refusal: z.looseObject({ code: z.string() }) })
  .describe('Why not: a code, and facts that belong to it');

export interface RouteParts {
  readonly handlers: Handlers;
  readonly accounts: Accounts;
  readonly rateLimits: RateLimits;
  /** The configured public origin. */
  readonly origin: string | undefined;
  isStopping(): boolean;
}

/** A handler of some endpoint; the types of its call and answer fit each other, though the loop below does not know which they are. */
type AnyHandler = Handler<EndpointName> & {
  handle(call: Call<EndpointName>): ReturnType<Handler<EndpointName>['handle']>;
};

export function addApiRoutes(app: FastifyInstance, parts: RouteParts): void {
  const { handlers, accounts, rateLimits, origin } = parts;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (parts.isStopping()) return sendRefusal(reply, { code: 'stopping' });
    if (await rateLimits.address(request, reply)) return reply;
  });
  refuseForeignPages(app, origin);

  async function answer(handler: AnyHandler, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const identity = await accounts.identities.identifyOrCreate(request.headers);
    if (!identity) return sendRefusal(reply, { code: 'unknown-token' });
    if (handler.for === 'browsers' && identity.by === 'token') return sendRefusal(reply, { code: 'only-people' });
    if (isChange(request) && (await rateLimits.person(request, reply, identity.person))) return reply;
    const scheme = schemeOf(request, origin);
    let cookie = identity.renew ? accounts.cookies.write(identity.person, scheme) : undefined;
    const result = await handler.handle({
      person: identity.person,
      params: request.params as Call<EndpointName>['params'],
      body: request.body as Call<EndpointName>['body'],
      origin: pageOrigin(request, origin),
      become(person) {
        cookie = accounts.cookies.write(person, scheme);
      },
      forget() {
        cookie = identity.by === 'cookie' ? accounts.cookies.erase(scheme) : undefined;
      },
    });
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    return result.ok ? reply.send(result.value) : sendRefusal(reply, result.refusal);
  }

  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path, params, body, answer: schema }: Endpoint = endpoints[name];
    const handler: AnyHandler = handlers[name];
    app.route({
      method,
      url: `/${API}${path}`,
      schema: {
        operationId: name,
        summary: handler.about,
        tags: [handler.group],
        ...(params && { params }),
        ...(body && { body }),
        response: { 200: schema, default: refusalAnswer },
      },
      handler: (request, reply) => answer(handler, request, reply),
    });
  }
}
