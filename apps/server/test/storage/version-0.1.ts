// What every database has to keep of version 0.1: a server takes its database over as it is, and its backups can be restored.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { backup, openStorage, restore } from '../../src/storage/open.ts';
import type { Storage } from '../../src/storage/port.ts';
import { known, lengthOf, move, sitDown } from '../player.ts';
import { Somebody, serve } from '../server.ts';
import facts from './version-0.1/facts.json' with { type: 'json' };

const text = (name: string) => readFileSync(new URL(`./version-0.1/${name}`, import.meta.url), 'utf8');
/** The database as SQL, in the words of each kind of database. */
export const databaseOf01 = (kind: 'sqlite' | 'postgres'): string => text(`${kind}.sql`);

/** Shortly after the server of version 0.1 was stopped. */
const LATER = 1_794_968_000_000;
const personIn = (cookie: string): string => cookie.slice(cookie.indexOf('=') + 1).split('.')[0] ?? '';
const ANNA = personIn(facts.anna.cookie);
const GUEST = personIn(facts.guest.cookie);

async function expectEverything(storage: Storage): Promise<void> {
  const people = new Map((await storage.people([ANNA, GUEST])).map((person) => [person.id, person]));
  expect(people.get(ANNA)).toMatchObject({ name: 'Anna „Ž“ 🌸', program: false });
  expect(people.get(GUEST)).toMatchObject({ name: null, program: false });
  expect(await storage.programsOf(ANNA)).toEqual([{ ...facts.program.program, program: true }]);
  expect(await storage.setting(`programs of ${ANNA}`)).toBeUndefined();
  expect(await storage.pushSubscriptionsOf(GUEST)).toMatchObject([{ endpoint: 'https://push.example/x' }]);
  expect((await storage.tablesOf(GUEST, 9)).map(({ code }) => code).toSorted()).toEqual(
    [facts.open, facts.running.slice(0, 12), facts.finished.slice(0, 12)].toSorted(),
  );
  expect((await storage.lobby(9)).map(({ code }) => code)).toEqual([facts.open]);
  expect(await storage.match(facts.finished)).toMatchObject({ people: [ANNA, GUEST], ended: expect.any(Number) });
  expect(await storage.match(facts.running)).toMatchObject({ people: [ANNA, GUEST, null], ended: null });
  expect((await storage.entries(facts.finished, 0)).map((entry) => entry.text)).toEqual(facts.record.actions);
  expect(await storage.entries(facts.running, 0)).toHaveLength(facts.runningEntries);
  expect(await storage.chatMessages(facts.finished.slice(0, 12), 9)).toMatchObject([
    { person: GUEST, phrase: 'good-game' },
    { person: ANNA, text: 'Díky!' },
  ]);
  // The open table of 0.1 had no end; from now on it closes when nobody comes.
  const jobs = [
    { subject: facts.open, kind: 'expire', due: expect.any(Number) },
    { subject: facts.running, kind: 'clock', due: expect.any(Number) },
  ];
  const kinds = ['bot', 'clock', 'open', 'expire'];
  const claim = { kinds, holder: 'test', now: LATER, heldUntil: LATER, dueUntil: Number.MAX_SAFE_INTEGER, limit: 9 };
  expect(await storage.claimJobs(claim)).toEqual(jobs);
}

async function expectPlayable(database: string): Promise<void> {
  const server = await serve({ database, time: { now: () => LATER } });
  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(`${server.address}api/v2${path}`, { headers });
    return { json: await answer.json(), cookie: answer.headers.get('set-cookie') };
  };
  // Cookies and tokens go on working, nobody loses a seat.
  const guest = await ask('/me', { cookie: facts.guest.cookie });
  expect(guest).toEqual({
    json: { name: { guest: facts.guest.number }, program: false, passkeys: 0, links: 1 },
    cookie: null,
  });
  const program = await ask('/me', { authorization: `Bearer ${facts.program.token}` });
  expect(program.json).toMatchObject({ name: 'Automat', program: true });
  const { json: mine } = await ask('/me/tables', facts.anna);
  expect(mine).toMatchObject({ tables: [{ code: facts.running.slice(0, 12), stage: 'playing', yourSeat: 1 }, {}] });
  expect((await ask(`/matches/${facts.finished}`, facts.anna)).json).toEqual(facts.record);
  await expectBothVersions(Somebody.withCookie(server, facts.anna.cookie));
  await server.stop();
}

/** The running match of Qwirkle goes on by version 1 of its rules; a new one beside it is played by version 2. */
async function expectBothVersions(anna: Somebody): Promise<void> {
  const old = facts.running.slice(0, 12);
  await anna.watch(old);
  await anna.until(old, () => lengthOf(anna, old) === facts.runningEntries);
  expect(anna.client.table(old)?.match?.rules).toBe(1);
  await move(anna, old);
  await anna.until(old, () => lengthOf(anna, old) > facts.runningEntries);
  expect(known(anna, old).entries).toContain('* start 3');
  const fresh = await anna.create({ game: 'qwirkle', options: { ages: [2, 1] }, seats: ['person', 'master'] });
  await sitDown([anna], fresh);
  expect(anna.client.table(fresh)?.match?.rules).toBe(2);
  expect(known(anna, fresh).entries[2]).toMatch(/^\* start [12] largest [1-6] [1-6]$/);
}

/** `makeOld` makes a database of version 0.1 and gives its address. */
export function versionContract(name: string, fresh: () => Promise<string>, makeOld: () => Promise<string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-version-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const checked = async (url: string): Promise<void> => {
    const storage = await openStorage(url);
    try {
      await expectEverything(storage);
    } finally {
      await storage.close();
    }
  };

  describe(`${name}: version 0.1`, () => {
    it('leaves a database that is taken over with all that is in it', async () => {
      const url = await makeOld();
      await checked(url);
      // What was taken over once is opened like any other.
      await checked(url);
      await expectPlayable(url);
    });

    it('leaves a database that has to be taken over before it is backed up', async () => {
      const url = await makeOld();
      await expect(backup(url, join(folder, 'early'))).rejects.toThrow('Start the server once');
      await checked(url);
      await backup(url, join(folder, 'late'));
      const target = await fresh();
      await restore(target, join(folder, 'late'));
      await checked(target);
    });

    it('leaves backups that can be restored', async () => {
      const file = join(folder, 'old');
      writeFileSync(file, gzipSync(text('backup.jsonl')));
      const url = await fresh();
      await restore(url, file);
      await checked(url);
      await expectPlayable(url);
    });
  });
}
