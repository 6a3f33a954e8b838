// Guard against server-side request forgery: push endpoints come from browsers, so they must not lead into the server's own network.

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const reserved = new BlockList();
const RESERVED_4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
];
const RESERVED_6 = ['::/128', '::1/128', '64:ff9b::/96', 'fc00::/7', 'fe80::/10', 'ff00::/8'];
for (const net of RESERVED_4) reserved.addSubnet(...subnet(net), 'ipv4');
for (const net of RESERVED_6) reserved.addSubnet(...subnet(net), 'ipv6');

function subnet(net: string): [string, number] {
  const [address, bits] = net.split('/');
  return [address, Number(bits)];
}

const isReserved = (address: string): boolean => reserved.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Who may be reached, and how names are looked up for it. */
export interface SsrfGuard {
  allows(endpoint: URL): boolean;
  lookup(
    hostname: string,
    options: LookupOptions,
    done: (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void,
  ): void;
}

/** The push services of the world: named, over https, and outside. */
export const PUBLIC_ONLY: SsrfGuard = {
  allows({ protocol, hostname }) {
    return protocol === 'https:' && isIP(hostname) === 0 && /^[a-z0-9.-]+\.[a-z]{2,}$/.test(hostname);
  },
  lookup(hostname, options, done) {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const allowed = (addresses ?? []).filter(({ address }) => !isReserved(address));
      const [first] = allowed;
      if (error || !first) done(error ?? Object.assign(new Error('not outside'), { code: 'ENOTFOUND' }), []);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  },
};
