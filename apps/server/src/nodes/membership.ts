// The servers that share a database know of each other by their beats. Whoever sees that another one's has stopped buries it: its people
// are away from then on, and its jobs are free. One that was only slow, or frozen, notices that it was buried and joins again. No clocks
// are compared: each server watches by its own steady clock whether the others' beats change.

import type { NodeRow, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';
import { INTERVALS } from './intervals.ts';

/** How long it is remembered since when somebody is away, and how often that is seen to. */
const MEMORY_MS = 3_600_000;

export interface MembershipParts {
  readonly storage: Storage;
  readonly time: Time;
  /** The name of this server. */
  readonly node: string;
  /** How many servers may use the storage at the same time. */
  readonly servers: 'one' | 'many';
  reportError(error: unknown): void;
}

export interface MembershipEvents {
  /** Another server was buried: what it had begun is free. */
  buried(): void;
  /** This server had been buried, and has joined again: what it had told the others of itself is forgotten. */
  rejoined(): void;
}

export interface Membership {
  /** How many servers run on this database, as far as is known; this one is one of them. */
  readonly count: number;
  start(events: MembershipEvents): void;
  /** No more beats. */
  stop(): Promise<void>;
  /** The last thing that a server does: what it held is free. */
  leave(): Promise<void>;
}

interface Seen {
  readonly beat: number;
  /** By the steady clock. */
  readonly since: number;
}

export async function joinNodes(parts: MembershipParts): Promise<Membership> {
  const { node, servers, storage } = parts;
  if (servers === 'many') await storage.write([{ do: 'join-node', node, beat: 0 }]);
  return new Member(parts);
}

class Member implements Membership {
  private readonly parts: MembershipParts;
  private readonly others = new Map<string, Seen>();
  private beats = 0;
  private looked = performance.now();
  private forgot = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(parts: MembershipParts) {
    this.parts = parts;
  }

  start(events: MembershipEvents): void {
    if (this.parts.servers === 'one') return;
    const next = () => {
      this.timer = setTimeout(() => {
        this.turn = this.beat(events)
          .catch(this.parts.reportError)
          .finally(() => this.stopped || next());
      }, INTERVALS.beat).unref();
    };
    next();
  }

  get count(): number {
    return 1 + this.others.size;
  }

  private async beat(events: MembershipEvents): Promise<void> {
    const { storage, node } = this.parts;
    const beat = ++this.beats;
    if ((await storage.write([{ do: 'beat', node, beat }])) === 'conflict') {
      await storage.write([{ do: 'join-node', node, beat }]);
      events.rejoined();
    }
    const dead = this.watch(await storage.nodes());
    for (const one of dead) if (await this.bury(one)) events.buried();
    await this.forget();
  }

  /** Notes the beats of the others; returns those that have stopped. */
  private watch(nodes: readonly NodeRow[]): NodeRow[] {
    const now = performance.now();
    if (now - this.looked > INTERVALS.dozed) this.others.clear();
    this.looked = now;
    for (const id of this.others.keys()) if (!nodes.some((node) => node.id === id)) this.others.delete(id);
    const others = nodes.filter(({ id }) => id !== this.parts.node);
    for (const { id, beat } of others) {
      if (this.others.get(id)?.beat !== beat) this.others.set(id, { beat, since: now });
    }
    return others.filter(({ id }) => now - (this.others.get(id)?.since ?? now) >= INTERVALS.dead);
  }

  private async bury({ id, beat }: NodeRow): Promise<boolean> {
    const { storage, time } = this.parts;
    this.others.delete(id);
    return (await storage.write([{ do: 'bury-node', node: id, beat, at: time.now() }])) === 'stored';
  }

  private async forget(): Promise<void> {
    if (performance.now() - this.forgot < MEMORY_MS) return;
    this.forgot = performance.now();
    const before = this.parts.time.now() - MEMORY_MS;
    await this.parts.storage.write([{ do: 'forget-presences', before }, { do: 'forget-allowances' }]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.turn;
  }

  async leave(): Promise<void> {
    const { storage, node, time, reportError } = this.parts;
    await storage.write([{ do: 'leave-node', node, at: time.now() }]).catch(reportError);
  }
}
