// The built app as static files: content-hashed names are cached for a year, everything else is revalidated each time.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../people/accounts.ts';
import { schemeOf } from './origin.ts';

const YEAR_S = 365 * 86_400;
/** Files with a content hash in their name. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+(\.(br|gz))?$/;
const INDEX = 'index.html';

const UNBUILT = `The app has not been built yet: "npm start" does it.
Everything else is there: see api/docs.
`;

export interface StaticParts {
  readonly web: string | undefined;
  readonly base: string;
  readonly origin: string | undefined;
  readonly accounts: Accounts;
}

export async function addStatic(app: FastifyInstance, { web, base, origin, accounts }: StaticParts): Promise<void> {
  const root = web !== undefined && existsSync(join(web, INDEX)) ? web : undefined;
  const schema = { hide: true };
  if (root !== undefined) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      schemaHide: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', HASHED.test(path) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  // The page sets the session cookie, so that its parallel first requests belong to one guest.
  app.get('/', { schema }, async (request, reply) => {
    // Without a database nobody can be told from anybody, but the app comes up and says what is wrong.
    const identity = await accounts.identities
      .identifyOrCreate({ cookie: request.headers.cookie })
      .catch(() => undefined);
    if (identity?.renew) reply.header('set-cookie', accounts.cookies.write(identity, schemeOf(request, origin)));
    return root === undefined ? reply.code(503).type('text/plain').send(UNBUILT) : reply.sendFile(INDEX);
  });
  if (base !== '/') app.get(base.slice(0, -1), { schema }, (_, reply) => reply.redirect(base));
}
