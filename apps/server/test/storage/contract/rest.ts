// Settings and outages, closing, and opening several times.

import { describe, expect, it } from 'vitest';
import { openStorage } from '../../../src/storage/open.ts';
import { NOW } from '../rows.ts';
import type { Databases } from './databases.ts';

export function restContract({ fresh, open, openWith }: Databases): void {
  describe('the rest', () => {
    it('keeps settings and outages', async () => {
      const storage = await openWith(
        { do: 'put-setting', key: 'k', value: 'one' },
        { do: 'put-setting', key: 'k', value: 'two' },
        { do: 'add-outage', outage: { from: NOW, to: NOW + 10 } },
        { do: 'add-outage', outage: { from: NOW + 20, to: NOW + 30 } },
      );
      expect(await storage.setting('k')).toBe('two');
      expect(await storage.setting('l')).toBeUndefined();
      await storage.write([
        { do: 'add-setting', key: 'k', value: 'three' },
        { do: 'add-setting', key: 'm', value: 'first' },
      ]);
      expect([await storage.setting('k'), await storage.setting('m')]).toEqual(['two', 'first']);
      expect(await storage.outages(NOW + 10)).toEqual([{ from: NOW + 20, to: NOW + 30 }]);
      expect(await storage.outages(NOW)).toHaveLength(2);
    });

    it('answers a ping, stores what was asked for before it closes, and nothing after', async () => {
      const url = await fresh();
      const storage = await openStorage(url);
      await storage.ping();
      const written = storage.write([{ do: 'put-setting', key: 'k', value: 'v' }]);
      await storage.close();
      expect(await written).toBe('stored');
      await expect(storage.write([{ do: 'put-setting', key: 'k', value: 'w' }])).rejects.toThrow();
      expect(await (await open(url)).setting('k')).toBe('v');
    });

    it('opens a database that is there already, and several times at once', async () => {
      const url = await fresh();
      const storages = await Promise.all(Array.from({ length: 4 }, () => open(url)));
      await storages[0]?.write([{ do: 'put-setting', key: 'k', value: 'v' }]);
      expect(await Promise.all(storages.map((one) => one.setting('k')))).toEqual(['v', 'v', 'v', 'v']);
    });
  });
}
