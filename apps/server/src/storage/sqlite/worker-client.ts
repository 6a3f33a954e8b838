// Client of a SQLite worker thread: batches the requests of one turn of the event loop and resolves them with the answers.

import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '../port.ts';
import type { Statement, Step, Text, Unit } from '../sql/database.ts';
import type { Answer, Job, Opening, Request, SentStep } from './messages.ts';

interface Waiting {
  readonly resolve: (rows: readonly unknown[] | 'conflict') => void;
  readonly reject: (error: Error) => void;
}

export const startThread = (opening: Opening): Worker =>
  new Worker(new URL('./thread.ts', import.meta.url), { workerData: opening });

export class WorkerClient {
  readonly #startThread: () => Worker;
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  #known = new Set<number>();
  #texts: Text[] = [];
  #jobs: Job[] = [];
  #waiting = new Map<number, Waiting>();
  #last = 0;
  #closed = false;

  /** Starts the worker, and another one whenever it has ended. */
  constructor(start: () => Worker) {
    this.#startThread = start;
    this.#worker = this.#start();
  }

  unit(unit: Unit): Promise<readonly unknown[] | 'conflict'> {
    return this.#ask((id) => ({ id, do: 'unit', steps: unit.map((step) => this.#sent(step)) }));
  }

  async run<Result>({ text, parameters }: Statement<Result>): Promise<Result[]> {
    const rows = await this.#ask((id) => ({ id, do: 'run', text: this.#idOf(text), parameters }));
    return rows as Result[];
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#flush();
    this.#worker?.postMessage('close' satisfies Request);
    await this.#ended;
  }

  #ask(job: (id: number) => Job): Promise<readonly unknown[] | 'conflict'> {
    if (this.#closed) return Promise.reject(new StorageUnavailable('the storage is closed'));
    return new Promise((resolve, reject) => {
      const id = ++this.#last;
      this.#worker ??= this.#start();
      if (this.#jobs.length === 0) setImmediate(() => this.#flush());
      this.#jobs.push(job(id));
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #flush(): void {
    if (this.#jobs.length === 0) return;
    const request: Request = { texts: this.#texts, jobs: this.#jobs };
    this.#texts = [];
    this.#jobs = [];
    try {
      this.#worker?.postMessage(request);
    } catch (error) {
      // A value that can't be cloned is the caller's error; it must not end the process.
      for (const { id } of request.jobs) this.#settle({ id, trouble: 'failed', message: String(error) });
    }
  }

  #sent({ statement: { text, parameters }, changes }: Step): SentStep {
    return [this.#idOf(text), parameters, changes ?? null];
  }

  #idOf(text: Text): number {
    if (!this.#known.has(text.id)) {
      this.#known.add(text.id);
      this.#texts.push(text);
    }
    return text.id;
  }

  #start(): Worker {
    const worker = this.#startThread();
    worker.on('message', (answers: readonly Answer[]) => {
      for (const answer of answers) this.#settle(answer);
    });
    let reason = 'the SQLite thread has ended';
    worker.on('error', (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    this.#ended = new Promise((resolve) => {
      worker.on('exit', () => {
        this.#rejectPending(reason);
        resolve();
      });
    });
    return worker;
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else if ('conflict' in answer) waiting?.resolve('conflict');
    else waiting?.reject(errorOf(answer));
  }

  /** The worker has ended: the outcome of pending requests is unknown. The next request starts another worker. */
  #rejectPending(reason: string): void {
    const waiting = [...this.#waiting.values()];
    this.#worker = undefined;
    this.#known = new Set();
    this.#texts = [];
    this.#jobs = [];
    this.#waiting = new Map();
    for (const { reject } of waiting) reject(new StorageUnavailable(reason));
  }
}

const errorOf = (answer: Extract<Answer, { readonly trouble: unknown }>): Error =>
  answer.trouble === 'gone'
    ? new StorageUnavailable(answer.message, { reason: answer.reason })
    : new Error(answer.message);
