// The pool of threads in which bots think. A thread that fails or hangs is ended and replaced, and its question asked again.

import { Worker } from 'node:worker_threads';
import { type Result, refuse } from '@mozaika/kernel';
import type { BotReport, BotTask } from './thread.ts';

/** No level thinks longer; who does, hangs. */
const PATIENCE_MS = 20_000;
const MOST_ATTEMPTS = 3;
/** Of a thread's heap; typed arrays are bounded by the bots themselves. */
const HEAP_MB = 256;
/** Loading the bots of a game takes a moment; what takes longer is not waited for. */
const LOADING_MS = 2_000;
const STOPPING = refuse('stopping');

interface Job {
  readonly task: BotTask;
  attempts: number;
  resolve(result: Result<string>): void;
}

interface Thread {
  readonly worker: Worker;
  /** Settled when the bots that it was first asked for are loaded, or it has died. */
  readonly loaded: Promise<void>;
  job: Job | undefined;
  patience: NodeJS.Timeout | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  readonly patienceMs?: number;
  /** Another program for the threads, for tests of what fails and hangs. */
  readonly program?: URL;
}

export class BotPool {
  private readonly options: PoolOptions;
  private readonly waiting: Job[] = [];
  private readonly threads: Thread[] = [];
  private stopped = false;
  private count = 0;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** The move that a bot decides on, as text; a refusal if none can be had. */
  async think(task: BotTask): Promise<Result<string>> {
    // A turn may have begun before the stop and get here only after it: whoever stops the server waits for that turn.
    if (this.stopped) return STOPPING;
    return new Promise((resolve) => {
      this.waiting.push({ task, attempts: 0, resolve });
      this.next();
    });
  }

  private next(): void {
    if (this.stopped) return;
    const idle = this.threads.find(({ job }) => job === undefined);
    if (this.waiting.length === 0 || (!idle && this.threads.length >= this.options.threads)) return;
    this.give(idle ?? this.hire(), this.waiting.shift() as Job);
  }

  private hire(): Thread {
    const worker = new Worker(this.options.program ?? new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const loaded = new Promise<void>((resolve) =>
      worker.once('message', () => resolve()).once('exit', () => resolve()),
    );
    const thread: Thread = { worker, loaded, job: undefined, patience: undefined };
    worker.on('message', ({ id, result }: BotReport) => {
      if (result !== undefined && id === this.idOf(thread)) this.finish(thread, result);
    });
    worker.on('error', () => this.lose(thread));
    worker.on('exit', () => this.lose(thread));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private readonly ids = new WeakMap<Job, number>();
  private readonly idOf = ({ job }: Thread): number | undefined => job && this.ids.get(job);

  private give(thread: Thread, job: Job): void {
    thread.job = job;
    job.attempts++;
    this.ids.set(job, ++this.count);
    thread.patience = setTimeout(() => this.lose(thread), this.options.patienceMs ?? PATIENCE_MS);
    thread.worker.postMessage({ id: this.count, task: job.task });
  }

  private finish(thread: Thread, result: Result<string>): void {
    clearTimeout(thread.patience);
    const { job } = thread;
    thread.job = undefined;
    job?.resolve(result);
    this.next();
  }

  /** A thread died or hangs: its job goes to another one, a few times. */
  private lose(thread: Thread): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    clearTimeout(thread.patience);
    void thread.worker.terminate();
    const { job } = thread;
    if (job && job.attempts < MOST_ATTEMPTS) this.waiting.unshift(job);
    else job?.resolve({ ok: false, refusal: { code: 'bot-failed', attempts: job.attempts } });
    this.next();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const job of this.waiting.splice(0)) job.resolve(STOPPING);
    const threads = this.threads.splice(0);
    for (const { job, patience } of threads) {
      clearTimeout(patience);
      job?.resolve(STOPPING);
    }
    await Promise.all(threads.map(end));
  }
}

/** Ends a thread, but not while it loads: three times in some thousands that took the whole process with it (Node 24.21). */
async function end({ worker, loaded }: Thread): Promise<void> {
  let patience: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    patience = setTimeout(resolve, LOADING_MS);
  });
  await Promise.race([loaded, tooLong]);
  clearTimeout(patience);
  await worker.terminate();
}
