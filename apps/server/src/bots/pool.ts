// The pool of threads in which bots think. A thread that fails or hangs is ended and replaced, and its request given to another one.

import { Worker } from 'node:worker_threads';
import { type Result, refuse } from '@mozaika/kernel';
import type { BotRequest } from './bot-module.ts';
import type { BotReport, BotTask } from './bot-thread.ts';

/** A thread that has not answered by then is considered hung and replaced. */
const HANG_TIMEOUT_MS = 20_000;
const MOST_ATTEMPTS = 3;
/** Of a thread's heap; typed arrays are bounded by the bots themselves. */
const HEAP_MB = 256;
/** Loading the bots of a game takes a moment; what takes longer is not waited for. */
const LOADING_MS = 2_000;
const STOPPING = refuse('stopping');

/** A request that waits, or that a thread works on. */
interface Pending {
  readonly module: string;
  readonly request: BotRequest;
  attempts: number;
  resolve(result: Result<string>): void;
}

interface Thread {
  readonly worker: Worker;
  /** Settled when the bots that it was first asked for are loaded, or it has died. */
  readonly loaded: Promise<void>;
  work: { readonly id: number; readonly pending: Pending; readonly hangTimer: NodeJS.Timeout } | undefined;
}

export interface PoolOptions {
  readonly threads: number;
  readonly hangTimeoutMs?: number;
}

export class BotPool {
  private readonly options: PoolOptions;
  private readonly waiting: Pending[] = [];
  private readonly threads: Thread[] = [];
  private stopped = false;
  private count = 0;

  constructor(options: PoolOptions) {
    this.options = options;
  }

  /** The move that a bot of a module decides on, as text; a refusal if none can be had. */
  async think(module: URL, request: BotRequest): Promise<Result<string>> {
    // A turn may have begun before the stop and get here only after it: whoever stops the server waits for that turn.
    if (this.stopped) return STOPPING;
    return new Promise((resolve) => {
      this.waiting.push({ module: module.href, request, attempts: 0, resolve });
      this.next();
    });
  }

  private next(): void {
    if (this.stopped) return;
    const idle = this.threads.find(({ work }) => work === undefined);
    if (!idle && this.threads.length >= this.options.threads) return;
    const pending = this.waiting.shift();
    if (pending) this.give(idle ?? this.startThread(), pending);
  }

  private startThread(): Thread {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const loaded = new Promise<void>((resolve) =>
      worker.once('message', () => resolve()).once('exit', () => resolve()),
    );
    const thread: Thread = { worker, loaded, work: undefined };
    worker.on('message', ({ id, result }: BotReport) => {
      if (result !== undefined && id === thread.work?.id) this.finish(thread, result);
    });
    worker.on('error', () => this.replaceThread(thread));
    worker.on('exit', () => this.replaceThread(thread));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private give(thread: Thread, pending: Pending): void {
    const id = ++this.count;
    const hangTimer = setTimeout(() => this.replaceThread(thread), this.options.hangTimeoutMs ?? HANG_TIMEOUT_MS);
    pending.attempts++;
    thread.work = { id, pending, hangTimer };
    const task: BotTask = { id, module: pending.module, request: pending.request };
    thread.worker.postMessage(task);
  }

  private finish(thread: Thread, result: Result<string>): void {
    release(thread)?.resolve(result);
    this.next();
  }

  /** A thread died or hangs: its request goes to another one, a few times. */
  private replaceThread(thread: Thread): void {
    const at = this.threads.indexOf(thread);
    if (at < 0) return;
    this.threads.splice(at, 1);
    void thread.worker.terminate();
    const pending = release(thread);
    if (pending && pending.attempts < MOST_ATTEMPTS) this.waiting.unshift(pending);
    else pending?.resolve(refuse('bot-failed', { attempts: pending.attempts }));
    this.next();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const threads = this.threads.splice(0);
    for (const { resolve } of this.waiting.splice(0)) resolve(STOPPING);
    for (const thread of threads) release(thread)?.resolve(STOPPING);
    await Promise.all(threads.map(end));
  }
}

/** Takes its request away from a thread, if it works on one. */
function release(thread: Thread): Pending | undefined {
  const { work } = thread;
  clearTimeout(work?.hangTimer);
  thread.work = undefined;
  return work?.pending;
}

/** Ends a thread, but not while it loads: three times in some thousands that took the whole process with it (Node 24.21). */
async function end({ worker, loaded }: Thread): Promise<void> {
  let loadTimer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    loadTimer = setTimeout(resolve, LOADING_MS);
  });
  await Promise.race([loaded, tooLong]);
  clearTimeout(loadTimer);
  await worker.terminate();
}
