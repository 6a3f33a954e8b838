// Tournaments: a log that only one of two can append to, who plays for whom, and nothing left of people who are deleted.

import { describe, expect, it } from 'vitest';
import type { TournamentRow } from '../../../src/storage/tournaments.ts';
import { NOW, person } from '../rows.ts';
import type { Databases } from './databases.ts';

export const tournament = (code: string, more: Partial<TournamentRow> = {}): TournamentRow => ({
  code,
  title: 'Středa „A“ 🌸',
  host: 'anna',
  created: NOW,
  isOver: false,
  ...more,
});
const append = (code: string, from: number, ...texts: string[]) =>
  ({ do: 'append-to-tournament', tournament: code, from, at: NOW + from, texts }) as const;

export function tournamentsContract({ open, openWith }: Databases): void {
  describe('tournaments', () => {
    it('keeps a tournament, refuses a second one of that code, and lists those that go on first', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-tournament', tournament: tournament('a') },
        { do: 'add-tournament', tournament: tournament('b', { created: NOW + 1 }) },
        { do: 'add-tournament', tournament: tournament('c', { created: NOW + 2, isOver: true }) },
      );
      expect(await storage.tournament('a')).toEqual(tournament('a'));
      expect(await storage.tournament('x')).toBeUndefined();
      expect(await storage.write([{ do: 'add-tournament', tournament: tournament('a') }])).toBe('conflict');
      expect((await storage.tournaments(9)).map(({ code }) => code)).toEqual(['b', 'a', 'c']);
      expect((await storage.tournaments(1)).map(({ code }) => code)).toEqual(['b']);
      expect(await storage.countTournamentsOf('anna')).toBe(2);
      await storage.write([{ do: 'set-tournament-over', code: 'b', isOver: true }]);
      expect(await storage.countTournamentsOf('anna')).toBe(1);
    });

    it('appends to a log only where it ends, all entries or none', async () => {
      const storage = await open();
      expect(await storage.write([append('a', 0, 'one', 'two')])).toBe('stored');
      expect(await storage.write([append('a', 1, 'late', 'later')])).toBe('conflict');
      expect(await storage.write([append('a', 2, 'three')])).toBe('stored');
      expect((await storage.tournamentLog('a')).map(({ index, at, text }) => [index, at - NOW, text])).toEqual([
        [0, 0, 'one'],
        [1, 0, 'two'],
        [2, 2, 'three'],
      ]);
      expect(await storage.tournamentLog('b')).toEqual([]);
    });

    it('gives the place in a log to one of two who race for it', async () => {
      const storage = await open();
      const written = await Promise.all(Array.from({ length: 20 }, (_, n) => storage.write([append('a', 0, `${n}`)])));
      expect(written.filter((one) => one === 'stored')).toHaveLength(1);
    });

    it('keeps who plays for whom, and forgets people who are deleted', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-tournament', tournament: tournament('a') },
        { do: 'put-entrant', tournament: 'a', entrant: { entrant: 1, person: 'anna', name: null } },
        { do: 'put-entrant', tournament: 'a', entrant: { entrant: 2, person: null, name: 'Ota' } },
        { do: 'put-entrant', tournament: 'a', entrant: { entrant: 2, person: null, name: 'Jana' } },
      );
      expect(await storage.tournamentEntrants('a')).toEqual([
        { entrant: 1, person: 'anna', name: null },
        { entrant: 2, person: null, name: 'Jana' },
      ]);
      expect(await storage.tournamentsWith('anna')).toEqual(['a']);
      await storage.write([{ do: 'delete-person', id: 'anna' }]);
      expect((await storage.tournamentEntrants('a'))[0]).toEqual({ entrant: 1, person: null, name: null });
      expect((await storage.tournament('a'))?.host).toBeNull();
    });

    it('opens a table of a tournament once', async () => {
      const storage = await open();
      const add = (number: number, table: string) =>
        storage.write([{ do: 'add-tournament-table', tournament: 'a', table: { number, table } }]);
      expect(await add(1, 't')).toBe('stored');
      expect(await add(1, 'u')).toBe('conflict');
      expect(await add(2, 'u')).toBe('stored');
      expect(await storage.tournamentTables('a')).toEqual([
        { number: 1, table: 't' },
        { number: 2, table: 'u' },
      ]);
    });
  });
}
