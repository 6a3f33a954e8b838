// The arena's threads: each plays groups of matches until there are none left or the tournament is stopped.
//
// No library of worker pools: the groups are pulled from an iterator that may be as good as endless, a stop ends threads
// in the middle of a match, and a thread has programs of other authors to end first.

import { Worker } from 'node:worker_threads';
import type { MatchResult } from '@mozaika/bots/arena';
import type { Group, Plan } from './plan.ts';

export interface GroupRun {
  readonly plans: readonly Plan[];
  readonly groups: Iterator<Group>;
  readonly threads: number;
  /** Called with the results of each group; says whether to go on. */
  onGroup(group: Group, results: readonly MatchResult[]): 'go on' | 'stop';
  readonly signal: AbortSignal;
}

/** Groups sent to a thread ahead of time: short matches would spend more time on messages than on play otherwise. */
const QUEUED_GROUPS = 4;
/** How long a thread may take to end by itself: it does not read messages in the middle of a bot's move. */
const GRACE_MS = 500;

/** Plays all groups. Ends early when `onGroup` or `signal` says so, or a thread fails. */
export async function playGroups(run: GroupRun): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([run.signal, failed.signal]);
  let isEnough = false;
  const nextGroup = (): Group | undefined => {
    if (isEnough || signal.aborted) return undefined;
    const { done, value } = run.groups.next();
    return done ? undefined : value;
  };
  const onResults = (group: Group, results: readonly MatchResult[]): void => {
    if (!isEnough && run.onGroup(group, results) === 'stop') isEnough = true;
  };
  const threads = Array.from({ length: run.threads }, async () => {
    try {
      await playOnThread({ plans: run.plans, nextGroup, onResults, signal });
    } catch (error) {
      failed.abort();
      throw error;
    }
  });
  const failures = (await Promise.allSettled(threads)).filter(({ status }) => status === 'rejected');
  if (failures[0]?.status === 'rejected') throw failures[0].reason;
}

interface ThreadRun {
  readonly plans: readonly Plan[];
  nextGroup(): Group | undefined;
  onResults(group: Group, results: readonly MatchResult[]): void;
  readonly signal: AbortSignal;
}

/** Keeps one thread busy. Settles when the thread has exited. */
function playOnThread({ plans, nextGroup, onResults, signal }: ThreadRun): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plans });
  const queued: Group[] = [];
  let isLoaded = false;
  let grace: NodeJS.Timeout | undefined;
  const end = () => worker.postMessage('end');
  /** A thread that is terminated while it loads may take the process with it (Node 24.21); it exits once it has loaded. */
  const halt = () => {
    end();
    if (isLoaded) grace = setTimeout(() => void worker.terminate(), GRACE_MS);
  };
  const fill = () => {
    while (queued.length < QUEUED_GROUPS) {
      const group = nextGroup();
      if (!group) break;
      queued.push(group);
      worker.postMessage(group);
    }
    if (queued.length === 0) end();
  };
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (message: 'loaded' | readonly MatchResult[]) => {
      isLoaded = true;
      if (signal.aborted) return;
      const group = message === 'loaded' ? undefined : queued.shift();
      if (group && message !== 'loaded') onResults(group, message);
      fill();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    signal.addEventListener('abort', halt);
  }).finally(() => {
    clearTimeout(grace);
    signal.removeEventListener('abort', halt);
  });
}
