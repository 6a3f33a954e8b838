// Duties: what has to happen at a time even if nobody is there. They are stored with the action that made them, claimed before they
// are done, and swept up by whichever process is alive.

import type { HostedMatch } from '../matches/hosted-match.ts';
import type { JobRow, Operation, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';

/** `bot`: a bot is to move; `clock`: somebody's time runs out; `open`: contributions had time enough. */
export const JOB_KINDS = ['bot', 'clock', 'open'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Does a duty. Whoever does not finish in time loses the claim, and another one does it. */
export type JobHandlers = { readonly [kind in JobKind]: (subject: string) => Promise<void> };

const SWEEP_MS = 1_000;
/** A process that died holds its duties no longer than this; one that takes longer itself does not begin them twice. */
const HELD_MS = 10_000;
const MOST_AT_ONCE = 200;
/** Timers for later than this are left to the sweep. */
const LONGEST_TIMER_MS = 10_000;

export class JobScheduler {
  private readonly storage: Storage;
  private readonly time: Time;
  /** Who claims them: this process. */
  readonly holder: string;
  private readonly fault: (error: unknown) => void;
  private handlers: JobHandlers | undefined;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  /** What became due again while it was being done. */
  private readonly again = new Set<string>();
  private sweeping: NodeJS.Timeout | undefined;
  private readonly busy = new Map<string, Promise<void>>();

  constructor(storage: Storage, time: Time, holder: string, fault: (error: unknown) => void) {
    this.storage = storage;
    this.time = time;
    this.holder = holder;
    this.fault = fault;
  }

  start(handlers: JobHandlers): void {
    this.handlers = handlers;
    const sweep = async () => {
      await this.sweep().catch(this.fault);
      if (this.handlers) this.sweeping = setTimeout(sweep, SWEEP_MS).unref();
    };
    void sweep();
  }

  /** Takes over what is due and nobody does. */
  private async sweep(): Promise<void> {
    const now = this.time.now();
    const due = await this.storage.claimJobs({
      holder: this.holder,
      now,
      heldUntil: now + HELD_MS,
      dueUntil: now,
      limit: MOST_AT_ONCE,
    });
    for (const { subject, kind } of due) this.perform(subject, kind as JobKind);
  }

  private perform(subject: string, kind: JobKind): void {
    const name = `${kind} ${subject}`;
    if (!this.handlers) return;
    if (this.busy.has(name)) {
      this.again.add(name);
      return;
    }
    const done = this.handlers[kind](subject).catch(this.fault);
    this.busy.set(name, done);
    void done.then(() => {
      this.busy.delete(name);
      if (this.again.delete(name)) this.perform(subject, kind);
    });
  }

  /** The duties that a match has now. */
  of(match: HostedMatch): readonly JobKind[] {
    if (match.over) return [];
    const bot = match.botsToMove().length > 0;
    const clock = match.nextTimeout(0) !== undefined;
    return [...(bot ? (['bot'] as const) : []), ...(clock ? (['clock'] as const) : [])];
  }

  /** The operations that bring the stored duties from what they were to what they are now. */
  changes(match: HostedMatch, before: readonly JobKind[], now: number): Operation[] {
    const after = this.of(match);
    return [
      ...before
        .filter((kind) => !after.includes(kind))
        .map((kind) => ({ do: 'clear-job', subject: match.row.id, kind }) as const),
      ...after.map((kind) => ({ do: 'set-job', job: this.duty(match, kind, now) }) as const),
    ];
  }

  private duty(match: HostedMatch, kind: JobKind, now: number): JobRow {
    return { subject: match.row.id, kind, due: kind === 'clock' ? (match.nextTimeout(now) ?? now) : now };
  }

  /** The duties of a match are stored: sees to it that they are done when they are due. */
  follow(match: HostedMatch, now: number): void {
    const kinds = this.of(match);
    for (const kind of JOB_KINDS) {
      if (kind === 'open') continue;
      if (kinds.includes(kind)) this.at(this.duty(match, kind, now));
      else this.forget(match.row.id, kind);
    }
  }

  /** Does a stored duty at its time, unless somebody else has claimed it. */
  at({ subject, kind, due }: JobRow): void {
    this.forget(subject, kind);
    const wait = Math.max(0, due - this.time.now());
    if (wait > LONGEST_TIMER_MS || !this.handlers) return;
    const timer = setTimeout(() => {
      this.timers.delete(`${kind} ${subject}`);
      void this.claim(subject, kind as JobKind).catch(this.fault);
    }, wait);
    this.timers.set(`${kind} ${subject}`, timer);
  }

  private async claim(subject: string, kind: JobKind): Promise<void> {
    const now = this.time.now();
    const claim = { subject, kind, holder: this.holder, now, heldUntil: now + HELD_MS };
    if (await this.storage.claimJob(claim)) this.perform(subject, kind);
  }

  private forget(subject: string, kind: string): void {
    clearTimeout(this.timers.get(`${kind} ${subject}`));
    this.timers.delete(`${kind} ${subject}`);
  }

  /** No new duties; resolves when those that were begun are done. */
  async stop(): Promise<void> {
    this.handlers = undefined;
    clearTimeout(this.sweeping);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.busy.values());
  }
}
