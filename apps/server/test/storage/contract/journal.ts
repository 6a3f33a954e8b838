// Commitments, and their places in the public journal: each place once, each match once, whoever appends.

import { describe, expect, it } from 'vitest';
import { Appender } from '../../../src/journal/appender.ts';
import { rootOf } from '../../../src/journal/stored-tree.ts';
import type { Operation } from '../../../src/storage/port.ts';
import { commitment, person } from '../rows.ts';
import type { Databases } from './databases.ts';

const add = (id: string): Operation => ({ do: 'add-commitment', commitment: commitment(id) });
const place = (id: string, index: number): Operation => ({
  do: 'append-to-journal',
  entry: { match: id, index, tag: `${index}`.padStart(64, '0'), hashes: 'ab'.repeat(32) },
});

export function journalContract({ fresh, open, openWith }: Databases): void {
  describe('the journal', () => {
    it('keeps commitments until they have a place, and places for ever', async () => {
      const storage = await openWith(add('a.1'), add('b.1'), place('b.1', 0));
      expect(await storage.journalSize()).toBe(1);
      expect(await storage.commitmentsWaiting(9)).toEqual([commitment('a.1')]);
      expect(await storage.commitmentTo('a.1')).toEqual({ ...commitment('a.1'), index: null });
      expect(await storage.commitmentTo('b.1')).toEqual({ ...commitment('b.1'), index: 0 });
      expect(await storage.commitmentTo('c.1')).toBeUndefined();
      const entry = { ...commitment('b.1'), index: 0, tag: '0'.repeat(64), hashes: 'ab'.repeat(32) };
      expect(await storage.journalEntries([0, 1, 7])).toEqual([entry]);
      expect(await storage.journalEntries([])).toEqual([]);
      expect(await storage.journalRange(0, 9)).toEqual([entry]);
      expect(await storage.journalRange(1, 9)).toEqual([]);
      expect(await storage.journalEntryWith(entry.commitment)).toEqual(entry);
      expect(await storage.journalEntryWith(commitment('a.1').commitment)).toBeUndefined();
    });

    it('gives a match one commitment and one place, and a place to one match', async () => {
      const storage = await openWith(add('a.1'), add('b.1'), place('a.1', 0));
      const exchanged = commitment('a.1', { commitment: 'ff'.repeat(32) });
      expect(await storage.write([{ do: 'add-commitment', commitment: exchanged }])).toBe('conflict');
      expect(await storage.write([place('a.1', 1)])).toBe('conflict');
      expect(await storage.write([place('b.1', 0)])).toBe('conflict');
      expect(await storage.write([place('c.1', 1)])).toBe('conflict');
      // All of a batch or nothing.
      expect(await storage.write([place('b.1', 1), place('a.1', 2)])).toBe('conflict');
      expect(await storage.journalSize()).toBe(1);
      expect(await storage.write([place('b.1', 1)])).toBe('stored');
    });

    it('is not touched when a person is deleted', async () => {
      const storage = await openWith({ do: 'add-person', person: person('anna') }, add('a.1'), place('a.1', 0));
      const before = await storage.journalRange(0, 9);
      await storage.write([{ do: 'delete-person', id: 'anna' }]);
      expect(await storage.journalRange(0, 9)).toEqual(before);
    });

    it('does not fork when several processes append at once', async () => {
      const url = await fresh();
      const processes = await Promise.all(Array.from({ length: 3 }, () => open(url)));
      const appenders = processes.map((storage) => new Appender(storage));
      const matches = Array.from({ length: 90 }, (_, n) => `t${n}.1`);
      await Promise.all(
        matches.map(async (id, n) => {
          expect(await processes[n % 3].write([add(id)])).toBe('stored');
          await appenders[n % 3].appendWaiting();
          expect((await processes[n % 3].commitmentTo(id))?.index).toEqual(expect.any(Number));
        }),
      );
      const entries = await processes[0].journalRange(0, 1000);
      expect(entries.map(({ index }) => index)).toEqual(matches.map((_, index) => index));
      expect(entries.map(({ match }) => match).toSorted()).toEqual(matches.toSorted());
      const roots = await Promise.all(appenders.map(async (one) => rootOf(await one.tip())));
      expect(roots[1]).toEqual(roots[0]);
      expect(roots[2]).toEqual(roots[0]);
    });
  });
}
