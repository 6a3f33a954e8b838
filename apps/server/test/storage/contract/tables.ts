// What is kept of tables, and of what is said at them.

import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../src/storage/port.ts';
import { chatMessage, NOW, table } from '../rows.ts';
import type { Databases } from './databases.ts';

export function tablesContract({ open, openWith }: Databases): void {
  describe('tables', () => {
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

    it('keeps chat messages in order, each number and each key of a person once', async () => {
      const storage = await openWith(
        ...[1, 2, 3].map((n): Operation => ({ do: 'add-chat-message', message: chatMessage(n) })),
      );
      const add = (n: number, more: object) =>
        storage.write([{ do: 'add-chat-message', message: chatMessage(n, more) }]);
      expect(await add(3, { key: 'new' })).toBe('conflict');
      expect(await add(4, { key: 'key 1' })).toBe('conflict');
      expect(await add(4, { key: 'key 1', person: 'karel', text: null, phrase: 'oops' })).toBe('stored');
      expect((await storage.chatMessages('t', 2)).map(({ n }) => n)).toEqual([3, 4]);
      expect((await storage.chatMessages('t', 9))[0]).toEqual(chatMessage(1));
      expect(await storage.nextChatNumber('t')).toBe(5);
      expect(await storage.nextChatNumber('u')).toBe(0);
      await storage.write([{ do: 'drop-chat-messages', table: 't', before: 3 }]);
      expect((await storage.chatMessages('t', 9)).map(({ n }) => n)).toEqual([3, 4]);
    });
  });
}
