// The lobby: tables of people who are gone are closed, and nobody fills it alone.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LobbyEntry } from '@mozaika/protocol';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, scratch, serve, waitFor } from './server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const lobbyOf = async ({ address }: RunningServer): Promise<readonly LobbyEntry[]> => {
  const answer = await fetch(`${address}api/v2/tables`);
  return ((await answer.json()) as { readonly tables: readonly LobbyEntry[] }).tables;
};

async function waiting(wish: object) {
  const time = new PushedTime();
  const database = join(scratch(), 'lobby.db');
  const server = await serve({ time, database });
  const anna = await Somebody.at(server);
  const code = await anna.create({ me: 'sits', ...wish });
  await anna.watch(code);
  const stored = new DatabaseSync(database, { readOnly: true });
  /** When the table is looked at next. */
  const due = () => Number(stored.prepare("select due from jobs where kind = 'expire'").get()?.['due']);
  return { time, server, anna, code, due };
}

/** Whether a table is closed, as somebody sees it who comes now. */
async function isClosed(server: RunningServer, code: string): Promise<boolean> {
  const karel = await Somebody.at(server);
  await karel.watch(code);
  const stage = karel.client.table(code)?.stage;
  karel.client.close();
  return stage === 'closed';
}

describe('a table that waits for players', () => {
  it('stays in the lobby while somebody is there, and is closed when they are gone', async () => {
    const { time, server, anna, code, due } = await waiting({ listed: true });
    for (let minutes = 0; minutes < 30; minutes += 11) {
      time.push(11 * MINUTE);
      await waitFor(() => due() > time.now());
    }
    expect(await lobbyOf(server)).toMatchObject([{ code }]);
    anna.client.close();
    await waitFor(async () => {
      if (due() > time.now()) time.push(due() - time.now());
      return (await lobbyOf(server)).length === 0;
    });
    expect(await isClosed(server, code)).toBe(true);
  });

  it('waits for two weeks if it has only a link, or is played by correspondence', async () => {
    for (const wish of [{ listed: false }, { listed: true, clock: { kind: 'days', perMove: 86_400 } }]) {
      const { time, server, anna, code } = await waiting(wish);
      anna.client.close();
      time.push(13 * DAY);
      expect(await isClosed(server, code)).toBe(false);
      time.push(DAY);
      await waitFor(async () => {
        time.push(MINUTE);
        return isClosed(server, code);
      });
    }
  });
});

describe('one person', () => {
  it('has at most three tables in the lobby, and as many as they like by link', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    for (let n = 0; n < 3; n++) await anna.create({ me: 'sits', listed: true });
    await expect(anna.create({ me: 'sits', listed: true })).rejects.toThrow('too-many-listed');
    await anna.create({ me: 'sits', listed: false });
    expect(await lobbyOf(server)).toHaveLength(3);
  });
});
