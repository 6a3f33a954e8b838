// The contributions of all who are there are in the shuffle: whoever opens theirs within five seconds of the first sight of all seals.
// Only who has sent no seal, or has left, is not waited for.

import type { Event } from '../journal.ts';
import { type Frame, type Request, tableOf } from '../messages.ts';
import { sha256 } from '../sha256.ts';
import type { Check, Evidence } from './evidence.ts';

/** Half of the time that docs/protocol.md gives to everybody. */
const SOON_MS = 5_000;

interface Opened {
  readonly event: Event;
  readonly match: string;
  readonly value: string;
}

/** A seat that nobody waits for though it has sent a seal. */
interface NotAwaited {
  readonly event: Event;
  readonly match: string;
  readonly seat: number;
  /** Who had ever asked to leave that table when this was seen. */
  readonly left: ReadonlySet<string>;
}

export class Openings implements Check {
  private readonly evidence: Evidence;
  /** By match: when its seals were shown first. */
  private readonly shown = new Map<string, number>();
  /** The first time that each contribution was sent by somebody who was not about to leave. */
  private readonly opened = new Map<string, Opened>();
  /** Clients at tables that asked to leave, and for no seat since. */
  private readonly leaving = new Set<string>();
  /** By table: the clients that ever asked to leave it. */
  private readonly left = new Map<string, ReadonlySet<string>>();
  private readonly notAwaited = new Map<string, NotAwaited>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  told(event: Event, frame: Frame): void {
    if (frame.op !== 'table' || frame.table.stage !== 'opening' || !frame.table.match) return;
    const { id, fairness } = frame.table.match;
    if (!this.shown.has(id)) this.shown.set(id, event.at);
    for (const seat of fairness.absent) {
      const isSealed = fairness.seals.some((one) => one.seat === seat);
      if (!isSealed || this.notAwaited.has(`${id} ${seat}`)) continue;
      const left = this.left.get(frame.table.code) ?? new Set();
      this.notAwaited.set(`${id} ${seat}`, { event, match: id, seat, left });
    }
  }

  sent(event: Event, { op, table, match, value }: Request): void {
    const { client } = event;
    if (op === 'leave' && table !== undefined) {
      this.leaving.add(`${client} ${table}`);
      this.left.set(table, new Set([...(this.left.get(table) ?? []), client]));
    }
    if (op === 'sit' || op === 'rematch') this.leaving.delete(`${client} ${table}`);
    if (op !== 'reveal' || match === undefined || value === undefined || !this.shown.has(match)) return;
    // Nobody waits for who leaves: whether they are in is a race.
    if (this.leaving.has(`${client} ${tableOf(match)}`)) return;
    const key = `${client} ${match} ${value}`;
    if (!this.opened.has(key)) this.opened.set(key, { event, match, value });
  }

  end(): void {
    for (const opened of this.opened.values()) this.judgeOpened(opened);
    const clients = new Map([...this.evidence.truth.people].map(([name, id]) => [id, name]));
    for (const { event, match, seat, left } of this.notAwaited.values()) {
      const client = clients.get(this.evidence.matches.get(match)?.people[seat - 1] ?? '');
      if (client === undefined || left.has(client)) continue;
      this.evidence.report('not-awaited', event, `${match}: seat ${seat}, where ${client} has not left`);
    }
  }

  private judgeOpened({ event, match: id, value }: Opened): void {
    const match = this.evidence.matches.get(id);
    const seat = match && this.evidence.seatOf(event.client, match);
    const isSoon = event.at < (this.shown.get(id) ?? 0) + SOON_MS;
    // A match whose table went back to gathering never began. Who is not waited for has left, which is judged by itself.
    if (!match || seat === undefined || !isSoon || this.notAwaited.has(`${id} ${seat}`)) return;
    const { seals, contributions } = match.fairness;
    // Not what was sealed: nonsense.
    if (!seals.some((one) => one.seat === seat && one.hash === sha256(value))) return;
    const isIn = contributions.some((one) => one.seat === seat && one.value === value);
    if (!isIn) this.evidence.report('left-out', event, `${id}: the contribution of seat ${seat}`);
  }
}
