// Outages: times when no server ran, none could store anything, or the only one was frozen. They count against nobody's clock.

import { setTimeout as wait } from 'node:timers/promises';
import type { Outage, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';

const ALIVE = 'alive';
/** How often the server stores that it is alive. What it was down before counts from the last time. */
const PULSE_MS = 5_000;
/** Shorter gaps are the pulse itself. */
const LEAST_OUTAGE_MS = PULSE_MS;
/** How often the process notes for itself that it runs: how exactly it knows since when it was frozen. */
const BEAT_MS = 1_000;
const BEATS_PER_PULSE = PULSE_MS / BEAT_MS;
/** A clock that was ahead by more than this was wrong. A smaller step back is waited for. */
const MOST_STEP_BACK_MS = 86_400_000;
/** When this was written: a clock that is further back, as on a small computer without a battery, is wrong for certain. */
const WRITTEN = Date.UTC(2026, 10, 1);

export interface Outages {
  /** How much of a span of time no server ran. */
  within(from: number, to: number): number;
  /** To be waited for before clocks are read: when nothing could be stored for a while, or the process stood still, that is noted first. */
  settle(): Promise<void>;
  stop(): void;
}

/** When a server was alive last, as far as is stored. */
const lastAlive = async (storage: Storage): Promise<number | undefined> => {
  const alive = await storage.setting(ALIVE);
  return alive === undefined ? undefined : Number(alive);
};

/**
 * The time from which a server that starts now counts: not before it was alive last, so that time never runs backwards. If it was alive
 * far in the future, its clock was wrong then, and what it stored is put back to now.
 */
export async function startOfTime(storage: Storage, wall = Date.now()): Promise<number> {
  const alive = (await lastAlive(storage)) ?? wall;
  if (alive - wall <= MOST_STEP_BACK_MS || wall < WRITTEN) return Math.max(alive, wall);
  // Another server that runs on the same database is right: it is this machine's clock that is behind.
  await wait(PULSE_MS + BEAT_MS);
  const later = (await lastAlive(storage)) ?? alive;
  if (later !== alive) return later;
  await storage.write([{ do: 'put-back-time', now: wall, by: alive - wall }, pulse(wall)]);
  return wall;
}

/** Notes the outage that ends now, if there was one, and from now on that the server is alive. */
export async function watchOutages(storage: Storage, time: Time): Promise<Outages> {
  const watch = new OutageWatch(storage, time);
  await watch.settle();
  watch.start();
  return watch;
}

class OutageWatch implements Outages {
  private readonly storage: Storage;
  private readonly time: Time;
  private known: readonly Outage[] = [];
  private isTroubled = true;
  private settling: Promise<void> | undefined;
  /** The last beat, by the steady clock and by the server's time; none yet: how long the process was away, only the storage knows. */
  private beat: { readonly steady: number; readonly at: number } | undefined;
  private beats = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(storage: Storage, time: Time) {
    this.storage = storage;
    this.time = time;
  }

  start(): void {
    this.timer = setInterval(() => void this.pulse(), BEAT_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  within(from: number, to: number): number {
    return this.known.reduce((sum, one) => sum + overlap(one, from, to), 0);
  }

  settle(): Promise<void> {
    if (!this.isTroubled && !this.wasFrozen()) return SETTLED;
    this.settling ??= this.comeBack().finally(() => {
      this.settling = undefined;
    });
    return this.settling;
  }

  /** Whether the process stood still: stopped by a signal, in a paused container, or on a starved machine. */
  private wasFrozen(): boolean {
    return this.beat !== undefined && performance.now() - this.beat.steady > LEAST_OUTAGE_MS;
  }

  /** Another process may have been alive meanwhile, or have noted the outage already: what is stored counts. */
  private async comeBack(): Promise<void> {
    const now = this.time.now();
    const alive = (await lastAlive(this.storage)) ?? now;
    // Who could store until it froze knows better when that was.
    const from = this.isTroubled ? alive : Math.max(alive, this.beat?.at ?? 0);
    const outage: Outage = { from, to: now };
    const isOutage = now - from > LEAST_OUTAGE_MS;
    await this.storage.write([...(isOutage ? [{ do: 'add-outage', outage } as const] : []), pulse(now)]);
    this.known = await this.storage.outages(0);
    this.isTroubled = false;
    this.note();
  }

  private note(): void {
    this.beat = { steady: performance.now(), at: this.time.now() };
  }

  /** A pulse that could not be stored comes again; whoever writes anything else sees the error of the storage by themselves. */
  private async pulse(): Promise<void> {
    try {
      if (this.isTroubled || this.wasFrozen()) await this.settle();
      else if (this.beats++ % BEATS_PER_PULSE === 0) await this.storage.write([pulse(this.time.now())]);
      this.note();
    } catch {
      this.isTroubled = true;
    }
  }
}

const SETTLED = Promise.resolve();

const pulse = (now: number) => ({ do: 'put-setting', key: ALIVE, value: String(now) }) as const;

const overlap = (one: Outage, from: number, to: number): number =>
  Math.max(0, Math.min(one.to, to) - Math.max(one.from, from));
