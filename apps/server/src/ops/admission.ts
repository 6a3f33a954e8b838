// Admission control: how many commands a process works on at once. Who comes when there are too many, or when they take too long, is
// asked to come back later, so that those who were let in are served quickly.

import { ok, type Refusal, type Result } from '@mozaika/kernel';

export interface AdmissionLimits {
  /** Never more commands at once. */
  readonly most: number;
  /** So many are let in however long the others take. */
  readonly always: number;
  /** Beyond that no second command of a client is let in while any has waited for longer than this, in milliseconds. */
  readonly longestWait: number;
  /** So many of one client at once: who floods the server waits behind those who don't. */
  readonly mostOfOne: number;
}

export const ADMISSION_LIMITS: AdmissionLimits = { most: 400, always: 32, longestWait: 100, mostOfOne: 8 };

/** Those who are turned away come back at different times. */
const SOONEST_MS = 250;
const SPREAD_MS = 50;
const SLOTS = 16;

export interface Admitted {
  leave(): void;
}

export class Admission {
  private readonly limits: AdmissionLimits;
  /** When each command was let in, the oldest first. */
  private readonly running = new Map<symbol, number>();
  private turnedAway = 0;

  constructor(limits: AdmissionLimits) {
    this.limits = limits;
  }

  /** How many commands are worked on. */
  get size(): number {
    return this.running.size;
  }

  /** Lets a command in, whose client has so many others here, and which calls `leave` when it is done; otherwise says when to come back. */
  enter(others: number): Result<Admitted> {
    if (!this.hasRoom(others)) return { ok: false, refusal: this.turnAway() };
    const ticket = Symbol();
    this.running.set(ticket, performance.now());
    return ok({ leave: () => void this.running.delete(ticket) });
  }

  private hasRoom(others: number): boolean {
    const { most, always, longestWait, mostOfOne } = this.limits;
    if (others >= mostOfOne || this.running.size >= most) return false;
    if (this.running.size < always) return true;
    const [oldest = Number.POSITIVE_INFINITY] = this.running.values();
    // Who asks for one thing at a time does not wait for who floods the server.
    return others === 0 || performance.now() - oldest <= longestWait;
  }

  private turnAway(): Refusal {
    const after = SOONEST_MS + SPREAD_MS * (this.turnedAway++ % SLOTS);
    return { code: 'busy', retry: true, after };
  }
}
