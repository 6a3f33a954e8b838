// What is left of protocol 1, for apps that a browser has cached: enough for them to learn that they have to reload.
// Such an app first asks for `/api/v1/me`, then opens `/api/v1/socket` and compares the protocol number in the `hello`;
// it shows "reload" if that is another one than its own. Everything else is refused as `outdated`.

import { PROTOCOL, recordName } from '@mozaika/protocol';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../people/accounts.ts';
import { schemeOf } from './origin.ts';
import { sendRefusal } from './refusals.ts';

const OUTDATED_API = 'api/v1';
/** Where apps of protocol 1 open their socket, below the server's own path. */
export const OUTDATED_SOCKET = `${OUTDATED_API}/socket`;

export function addOutdatedApi(app: FastifyInstance, accounts: Accounts, origin: string | undefined): void {
  const schema = { hide: true };
  app.get(`/${OUTDATED_API}/me`, { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const identity = await accounts.identities.identifyOrCreate(request.headers);
    if (!identity) return sendRefusal(reply, { code: 'unknown-token' });
    if (identity.renew) reply.header('set-cookie', accounts.cookies.write(identity, schemeOf(request, origin)));
    const { name, ...me } = await accounts.people.me(identity.person);
    return reply.send({ ...me, name: recordName(name), named: typeof name === 'string' });
  });
  app.all(`/${OUTDATED_API}/*`, { schema }, (_, reply) => sendRefusal(reply, { code: 'outdated', protocol: PROTOCOL }));
}
