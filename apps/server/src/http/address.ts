// Where a request comes from, for limits: a trusted proxy tells it in a header, to which it appends the address that it saw.

import type { IncomingMessage } from 'node:http';

type Raw = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** What stands before the last comma, the client may have made up. */
export function addressOf({ socket, headers }: Raw, proxy: 'trusted' | 'none'): string {
  const forwarded = proxy === 'trusted' ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  return forwarded.at(-1)?.trim() || (socket.remoteAddress ?? '');
}
