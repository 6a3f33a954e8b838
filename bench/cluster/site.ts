// A site to be measured: servers on one database, joined by a bus, each in a process of its own. PostgreSQL waits for the disk, as in life.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { azul } from '@mozaika/azul';
import { runLoad } from '../../apps/cli/src/load/run.ts';
import { newNats, newPostgres, programOf, type Service } from '../../test/harness/cluster/services.ts';
import { freePort } from '../../test/harness/relay.ts';
import { ServerProcess } from '../../test/harness/server-process.ts';
import { processorTime } from './processor-time.ts';

export interface SitePlan {
  readonly servers: number;
  readonly database: 'sqlite' | 'postgres';
  readonly bus: 'none' | 'notify' | 'nats';
}

export interface Measured {
  readonly movesPerSecond: number;
  /** From "sent" to "seen by the opponent", who is at another server if there is one; milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time for each move. */
  readonly servers: number;
  readonly services: number;
}

export interface Load {
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second; as many as possible without it. */
  readonly rate?: number;
}

export interface BenchSite extends AsyncDisposable {
  measure(load: Load): Promise<Measured>;
  /** Runs SQL in the database. Returns what it says. */
  sql(statement: string): string;
}

export async function openBenchSite({ servers: count, database, bus }: SitePlan): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-bench-'));
  const postgres = database === 'postgres' ? await newPostgres([]) : undefined;
  const nats = bus === 'nats' ? await newNats() : undefined;
  const servers: ServerProcess[] = [];
  const bases: string[] = [];
  for (let n = 0; n < count; n++) {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = new ServerProcess({
      database: postgres ? `postgres://postgres@127.0.0.1:${postgres.port}/postgres` : join(folder, 'bench.db'),
      origin,
      port,
      log: join(folder, `server-${n}.log`),
      options: nats ? ['--bus', `nats://127.0.0.1:${nats.port}`] : [],
    });
    await server.start();
    servers.push(server);
    bases.push(`${origin}/`);
  }
  const services = [postgres, nats].filter((one): one is Service => one !== undefined);
  const cpuOf = (some: readonly { pid(): number | undefined }[]) =>
    some.reduce((sum, one) => sum + processorTime(one.pid()), 0);
  const [base = '', ...others] = bases;
  return {
    async measure({ tables, seconds, rate }) {
      // Asked before the load and after it.
      const used: number[] = [];
      const cpu = async () => {
        used.push(cpuOf(services));
        return cpuOf(servers.map((server) => ({ pid: () => server.pid })));
      };
      const target = { base, others, cpu, [Symbol.asyncDispose]: async () => undefined };
      const load = { server: target, game: azul, options: { board: 'coloured' }, tables, seats: 2, seconds, rate };
      const result = await runLoad(load, () => undefined);
      const [before = 0, after = 0] = used;
      return {
        movesPerSecond: result.moves / result.seconds,
        p50: result.p50,
        p99: result.p99,
        servers: result.cpuMsPerMove ?? 0,
        services: (after - before) / Math.max(1, result.moves),
      };
    },
    sql(statement) {
      const at = ['-h', '127.0.0.1', '-p', String(postgres?.port), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1'];
      return execFileSync(programOf('psql'), [...at, '-qAt', '-c', statement], { encoding: 'utf8' }).trim();
    },
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.stop();
      await Promise.all(services.map((service) => service.remove()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
