// Scheduled jobs: rows with a due time, stored with the change that made them. A process claims a job before it runs it; a job whose
// process died is claimed by another one when the claim lapses. What the jobs do, and which kinds there are, is no business of this file.

import { setTimeout as wait } from 'node:timers/promises';
import { type JobRow, type Storage, StorageUnavailable } from '../storage/port.ts';
import type { Time } from '../time.ts';

/** Runs the job of a subject (a table or a match). Who does not finish before the claim lapses may have it run again elsewhere. */
export type JobHandler = (subject: string) => Promise<void>;
export type JobHandlers = { readonly [kind: string]: JobHandler };

/**
 * How near a job is to this process: it has stored the job and shows its table; it shows the table, and another one has stored the job;
 * it has stored the job, and nobody is shown the table here.
 */
export type Nearness = 'shown' | 'followed' | 'unseen';

/** Which jobs a process does, of those that all could do. */
export interface JobPolicy {
  /** How often it looks for what is due. */
  readonly sweepMs: number;
  /** For how long what a sweep finds is left to others, who have set a timer for it. */
  readonly leftMs: number;
  /** For how long after its time a job is left to processes that are nearer. */
  readonly waits: { readonly [nearness in Nearness]: number };
  /** How many it takes now, of those that it finds. */
  most(): number;
}

export interface JobSchedulerParts {
  readonly storage: Storage;
  readonly time: Time;
  /** Who claims jobs: the name of this process. */
  readonly node: string;
  readonly policy: JobPolicy;
  reportError(error: unknown): void;
}

/** A process that died holds its jobs no longer than this; one that takes longer itself does not begin them twice. */
const HELD_MS = 10_000;
/** Timers for later than this are left to the sweep. */
const LONGEST_TIMER_MS = 6 * 3_600_000;
/** How often running jobs are held for longer. */
const RENEWAL_MS = HELD_MS / 3;
/** How often it tries to give back what it could not do. */
const RELEASE_MS = 500;

interface RunningJob {
  readonly subject: string;
  readonly kind: string;
  readonly done: Promise<void>;
}

const nameOf = (subject: string, kind: string): string => `${kind} ${subject}`;

export class JobScheduler {
  private readonly parts: JobSchedulerParts;
  private handlers: JobHandlers | undefined;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, RunningJob>();
  /** What became due again while it ran. */
  private readonly dueAgain = new Set<string>();
  private sweeping: NodeJS.Timeout | undefined;
  private renewing: NodeJS.Timeout | undefined;

  constructor(parts: JobSchedulerParts) {
    this.parts = parts;
  }

  start(handlers: JobHandlers): void {
    this.handlers = handlers;
    const sweep = async () => {
      await this.sweep().catch(this.parts.reportError);
      if (this.handlers) this.sweeping = setTimeout(sweep, this.parts.policy.sweepMs).unref();
    };
    void sweep();
    this.renewing = setInterval(() => void this.renew().catch(this.parts.reportError), RENEWAL_MS).unref();
  }

  /** Claims what is due and claimed by nobody, of the kinds that this process knows: others are for newer versions. */
  async sweep(): Promise<void> {
    const { storage, time, node, policy } = this.parts;
    const kinds = Object.keys(this.handlers ?? {});
    const limit = policy.most();
    if (kinds.length === 0 || limit === 0) return;
    const now = time.now();
    const claim = { holder: node, kinds, now, heldUntil: now + HELD_MS, dueUntil: now - policy.leftMs, limit };
    for (const { subject, kind } of await storage.claimJobs(claim)) this.perform(subject, kind);
  }

  /** Nobody else takes over what still runs here. */
  private async renew(): Promise<void> {
    const { storage, time, node } = this.parts;
    const heldUntil = time.now() + HELD_MS;
    const renewed = Array.from(this.running.values(), ({ subject, kind }) => {
      return { do: 'renew-job', subject, kind, holder: node, heldUntil } as const;
    });
    await storage.write(renewed);
  }

  private perform(subject: string, kind: string): void {
    const name = nameOf(subject, kind);
    const handler = this.handlers?.[kind];
    if (!handler) return;
    if (this.running.has(name)) {
      this.dueAgain.add(name);
      return;
    }
    const done = handler(subject).catch((error) => this.failed(error, subject, kind));
    this.running.set(name, { subject, kind, done });
    void done.then(() => {
      this.running.delete(name);
      if (this.dueAgain.delete(name)) this.perform(subject, kind);
    });
  }

  /** When the storage is back, whoever is there does at once what could not be stored. Any other failure has to wait for the claim to lapse. */
  private async failed(error: unknown, subject: string, kind: string): Promise<void> {
    this.parts.reportError(error);
    if (!(error instanceof StorageUnavailable)) return;
    for (let waited = 0; waited < HELD_MS && this.handlers; waited += RELEASE_MS) {
      await wait(RELEASE_MS, undefined, { ref: false });
      const isReleased = await this.release(subject, kind).then(
        () => true,
        () => false,
      );
      if (isReleased) return;
    }
  }

  /** Jobs were stored, others removed: sets the timers of this process accordingly. */
  replace(removed: readonly JobRow[], stored: readonly JobRow[], nearness: Nearness): void {
    for (const { subject, kind } of removed) this.clearTimer(nameOf(subject, kind));
    for (const job of stored) this.setTimer(job, nearness);
  }

  /** Stores another due time of a job that this process has claimed, or that there is nothing left of it to do. */
  async reschedule(subject: string, kind: string, due: number | undefined): Promise<void> {
    const { storage, node: holder } = this.parts;
    if (due === undefined) {
      // As it was claimed: one that was set anew since is another job.
      await storage.write([{ do: 'clear-job', subject, kind, holder }]);
      return;
    }
    const job = { subject, kind, due };
    await storage.write([{ do: 'set-job', job }]);
    this.setTimer(job, 'shown');
  }

  /** Gives up a job that this process has claimed: whoever finds it does it. */
  async release(subject: string, kind: string): Promise<void> {
    await this.parts.storage.write([{ do: 'release-job', subject, kind, holder: this.parts.node }]);
  }

  private setTimer({ subject, kind, due }: JobRow, nearness: Nearness): void {
    const name = nameOf(subject, kind);
    this.clearTimer(name);
    const { time, policy } = this.parts;
    const wait = Math.max(0, due - time.now()) + policy.waits[nearness];
    // What this process does not do it must not claim.
    if (wait > LONGEST_TIMER_MS || !this.handlers?.[kind]) return;
    const timer = setTimeout(() => {
      this.timers.delete(name);
      void this.claim({ subject, kind, due }).catch(this.parts.reportError);
    }, wait);
    this.timers.set(name, timer);
  }

  private async claim({ subject, kind, due }: JobRow): Promise<void> {
    const { storage, time, node: holder } = this.parts;
    const now = time.now();
    const claim = { subject, kind, holder, now, heldUntil: now + HELD_MS, dueUntil: due };
    if (await storage.claimJob(claim)) this.perform(subject, kind);
  }

  private clearTimer(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }

  /** No new jobs; resolves when those that were begun are done. */
  async stop(): Promise<void> {
    this.handlers = undefined;
    clearTimeout(this.sweeping);
    clearInterval(this.renewing);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await Promise.all(Array.from(this.running.values(), ({ done }) => done));
  }
}
