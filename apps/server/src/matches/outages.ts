// Outages: times when no server ran, or none could store anything. They count against nobody's clock.

import type { Outage, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';

const ALIVE = 'alive';
/** How often the server notes that it is alive. What it was down before counts from the last note. */
const PULSE_MS = 5_000;
/** Shorter gaps are the pulse itself. */
const LEAST_OUTAGE_MS = PULSE_MS;

export interface Outages {
  /** How much of a span of time no server ran. */
  within(from: number, to: number): number;
  /** To be waited for before clocks are read: when nothing could be stored for a while, that is noted first. */
  settle(): Promise<void>;
  stop(): void;
}

/** When a server was alive last, as far as is stored. */
export const lastAlive = async (storage: Storage): Promise<number | undefined> => {
  const alive = await storage.setting(ALIVE);
  return alive === undefined ? undefined : Number(alive);
};

/** Notes the outage that ends now, if there was one, and from now on that the server is alive. */
export async function watchOutages(storage: Storage, time: Time): Promise<Outages> {
  let known: readonly Outage[] = [];
  let troubled = true;
  let settling: Promise<void> | undefined;

  /** Another process may have been alive meanwhile, or have noted the outage already: what is stored counts. */
  async function comeBack(): Promise<void> {
    const now = time.now();
    const alive = (await lastAlive(storage)) ?? now;
    const outage: Outage = { from: alive, to: now };
    const isOutage = now - alive > LEAST_OUTAGE_MS;
    await storage.write([...(isOutage ? [{ do: 'add-outage', outage } as const] : []), pulse(now)]);
    known = await storage.outages(0);
    troubled = false;
  }

  function settle(): Promise<void> {
    if (!troubled) return SETTLED;
    settling ??= comeBack().finally(() => {
      settling = undefined;
    });
    return settling;
  }

  /** A pulse that could not be stored comes again; whoever writes anything else sees the error of the storage by themselves. */
  async function beat(): Promise<void> {
    try {
      if (troubled) await settle();
      else await storage.write([pulse(time.now())]);
    } catch {
      troubled = true;
    }
  }

  await settle();
  const timer = setInterval(() => void beat(), PULSE_MS).unref();
  return {
    within: (from, to) => known.reduce((sum, one) => sum + overlap(one, from, to), 0),
    settle,
    stop: () => clearInterval(timer),
  };
}

const SETTLED = Promise.resolve();

const pulse = (now: number) => ({ do: 'put-setting', key: ALIVE, value: String(now) }) as const;

const overlap = (one: Outage, from: number, to: number): number =>
  Math.max(0, Math.min(one.to, to) - Math.max(one.from, from));
