// The threads of an analysis: each gets the next step as soon as it has done one.

import { Worker } from 'node:worker_threads';
import type { StepAnalysis } from '@mozaika/analysis';
import type { Task, TaskRun } from './tasks.ts';

/** Does all tasks. */
export async function runTasks({ tasks, threads, onDone, signal }: TaskRun): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  let next = 0;
  const nextTask = (): Task | undefined => (either.aborted ? undefined : tasks[next++]);
  const work = async (): Promise<void> => {
    try {
      await runThread(nextTask, onDone);
    } catch (error) {
      failed.abort();
      throw error;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: Math.min(threads, tasks.length) }, work));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}

/** Keeps one thread busy until there are no more tasks. A step is short, so it is never broken off. */
function runThread(nextTask: () => Task | undefined, onDone: TaskRun['onDone']): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  let current: Task | undefined;
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (message: 'loaded' | StepAnalysis) => {
      if (current && message !== 'loaded') onDone(current, message);
      current = nextTask();
      worker.postMessage(current ?? 'end');
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });
}
