// What is kept of matches and their entries.

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/storage/port.ts';
import { append, match, NOW } from '../rows.ts';
import { type Databases, texts } from './databases.ts';

export function matchesContract({ openWith }: Databases): void {
  describe('matches', () => {
    it('keeps the head of a match as it was, and each match once', async () => {
      const kept = match('t.1', { people: ['anna', null, 'karel', null], names: ['A', 'b', 'K', 'd'], rules: 2 });
      const storage = await openWith({ do: 'add-match', match: kept });
      expect(await storage.match('t.1')).toEqual(kept);
      expect(await storage.match('t.2')).toBeUndefined();
      expect(await storage.write([{ do: 'add-match', match: match('t.1') }])).toBe('conflict');
      expect(await storage.match('t.1')).toEqual(kept);
    });

    it('appends entries at the end and nowhere else', async () => {
      const storage = await openWith({ do: 'add-match', match: match('t.1') }, append('t.1', 0, 'a', 'b'));
      expect(await storage.write([append('t.1', 1, 'x')])).toBe('conflict');
      expect(await storage.write([append('t.1', 3, 'x')])).toBe('conflict');
      expect(await storage.write([append('no.1', 0, 'x')])).toBe('conflict');
      expect(await storage.write([append('t.1', 2, 'c')])).toBe('stored');
      expect(await storage.entries('t.1', 1)).toEqual([
        { index: 1, at: NOW, text: 'b' },
        { index: 2, at: NOW + 2, text: 'c' },
      ]);
      expect(await storage.entries('t.1', 3)).toEqual([]);
    });

    it('appends nothing to a match that is over', async () => {
      const last: Operation = { do: 'append', match: 't.1', from: 0, at: NOW + 9, texts: ['end'], over: true };
      const storage = await openWith({ do: 'add-match', match: match('t.1') }, last);
      expect((await storage.match('t.1'))?.ended).toBe(NOW + 9);
      expect(await storage.write([append('t.1', 1, 'more')])).toBe('conflict');
      expect(await texts(storage, 't.1')).toEqual(['end']);
    });

    it('appends very many entries at once', async () => {
      const many = Array.from({ length: 1700 }, (_, n) => `entry ${n}`);
      const storage = await openWith({ do: 'add-match', match: match('t.1') }, append('t.1', 0, ...many));
      expect(await texts(storage, 't.1')).toEqual(many);
    });

    it('lists the finished matches of a person, last ended first', async () => {
      const over = (id: string, at: number): Operation => ({
        do: 'append',
        match: id,
        from: 0,
        at,
        texts: [],
        over: true,
      });
      const storage = await openWith(
        ...['t.1', 't.2', 't.3', 't.4'].map((id): Operation => ({ do: 'add-match', match: match(id) })),
        { do: 'add-match', match: match('u.1', { people: ['karel', null] }) },
        over('t.1', NOW + 1),
        over('t.3', NOW + 3),
        over('t.2', NOW + 2),
        over('u.1', NOW + 9),
      );
      expect((await storage.finishedMatchesOf('anna', 2)).map(({ id }) => id)).toEqual(['t.3', 't.2']);
      expect((await storage.finishedMatchesOf('anna', 9))[2]).toEqual(match('t.1', { ended: NOW + 1 }));
    });
  });
}
