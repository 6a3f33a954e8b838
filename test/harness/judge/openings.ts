// The contributions of all who are there are in the shuffle: whoever opens theirs within five seconds of the first sight of all seals.

import type { Event } from '../journal.ts';
import type { Frame, Request } from '../messages.ts';
import { sha256 } from '../sha256.ts';
import type { Check, Evidence } from './evidence.ts';

/** Half of the time that docs/protocol.md gives to everybody. */
const SOON_MS = 5_000;

interface Opened {
  readonly event: Event;
  readonly match: string;
  readonly value: string;
}

export class Openings implements Check {
  private readonly evidence: Evidence;
  /** By match: when its seals were shown first. */
  private readonly shown = new Map<string, number>();
  /** The first time that each contribution was sent. */
  private readonly opened = new Map<string, Opened>();

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  told({ at }: Event, frame: Frame): void {
    if (frame.op !== 'table' || frame.table.stage !== 'opening' || !frame.table.match) return;
    const { id } = frame.table.match;
    if (!this.shown.has(id)) this.shown.set(id, at);
  }

  sent(event: Event, { op, match, value }: Request): void {
    const key = `${event.client} ${match} ${value}`;
    if (op !== 'reveal' || match === undefined || value === undefined || !this.shown.has(match)) return;
    if (!this.opened.has(key)) this.opened.set(key, { event, match, value });
  }

  end(): void {
    for (const { event, match: id, value } of this.opened.values()) {
      const match = this.evidence.matches.get(id);
      const seat = match && this.evidence.seatOf(event.client, match);
      const isSoon = event.at < (this.shown.get(id) ?? 0) + SOON_MS;
      // A match whose table went back to gathering never began.
      if (!match || seat === undefined || !isSoon) continue;
      const { seals, contributions } = match.fairness;
      // Not what was sealed: nonsense.
      if (!seals.some((one) => one.seat === seat && one.hash === sha256(value))) continue;
      const isIn = contributions.some((one) => one.seat === seat && one.value === value);
      if (!isIn) this.evidence.report('left-out', event, `${id}: the contribution of seat ${seat}`);
    }
  }
}
