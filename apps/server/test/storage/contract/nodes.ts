// The servers that share a database: their beats, who is at which of them, what becomes of that when one is gone; used challenges.

import { describe, expect, it } from 'vitest';
import type { Operation, PresenceRow } from '../../../src/storage/port.ts';
import type { Databases } from './databases.ts';

const presence = (table: string, person: string, node: string, away: number | null = null): PresenceRow => ({
  table,
  person,
  node,
  away,
});
const put = (...row: Parameters<typeof presence>): Operation => ({ do: 'put-presence', presence: presence(...row) });
const join = (node: string, beat: number): Operation => ({ do: 'join-node', node, beat });
const held = { subject: 's', kind: 'bot', heldUntil: 1000, now: 10, dueUntil: 10 };

export function nodesContract({ openWith }: Databases): void {
  describe('nodes', () => {
    it('beat as long as they have joined', async () => {
      const storage = await openWith(join('a', 0), join('b', 7));
      expect(await storage.write([{ do: 'beat', node: 'a', beat: 1 }])).toBe('stored');
      expect(await storage.write([{ do: 'beat', node: 'c', beat: 1 }])).toBe('conflict');
      expect((await storage.nodes()).toSorted((one, other) => one.id.localeCompare(other.id))).toEqual([
        { id: 'a', beat: 1 },
        { id: 'b', beat: 7 },
      ]);
    });

    it('are buried by whoever has seen their last beat: their people are away, their jobs are free', async () => {
      const storage = await openWith(
        join('a', 3),
        put('t', 'anna', 'a'),
        put('t', 'petr', 'b'),
        put('t', 'eva', 'a', 5),
        {
          do: 'set-job',
          job: { subject: 's', kind: 'bot', due: 1 },
        },
      );
      expect(await storage.claimJob({ ...held, holder: 'a' })).toBe(true);
      expect(await storage.write([{ do: 'bury-node', node: 'a', beat: 2, at: 50 }])).toBe('conflict');
      expect(await storage.claimJob({ ...held, holder: 'b' })).toBe(false);
      expect(await storage.write([{ do: 'bury-node', node: 'a', beat: 3, at: 50 }])).toBe('stored');
      expect(await storage.write([{ do: 'bury-node', node: 'a', beat: 3, at: 60 }])).toBe('conflict');
      expect(await storage.claimJob({ ...held, holder: 'b' })).toBe(true);
      const rows = (await storage.presences(['t'])).toSorted((one, other) => one.person.localeCompare(other.person));
      expect(rows).toEqual([presence('t', 'anna', 'a', 50), presence('t', 'eva', 'a', 5), presence('t', 'petr', 'b')]);
      expect(await storage.nodes()).toEqual([]);
    });

    it('leave, and what is long ago is forgotten', async () => {
      const storage = await openWith(join('a', 3), put('t', 'anna', 'a'), put('u', 'petr', 'b', 70));
      await storage.write([{ do: 'leave-node', node: 'a', at: 60 }]);
      await storage.write([{ do: 'forget-presences', before: 65 }]);
      expect(await storage.presences(['t', 'u'])).toEqual([presence('u', 'petr', 'b', 70)]);
      expect(await storage.presences([])).toEqual([]);
    });

    it('hold a job for longer, if it is theirs', async () => {
      const storage = await openWith({ do: 'set-job', job: { subject: 's', kind: 'bot', due: 1 } });
      await storage.claimJob({ ...held, holder: 'a', heldUntil: 20 });
      const renewal = { do: 'renew-job', subject: 's', kind: 'bot', heldUntil: 100 } as const;
      await storage.write([{ ...renewal, holder: 'a' }]);
      await storage.write([{ ...renewal, holder: 'b', heldUntil: 0 }]);
      expect(await storage.claimJob({ ...held, holder: 'b', now: 99 })).toBe(false);
      expect(await storage.claimJob({ ...held, holder: 'b', now: 100 })).toBe(true);
    });

    it('take chunks of somebody’s allowance until nothing is left, and again when some of it is back', async () => {
      const storage = await openWith();
      const chunk = { key: 'anna', costMs: 100_000, allMs: 300_000 };
      const taken = await Promise.all(Array.from({ length: 5 }, () => storage.takeChunk(chunk)));
      expect(taken.filter((isTaken) => isTaken)).toHaveLength(3);
      expect(await storage.takeChunk({ ...chunk, key: 'petr' })).toBe(true);
      // A hundredth of a second's worth is back after that time.
      const soon = { key: 'eva', costMs: 10, allMs: 10 };
      expect(await storage.takeChunk(soon)).toBe(true);
      await expect.poll(() => storage.takeChunk(soon)).toBe(true);
      // Nothing is forgotten of those who have not all of theirs again.
      await storage.write([{ do: 'forget-allowances' }]);
      expect(await storage.takeChunk(chunk)).toBe(false);
      // What can't be was written by a clock that was ahead.
      expect(await storage.takeChunk({ key: 'anna', costMs: 1, allMs: 1_000 })).toBe(true);
    });

    it('know of many people at once how often their sessions were ended', async () => {
      const end = (person: string): Operation => ({ do: 'end-sessions', person });
      const storage = await openWith(end('anna'), end('anna'), end('eva'));
      expect(await storage.generations(['anna', 'petr'])).toEqual(new Map([['anna', 2]]));
      expect(await storage.generations([])).toEqual(new Map());
    });

    it('use a challenge once, all of them together', async () => {
      const storage = await openWith();
      const use = { do: 'use-challenge', nonce: 'n', until: 100, now: 10 } as const;
      expect(await storage.write([use])).toBe('stored');
      expect(await storage.write([use])).toBe('conflict');
      // Then it would have expired, and nothing of it is kept.
      expect(await storage.write([{ ...use, now: 101 }])).toBe('stored');
    });
  });
}
