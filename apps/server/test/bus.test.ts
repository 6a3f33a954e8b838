// The bus over PostgreSQL: what one server has stored reaches the others, also after the database was gone for a while.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBus } from '../src/bus/open.ts';
import type { Bus, BusMessage } from '../src/bus/port.ts';
import { waitFor } from './server.ts';
import { type Cluster, startCluster } from './storage/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

async function twoBuses() {
  const database = await cluster.fresh();
  const buses = [await openBus(database), await openBus(database)] as const;
  const heard = buses.map((bus) => listenTo(bus));
  return { buses, heard, close: () => Promise.all(buses.map((bus) => bus.close())) };
}

function listenTo(bus: Bus): BusMessage[] {
  const heard: BusMessage[] = [];
  bus.subscribe('a', (message) => heard.push(message));
  return heard;
}

it('a message reaches the others who show its table, and not its author', async () => {
  const { buses, heard, close } = await twoBuses();
  const messages: BusMessage[] = [
    { kind: 'changed', table: 'b' },
    { kind: 'changed', table: 'a' },
    { kind: 'chat', table: 'a', n: 3 },
  ];
  for (const message of messages) buses[0].publish(message);
  await waitFor(() => heard[1]?.length === 2);
  expect(heard[1]).toEqual(messages.slice(1));
  // The answer comes after what its author would have heard of the messages before.
  buses[1].publish({ kind: 'chat', table: 'a', n: 4 });
  await waitFor(() => heard[0]?.length === 1);
  expect(heard[0]).toEqual([{ kind: 'chat', table: 'a', n: 4 }]);
  await close();
});

it('who does not listen any more hears nothing', async () => {
  const { buses, heard, close } = await twoBuses();
  const gone: BusMessage[] = [];
  const stop = buses[1].subscribe('a', (message) => gone.push(message));
  stop();
  buses[0].publish({ kind: 'changed', table: 'a' });
  await waitFor(() => heard[1]?.length === 1);
  expect(gone).toEqual([]);
  await close();
});

it('after the database was gone, everybody is told that their tables may have changed, and hears again', async ({
  skip,
}) => {
  const { power } = cluster;
  if (!power) return skip('DATABASE_URL names a database that this test must not switch off');
  const { buses, heard, close } = await twoBuses();
  await power.off();
  buses[0].publish({ kind: 'chat', table: 'a', n: 1 });
  await power.on();
  await waitFor(() => heard.every((one) => one.length === 1), undefined, 20_000);
  expect(heard).toEqual([[{ kind: 'changed', table: 'a' }], [{ kind: 'changed', table: 'a' }]]);
  buses[0].publish({ kind: 'chat', table: 'a', n: 2 });
  await waitFor(() => heard[1]?.length === 2);
  expect(heard[1]?.[1]).toEqual({ kind: 'chat', table: 'a', n: 2 });
  await close();
});
