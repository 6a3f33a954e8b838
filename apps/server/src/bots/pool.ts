// The pool of threads in which bots think, one request in each; a thread more is kept ready. A thread that fails is replaced and its request given to another one;
// one that hangs is replaced, and its request given up. Who may think when is decided before (`bot-slots.ts`).

import { Worker } from 'node:worker_threads';
import { refuse } from '@mozaika/kernel';
import type { BotRequest } from './bot-module.ts';
import type { BotAnswer, BotReport, BotTask } from './bot-thread.ts';

/** A bot that has not answered by then is considered hung: no level thinks for more than two seconds. */
const HANG_TIMEOUT_MS = 10_000;
/** So is one that can't be loaded by then, on a machine that may be busy with anything. */
const LOAD_TIMEOUT_MS = 30_000;
/** How often a bot is looked after until then. */
const LOOKS = 10;
const MOST_ATTEMPTS = 3;
/** Of a thread's heap; typed arrays are bounded by the bots themselves. */
const HEAP_MB = 256;
/** A thread that loads is not ended, but at a stop it is not waited for any longer than this. */
const LOADING_MS = 2_000;

const notAtAll = (code: string, facts: { readonly [fact: string]: number } = {}): BotAnswer => ({
  result: refuse(code, facts),
  ms: 0,
});
const STOPPING = notAtAll('stopping');

/** A request that a thread works on. */
interface Pending {
  readonly module: string;
  readonly request: BotRequest;
  attempts: number;
  resolve(answer: BotAnswer): void;
}

/** A request at its thread. */
interface Assignment {
  readonly id: number;
  readonly pending: Pending;
  hangTimer: NodeJS.Timeout | undefined;
}

interface Thread {
  readonly worker: Worker;
  /** Settled when the bots that it was first asked for are loaded, or it has died. */
  readonly loaded: Promise<void>;
  work: Assignment | undefined;
}

export interface PoolOptions {
  /** As many as there are slots. */
  readonly threads: number;
  readonly hangTimeoutMs?: number;
}

export class BotPool {
  private readonly most: number;
  private readonly hangTimeoutMs: number;
  private readonly threads: Thread[] = [];
  private stopped = false;
  private count = 0;

  constructor({ threads, hangTimeoutMs = HANG_TIMEOUT_MS }: PoolOptions) {
    this.most = threads;
    this.hangTimeoutMs = hangTimeoutMs;
  }

  /** The move that a bot of a module decides on, as text; a refusal if none can be had. At once: whoever asks has a slot. */
  async think(module: URL, request: BotRequest): Promise<BotAnswer> {
    return new Promise((resolve) => this.start({ module: module.href, request, attempts: 0, resolve }));
  }

  private start(pending: Pending): void {
    // A turn may have begun before the stop and get here only after it: whoever stops the server waits for that turn.
    if (this.stopped) {
      pending.resolve(STOPPING);
      return;
    }
    this.give(this.idle() ?? this.startThread(), pending);
    this.keepReady(pending);
  }

  private idle(): Thread | undefined {
    return this.threads.find(({ work }) => work === undefined);
  }

  /** Starting a thread and loading bots takes seconds on a busy machine, which is when the next one is needed at once. */
  private keepReady({ module, request }: Pending): void {
    if (this.idle() || this.threads.length >= this.most) return;
    const task: BotTask = { id: 0, module, game: request.record.game };
    this.startThread().worker.postMessage(task);
  }

  private startThread(): Thread {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    const loaded = new Promise<void>((resolve) =>
      worker.once('message', () => resolve()).once('exit', () => resolve()),
    );
    const thread: Thread = { worker, loaded, work: undefined };
    worker.on('message', ({ id, answer }: BotReport) => {
      if (id !== thread.work?.id) return;
      if (answer) release(thread)?.resolve(answer);
      else this.giveUpAfter(this.hangTimeoutMs, thread, thread.work);
    });
    worker.on('error', () => this.threadDied(thread));
    worker.on('exit', () => this.threadDied(thread));
    worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private give(thread: Thread, pending: Pending): void {
    const id = ++this.count;
    pending.attempts++;
    thread.work = { id, pending, hangTimer: undefined };
    this.giveUpAfter(LOAD_TIMEOUT_MS, thread, thread.work);
    const { module, request } = pending;
    const task: BotTask = { id, module, game: request.record.game, request };
    thread.worker.postMessage(task);
  }

  /** The same request would hang again: whoever waits for the move has waited long enough. */
  private giveUpAfter(ms: number, thread: Thread, work: Assignment): void {
    clearInterval(work.hangTimer);
    let looks = 0;
    // Counted in looks: a process that was frozen, and its threads with it, finds that one of them has come late.
    work.hangTimer = setInterval(() => {
      if (++looks === LOOKS) this.remove(thread)?.resolve(notAtAll('bot-hung', { ms }));
    }, ms / LOOKS);
  }

  /** Its request goes to another one, a few times. */
  private threadDied(thread: Thread): void {
    const pending = this.remove(thread);
    if (!pending) return;
    if (pending.attempts < MOST_ATTEMPTS) this.start(pending);
    else pending.resolve(notAtAll('bot-failed', { attempts: pending.attempts }));
  }

  /** Ends a thread for good; what it worked on comes back. */
  private remove(thread: Thread): Pending | undefined {
    const at = this.threads.indexOf(thread);
    if (at < 0) return undefined;
    this.threads.splice(at, 1);
    void thread.worker.terminate();
    return release(thread);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const threads = this.threads.splice(0);
    for (const thread of threads) release(thread)?.resolve(STOPPING);
    await Promise.all(threads.map(end));
  }
}

/** Takes its request away from a thread, if it works on one. */
function release(thread: Thread): Pending | undefined {
  const { work } = thread;
  clearInterval(work?.hangTimer);
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
