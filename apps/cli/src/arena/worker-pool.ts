// The threads of the arena: every core plays groups until they run out or somebody says stop.

import { Worker } from 'node:worker_threads';
import type { MatchResult } from '@mozaika/bots/arena';
import type { Group, Plan } from './plan.ts';

/** Called with each group's results as they come in; whether to go on. */
export type OnGroup = (group: Group, results: readonly MatchResult[]) => 'go on' | 'stop';

/** How many groups a thread has before it: short matches would spend more time on messages than on play otherwise. */
const AHEAD = 4;

/** Plays groups on so many threads. Ends when all are played, or as soon as `onGroup` or `signal` says stop. */
export async function playGroups(
  plans: readonly Plan[],
  groups: Iterator<Group>,
  threads: number,
  onGroup: OnGroup,
  signal: AbortSignal,
): Promise<void> {
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  signal.addEventListener('abort', stop);
  const playOn = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plans });
      const asked: Group[] = [];
      const end = () => worker.postMessage('end');
      const giveMore = () => {
        while (!stopped && asked.length < AHEAD) {
          const next = groups.next();
          if (next.done) break;
          asked.push(next.value);
          worker.postMessage(next.value);
        }
        if (asked.length === 0) end();
      };
      const halt = () => {
        if (asked.length > 0) void worker.terminate();
      };
      signal.addEventListener('abort', halt);
      worker.on('message', (message: 'ready' | readonly MatchResult[]) => {
        if (message !== 'ready') {
          const group = asked.shift() as Group;
          if (!stopped && onGroup(group, message) === 'stop') stop();
        }
        giveMore();
      });
      worker.on('error', reject);
      worker.on('exit', () => {
        signal.removeEventListener('abort', halt);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: threads }, playOn));
  signal.removeEventListener('abort', stop);
}
