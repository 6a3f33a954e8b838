// Whoever looks on is told: each entry of a log, whoever stored it (another node, a bot, a clock), reaches everybody who looks at the table
// within ten seconds, or within ten seconds of the end of the last fault.

import type { Event } from '../journal.ts';
import { type Frame, type Request, tableOf } from '../messages.ts';
import type { Check, Evidence, JudgedMatch } from './evidence.ts';

const LIMIT_MS = 10_000;
/** A stored time that differs by more is of a clock that was wrong. */
const CLOCK_MS = 60_000;

interface Span {
  readonly from: number;
  to: number;
}

/** A time when a client looked at a table, on one socket. */
interface Look extends Span {
  readonly client: string;
  readonly table: string;
}

/** How many entries of a match somebody knew from some time on. */
interface Known {
  readonly at: number;
  readonly length: number;
}

export class Onlookers implements Check {
  private readonly evidence: Evidence;
  /** Messages that ask for a table, until they are answered. */
  private readonly watches = new Map<string, string>();
  private readonly looks: Look[] = [];
  /** By client and table. */
  private readonly open = new Map<string, Look>();
  /** By client and match; of all clients under the match alone. */
  private readonly known = new Map<string, Known[]>();
  private readonly faults: Span[] = [];

  constructor(evidence: Evidence) {
    this.evidence = evidence;
  }

  sent({ client, at }: Event, { op, id, table }: Request): void {
    if (typeof table !== 'string') return;
    if (op === 'watch') this.watches.set(id, table);
    if (op === 'unwatch') this.endLook(`${client} ${table}`, at);
  }

  told({ client, at }: Event, frame: Frame): void {
    if (frame.op === 'done') this.beginLook(client, this.watches.get(frame.id), at);
    if (frame.op !== 'log' && frame.op !== 'over') return;
    const length = frame.op === 'log' ? frame.from + frame.entries.length : frame.entries.length;
    for (const key of [frame.match, `${client} ${frame.match}`]) {
      const known = this.known.get(key) ?? [];
      this.known.set(key, known);
      if (length > (known.at(-1)?.length ?? 0)) known.push({ at, length });
    }
  }

  private beginLook(client: string, table: string | undefined, at: number): void {
    if (table === undefined || this.open.has(`${client} ${table}`)) return;
    const look = { client, table, from: at, to: Number.POSITIVE_INFINITY };
    this.open.set(`${client} ${table}`, look);
    this.looks.push(look);
  }

  private endLook(key: string, at: number): void {
    const look = this.open.get(key);
    if (look) look.to = at;
    this.open.delete(key);
  }

  closed({ client, at }: Event): void {
    for (const [key, look] of this.open) if (look.client === client) this.endLook(key, at);
  }

  fault({ kind, at }: Event): void {
    if (kind === 'fault') this.faults.push({ from: at, to: at });
    const last = this.faults.at(-1);
    if (kind === 'healed' && last) last.to = at;
  }

  end(): void {
    const looksAt = Map.groupBy(this.looks, ({ table }) => table);
    for (const match of this.evidence.matches.values()) {
      const times = match.entries.map((_, index) => this.timeOf(match, index));
      for (const look of looksAt.get(tableOf(match.id)) ?? []) this.judge(match, times, look);
    }
  }

  /** When an entry was there: stored, or told to anybody, whichever is first. */
  private timeOf({ id, times }: JudgedMatch, index: number): number {
    const stored = times[index] ?? Number.POSITIVE_INFINITY;
    const told = this.known.get(id)?.find(({ length }) => length > index)?.at ?? stored;
    return Math.abs(stored - told) > CLOCK_MS ? told : Math.min(stored, told);
  }

  private judge({ id, entries }: JudgedMatch, times: readonly number[], { client, from, to }: Look): void {
    const known = this.known.get(`${client} ${id}`) ?? [];
    for (const [index, time] of times.entries()) {
      if (time < from || time > to) continue;
      const due = this.dueOf(time);
      const told = known.find(({ length }) => length > index)?.at ?? Number.POSITIVE_INFINITY;
      if (to <= due || told <= due) continue;
      const late = Number.isFinite(told) ? `after ${told - time} ms` : 'never';
      this.evidence.report(
        'untold',
        { number: 0, kind: 'told', client, connection: 0, text: '', at: due },
        `${id} ${index} "${entries[index]}" ${late}`,
      );
      return;
    }
  }

  /** When everybody has to know what was there at some time: faults that came before that put it off. */
  private dueOf(time: number): number {
    let due = time + LIMIT_MS;
    for (const { from, to } of this.faults) if (from < due && to > time) due = Math.max(due, to + LIMIT_MS);
    return due;
  }
}
