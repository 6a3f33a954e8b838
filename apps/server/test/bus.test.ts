// The buses: inside a process, over PostgreSQL, over NATS.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Hub } from '../src/bus/in-process.ts';
import { natsTransport } from '../src/bus/nats.ts';
import { checkBusAddress } from '../src/bus/open.ts';
import { postgresTransport } from '../src/bus/postgres.ts';
import { openRoutedBus } from '../src/bus/routed-bus.ts';
import type { OpenTransport } from '../src/bus/transport.ts';
import { busContract } from './bus.contract.ts';
import { type NatsServer, startNats } from './nats.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
let nats: NatsServer;
beforeAll(async () => {
  [cluster, nats] = await Promise.all([startCluster(), startNats()]);
});
afterAll(async () => {
  await cluster.stop();
  await nats.power.off();
});

const twoOf = async (transport: OpenTransport) =>
  [await openRoutedBus(transport), await openRoutedBus(transport)] as const;

busContract('inside a process', {
  two: () => twoOf(new Hub().open),
  stranger: () => openRoutedBus(new Hub().open),
});

busContract('over PostgreSQL', {
  two: async () => twoOf(postgresTransport(await cluster.fresh())),
  stranger: async () => openRoutedBus(postgresTransport(await cluster.fresh())),
  power: () => cluster.power,
});

busContract('over NATS', {
  two: () => twoOf(natsTransport(nats.url, randomUUID())),
  stranger: () => openRoutedBus(natsTransport(nats.url, randomUUID())),
  power: () => nats.power,
});

it('a NATS that is not there, or wants a password, is said to be so, without the password', async () => {
  const open = (url: string) => openRoutedBus(natsTransport(url, 'site'));
  await expect(open('nats://anna:secret@127.0.0.1:9')).rejects.toMatchObject({
    reason: 'bus-unreachable',
    message: expect.not.stringContaining('secret'),
  });
  const locked = await startNats(['--user', 'anna', '--pass', 'secret']);
  const { host } = new URL(locked.url);
  await expect(open(locked.url)).rejects.toMatchObject({ reason: 'bus-refused' });
  await expect(open(`nats://anna:guess@${host}`)).rejects.toMatchObject({
    reason: 'bus-refused',
    message: expect.not.stringContaining('guess'),
  });
  await (await open(`nats://anna:secret@${host}`)).close();
  await locked.power.off();
});

it('an address that names no bus, or one that has nobody to join, is refused', () => {
  const database = 'postgres://localhost/mozaika';
  for (const bus of ['nats', 'http://localhost', 'nats://', 'nats://a:b@']) {
    expect(() => checkBusAddress({ database, bus }), bus).toThrow(/nats:\/\/HOST/);
  }
  expect(() => checkBusAddress({ database: 'test.db', bus: 'nats://localhost' })).toThrow(/PostgreSQL/);
  checkBusAddress({ database, bus: 'nats://localhost' });
});
