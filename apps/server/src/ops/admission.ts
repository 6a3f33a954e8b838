// Admission control: how many commands a process works on at once. Who comes when there are too many is asked to come back later, so that
// those who were let in are served quickly. How many are too many follows from how long they take: additive increase, multiplicative
// decrease, as for a TCP window.

import { ok, type Refusal, type Result } from '@mozaika/kernel';

export interface AdmissionLimits {
  /** Never more commands at once. */
  readonly most: number;
  /** So many are let in however long the others take. */
  readonly always: number;
  /** Beyond that, so many milliseconds are enough: when a command takes longer fewer are let in, otherwise more. */
  readonly target: number;
  /** Beyond that no second command of a client is let in while any has waited for longer than this, in milliseconds. */
  readonly longestWait: number;
  /** So many of one client at once: who floods the server waits behind those who don't. */
  readonly mostOfOne: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = { most: 400, always: 32, target: 50, longestWait: 100, mostOfOne: 8 };

/** Those who are turned away come back at different times. */
const SOONEST_MS = 250;
const SPREAD_MS = 50;
const SLOTS = 16;
/** What is left of the window when commands took too long. */
const DECREASE = 0.9;

export interface Admitted {
  leave(): void;
}

export class Admission {
  private readonly limits: AdmissionLimits;
  private readonly now: () => number;
  /** When each command was let in, the oldest first. */
  private readonly running = new Map<symbol, number>();
  private turnedAway = 0;
  /** How many are let in now. */
  private window: number;
  /** When it was last made smaller. */
  private decreased = Number.NEGATIVE_INFINITY;

  constructor(limits: AdmissionLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
    this.window = Math.max(limits.always, limits.most / 4);
  }

  /** How many commands are worked on. */
  get size(): number {
    return this.running.size;
  }

  /** Lets a command in, whose client has so many others here, and which calls `leave` when it is done; otherwise says when to come back. */
  enter(others: number): Result<Admitted> {
    if (!this.hasRoom(others)) return { ok: false, refusal: this.turnAway() };
    const ticket = Symbol();
    this.running.set(ticket, this.now());
    return ok({ leave: () => this.leave(ticket) });
  }

  private hasRoom(others: number): boolean {
    const { most, always, longestWait, mostOfOne } = this.limits;
    const { size } = this.running;
    if (others >= mostOfOne || size >= most) return false;
    if (size < always) return true;
    if (size >= this.window) return false;
    const [oldest = Number.POSITIVE_INFINITY] = this.running.values();
    // Who asks for one thing at a time does not wait for who floods the server.
    return others === 0 || this.now() - oldest <= longestWait;
  }

  private leave(ticket: symbol): void {
    const entered = this.running.get(ticket);
    if (entered === undefined) return;
    const { size } = this.running;
    this.running.delete(ticket);
    const { most, always, target } = this.limits;
    const now = this.now();
    if (now - entered <= target) {
      // Only what was needed has shown that there is room for more.
      if (size >= this.window / 2) this.window = Math.min(most, this.window + 1 / this.window);
    } else if (entered >= this.decreased) {
      // Once for all that were let in before: they could not know.
      this.window = Math.max(always, this.window * DECREASE);
      this.decreased = now;
    }
  }

  private turnAway(): Refusal {
    const after = SOONEST_MS + SPREAD_MS * (this.turnedAway++ % SLOTS);
    return { code: 'busy', retry: true, after };
  }
}
