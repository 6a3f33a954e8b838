// Scheduled jobs: rows with a due time, stored with the change that made them. A process claims a job before it runs it; a job whose
// process died is claimed by another one when the claim lapses. What the jobs do, and which kinds there are, is no business of this file.

import type { JobRow, Storage } from '../storage/port.ts';
import type { Time } from '../time.ts';

/** Runs the job of a subject (a table or a match). Who does not finish before the claim lapses may have it run again elsewhere. */
export type JobHandler = (subject: string) => Promise<void>;
export type JobHandlers = { readonly [kind: string]: JobHandler };

export interface JobSchedulerParts {
  readonly storage: Storage;
  readonly time: Time;
  /** Who claims jobs: the name of this process. */
  readonly holder: string;
  reportError(error: unknown): void;
}

const SWEEP_MS = 1_000;
/** A process that died holds its jobs no longer than this; one that takes longer itself does not begin them twice. */
const HELD_MS = 10_000;
const MOST_AT_ONCE = 200;
/** Timers for later than this are left to the sweep. */
const LONGEST_TIMER_MS = 10_000;

const nameOf = (subject: string, kind: string): string => `${kind} ${subject}`;

export class JobScheduler {
  private readonly parts: JobSchedulerParts;
  private handlers: JobHandlers | undefined;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  /** What became due again while it ran. */
  private readonly dueAgain = new Set<string>();
  private sweeping: NodeJS.Timeout | undefined;

  constructor(parts: JobSchedulerParts) {
    this.parts = parts;
  }

  start(handlers: JobHandlers): void {
    this.handlers = handlers;
    const sweep = async () => {
      await this.sweep().catch(this.parts.reportError);
      if (this.handlers) this.sweeping = setTimeout(sweep, SWEEP_MS).unref();
    };
    void sweep();
  }

  /** Claims what is due and claimed by nobody. */
  private async sweep(): Promise<void> {
    const { storage, time, holder } = this.parts;
    const now = time.now();
    const claim = { holder, now, heldUntil: now + HELD_MS, dueUntil: now, limit: MOST_AT_ONCE };
    for (const { subject, kind } of await storage.claimJobs(claim)) this.perform(subject, kind);
  }

  private perform(subject: string, kind: string): void {
    const name = nameOf(subject, kind);
    // A kind that nobody knows was stored by a newer version: its claim lapses.
    const handler = this.handlers?.[kind];
    if (!handler) return;
    if (this.running.has(name)) {
      this.dueAgain.add(name);
      return;
    }
    const done = handler(subject).catch(this.parts.reportError);
    this.running.set(name, done);
    void done.then(() => {
      this.running.delete(name);
      if (this.dueAgain.delete(name)) this.perform(subject, kind);
    });
  }

  /** Jobs were stored, others removed: sets the timers of this process accordingly. */
  replace(removed: readonly JobRow[], stored: readonly JobRow[]): void {
    for (const { subject, kind } of removed) this.clearTimer(nameOf(subject, kind));
    for (const job of stored) this.setTimer(job);
  }

  /** Stores another due time of a job that this process has claimed, or that there is nothing left of it to do. */
  async reschedule(subject: string, kind: string, due: number | undefined): Promise<void> {
    const { storage, holder } = this.parts;
    if (due === undefined) {
      // As it was claimed: one that was set anew since is another job.
      await storage.write([{ do: 'clear-job', subject, kind, holder }]);
      return;
    }
    const job = { subject, kind, due };
    await storage.write([{ do: 'set-job', job }]);
    this.setTimer(job);
  }

  private setTimer({ subject, kind, due }: JobRow): void {
    const name = nameOf(subject, kind);
    this.clearTimer(name);
    const wait = Math.max(0, due - this.parts.time.now());
    if (wait > LONGEST_TIMER_MS || !this.handlers) return;
    const timer = setTimeout(() => {
      this.timers.delete(name);
      void this.claim(subject, kind).catch(this.parts.reportError);
    }, wait);
    this.timers.set(name, timer);
  }

  private async claim(subject: string, kind: string): Promise<void> {
    const { storage, time, holder } = this.parts;
    const now = time.now();
    if (await storage.claimJob({ subject, kind, holder, now, heldUntil: now + HELD_MS })) this.perform(subject, kind);
  }

  private clearTimer(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }

  /** No new jobs; resolves when those that were begun are done. */
  async stop(): Promise<void> {
    this.handlers = undefined;
    clearTimeout(this.sweeping);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(this.running.values());
  }
}
