// A process that only thinks: it takes bots' turns that other servers on the same database have no slot for, and listens to nobody.

import { checkBusAddress, isPostgres, UnknownBus } from './bus/open.ts';
import { closeCore, logError, openCore, openPeople, openTables, stopTables } from './core.ts';
import { newLog } from './ops/log.ts';
import { type MetricsServer, serveMetrics } from './ops/metrics-server.ts';
import type { RunningServer } from './server.ts';
import type { ServerOptions } from './server-options.ts';
import { openServerStorage, type ServerStorage } from './storage/open.ts';

export type RunningThinker = Pick<RunningServer, 'metrics' | 'stop' | 'damage'>;

export async function startThinker(options: ServerOptions): Promise<RunningThinker> {
  checkBusAddress(options);
  if (!isPostgres(options.database)) {
    throw new UnknownBus(
      '--only bots thinks for servers that share a PostgreSQL database: give --database postgres://…',
    );
  }
  const opened = await openServerStorage(options.database);
  try {
    return await startWith(opened, options);
  } catch (error) {
    await opened.storage.close();
    throw error;
  }
}

async function startWith(opened: ServerStorage, options: ServerOptions): Promise<RunningThinker> {
  const log = newLog(options.log);
  const stopping = new AbortController();
  const core = await openCore(opened, options, stopping.signal, (error) => logError(log, error));
  const { push } = await openPeople(options, core, async () => undefined);
  const work = await openTables(options, core, push, 'thinks');
  let metrics: MetricsServer | undefined;
  async function stop(): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await stopTables(work);
    await metrics?.close();
    await closeCore(core);
  }
  try {
    if (options.metrics) metrics = await serveMetrics(core.metrics, options.metrics);
  } catch (error) {
    await stop();
    throw error;
  }
  return { metrics: metrics?.address, stop, damage: opened.damage };
}
