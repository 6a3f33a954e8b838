// Sockets whose person was signed out everywhere, or is no more, while the bus told this process nothing of it: found by comparing the
// generations of sessions that are connected with those that are stored, every few seconds and whenever the bus was gone.

import type { Bus } from '../bus/port.ts';
import { Queue } from '../queue.ts';
import type { Storage } from '../storage/port.ts';
import type { SocketServer } from './socket-server.ts';

const SWEEP_MS = 2_000;

export interface SessionSweepParts {
  readonly storage: Storage;
  readonly bus: Bus;
  readonly sockets: SocketServer;
  reportError(error: unknown): void;
}

export interface SessionSweep {
  stop(): Promise<void>;
}

export function sweepSessions({ storage, bus, sockets, reportError }: SessionSweepParts): SessionSweep {
  const queue = new Queue();
  let stopped = false;
  const sweep = async () => {
    const people = sockets.people();
    if (stopped || people.length === 0) return;
    sockets.dismissOlder(people, await storage.generations(people));
  };
  const sweepNow = () => void queue.run(sweep).catch(reportError);
  const timer = setInterval(() => queue.size > 0 || sweepNow(), SWEEP_MS).unref();
  bus.onGap(sweepNow);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await queue.idle();
    },
  };
}
