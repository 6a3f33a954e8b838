// Who is kept out, what people report, what is announced, and the list of what was done.

import { describe, expect, it } from 'vitest';
import type { AnnouncementRow, BanRow, InterventionRow, ReportRow } from '../../../src/storage/moderation.ts';
import type { Operation } from '../../../src/storage/port.ts';
import { chatMessage, NOW, person, table } from '../rows.ts';
import type { Databases } from './databases.ts';

const ban = (subject: string, more: Partial<BanRow> = {}): BanRow => ({
  subject,
  kind: 'person',
  created: NOW,
  until: null,
  reason: 'spam „x“',
  ...more,
});
export const report = (n: number, more: Partial<ReportRow> = {}): ReportRow => ({
  n,
  at: NOW + n,
  table: 't',
  person: 'anna',
  key: `key ${n}`,
  about: 'karel',
  name: 'Karel',
  reason: 'chat',
  message: 'rude 🌸',
  text: null,
  settled: null,
  ...more,
});
const announcement = (n: number, until: number | null): AnnouncementRow => ({
  n,
  at: NOW,
  until,
  en: 'Back soon',
  cs: n === 1 ? 'Hned jsme zpátky' : null,
});
const intervention = (n: number, more: Partial<InterventionRow> = {}): InterventionRow => ({
  n,
  at: NOW,
  kind: 'close',
  subject: 't',
  ...more,
});
const add = (one: ReportRow): Operation => ({ do: 'add-report', report: one });

export function moderationContract({ open, openWith }: Databases): void {
  describe('moderation', () => {
    it('keeps bans until they are lifted or over, of people, of their programs, of networks', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-program', person: person('robot', { program: true }), owner: 'anna', limit: 5 },
        { do: 'put-ban', ban: ban('anna', { until: NOW + 10 }) },
        { do: 'put-ban', ban: ban('karel', { created: NOW - 1 }) },
        { do: 'put-ban', ban: ban('karel', { until: NOW + 5, created: NOW - 1 }) },
        { do: 'put-ban', ban: ban('203.0.113.0/24', { kind: 'network', created: NOW - 2 }) },
      );
      const banned = async (now: number) => (await storage.bannedPeople(now)).map(({ subject }) => subject).sort();
      expect(await banned(NOW)).toEqual(['anna', 'karel', 'robot']);
      expect(await banned(NOW + 5)).toEqual(['anna', 'robot']);
      expect(await banned(NOW + 10)).toEqual([]);
      expect((await storage.bans()).map(({ subject }) => subject)).toEqual(['anna', 'karel', '203.0.113.0/24']);
      expect(await storage.write([{ do: 'delete-ban', subject: 'anna' }])).toBe('stored');
      expect(await storage.write([{ do: 'delete-ban', subject: 'anna' }])).toBe('conflict');
      expect(await banned(NOW)).toEqual(['karel']);
    });

    it('keeps a report once, counts those that wait, and settles each once', async () => {
      const storage = await openWith(add(report(1)), add(report(2, { message: null, text: 'why' })));
      expect(await storage.write([add(report(2, { key: 'other' }))])).toBe('conflict');
      expect(await storage.write([add(report(3, { key: 'key 1' }))])).toBe('conflict');
      expect(await storage.nextReportNumber()).toBe(3);
      expect(await storage.countReportsOf('anna')).toBe(2);
      expect(await storage.write([{ do: 'settle-report', n: 1, at: NOW + 9 }])).toBe('stored');
      expect(await storage.write([{ do: 'settle-report', n: 1, at: NOW + 9 }])).toBe('conflict');
      expect(await storage.countReportsOf('anna')).toBe(1);
      expect(await storage.reports('waiting', 9)).toEqual([report(2, { message: null, text: 'why' })]);
      expect(await storage.reports('all', 9)).toEqual([
        report(2, { message: null, text: 'why' }),
        report(1, { settled: NOW + 9 }),
      ]);
    });

    it('forgets with a person what is reported about them, and that it was they who reported', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-person', person: person('karel') },
        add(report(1)),
        add(report(2, { person: 'karel', about: 'anna' })),
      );
      await storage.write([{ do: 'delete-person', id: 'karel' }]);
      expect(await storage.reports('all', 9)).toEqual([report(2, { person: null, about: 'anna' })]);
    });

    it('keeps announcements until they are over or ended', async () => {
      const storage = await openWith(
        { do: 'put-announcement', announcement: announcement(1, null) },
        { do: 'put-announcement', announcement: announcement(2, NOW + 10) },
      );
      expect(await storage.announcements(NOW)).toEqual([announcement(1, null), announcement(2, NOW + 10)]);
      expect(await storage.announcements(NOW + 10)).toEqual([announcement(1, null)]);
      await storage.write([{ do: 'end-announcements', at: NOW + 1 }]);
      expect(await storage.announcements(NOW + 1)).toEqual([]);
    });

    it('numbers interventions without gaps, and one number goes to one', async () => {
      const storage = await openWith({ do: 'add-intervention', intervention: intervention(1) });
      expect(await storage.write([{ do: 'add-intervention', intervention: intervention(1) }])).toBe('conflict');
      await storage.write([{ do: 'add-intervention', intervention: intervention(2, { kind: 'ban', subject: 'x' }) }]);
      expect(await storage.lastIntervention()).toBe(2);
      expect(await storage.interventions(1)).toEqual([intervention(2, { kind: 'ban', subject: 'x' })]);
      expect(await (await open()).lastIntervention()).toBe(0);
    });

    it('erases a chat whose numbers stay taken', async () => {
      const storage = await openWith(
        { do: 'add-chat-message', message: chatMessage(1) },
        { do: 'add-chat-message', message: chatMessage(2, { phrase: 'hello', text: null }) },
        { do: 'erase-chat', table: 't' },
      );
      expect(await storage.chatMessages('t', 9)).toEqual([]);
      expect(await storage.nextChatNumber('t')).toBe(3);
    });

    it('lists tables that are not closed, and people by a part of their name', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna', { name: 'Žofie 100%' }) },
        { do: 'add-person', person: person('karel', { name: 'Karel', created: NOW + 1 }) },
        { do: 'put-table', table: table('t', { people: ['karel', 'anna'], updated: NOW + 1 }) },
        { do: 'put-table', table: table('u', { stage: 'closed' }) },
        { do: 'put-table', table: table('v') },
      );
      expect((await storage.recentTables(9)).map(({ code, people }) => [code, people])).toEqual([
        ['t', ['karel', 'anna']],
        ['v', []],
      ]);
      const named = async (text: string) => (await storage.peopleNamed(text, 9)).map(({ id }) => id);
      expect(await named('žof')).toEqual(['anna']);
      expect(await named('KAR')).toEqual(['karel']);
      expect(await named('')).toEqual(['karel', 'anna']);
      expect(await named('nobody')).toEqual([]);
    });
  });
}
