// What every database has to keep about backups: made while it runs, whole, and put back all or nothing.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { backup, openStorage, restore } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/port.ts';
import { report } from './contract/moderation.ts';
import { tournament } from './contract/tournaments.ts';
import { append, chatMessage, commitment, match, NOW, person, table } from './rows.ts';

const MANY = 1300;

/** Something in every table of the database, more than fits on a page in some. */
async function fill(storage: Storage): Promise<void> {
  await storage.write([
    { do: 'add-person', person: person('anna') },
    { do: 'add-person', person: person('karel', { name: 'Karel „Ž“ 🌸\n\\' }) },
    { do: 'add-token', token: { hash: 'h', person: 'anna', purpose: 'play', created: NOW } },
    {
      do: 'add-passkey',
      passkey: { id: 'k', person: 'karel', publicKey: 'x', counter: 5_000_000_000, transports: ['usb'], created: NOW },
    },
    { do: 'put-push', push: { endpoint: 'e', person: 'anna', subscription: '{}', created: NOW } },
    { do: 'put-strength', strength: { person: 'anna', game: 'azul', level: 4.2, matches: 9 } },
    { do: 'add-attempts', person: 'anna', attempts: ['azul/abcd1234/1/1700000000', 'azul/abcd1234/0/1700000001'] },
    { do: 'put-table', table: table('t', { host: 'anna', people: ['karel', 'anna'] }) },
    { do: 'add-match', match: match('t.1', { people: ['anna', null, 'karel'] }) },
    append('t.1', 0, ...Array.from({ length: MANY }, (_, n) => `entry ${n}`)),
    { do: 'add-match', match: match('t.2') },
    { do: 'append', match: 't.2', from: 0, at: NOW + 7, texts: ['end'], over: true },
    { do: 'add-chat-message', message: chatMessage(1) },
    { do: 'add-commitment', commitment: commitment('t.1') },
    { do: 'append-to-journal', entry: { match: 't.1', index: 0, tag: '01'.repeat(32), hashes: '02'.repeat(32) } },
    { do: 'add-commitment', commitment: commitment('t.2') },
    { do: 'set-job', job: { subject: 't.1', kind: 'bot', due: NOW } },
    { do: 'add-outage', outage: { from: 1, to: 2 } },
    { do: 'put-ban', ban: { subject: 'eva', kind: 'person', created: NOW, until: null, reason: 'spam' } },
    { do: 'add-report', report: report(1) },
    { do: 'put-announcement', announcement: { n: 1, at: NOW, until: NOW + 9, en: 'a', cs: null } },
    { do: 'add-intervention', intervention: { n: 1, at: NOW, kind: 'announce', subject: '1' } },
    { do: 'add-tournament', tournament: tournament('c') },
    { do: 'append-to-tournament', tournament: 'c', from: 0, at: NOW, texts: ['{}'] },
    { do: 'put-entrant', tournament: 'c', entrant: { entrant: 1, person: 'anna', name: null } },
    { do: 'add-tournament-table', tournament: 'c', table: { number: 1, table: 't' } },
    { do: 'put-setting', key: 'secret', value: '"quoted"' },
  ]);
}

/** All that `fill` stored, as the port shows it. */
const contents = async (storage: Storage) => ({
  people: await storage.people(['anna', 'karel']),
  tokens: await storage.tokensOf('anna'),
  passkeys: await storage.passkeysOf('karel'),
  pushes: await storage.pushSubscriptionsOf('anna'),
  strengths: await storage.strengthsOf('anna'),
  attempts: await storage.attemptsOf('anna'),
  table: await storage.table('t'),
  matches: [await storage.match('t.1'), await storage.match('t.2')],
  entries: [await storage.entries('t.1', 0), await storage.entries('t.2', 0)],
  chat: await storage.chatMessages('t', 10),
  journal: await storage.journalRange(0, 9),
  waiting: await storage.commitmentsWaiting(9),
  jobs: await storage.claimJobs({
    kinds: ['bot', 'clock', 'open', 'expire'],
    holder: 'test',
    now: NOW,
    dueUntil: NOW,
    heldUntil: NOW,
    limit: 9,
  }),
  outages: await storage.outages(0),
  moderation: [
    await storage.bans(),
    await storage.reports('all', 9),
    await storage.announcements(NOW),
    await storage.interventions(0),
  ],
  tournament: [
    await storage.tournament('c'),
    await storage.tournamentLog('c'),
    await storage.tournamentEntrants('c'),
    await storage.tournamentTables('c'),
  ],
  setting: await storage.setting('secret'),
});

/** `fresh` gives the address of an empty database, `elsewhere` one that may be of another kind. */
export function backupContract(name: string, fresh: () => Promise<string>, elsewhere: () => Promise<string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-backup-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let files = 0;
  const newFile = () => join(folder, `${++files}.backup`);
  const using = async <Result>(url: string, use: (storage: Storage) => Promise<Result>): Promise<Result> => {
    const storage = await openStorage(url);
    try {
      return await use(storage);
    } finally {
      await storage.close();
    }
  };
  const filled = async (): Promise<string> => {
    const url = await fresh();
    await using(url, fill);
    return url;
  };

  describe(`${name}: backups`, () => {
    it('brings everything back, here and elsewhere', async () => {
      const url = await filled();
      const before = await using(url, contents);
      const file = newFile();
      await backup(url, file);
      for (const target of [await fresh(), await elsewhere()]) {
        const { rows } = await restore(target, file);
        expect(rows).toBeGreaterThan(MANY);
        expect(await using(target, contents)).toEqual(before);
        const again = newFile();
        await backup(target, again);
        expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true);
      }
    });

    it('shows one moment while others write', async () => {
      const url = await filled();
      const files = [newFile(), newFile(), newFile()];
      await using(url, async (storage) => {
        let writing = true;
        const write = (n: number) =>
          storage.write([append('t.1', MANY + n, `more ${n}`), { do: 'put-setting', key: 'n', value: `${n}` }]);
        await write(0);
        const work = (async () => {
          for (let n = 1; writing; n++) await write(n);
        })();
        for (const file of files) await backup(url, file);
        writing = false;
        await work;
      });
      for (const file of files) {
        const target = await fresh();
        await restore(target, file);
        await using(target, async (storage) => {
          const next = MANY + Number(await storage.setting('n')) + 1;
          expect(await storage.entries('t.1', 0)).toHaveLength(next);
          expect(await storage.write([append('t.1', next, 'goes on')])).toBe('stored');
        });
      }
    });

    it('never overwrites a file', async () => {
      const url = await filled();
      const file = newFile();
      writeFileSync(file, 'precious');
      await expect(backup(url, file)).rejects.toThrow('exists already');
      expect(readFileSync(file, 'utf8')).toBe('precious');
    });

    it('restores only into an empty database', async () => {
      const url = await filled();
      const file = newFile();
      await backup(url, file);
      const before = await using(url, contents);
      await expect(restore(url, file)).rejects.toThrow('holds data already');
      expect(await using(url, contents)).toEqual(before);
    });

    it('refuses files that are damaged, incomplete, newer, or no backups, and leaves the database empty', async () => {
      const url = await filled();
      const good = newFile();
      await backup(url, good);
      const bytes = readFileSync(good);
      const lines = gunzipSync(bytes).toString().trim().split('\n');
      const zip = (some: readonly string[]) => gzipSync(`${some.join('\n')}\n`);
      const bad: readonly Buffer[] = [
        bytes.subarray(0, bytes.length / 2),
        Buffer.from('hello'),
        Buffer.alloc(0),
        zip(lines.slice(0, -1)),
        zip(lines.slice(1)),
        zip([...lines.slice(0, 3), ...lines.slice(4)]),
        zip([...lines, ...lines]),
        zip(['{"format":"mozaika-backup/1","schema":999}', ...lines.slice(1)]),
        zip(['{"format":"mozaika-backup/2","schema":1}', ...lines.slice(1)]),
      ];
      const target = await fresh();
      for (const content of bad) {
        const file = newFile();
        writeFileSync(file, content);
        await expect(restore(target, file)).rejects.toMatchObject({ name: 'BackupRefused' });
      }
      // Readable, but its rows don't fit: nothing of it may stay.
      const misfit = newFile();
      const row = '{"table":"people","columns":["id","nonsense"],"rows":[["x","y"]]}';
      writeFileSync(misfit, zip([lines[0] ?? '', lines[1] ?? '', row, '{"end":{"rows":2}}']));
      await expect(restore(target, misfit)).rejects.toThrow();
      await expect(restore(target, newFile())).rejects.toThrow('does not exist');
      await restore(target, good);
      expect(await using(target, contents)).toEqual(await using(url, contents));
    });

    it('refuses to back up a database that is not there', async () => {
      await expect(backup(await fresh(), newFile())).rejects.toThrow();
    });
  });
}
