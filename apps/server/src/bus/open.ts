// Opens the bus that fits: NATS if one is given, LISTEN and NOTIFY for servers that share a PostgreSQL database, and otherwise none that
// leaves the process. Each is loaded only by those who use it, as the storage is.

import { randomUUID } from 'node:crypto';
import { keptSetting } from '../storage/kept-setting.ts';
import type { Storage } from '../storage/port.ts';
import { Hub } from './in-process.ts';
import type { Bus } from './port.ts';
import { openRoutedBus } from './routed-bus.ts';
import type { OpenTransport } from './transport.ts';

/** The address of a bus that can't be understood, or that has nobody to join. */
export class UnknownBus extends Error {
  override readonly name = 'UnknownBus';
}

interface BusAddresses {
  readonly database: string;
  /** `nats://…` */
  readonly bus?: string | undefined;
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:/i.test(url);

/** Whether an address is one of NATS, and what is meant. Throws before anything is opened. */
export function checkBusAddress({ database, bus }: BusAddresses): void {
  if (bus === undefined) return;
  const isNats = URL.canParse(bus) && /^(nats|tls):$/.test(new URL(bus).protocol) && new URL(bus).hostname !== '';
  if (!isNats) throw new UnknownBus(`A bus is given as nats://HOST:4222 or tls://HOST:4222.`);
  if (!isPostgres(database)) {
    throw new UnknownBus('A bus joins servers that share a PostgreSQL database: give --database postgres://… as well.');
  }
}

export const openBus = async (addresses: BusAddresses, storage: Storage): Promise<Bus> =>
  openRoutedBus(await transportFor(addresses, storage));

async function transportFor({ database, bus }: BusAddresses, storage: Storage): Promise<OpenTransport> {
  if (bus !== undefined) {
    const { natsTransport } = await import('./nats.ts');
    return natsTransport(bus, await keptSetting(storage, 'site', randomUUID));
  }
  if (!isPostgres(database)) return new Hub().open;
  const { postgresTransport } = await import('./postgres.ts');
  return postgresTransport(database);
}
