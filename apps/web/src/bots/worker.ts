// The worker in which bots search, so that the page never waits for them.

import { expose } from 'comlink';
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

/** What the page may call. An AbortSignal can't be sent to a worker: requests are stopped by their numbers. */
const worker = {
  async decide(id: number, request: BotRequest) {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      return await decide(request, yieldToEvents, stop.signal);
    } finally {
      running.delete(id);
    }
  },
  stop(id: number) {
    running.get(id)?.abort();
  },
};

export type BotWorker = typeof worker;

expose(worker);
