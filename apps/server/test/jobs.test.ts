// Scheduled jobs whose storage goes away while they run.

import { join } from 'node:path';
import { expect, it } from 'vitest';
import { JobScheduler } from '../src/jobs/job-scheduler.ts';
import { openStorage } from '../src/storage/open.ts';
import { StorageUnavailable } from '../src/storage/port.ts';
import { PushedTime } from './pushed-time.ts';
import { scratch, waitFor } from './server.ts';

it('a job that could not be done because the storage was gone is done when it is back, before the claim lapses', async () => {
  const storage = await openStorage(join(scratch(), 'jobs.db'));
  // Nobody pushes it: the claim never lapses.
  const time = new PushedTime();
  const job = { subject: 't', kind: 'bot', due: time.now() };
  await storage.write([{ do: 'set-job', job }]);
  const errors: unknown[] = [];
  let runs = 0;
  const jobs = new JobScheduler({
    storage,
    time,
    node: 'me',
    policy: { sweepMs: 50, leftMs: 0, waits: { shown: 0, followed: 0, unseen: 0 }, most: () => 10 },
    reportError: (error) => errors.push(error),
  });
  jobs.start({
    bot: async () => {
      if (++runs === 1) throw new StorageUnavailable('gone');
      await storage.write([{ do: 'clear-job', subject: 't', kind: 'bot' }]);
    },
  });
  await waitFor(() => runs === 2);
  expect(errors).toHaveLength(1);
  await jobs.stop();
  await storage.close();
});
