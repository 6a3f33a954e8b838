// Outages: times when no server ran. They count against nobody's clock.

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
  stop(): void;
}

/** Notes the outage that ends now, if there was one, and from now on that the server is alive. */
export async function watchOutages(storage: Storage, time: Time): Promise<Outages> {
  const now = time.now();
  const alive = Number((await storage.setting(ALIVE)) ?? now);
  const outage: Outage = { from: alive, to: now };
  if (now - alive > LEAST_OUTAGE_MS) await storage.write([{ do: 'add-outage', outage }, pulse(now)]);
  else await storage.write([pulse(now)]);
  const known = await storage.outages(0);
  // A pulse that could not be stored comes again; whatever is wrong with the storage, its users are told elsewhere.
  const timer = setInterval(() => storage.write([pulse(time.now())]).catch(() => undefined), PULSE_MS);
  timer.unref();
  return {
    within: (from, to) => known.reduce((sum, one) => sum + overlap(one, from, to), 0),
    stop: () => clearInterval(timer),
  };
}

const pulse = (now: number) => ({ do: 'put-setting', key: ALIVE, value: String(now) }) as const;

const overlap = (one: Outage, from: number, to: number): number =>
  Math.max(0, Math.min(one.to, to) - Math.max(one.from, from));
