// The client's address behind a reverse proxy, for limits. Fastify and the sockets judge it by the same rule.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

type Proxy = 'trusted' | 'none';
type Raw = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Only the last hop in X-Forwarded-For was added by our proxy; earlier ones are client-supplied. */
export const trustNearestHop =
  (proxy: Proxy) =>
  (_address: string, hop: number): boolean =>
    proxy === 'trusted' && hop === 0;

export const addressOf = (request: Raw, proxy: Proxy): string =>
  // The library reads nothing of a request but these two; a socket that is closed already has no address.
  proxyAddress(request as IncomingMessage, trustNearestHop(proxy)) ?? '';
