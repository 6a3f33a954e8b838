// What is open here is compared with what is stored, by one query for all tables: every few seconds, and at once when messages of the bus
// may have been lost. So the bus can lose everything, and it costs seconds.

import type { Bus } from '../bus/port.ts';
import { Queue } from '../queue.ts';
import type { Storage } from '../storage/port.ts';
import type { TableSession } from './table-session.ts';

const SWEEP_MS = 2_000;

export interface TableSweepParts {
  readonly storage: Storage;
  readonly bus: Bus;
  /** The tables that somebody is shown here. */
  shown(): Promise<TableSession[]>;
  reportError(error: unknown): void;
}

export interface TableSweep {
  stop(): Promise<void>;
}

export function sweepTables({ storage, bus, shown, reportError }: TableSweepParts): TableSweep {
  const queue = new Queue();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function sweep(): Promise<void> {
    const sessions = await shown();
    if (sessions.length === 0 || stopped) return;
    const heads = await storage.heads(
      sessions.map(({ code }) => code),
      sessions.flatMap(({ shownMatch }) => shownMatch ?? []),
    );
    const presences = await storage.presences(sessions.map(({ code }) => code));
    await Promise.all(sessions.map((session) => session.follow(heads)));
    await Promise.all(sessions.map((session) => session.followPresence(presences)));
  }

  // The storage may be gone: whoever uses it hears of that by themselves, and the next sweep comes.
  const sweepNow = () => queue.run(sweep).catch(reportError);
  const sweepLater = () => {
    timer = setTimeout(() => void sweepNow().then(() => stopped || sweepLater()), SWEEP_MS).unref();
  };
  sweepLater();
  bus.onGap(() => void sweepNow());
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await queue.idle();
    },
  };
}
