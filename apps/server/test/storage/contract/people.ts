// What is kept of people: names, passkeys, tokens, pushes, and nothing once they are deleted.

import { describe, expect, it } from 'vitest';
import { append, chatMessage, match, NOW, person, table } from '../rows.ts';
import { type Databases, texts } from './databases.ts';

export function peopleContract({ open, openWith }: Databases): void {
  describe('people', () => {
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

    it('keeps passkeys until they are deleted, and counts their use', async () => {
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
      await storage.write([{ do: 'delete-passkey', id: 'k' }]);
      expect(await storage.passkey('k')).toBeUndefined();
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
      expect(await storage.pushSubscriptionsOf('anna')).toEqual([]);
      expect(await storage.pushSubscriptionsOf('karel')).toEqual([
        { ...push, person: 'karel', subscription: '{"a":1}' },
      ]);
      await storage.write([{ do: 'delete-push', endpoint: 'e' }]);
      expect(await storage.pushSubscriptionsOf('karel')).toEqual([]);
    });

    it('keeps the last strength of a person in each game, and none of somebody unknown', async () => {
      const azul = { person: 'anna', game: 'azul', level: 3.3, matches: 1 };
      const qwirkle = { ...azul, game: 'qwirkle', level: 0 };
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'put-strength', strength: qwirkle },
        { do: 'put-strength', strength: azul },
        { do: 'put-strength', strength: { ...azul, level: 7.9, matches: 2 } },
      );
      expect(await storage.strengthsOf('anna')).toEqual([{ ...azul, level: 7.9, matches: 2 }, qwirkle]);
      expect(await storage.write([{ do: 'put-strength', strength: { ...azul, person: 'karel' } }])).toBe('stored');
      expect(await storage.strengthsOf('karel')).toEqual([]);
    });

    it('keeps each attempt of a person once, also where two devices tell the same ones', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna') },
        { do: 'add-person', person: person('karel') },
        { do: 'add-attempts', person: 'anna', attempts: ['b', 'a'] },
        { do: 'add-attempts', person: 'anna', attempts: ['c', 'b'] },
        { do: 'add-attempts', person: 'karel', attempts: ['b'] },
      );
      expect(await storage.attemptsOf('anna')).toEqual(['a', 'b', 'c']);
      expect(await storage.attemptsOf('karel')).toEqual(['b']);
      await storage.write([{ do: 'delete-person', id: 'anna' }]);
      expect(await storage.attemptsOf('anna')).toEqual([]);
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

    it('keeps a person without a name apart from one with', async () => {
      const storage = await openWith(
        { do: 'add-person', person: person('anna', { name: null }) },
        { do: 'add-person', person: person('karel', { name: 'Guest 1234' }) },
      );
      expect(await storage.person('anna')).toEqual(person('anna', { name: null }));
      expect(await storage.person('karel')).toEqual(person('karel', { name: 'Guest 1234' }));
    });

    it('gives a person at most so many programs, and takes them back one by one', async () => {
      const storage = await openWith({ do: 'add-person', person: person('anna') });
      const program = (n: number) => person(`p${n}`, { program: true, created: NOW + n });
      const add = (n: number) =>
        storage.write([
          { do: 'add-program', person: program(n), owner: 'anna', limit: 2 },
          { do: 'put-setting', key: `with ${n}`, value: '' },
        ]);
      expect(await Promise.all([add(1), add(2), add(3)])).toEqual(['stored', 'stored', 'conflict']);
      expect(await storage.programsOf('anna')).toEqual([program(1), program(2)]);
      expect(await storage.programsOf('karel')).toEqual([]);
      expect([await storage.person('p3'), await storage.setting('with 3')]).toEqual([undefined, undefined]);
      await storage.write([{ do: 'delete-person', id: 'p1' }]);
      expect(await add(4)).toBe('stored');
      expect(await storage.programsOf('anna')).toEqual([program(2), program(4)]);
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
        { do: 'put-strength', strength: { person: 'anna', game: 'azul', level: 4.2, matches: 9 } },
        { do: 'put-table', table: table('t', { host: 'anna', people: ['anna', 'karel'] }) },
        { do: 'add-match', match: match('t.1', { people: ['anna', 'karel'] }) },
        append('t.1', 0, '1 a', '2 b'),
        { do: 'add-chat-message', message: chatMessage(1) },
        { do: 'add-chat-message', message: chatMessage(2, { text: null, phrase: 'hello' }) },
        { do: 'delete-person', id: 'anna' },
      );
      expect(await storage.person('anna')).toBeUndefined();
      expect(await storage.token('h')).toBeUndefined();
      expect(await storage.passkey('k')).toBeUndefined();
      expect(await storage.pushSubscriptionsOf('anna')).toEqual([]);
      expect(await storage.strengthsOf('anna')).toEqual([]);
      expect(await storage.tablesOf('anna', 10)).toEqual([]);
      expect(await storage.countOpenTablesOf('anna')).toBe(0);
      expect(await storage.table('t')).toEqual(table('t', { people: ['karel'] }));
      expect(await storage.match('t.1')).toEqual(match('t.1', { people: [null, 'karel'] }));
      expect(await texts(storage, 't.1')).toEqual(['1 a', '2 b']);
      // Own words are gone, their number stays taken.
      expect(await storage.chatMessages('t', 10)).toEqual([chatMessage(2, { text: null, phrase: 'hello' })]);
      expect(await storage.nextChatNumber('t')).toBe(3);
    });
  });
}
