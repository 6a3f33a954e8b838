// A whole site: PostgreSQL, NATS, nodes, a proxy that spreads clients over them, and a relay between each node and each service, so that a
// single node can be cut off from either.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, Relay } from '../relay.ts';
import { ServerProcess } from '../server-process.ts';
import { Clock } from './clock.ts';
import { newNats, newPostgres, type Service } from './services.ts';

export interface SiteSettings {
  readonly nodes: number;
  /** How nodes hear of each other. */
  readonly bus: 'nats' | 'notify';
  /** An empty folder for logs and the clocks' files. */
  readonly folder: string;
  /** The program of each node, where it is not ours. */
  readonly programs?: readonly (string | undefined)[];
}

export interface Node {
  readonly name: string;
  readonly server: ServerProcess;
  readonly toPostgres: Relay;
  /** Absent without NATS. */
  readonly toNats: Relay | undefined;
  readonly clock: Clock;
}

export interface Site {
  readonly nodes: readonly Node[];
  readonly postgres: Service;
  readonly nats: Service | undefined;
  readonly proxy: Relay;
  /** The address for clients. */
  readonly origin: string;
  /** All relays: to clients and to services. */
  readonly relays: readonly Relay[];
  /** Stops all nodes in order, makes a backup and takes everything down. Returns what nodes did wrong meanwhile. */
  close(backup: string): Promise<string[]>;
}

/** What nodes log as an error though it is the fault's doing: storage and bus that are away. */
const TO_BE_EXPECTED =
  /ECONNRESET|ECONNREFUSED|terminat|StorageGone|storage-gone|timeout|the database system is|57P0|08006/i;

export async function openSite({ nodes: count, bus, folder, programs = [] }: SiteSettings): Promise<Site> {
  mkdirSync(folder, { recursive: true });
  const [postgres, nats] = await Promise.all([newPostgres(), bus === 'nats' ? newNats() : undefined]);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const proxy = new Relay(...ports);
  const origin = await proxy.open();
  const nodes: Node[] = [];
  for (const [i, port] of ports.entries()) {
    const name = `node ${i + 1}`;
    const toPostgres = new Relay(postgres.port);
    const toNats = nats && new Relay(nats.port);
    const { host } = new URL(await toPostgres.open());
    const busHost = toNats && new URL(await toNats.open()).host;
    const clock = new Clock(join(folder, `clock-${i + 1}`));
    const server = new ServerProcess({
      database: `postgres://postgres@${host}/postgres`,
      origin,
      port,
      log: join(folder, `node-${i + 1}.log`),
      options: busHost === undefined ? [] : ['--bus', `nats://${busHost}`],
      environment: clock.environment,
      ...(programs[i] !== undefined && { program: programs[i] }),
    });
    nodes.push({ name, server, toPostgres, toNats, clock });
  }
  // One after another would be easier for them: together they race for the migration and for the keys.
  await Promise.all(nodes.map(({ server }) => server.start()));
  const relays = [proxy, ...nodes.flatMap(({ toPostgres, toNats }) => (toNats ? [toPostgres, toNats] : [toPostgres]))];
  const close = async (backup: string): Promise<string[]> => {
    for (const { server } of nodes) await server.stop();
    await nodes[0]?.server.backup(backup);
    for (const relay of relays) await relay.close();
    await Promise.all([postgres.remove(), nats?.remove()]);
    return nodes.flatMap(({ name, server }) =>
      [...server.misdeeds, ...server.errors().filter((line) => !TO_BE_EXPECTED.test(line))].map(
        (what) => `${name}: ${what}`,
      ),
    );
  };
  return { nodes, postgres, nats, proxy, origin, relays, close };
}
