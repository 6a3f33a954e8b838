// Duties: what is due, and who has claimed it.

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/storage/port.ts';
import type { Databases } from './databases.ts';

export function dutiesContract({ fresh, open, openWith }: Databases): void {
  describe('duties', () => {
    const duty = (subject: string, due: number): Operation => ({
      do: 'set-duty',
      duty: { subject, kind: 'bot', due },
    });

    it('hands out what is due and held by nobody, in the order of time', async () => {
      const storage = await openWith(duty('c', 30), duty('a', 10), duty('b', 20), duty('d', 40));
      expect(await storage.nextDuty(0)).toBe(10);
      expect(await storage.claimDuties('me', 30, 100, 30, 2)).toEqual([
        { subject: 'a', kind: 'bot', due: 10 },
        { subject: 'b', kind: 'bot', due: 20 },
      ]);
      expect(await storage.nextDuty(30)).toBe(30);
      expect((await storage.claimDuties('you', 30, 100, 30, 9)).map(({ subject }) => subject)).toEqual(['c']);
      expect(await storage.claimDuties('you', 30, 100, 30, 9)).toEqual([]);
      // A holder that never came back loses them.
      expect((await storage.claimDuties('you', 30, 200, 100, 9)).map(({ subject }) => subject)).toEqual([
        'a',
        'b',
        'c',
      ]);
    });

    it('frees a duty that is set again, and forgets one that is cleared', async () => {
      const storage = await openWith(duty('a', 10));
      expect(await storage.claimDuty('a', 'bot', 'me', 100, 10)).toBe(true);
      expect(await storage.claimDuty('a', 'bot', 'you', 100, 10)).toBe(false);
      await storage.write([duty('a', 50)]);
      expect(await storage.nextDuty(10)).toBe(50);
      expect(await storage.claimDuty('a', 'bot', 'you', 100, 10)).toBe(true);
      await storage.write([{ do: 'clear-duty', subject: 'a', kind: 'bot' }]);
      expect(await storage.claimDuty('a', 'bot', 'you', 300, 200)).toBe(false);
      expect(await storage.nextDuty(1000)).toBeUndefined();
    });

    it('never gives one duty to two holders', async () => {
      const url = await fresh();
      const holders = [await open(url), await open(url)] as const;
      const subjects = Array.from({ length: 200 }, (_, n) => `s${n}`);
      await holders[0].write(subjects.map((subject) => duty(subject, 1)));
      const claimed: string[] = [];
      await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const some = await holders[n % 2 === 0 ? 0 : 1].claimDuties(`h${n}`, 5, 1000, 5, 10);
          claimed.push(...some.map(({ subject }) => subject));
        }),
      );
      expect(claimed.toSorted()).toEqual(subjects.toSorted());
      const single = await Promise.all(
        holders.flatMap((one, n) => Array.from({ length: 20 }, () => one.claimDuty('s0', 'bot', `h${n}`, 3000, 2000))),
      );
      expect(single.filter(Boolean)).toHaveLength(1);
    });
  });
}
