// A change is stored as a whole or not at all, whoever else writes.

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/storage/port.ts';
import { append, match, person, table } from '../rows.ts';
import { type Databases, texts } from './databases.ts';

const RACERS = 100;

export function unitsContract({ fresh, open, openWith }: Databases): void {
  describe('all or nothing', () => {
    it('stores nothing of a change with a conflict in the middle', async () => {
      const storage = await openWith({ do: 'add-match', match: match('t.1') }, { do: 'put-table', table: table('t') });
      const written = await storage.write([
        { do: 'add-person', person: person('anna') },
        append('t.1', 0, 'a', 'b'),
        { do: 'put-table', table: table('t', { version: 7 }) },
        { do: 'put-setting', key: 'k', value: 'v' },
      ]);
      expect(written).toBe('conflict');
      expect(await storage.person('anna')).toBeUndefined();
      expect(await texts(storage, 't.1')).toEqual([]);
      expect(await storage.setting('k')).toBeUndefined();
      expect((await storage.table('t'))?.version).toBe(1);
    });

    it('stores the neighbours of a change that fails or is a conflict', async () => {
      const storage = await openWith({ do: 'add-match', match: match('t.1') });
      const nonsense: Operation = {
        do: 'put-setting',
        key: 'nonsense',
        // What the types forbid, the database has to refuse.
        value: null as unknown as string,
      };
      const results = await Promise.allSettled([
        storage.write([append('t.1', 0, 'a')]),
        storage.write([append('t.1', 0, 'x')]),
        storage.write([append('t.1', 1, 'y'), nonsense]),
        storage.write([append('t.1', 1, 'b'), { do: 'put-setting', key: 'k', value: 'v' }]),
        storage.write([nonsense]),
        storage.write([append('t.1', 2, 'c')]),
      ]);
      expect(results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.name))).toEqual([
        'stored',
        'conflict',
        'Error',
        'stored',
        'Error',
        'stored',
      ]);
      expect(await texts(storage, 't.1')).toEqual(['a', 'b', 'c']);
      expect(await storage.setting('k')).toBe('v');
      expect(await storage.setting('nonsense')).toBeUndefined();
    });

    it('stores an empty change', async () => {
      expect(await (await open()).write([])).toBe('stored');
    });

    it(`lets exactly one of ${RACERS} win that race for one index`, async () => {
      const storage = await openWith({ do: 'add-match', match: match('t.1') });
      for (let round = 0; round < 5; round++) {
        const racers = Array.from({ length: RACERS }, (_, n) =>
          storage.write([append('t.1', round, `${round} by ${n}`)]),
        );
        const written = await Promise.all(racers);
        expect(written.filter((one) => one === 'stored')).toHaveLength(1);
        expect(await texts(storage, 't.1', round)).toEqual([`${round} by ${written.indexOf('stored')}`]);
      }
    });

    it('lets exactly one of two writers on two connections win', async () => {
      const url = await fresh();
      const writers = [await open(url), await open(url)] as const;
      await writers[0].write([{ do: 'add-match', match: match('t.1') }]);
      for (let round = 0; round < 50; round++) {
        const written = await Promise.all(writers.map((one, n) => one.write([append('t.1', round, `${n}`)])));
        expect(written.toSorted()).toEqual(['conflict', 'stored']);
        expect(await texts(writers[0], 't.1', round)).toEqual([`${written.indexOf('stored')}`]);
      }
    });

    it('never blocks two writers for good that change the same rows in different order', async () => {
      const url = await fresh();
      const writers = [await open(url), await open(url)] as const;
      const put = (key: string, value: number): Operation => ({ do: 'put-setting', key, value: `${value}` });
      for (let round = 0; round < 5; round++) {
        const written = await Promise.all([
          writers[0].write([put('a', round), put('b', round)]),
          writers[1].write([put('b', -round), put('a', -round)]),
        ]);
        expect(written).toEqual(['stored', 'stored']);
        expect(await writers[0].setting('a')).toBe(await writers[1].setting('b'));
      }
    });

    it('keeps the order in which changes were asked for', async () => {
      const storage = await openWith({ do: 'add-match', match: match('t.1') });
      const count = 500;
      const written = await Promise.all(
        Array.from({ length: count }, (_, n) =>
          storage.write([append('t.1', n, `${n}`), { do: 'put-setting', key: 'last', value: `${n}` }]),
        ),
      );
      expect(new Set(written)).toEqual(new Set(['stored']));
      expect(await texts(storage, 't.1')).toEqual(Array.from({ length: count }, (_, n) => `${n}`));
      expect(await storage.setting('last')).toBe(`${count - 1}`);
    });

    it('reads what was said to be stored, through any connection', async () => {
      const url = await fresh();
      const [here, there] = [await open(url), await open(url)];
      for (let n = 0; n < 50; n++) {
        await here.write([{ do: 'put-setting', key: 'k', value: `${n}` }]);
        expect([await here.setting('k'), await there.setting('k')]).toEqual([`${n}`, `${n}`]);
      }
    });
  });
}
