// Scheduled jobs: what is due, and who has leased it.

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/storage/port.ts';
import type { Databases } from './databases.ts';

export function jobsContract({ fresh, open, openWith }: Databases): void {
  describe('jobs', () => {
    const job = (subject: string, due: number): Operation => ({
      do: 'set-job',
      job: { subject, kind: 'bot', due },
    });
    const due = { kinds: ['bot'], dueUntil: 30, heldUntil: 100, now: 30, limit: 9 };
    const single = { subject: 'a', kind: 'bot', heldUntil: 100, now: 10, dueUntil: 1000 };

    it('hands out what is due and held by nobody, in the order of time', async () => {
      const storage = await openWith(job('c', 30), job('a', 10), job('b', 20), job('d', 40));
      expect(await storage.claimJobs({ ...due, holder: 'me', limit: 2 })).toEqual([
        { subject: 'a', kind: 'bot', due: 10 },
        { subject: 'b', kind: 'bot', due: 20 },
      ]);
      expect((await storage.claimJobs({ ...due, holder: 'you' })).map(({ subject }) => subject)).toEqual(['c']);
      expect(await storage.claimJobs({ ...due, holder: 'you' })).toEqual([]);
      // A holder that never came back loses them.
      const lapsed = await storage.claimJobs({ ...due, holder: 'you', heldUntil: 200, now: 100 });
      expect(lapsed.map(({ subject }) => subject)).toEqual(['a', 'b', 'c']);
    });

    it('frees a job that is set again, and forgets one that is cleared', async () => {
      const storage = await openWith(job('a', 10));
      expect(await storage.claimJob({ ...single, holder: 'me' })).toBe(true);
      expect(await storage.claimJob({ ...single, holder: 'you' })).toBe(false);
      await storage.write([job('a', 50)]);
      expect(await storage.claimJob({ ...single, holder: 'you' })).toBe(true);
      await storage.write([{ do: 'clear-job', subject: 'a', kind: 'bot' }]);
      expect(await storage.claimJob({ ...single, holder: 'you', heldUntil: 300, now: 200 })).toBe(false);
      expect(await storage.claimJobs({ ...due, holder: 'you', dueUntil: 1000, now: 1000 })).toEqual([]);
    });

    it('is cleared by its holder only as long as it is theirs', async () => {
      const storage = await openWith(job('a', 10));
      await storage.claimJob({ ...single, holder: 'me' });
      await storage.write([{ do: 'clear-job', subject: 'a', kind: 'bot', holder: 'you' }]);
      const later = { ...single, heldUntil: 300, now: 200 };
      expect(await storage.claimJob({ ...later, holder: 'you' })).toBe(true);
      await storage.write([{ do: 'clear-job', subject: 'a', kind: 'bot', holder: 'you' }]);
      expect(await storage.claimJob({ ...later, holder: 'you', now: 400 })).toBe(false);
    });

    it('never gives one job to two holders', async () => {
      const url = await fresh();
      const holders = [await open(url), await open(url)] as const;
      const subjects = Array.from({ length: 200 }, (_, n) => `s${n}`);
      await holders[0].write(subjects.map((subject) => job(subject, 1)));
      const claimed: string[] = [];
      await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const claim = { kinds: ['bot'], holder: `h${n}`, dueUntil: 5, heldUntil: 1000, now: 5, limit: 10 };
          const some = await holders[n % 2 === 0 ? 0 : 1].claimJobs(claim);
          claimed.push(...some.map(({ subject }) => subject));
        }),
      );
      expect(claimed.toSorted()).toEqual(subjects.toSorted());
      const claims = await Promise.all(
        holders.flatMap((one, n) =>
          Array.from({ length: 20 }, () =>
            one.claimJob({ subject: 's0', kind: 'bot', holder: `h${n}`, heldUntil: 3000, now: 2000, dueUntil: 2000 }),
          ),
        ),
      );
      expect(claims.filter(Boolean)).toHaveLength(1);
    });
  });
}
