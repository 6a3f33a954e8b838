// Networks that can be kept out, as they are written down: `203.0.113.0/24`. One address of IPv4 is a network of its own; of IPv6 the /64
// that it is in, because a household has that much.

import ipaddr from 'ipaddr.js';

/** Larger networks are nobody in particular. */
const SHORTEST_PREFIX = { ipv4: 8, ipv6: 19 } as const;
const ALONE = { ipv4: 32, ipv6: 64 } as const;

/** The network that is meant by an address or a network; nothing if it is neither, or far too large. */
export function readNetwork(text: string): string | undefined {
  if (ipaddr.isValidCIDR(text)) {
    const [address, prefix] = ipaddr.parseCIDR(text);
    return prefix >= SHORTEST_PREFIX[address.kind()] ? written(address, prefix) : undefined;
  }
  if (!ipaddr.isValid(text) || !/[.:].*[.:]/.test(text)) return undefined;
  const address = ipaddr.process(text);
  return written(address, ALONE[address.kind()]);
}

/** Whose address it is, as far as limits go: one of IPv4 is somebody's own, of IPv6 a whole network is. */
export const householdOf = (address: string): string =>
  address.includes(':') ? (readNetwork(address) ?? address) : address;

const written = (address: ipaddr.IPv4 | ipaddr.IPv6, prefix: number): string => {
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${address}/${prefix}`)}/${prefix}`;
};
