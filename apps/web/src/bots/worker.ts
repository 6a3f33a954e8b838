// The worker in which bots search and hints are made, so that the page never waits for them.

import { expose } from 'comlink';
import type { HintRequest } from '../hints/hint.ts';
import type { JudgeRequest } from '../puzzles/judgement.ts';
import { type BotRequest, decide } from './decide.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets other messages in; unlike a timer, without a minimum delay. */
const yieldToEvents = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });

const running = new Map<number, AbortController>();

/** Does some work that can be stopped by its number. */
async function stoppable<T>(id: number, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    return await work(stop.signal);
  } finally {
    running.delete(id);
  }
}

/** What the page may call. An AbortSignal can't be sent to a worker: requests are stopped by their numbers. */
const worker = {
  decide: (id: number, request: BotRequest) => stoppable(id, (stop) => decide(request, yieldToEvents, stop)),
  hint: (id: number, request: HintRequest) =>
    stoppable(id, async (stop) => (await import('../hints/make-hint.ts')).makeHint(request, yieldToEvents, stop)),
  judge: async (request: JudgeRequest) => (await import('../puzzles/judge.ts')).judgePuzzle(request),
  stop(id: number) {
    running.get(id)?.abort();
  },
};

export type BotWorker = typeof worker;

expose(worker);
