// How soon the work of a server that died is somebody else's: by its intervals, and by the beats that another one needs to bury it.

import { expect, it } from 'vitest';
import { type JobPolicy, JobScheduler } from '../src/jobs/job-scheduler.ts';
import { INTERVALS, TAKEN_OVER_MS } from '../src/nodes/intervals.ts';
import { joinNodes } from '../src/nodes/membership.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Operation } from '../src/storage/port.ts';
import { PushedTime } from './pushed-time.ts';
import { scratch, waitFor } from './server.ts';

const POLICY: JobPolicy = {
  sweepMs: 20,
  leftMs: INTERVALS.left,
  waits: { shown: 0, followed: 0, unseen: 0 },
  most: () => 10,
};
const openFile = () => openStorage(`${scratch()}/takeover.db`);
const reportError = (error: unknown) => {
  throw error;
};

it('two seconds after a server died another one has its work, by its intervals', () => {
  expect(TAKEN_OVER_MS).toBeLessThanOrEqual(2_000);
  // Whoever has slept through what would be a death must not take it for one.
  expect(INTERVALS.dozed).toBeLessThan(INTERVALS.dead);
});

it('a server is buried by the beats of another one, no sooner and no later than the intervals say', async () => {
  const storage = await openFile();
  const written: Operation['do'][] = [];
  const watched = {
    ...storage,
    write: (operations: readonly Operation[]) => {
      written.push(...operations.map((operation) => operation.do));
      return storage.write(operations);
    },
  };
  const time = new PushedTime();
  await storage.write([{ do: 'join-node', node: 'dead', beat: 1 }]);
  await storage.write([{ do: 'set-job', job: { subject: 'm', kind: 'clock', due: 0 } }]);
  const lease = { subject: 'm', kind: 'clock', now: 1, heldUntil: Number.MAX_SAFE_INTEGER, dueUntil: 1 };
  expect(await storage.claimJob({ ...lease, holder: 'dead' })).toBe(true);
  const living = await joinNodes({ storage: watched, time, node: 'living', servers: 'many', reportError });
  let isFree = false;
  living.start({
    buried: () => void storage.claimJob({ ...lease, holder: 'living' }).then((held) => (isFree = held)),
    rejoined: () => undefined,
  });
  await waitFor(() => isFree);
  const beats = written.slice(0, written.indexOf('bury-node')).filter((what) => what === 'beat').length;
  // The first one sees the beat, the last one that it is too old. A busy machine beats more slowly, so that fewer are enough.
  expect(beats).toBeLessThanOrEqual(Math.ceil(INTERVALS.dead / INTERVALS.beat) + 1);
  expect(beats).toBeGreaterThan(1);
  await living.stop();
  await storage.close();
});

it('what nobody has at hand is found by the first look after the time that it is left to others', async () => {
  const storage = await openFile();
  const time = new PushedTime();
  await storage.write([{ do: 'set-job', job: { subject: 'm', kind: 'clock', due: time.now() } }]);
  let looks = 0;
  const watched: typeof storage = {
    ...storage,
    claimJobs: (claim) => {
      looks++;
      return storage.claimJobs(claim);
    },
  };
  const done: string[] = [];
  const jobs = new JobScheduler({ storage: watched, time, node: 'living', policy: POLICY, reportError });
  jobs.start({ clock: async (subject) => void done.push(subject) });
  await waitFor(() => looks > 3);
  time.push(INTERVALS.left - 1);
  await waitFor(() => looks > 6);
  expect(done).toEqual([]);
  time.push(1);
  const before = looks;
  await waitFor(() => looks > before + 1);
  expect(done).toEqual(['m']);
  await jobs.stop();
  await storage.close();
});

it('a server claims nothing that it does not do, as one that only thinks does no clocks', async () => {
  const storage = await openFile();
  const time = new PushedTime();
  const thinker = new JobScheduler({ storage, time, node: 'thinker', policy: { ...POLICY, leftMs: 0 }, reportError });
  const thought: string[] = [];
  thinker.start({ bot: async (subject) => void thought.push(subject) });
  const jobs = (['clock', 'bot'] as const).map((kind) => ({ subject: 'm', kind, due: time.now() }));
  await storage.write(jobs.map((job) => ({ do: 'set-job', job })));
  thinker.replace([], jobs, 'shown');
  await waitFor(() => thought.length > 0);
  const free = { subject: 'm', kind: 'clock', now: time.now(), heldUntil: time.now() + 1, dueUntil: time.now() };
  expect(await storage.claimJob({ ...free, holder: 'server' })).toBe(true);
  await thinker.stop();
  await storage.close();
});
