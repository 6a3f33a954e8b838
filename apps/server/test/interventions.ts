// What whoever runs servers can do while they run, tried from outside: the same on SQLite and on several servers with PostgreSQL.

import { describe, expect, it } from 'vitest';
import type { Admin } from '../src/moderation/admin.ts';
import { sitDown } from './player.ts';
import { Somebody, type serve, waitFor } from './server.ts';

type Server = Awaited<ReturnType<typeof serve>>;
/** Servers of one database: the people of a test are at the first and at the last. */
type Site = { readonly servers: readonly [Server, ...Server[]]; readonly admin: Admin };

const messages = (somebody: Somebody, op: string): { readonly [field: string]: unknown }[] =>
  somebody.frames.map((frame) => JSON.parse(frame)).filter((message) => message.op === op);
const last = (somebody: Somebody, op: string) => messages(somebody, op).at(-1);
/** How much somebody has been told that everybody is told now. */
const announced = (somebody: Somebody): number | undefined =>
  (last(somebody, 'announcements')?.['list'] as unknown[] | undefined)?.length;

/** Opens two people's table on a site, each at another server if there are several. */
async function atTable({ servers }: Site, wish: object = {}) {
  const anna = await Somebody.at(servers[0]);
  const karel = await Somebody.at(servers.at(-1) ?? servers[0]);
  await anna.ask('PATCH', '/me', { name: 'Anna' });
  await karel.ask('PATCH', '/me', { name: 'Karel' });
  const code = await anna.create(wish);
  await sitDown([anna, karel], code);
  return { anna, karel, code };
}

export function interventionsContract(name: string, open: () => Promise<Site>): void {
  describe(`whoever runs ${name}`, { timeout: 40_000 }, () => {
    it('closes a table: its match ends without a winner, everybody sees by whom, nobody sits down again', async () => {
      const site = await open();
      const { anna, karel, code } = await atTable(site);
      expect(await site.admin.closeTable(code)).toBe('done');
      for (const one of [anna, karel]) {
        await one.until(code, ({ client }) => client.table(code)?.closedBy === 'operator');
        expect(one.client.table(code)?.stage).toBe('closed');
        expect(one.client.log(code)?.entries.at(-1)).toBe('! end abandoned');
      }
      const late = await Somebody.at(site.servers[0]);
      await late.watch(code);
      expect(await late.client.sit(code)).toMatchObject({ code: 'already-started' });
      expect(await site.admin.closeTable(code)).toBe('nothing');
      expect(await site.admin.closeTable('aaaaaaaaaaaa')).toBe('nothing');
    });

    it('clears a name, which everybody at the table sees at once', async () => {
      const site = await open();
      const { anna, karel, code } = await atTable(site);
      const id = (await site.admin.seatsOf(code))?.[1] as string;
      expect(await site.admin.clearName(id)).toBe('done');
      for (const one of [anna, karel]) {
        await one.until(code, ({ client }) => {
          const who = client.table(code)?.seats[1];
          return who?.kind === 'person' && typeof who.name === 'object';
        });
      }
      expect(await site.admin.clearName(id)).toBe('nothing');
    });

    it('erases a chat, for those who see it and for those who come', async () => {
      const site = await open();
      const { anna, karel, code } = await atTable(site);
      await anna.client.send({ op: 'write', table: code, text: 'something rude' });
      await karel.until(code, () => messages(karel, 'said').length === 1);
      expect(await site.admin.clearChat(code)).toBe('done');
      for (const one of [anna, karel]) await one.until(code, () => messages(one, 'erased').length === 1);
      const tab = anna.otherTab();
      await tab.watch(code);
      await tab.client.send({ op: 'say', table: code, phrase: 'hello' });
      await tab.until(code, () => messages(tab, 'said').length > 0);
      expect(messages(tab, 'said')).toMatchObject([{ n: 1, phrase: 'hello' }]);
    });

    it('bans a person: sockets end, requests are refused, their seats are left; and lets them in again', async () => {
      const site = await open();
      const { anna, karel, code } = await atTable(site);
      const subject = (await site.admin.seatsOf(code))?.[0] as string;
      await site.admin.ban({ kind: 'person', subject, until: null, reason: 'test' });
      await waitFor(() => last(anna, 'bye')?.['reason'] === 'banned');
      expect(await anna.ask('GET', '/me')).toEqual({ status: 403, json: { refusal: { code: 'banned' } } });
      await karel.until(code, ({ client }) => client.table(code)?.stage === 'over');
      expect(karel.client.log(code)?.entries.at(-1)).toBe('! end resigned 1');
      for (const server of site.servers) {
        const tab = anna.otherTab(server);
        await waitFor(() => last(tab, 'bye')?.['reason'] === 'banned');
        expect(messages(tab, 'hello')).toEqual([]);
      }
      expect(await site.admin.unban(subject)).toBe('done');
      expect(await site.admin.unban(subject)).toBe('nothing');
      await waitFor(async () => (await anna.ask('GET', '/me')).status === 200);
      const back = anna.otherTab(site.servers.at(-1));
      await back.watch(code);
    });

    it('bans a person’s programs with them', async () => {
      const site = await open();
      const { anna, code } = await atTable(site);
      const { json } = await anna.ask('POST', '/programs', { name: 'Automat' });
      const { token } = json as { readonly token: string };
      const asked = () =>
        fetch(`${site.servers[0].address}api/v2/me`, { headers: { authorization: `Bearer ${token}` } });
      expect((await asked()).status).toBe(200);
      const subject = (await site.admin.seatsOf(code))?.[0] as string;
      await site.admin.ban({ kind: 'person', subject, until: null, reason: '' });
      await waitFor(async () => (await asked()).status === 403);
    });

    it('bans a network for a while: whoever is connected from there goes', async () => {
      const site = await open();
      const { anna, code } = await atTable(site);
      const subject = '127.0.0.0/8';
      await site.admin.ban({ kind: 'network', subject, until: Date.now() + 3_600_000, reason: '' });
      await waitFor(() => last(anna, 'bye')?.['reason'] === 'banned');
      expect((await fetch(`${site.servers[0].address}api/v2/me`)).status).toBe(403);
      expect((await fetch(`${site.servers[0].address}healthz`)).status).toBe(200);
      expect(await site.admin.unban(subject)).toBe('done');
      await waitFor(async () => (await anna.ask('GET', `/tables/${code}`)).status === 200);
    });

    it('announces something to everybody who is connected or comes, and takes it away', async () => {
      const site = await open();
      const { anna, karel } = await atTable(site);
      await site.admin.announce({ en: 'Back soon', cs: 'Hned jsme zpátky' }, Date.now() + 60_000);
      await site.admin.announce({ en: null, cs: 'Jen česky' }, null);
      for (const one of [anna, karel]) {
        await waitFor(() => announced(one) === 2);
      }
      const late = await Somebody.at(site.servers[0]);
      await waitFor(() => messages(late, 'announcements').length === 1);
      expect(last(late, 'announcements')).toEqual({
        op: 'announcements',
        list: [
          { n: expect.any(Number), texts: { en: 'Back soon', cs: 'Hned jsme zpátky' }, until: expect.any(Number) },
          { n: expect.any(Number), texts: { cs: 'Jen česky' } },
        ],
      });
      expect(await site.admin.endAnnouncements()).toBe('done');
      for (const one of [anna, karel, late]) {
        await waitFor(() => announced(one) === 0);
      }
      expect(await site.admin.endAnnouncements()).toBe('nothing');
    });

    it('reads what people report: with the name and the words of then, each report once', async () => {
      const site = await open();
      const { anna, karel, code } = await atTable(site);
      await karel.client.send({ op: 'write', table: code, text: 'something rude' });
      await anna.until(code, () => messages(anna, 'said').length === 1);
      const n = last(anna, 'said')?.['n'] as number;
      const report = { op: 'report', table: code, seat: 2, reason: 'chat' } as const;
      expect(await anna.client.send({ ...report, n, text: 'look at this' })).toBeUndefined();
      expect(await anna.client.send({ ...report, seat: 1 })).toMatchObject({ code: 'no-report' });
      expect(await anna.client.send({ ...report, seat: 4 })).toMatchObject({ code: 'no-such-seat' });
      const watcher = await Somebody.at(site.servers[0]);
      await watcher.watch(code);
      expect(await watcher.client.send({ ...report, n })).toMatchObject({ code: 'not-seated' });
      const twice = JSON.stringify({ ...report, reason: 'name', id: 'same' });
      watcher.raw(twice);
      watcher.raw(twice);
      await waitFor(() => messages(watcher, 'done').filter(({ id }) => id === 'same').length === 2);
      const about = (await site.admin.seatsOf(code))?.[1];
      await karel.ask('PATCH', '/me', { name: 'Innocent' });
      expect(await site.admin.reads.reports('waiting', 9)).toMatchObject([
        { n: 2, about, name: 'Karel', reason: 'name', message: null, text: null },
        { n: 1, about, name: 'Karel', reason: 'chat', message: 'something rude', text: 'look at this' },
      ]);
      expect(await site.admin.settle(1)).toBe('done');
      expect(await site.admin.settle(1)).toBe('nothing');
      for (let more = 0; more < 19; more++) await watcher.client.send(report);
      expect(await watcher.client.send(report)).toMatchObject({ code: 'too-many', most: 20 });
    });

    it('is followed in order, however many are at work at the same time', async () => {
      const { admin } = await open();
      const subjects = Array.from({ length: 8 }, (_, i) => `198.51.100.${i}/32`);
      await Promise.all(subjects.map((subject) => admin.ban({ kind: 'network', subject, until: null, reason: '' })));
      const done = await admin.reads.interventions(0);
      expect(done.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      expect(done.map(({ subject }) => subject).sort()).toEqual(subjects);
    });
  });
}
