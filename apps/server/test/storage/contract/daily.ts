// Dailies: each seed once, each plan once, each person's result once; results go with the person.

import { describe, expect, it } from 'vitest';
import type { DailyResultRow } from '../../../src/storage/daily.ts';
import type { Operation } from '../../../src/storage/port.ts';
import { NOW, person } from '../rows.ts';
import type { Databases } from './databases.ts';

const DATE = '2027-01-15';
const daily = (date: string, more: { readonly seed?: string } = {}): Operation => ({
  do: 'add-daily',
  daily: { date, game: 'azul', seed: 'ab'.repeat(32), plan: null, ...more },
});
const result = (who: string, margin: number, more: Partial<DailyResultRow> = {}): Operation => ({
  do: 'add-daily-result',
  result: { date: DATE, game: 'azul', person: who, at: NOW, points: 40, margin, actions: '["1 3B2"]', ...more },
});
const somebody = (id: string): Operation => ({ do: 'add-person', person: person(id) });

export function dailyContract({ fresh, open, openWith }: Databases): void {
  describe('dailies', () => {
    it('have one seed, whoever makes it first', async () => {
      const storage = await openWith(daily(DATE), daily('2027-01-14'));
      expect(await storage.write([daily(DATE, { seed: 'cd'.repeat(32) })])).toBe('conflict');
      expect(await storage.daily(DATE, 'azul')).toEqual({
        date: DATE,
        game: 'azul',
        seed: 'ab'.repeat(32),
        plan: null,
      });
      expect(await storage.daily(DATE, 'qwirkle')).toBeUndefined();
      expect(await storage.firstDaily()).toBe('2027-01-14');
    });

    it('have one plan, whoever makes it first', async () => {
      const storage = await openWith(daily(DATE));
      for (const plan of ['first', 'second']) {
        expect(await storage.write([{ do: 'plan-daily', date: DATE, game: 'azul', plan }])).toBe('stored');
      }
      expect((await storage.daily(DATE, 'azul'))?.plan).toBe('first');
    });

    it('keep what a person hands in first', async () => {
      const storage = await openWith(daily(DATE), somebody('anna'), result('anna', 5));
      expect(await storage.write([result('anna', 50)])).toBe('conflict');
      expect(await storage.dailyResult(DATE, 'azul', 'anna')).toMatchObject({ margin: 5, points: 40 });
      expect(await storage.dailyResult(DATE, 'azul', 'karel')).toBeUndefined();
    });

    it('keep nothing of somebody who does not exist', async () => {
      const storage = await openWith(daily(DATE));
      expect(await storage.write([result('nobody', 5)])).toBe('conflict');
      expect(await storage.countDailyResults(DATE, 'azul')).toBe(0);
    });

    it('rank by the margin, and before others who was quicker', async () => {
      const people = ['anna', 'karel', 'petra', 'zora'];
      const storage = await openWith(daily(DATE), ...people.map(somebody));
      await storage.write([
        result('anna', 5, { at: NOW + 2 }),
        result('karel', 9),
        result('petra', 5, { at: NOW + 1 }),
        result('zora', -3),
      ]);
      const ranked = await storage.dailyResults(DATE, 'azul', 3);
      expect(ranked.map((row) => row.person)).toEqual(['karel', 'petra', 'anna']);
      expect(await storage.countDailyResults(DATE, 'azul')).toBe(4);
      expect(await storage.countBetterDailyResults(DATE, 'azul', 5)).toBe(1);
    });

    it('forget the results of somebody who is deleted', async () => {
      const storage = await openWith(
        daily(DATE),
        somebody('anna'),
        somebody('karel'),
        result('anna', 5),
        result('karel', 1),
      );
      expect(await storage.dailyResultsOf('anna', 9)).toHaveLength(1);
      await storage.write([{ do: 'delete-person', id: 'anna' }]);
      expect(await storage.dailyResultsOf('anna', 9)).toEqual([]);
      expect((await storage.dailyResults(DATE, 'azul', 9)).map((row) => row.person)).toEqual(['karel']);
    });

    it('have one seed when several processes make it at once', async () => {
      const url = await fresh();
      const processes = await Promise.all(Array.from({ length: 3 }, () => open(url)));
      const seeds = ['aa', 'bb', 'cc'].map((byte) => byte.repeat(32));
      const written = await Promise.all(
        processes.map((storage, i) => storage.write([daily(DATE, { seed: seeds[i] ?? '' })])),
      );
      expect(written.toSorted()).toEqual(['conflict', 'conflict', 'stored']);
      const read = await Promise.all(processes.map((storage) => storage.daily(DATE, 'azul')));
      expect(new Set(read.map((row) => row?.seed)).size).toBe(1);
    });
  });
}
