// The bots as the page sees them: a question goes to the worker, a move comes back. The worker starts with the first question.

import type { Result } from '@mozaika/kernel';
import type { Order, Reply, Thinker } from './wire.ts';

interface Awaiting {
  resolve(result: Result<string>): void;
  reject(problem: Error): void;
}

let worker: Worker | undefined;
let asked = 0;
const awaited = new Map<number, Awaiting>();

/** A worker that broke down takes its questions with it; the next question starts a new one. */
function breakDown(event: Event): void {
  worker?.terminate();
  worker = undefined;
  const problem = new Error(`The bots' worker broke down: ${event instanceof ErrorEvent ? event.message : event.type}`);
  for (const { reject } of awaited.values()) reject(problem);
  awaited.clear();
}

function hire(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    awaited.get(data.id)?.resolve(data.result);
    awaited.delete(data.id);
  });
  fresh.addEventListener('error', breakDown);
  fresh.addEventListener('messageerror', breakDown);
  return fresh;
}

/** Asks the worker. */
export const think: Thinker = (question, stop) =>
  new Promise((resolve, reject) => {
    const id = ++asked;
    worker ??= hire();
    awaited.set(id, { resolve, reject });
    worker.postMessage({ kind: 'think', id, question } satisfies Order);
    stop.addEventListener('abort', () => worker?.postMessage({ kind: 'stop', id } satisfies Order), { once: true });
  });
