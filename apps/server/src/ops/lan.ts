// The addresses by which other devices in the local network reach this machine, and QR codes of them.

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Interfaces of containers, virtual machines and tunnels: phones in the room are not there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|tailscale|wg|utun|zt|vEthernet)/i;
/** Networks at home, in the order of how common they are. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

interface Found {
  readonly address: string;
  readonly rank: number;
}

const rankOf = (name: string, address: string): number => {
  const home = HOME.findIndex((net) => net.test(address));
  return (home < 0 ? HOME.length : home) + (VIRTUAL.test(name) ? HOME.length + 1 : 0);
};

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

/** IPv4 addresses that others can reach, the most likely one first. */
export const lanAddresses = (interfaces: Interfaces = networkInterfaces()): string[] =>
  Object.entries(interfaces)
    .flatMap(([name, infos = []]) =>
      infos
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }): Found => ({ address, rank: rankOf(name, address) })),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ address }) => address);

/** A QR code of half-block characters, which are its light fields: to be shown in white on black. */
export const qrCode = (text: string): string => renderUnicodeCompact(text, { border: 2, ecc: 'M' });
