// Guard against server-side request forgery: push endpoints come from browsers, so they must not lead into the server's own network.

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Globally routable: not private, loopback, link-local, multicast, reserved or a tunnel; IPv4 in IPv6 counts as what it is inside. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/** Which endpoints are allowed, and the DNS lookup for the connection: it is judged again by the address it leads to. */
export interface SsrfGuard {
  allows(endpoint: URL): boolean;
  lookup(
    hostname: string,
    options: LookupOptions,
    done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void;
}

/** The push services of browsers: named, over https, on public addresses. */
export const PUBLIC_ONLY: SsrfGuard = {
  allows({ protocol, hostname }) {
    return protocol === 'https:' && isIP(hostname) === 0 && /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname);
  },
  lookup(hostname, options, done) {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => isPublic(address));
      const [first] = allowed;
      if (error || !first) done(error ?? Object.assign(new Error('not a public address'), { code: 'ENOTFOUND' }), []);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  },
};
