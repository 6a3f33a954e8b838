// What every storage has to keep, run against real databases.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openStorage } from '../src/storage/open.ts';
import type { Operation, Storage } from '../src/storage/port.ts';
import { append, match, NOW, person, saying, table } from './storage/rows.ts';

const RACERS = 100;
const { MOZAIKA_SOAK } = process.env;
const KILLS = MOZAIKA_SOAK === undefined ? 5 : 50;
/** Each process is killed a little later than the one before. */
const MORE_LIFE_MS = 17;
const WRITER = fileURLToPath(new URL('./storage/writer.ts', import.meta.url));

/** `fresh` gives the address of a database with nothing in it. */
export function storageContract(name: string, fresh: () => Promise<string>): void {
  const opened: Storage[] = [];
  const open = async (url?: string): Promise<Storage> => {
    const storage = await openStorage(url ?? (await fresh()));
    opened.push(storage);
    return storage;
  };
  /** With operations that have to succeed. */
  const openWith = async (...operations: Operation[]): Promise<Storage> => {
    const storage = await open();
    for (const operation of operations) expect(await storage.write([operation])).toBe('stored');
    return storage;
  };
  afterEach(async () => {
    for (const storage of opened.splice(0)) await storage.close();
  });
  const texts = async (storage: Storage, id: string, from = 0) =>
    (await storage.entries(id, from)).map(({ text }) => text);

  describe(`${name}: people`, () => {
    it('keeps a person, a new name, and nobody unknown', async () => {
      const storage = await openWith({ do: 'add-person', person: person('anna', { program: true }) });
      expect(await storage.person('anna')).toEqual(person('anna', { program: true }));
      await storage.write([{ do: 'rename-person', id: 'anna', name: 'Ánička 🌸 „x“' }]);
      expect((await storage.person('anna'))?.name).toBe('Ánička 🌸 „x“');
      expect(await storage.person('karel')).toBeUndefined();
    });

    it('finds many people at once and leaves out who is unknown', async () => {
      const storage = await open();
      const ids = Array.from({ length: 1200 }, (_, n) => `p${n}`);
      await storage.write(ids.map((id) => ({ do: 'add-person', person: person(id) })));
      const found = await storage.people([...ids, 'nobody']);
      expect(found.map(({ id }) => id).sort()).toEqual(ids.sort());
      expect(await storage.people([])).toEqual([]);
    });

    it('keeps passkeys and counts their use', async () => {
      const passkey = {
        id: 'k',
        person: 'anna',
        publicKey: 'AQID_-',
        counter: 4_000_000_000,
        transports: ['usb', 'nfc'],
        created: NOW,
      };
      const storage = await openWith({ do: 'add-person', person: person('anna') }, { do: 'add-passkey', passkey });
      expect(await storage.passkey('k')).toEqual(passkey);
      await storage.write([{ do: 'use-passkey', id: 'k', counter: 4_000_000_001 }]);
      expect(await storage.passkeysOf('anna')).toEqual([{ ...passkey, counter: 4_000_000_001 }]);
      expect(await storage.passkey('l')).toBeUndefined();
    });

    it('keeps tokens until they are deleted', async () => {
      const token = { hash: 'h', person: 'anna', purpose: 'return', created: NOW } as const;
      const storage = await openWith({ do: 'add-person', person: person('anna') }, { do: 'add-token', token });
      expect(await storage.token('h')).toEqual(token);
      expect(await storage.tokensOf('anna')).toEqual([token]);
      await storage.write([{ do: 'delete-token', hash: 'h' }]);
      expect(await storage.token('h')).toBeUndefined();
    });

    it('keeps one push address once, for who gave it last', async () => {
      const push = { endpoint: 'e', person: 'anna', subscription: '{}', created: NOW };
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-person', person: person('karel') },
        { do: 'put-push', push },
        { do: 'put-push', push: { ...push, person: 'karel', subscription: '{"a":1}' } },
      );
      expect(await storage.pushesOf('anna')).toEqual([]);
      expect(await storage.pushesOf('karel')).toEqual([{ ...push, person: 'karel', subscription: '{"a":1}' }]);
      await storage.write([{ do: 'delete-push', endpoint: 'e' }]);
      expect(await storage.pushesOf('karel')).toEqual([]);
    });

    it('calls it a conflict when somebody unknown gets a passkey, or a passkey is there already', async () => {
      const passkey = { id: 'k', person: 'anna', publicKey: '', counter: 0, transports: [], created: NOW };
      const storage = await open();
      expect(await storage.write([{ do: 'add-passkey', passkey }])).toBe('conflict');
      await storage.write([
        { do: 'add-person', person: person('anna') },
        { do: 'add-passkey', passkey },
      ]);
      expect(await storage.write([{ do: 'add-passkey', passkey }])).toBe('conflict');
    });

    it('forgets a person and keeps the matches of the others', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-person', person: person('karel') },
        { do: 'add-token', token: { hash: 'h', person: 'anna', purpose: 'play', created: NOW } },
        {
          do: 'add-passkey',
          passkey: { id: 'k', person: 'anna', publicKey: '', counter: 0, transports: [], created: NOW },
        },
        { do: 'put-push', push: { endpoint: 'e', person: 'anna', subscription: '{}', created: NOW } },
        { do: 'put-table', table: table('t', { host: 'anna', people: ['anna', 'karel'] }) },
        { do: 'add-match', match: match('t.1', { people: ['anna', 'karel'] }) },
        append('t.1', 0, '1 a', '2 b'),
        { do: 'add-saying', saying: saying(1) },
        { do: 'add-saying', saying: saying(2, { text: null, phrase: 'hello' }) },
        { do: 'delete-person', id: 'anna' },
      );
      expect(await storage.person('anna')).toBeUndefined();
      expect(await storage.token('h')).toBeUndefined();
      expect(await storage.passkey('k')).toBeUndefined();
      expect(await storage.pushesOf('anna')).toEqual([]);
      expect(await storage.tablesOf('anna', 10)).toEqual([]);
      expect(await storage.countOpenTablesOf('anna')).toBe(0);
      expect(await storage.table('t')).toEqual(table('t', { people: ['karel'] }));
      expect(await storage.match('t.1')).toEqual(match('t.1', { people: [null, 'karel'] }));
      expect(await texts(storage, 't.1')).toEqual(['1 a', '2 b']);
      // Own words are gone, their number stays taken.
      expect(await storage.sayings('t', 10)).toEqual([saying(2, { text: null, phrase: 'hello' })]);
      expect(await storage.countSayings('t')).toBe(2);
    });
  });

  describe(`${name}: tables`, () => {
    it('stores each version of a table once, in order', async () => {
      const storage = await open();
      const put = (version: number, people: string[] = []) =>
        storage.write([{ do: 'put-table', table: table('t', { version, people, updated: NOW + version }) }]);
      expect(await put(2)).toBe('conflict');
      expect(await put(1, ['anna', 'karel'])).toBe('stored');
      expect(await put(1)).toBe('conflict');
      expect(await put(3)).toBe('conflict');
      expect((await storage.table('t'))?.people).toEqual(['anna', 'karel']);
      expect(await put(2, ['karel', 'zuzana', 'anna'])).toBe('stored');
      expect(await put(2)).toBe('conflict');
      expect(await storage.table('t')).toEqual(
        table('t', { version: 2, people: ['karel', 'zuzana', 'anna'], updated: NOW + 2 }),
      );
      expect(await storage.table('u')).toBeUndefined();
    });

    it('lists the lobby, newest first', async () => {
      const storage = await openWith(
        ...['a', 'b', 'c', 'd'].map(
          (code, n): Operation => ({
            do: 'put-table',
            table: table(code, { created: NOW + n, inLobby: code !== 'c', people: ['anna', 'karel'] }),
          }),
        ),
      );
      expect((await storage.lobby(2)).map(({ code }) => code)).toEqual(['d', 'b']);
      expect((await storage.lobby(9))[2]).toEqual(table('a', { people: ['anna', 'karel'] }));
    });

    it('lists the tables of a person, last changed first, and counts those that are open', async () => {
      const storage = await openWith(
        { do: 'put-table', table: table('a', { updated: NOW, people: ['anna'], host: 'anna' }) },
        { do: 'put-table', table: table('b', { updated: NOW + 5, people: ['karel', 'anna'], stage: 'over' }) },
        { do: 'put-table', table: table('c', { updated: NOW + 1, people: ['karel'], host: 'anna' }) },
        { do: 'put-table', table: table('d', { updated: NOW + 2, people: ['anna'], stage: 'playing' }) },
        { do: 'put-table', table: table('e', { people: ['anna'], stage: 'closed' }) },
      );
      expect((await storage.tablesOf('anna', 3)).map(({ code }) => code)).toEqual(['b', 'd', 'a']);
      expect((await storage.tablesOf('anna', 3))[0]?.people).toEqual(['karel', 'anna']);
      expect(await storage.countOpenTablesOf('anna')).toBe(3);
      expect(await storage.countOpenTablesOf('nobody')).toBe(0);
    });

    it('keeps sayings in order, each number and each key of a person once', async () => {
      const storage = await openWith(...[1, 2, 3].map((n): Operation => ({ do: 'add-saying', saying: saying(n) })));
      const add = (n: number, more: object) => storage.write([{ do: 'add-saying', saying: saying(n, more) }]);
      expect(await add(3, { key: 'new' })).toBe('conflict');
      expect(await add(4, { key: 'key 1' })).toBe('conflict');
      expect(await add(4, { key: 'key 1', person: 'karel', text: null, phrase: 'oops' })).toBe('stored');
      expect((await storage.sayings('t', 2)).map(({ n }) => n)).toEqual([3, 4]);
      expect((await storage.sayings('t', 9))[0]).toEqual(saying(1));
      expect(await storage.countSayings('t')).toBe(4);
      expect(await storage.countSayings('u')).toBe(0);
    });
  });

  describe(`${name}: matches`, () => {
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

  describe(`${name}: all or nothing`, () => {
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

  describe(`${name}: duties`, () => {
    const duty = (subject: string, due: number): Operation => ({
      do: 'set-duty',
      duty: { subject, kind: 'bot', due },
    });

    it('hands out what is due and held by nobody, in the order of time', async () => {
      const storage = await openWith(duty('c', 30), duty('a', 10), duty('b', 20), duty('d', 40));
      expect(await storage.nextDuty(0)).toBe(10);
      expect(await storage.claimDuties('me', 30, 100, 30, 2)).toEqual([
        { subject: 'a', kind: 'bot', due: 10 },
        { subject: 'b', kind: 'bot', due: 20 },
      ]);
      expect(await storage.nextDuty(30)).toBe(30);
      expect((await storage.claimDuties('you', 30, 100, 30, 9)).map(({ subject }) => subject)).toEqual(['c']);
      expect(await storage.claimDuties('you', 30, 100, 30, 9)).toEqual([]);
      // A holder that never came back loses them.
      expect((await storage.claimDuties('you', 30, 200, 100, 9)).map(({ subject }) => subject)).toEqual([
        'a',
        'b',
        'c',
      ]);
    });

    it('frees a duty that is set again, and forgets one that is cleared', async () => {
      const storage = await openWith(duty('a', 10));
      expect(await storage.claimDuty('a', 'bot', 'me', 100, 10)).toBe(true);
      expect(await storage.claimDuty('a', 'bot', 'you', 100, 10)).toBe(false);
      await storage.write([duty('a', 50)]);
      expect(await storage.nextDuty(10)).toBe(50);
      expect(await storage.claimDuty('a', 'bot', 'you', 100, 10)).toBe(true);
      await storage.write([{ do: 'clear-duty', subject: 'a', kind: 'bot' }]);
      expect(await storage.claimDuty('a', 'bot', 'you', 300, 200)).toBe(false);
      expect(await storage.nextDuty(1000)).toBeUndefined();
    });

    it('never gives one duty to two holders', async () => {
      const url = await fresh();
      const holders = [await open(url), await open(url)] as const;
      const subjects = Array.from({ length: 200 }, (_, n) => `s${n}`);
      await holders[0].write(subjects.map((subject) => duty(subject, 1)));
      const claimed: string[] = [];
      await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const some = await holders[n % 2 === 0 ? 0 : 1].claimDuties(`h${n}`, 5, 1000, 5, 10);
          claimed.push(...some.map(({ subject }) => subject));
        }),
      );
      expect(claimed.toSorted()).toEqual(subjects.toSorted());
      const single = await Promise.all(
        holders.flatMap((one, n) => Array.from({ length: 20 }, () => one.claimDuty('s0', 'bot', `h${n}`, 3000, 2000))),
      );
      expect(single.filter(Boolean)).toHaveLength(1);
    });
  });

  describe(`${name}: the rest`, () => {
    it('keeps settings and outages', async () => {
      const storage = await openWith(
        { do: 'put-setting', key: 'k', value: 'one' },
        { do: 'put-setting', key: 'k', value: 'two' },
        { do: 'add-outage', outage: { from: NOW, to: NOW + 10 } },
        { do: 'add-outage', outage: { from: NOW + 20, to: NOW + 30 } },
      );
      expect(await storage.setting('k')).toBe('two');
      expect(await storage.setting('l')).toBeUndefined();
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

  describe(`${name}: a process that is killed`, () => {
    it('has lost nothing that it was told is stored', async () => {
      const url = await fresh();
      for (let n = 0; n < KILLS; n++) {
        const acknowledged = await writeUntilKilled(url, `run${n}`, n * MORE_LIFE_MS);
        expect(acknowledged.size).toBeGreaterThan(0);
        const storage = await openStorage(url);
        for (const [id, last] of acknowledged) {
          const entries = await storage.entries(id, 0);
          expect(entries.map(({ index }) => index)).toEqual(entries.map((_, at) => at));
          expect(entries.length).toBeGreaterThan(last);
          const next = await storage.write([append(id, entries.length, 'after the kill')]);
          expect(next).toBe('stored');
        }
        await storage.close();
      }
    });
  });
}

/** The last acknowledged index of each match. */
async function writeUntilKilled(url: string, run: string, life: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [WRITER, url, run], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged = new Map<string, number>();
  const lines = createInterface({ input: child.stdout });
  const begun = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      const [id = '', index] = line.split(' ');
      acknowledged.set(id, Number(index));
      resolve();
    });
    child.on('exit', () => reject(new Error('the writer ended before it wrote anything')));
  });
  const ended = new Promise((resolve) => lines.on('close', resolve));
  await begun;
  await sleep(life);
  child.kill('SIGKILL');
  await ended;
  return acknowledged;
}
