// The bots as the page sees them: requests go to a worker that starts with the first one.

import type { Result } from '@mozaika/kernel';
import { type Remote, wrap } from 'comlink';
import type { Hint, HintClient } from '../hints/hint.ts';
import type { Judgement, JudgeRequest } from '../puzzles/judgement.ts';
import type { BotClient } from './decide.ts';
import type { BotWorker } from './worker.ts';

interface Connection {
  readonly remote: Remote<BotWorker>;
  /** Rejects when the worker breaks down: comlink itself would wait for its answers for ever. */
  readonly broken: Promise<never>;
}

let connection: Connection | undefined;
let requests = 0;

function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    const fail = (event: Event) => {
      worker.terminate();
      connection = undefined;
      reject(new Error(`The bots' worker broke down: ${event instanceof ErrorEvent ? event.message : event.type}`));
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  // Without a request under way nobody waits for this.
  broken.catch(() => {});
  return { remote: wrap<BotWorker>(worker), broken };
}

/** Asks the worker; a worker that broke down is replaced at the next request. */
function ask<T>(call: (remote: Remote<BotWorker>, id: number) => Promise<T>, stop: AbortSignal): Promise<T> {
  connection ??= connect();
  const { remote, broken } = connection;
  const id = ++requests;
  stop.addEventListener('abort', () => void remote.stop(id), { once: true });
  return Promise.race([call(remote, id), broken]);
}

export const think: BotClient = (request, stop) =>
  ask<Result<string>>((remote, id) => remote.decide(id, request), stop);
export const advise: HintClient = (request, stop) => ask<Result<Hint>>((remote, id) => remote.hint(id, request), stop);
/** Judges a try at a puzzle. */
export const judge = (request: JudgeRequest): Promise<Result<Judgement>> =>
  ask<Result<Judgement>>((remote) => remote.judge(request), new AbortController().signal);
