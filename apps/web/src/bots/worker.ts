// The worker in which bots think, so that the page never waits for them. Speaks `Order`s in and `Reply`s out.

import { answer } from './question.ts';
import type { Order, Reply } from './wire.ts';

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets messages in; unlike a timer, without a pause of its own. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(undefined);
  });

const running = new Map<number, AbortController>();

addEventListener('message', async ({ data }: MessageEvent<Order>) => {
  if (data.kind === 'stop') {
    running.get(data.id)?.abort();
    return;
  }
  const stop = new AbortController();
  running.set(data.id, stop);
  const result = await answer(data.question, breathe, stop.signal);
  running.delete(data.id);
  postMessage({ id: data.id, result } satisfies Reply);
});
