// The tables as requests over HTTP see them.

import { createHmac, randomBytes } from 'node:crypto';
import { type Json, ok, refuse, type SeatCount } from '@mozaika/kernel';
import type { LobbyEntry, MyTable, TableRequest } from '@mozaika/protocol';
import type { TableRow } from '../storage/port.ts';
import { commands } from './commands.ts';
import { playersOf } from './match-players.ts';
import { proceed } from './match-start.ts';
import type { Tables } from './port.ts';
import type { TableRegistry } from './table-registry.ts';
import type { TableSession } from './table-session.ts';
import { isFull, newTable, peopleOf, rowOf, seatOfPerson } from './table-state.ts';
import { seatViews, youAt } from './table-view.ts';

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;
const LIST_LENGTH = 50;

export interface TablesParts {
  readonly house: TableRegistry;
  /** A secret from which codes of repeated wishes follow. */
  readonly key: Uint8Array;
  levelsOf(game: string): readonly string[];
  /** How many tables that are not over a person may have. */
  readonly most: number;
}

const codeFrom = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export function tables({ house, key, levelsOf, most }: TablesParts): Tables {
  const { storage, time } = house;

  /** The same wish of the same person makes the same table. */
  const codeFor = (person: string, wish: TableRequest): string =>
    codeFrom(
      wish.key === undefined
        ? randomBytes(CODE_LENGTH)
        : createHmac('sha256', key).update(`table ${person} ${wish.key}`).digest(),
    );

  function wrongWish({ game: id, options, seats }: TableRequest) {
    const game = house.game(id);
    if (!game) return refuse('unknown-game', { found: id, expected: house.gameIds().join(', ') });
    const read = game.parseOptions(options as Json, seats.length as SeatCount);
    if (!read.ok) return read;
    const levels = levelsOf(id);
    const odd = seats.find((who) => who !== 'person' && !levels.includes(who));
    return odd === undefined ? undefined : refuse('no-such-level', { found: odd, expected: levels.join(', ') });
  }

  const roomsOf = async (rows: readonly TableRow[]): Promise<TableSession[]> =>
    (await Promise.all(rows.map(({ code }) => house.room(code)))).filter((room) => room !== undefined);

  const entryOf = async (room: TableSession): Promise<LobbyEntry> => {
    const { game, options, clock, created } = room.state;
    const seats = seatViews(room.state, undefined, await room.occupants());
    return { code: room.code, game, options: options as LobbyEntry['options'], clock, seats, created };
  };

  return {
    async create(person, wish) {
      const wrong = wrongWish(wish);
      if (wrong) return wrong;
      if ((await storage.countOpenTablesOf(person.id)) >= most) return refuse('too-many', { most });
      const state = newTable(wish, person.id, house.newSeed(), time.now());
      if (!state.ok) return state;
      const code = codeFor(person.id, wish);
      const { created } = state.value;
      const table = rowOf(code, 1, state.value, created);
      // A table with bots in all other seats is full at once: that it goes on is stored with it.
      const duty = { subject: code, kind: 'open', due: created };
      const written = await storage.write([
        { do: 'put-table', table },
        ...(isFull(state.value) ? [{ do: 'set-job', job: duty } as const] : []),
      ]);
      if (written === 'conflict') return wish.key === undefined ? refuse('busy') : ok({ code });
      const room = await house.room(code);
      await room?.change(async () => {
        const next = proceed(room, room.state);
        return room.alter(next.state === room.state ? 'unchanged' : next);
      });
      return ok({ code });
    },

    async view(code, viewer) {
      const room = await house.room(code);
      return room?.run(async () => ({ ...(await room.view()), you: youAt(room.state, viewer) }));
    },

    async lobby() {
      const rooms = await roomsOf(await storage.lobby(LIST_LENGTH));
      return Promise.all(rooms.map(entryOf));
    },

    async mine(person) {
      const rows = await storage.tablesOf(person, LIST_LENGTH);
      const rooms = await roomsOf(rows);
      return Promise.all(
        rooms.map((room) =>
          room.run(async (): Promise<MyTable> => {
            const match = await room.hosted();
            const seat = seatOfPerson(room.state, person);
            const toMove = match !== undefined && seat !== undefined && match.toMove().includes(seat);
            const updated = rows.find(({ code }) => code === room.code)?.updated ?? room.state.created;
            const last = match?.ats.at(-1) ?? 0;
            return {
              ...(await entryOf(room)),
              stage: room.state.stage,
              toMove: toMove && room.state.stage === 'playing',
              ...(seat === undefined ? {} : { yourSeat: seat }),
              updated: Math.max(updated, last),
            };
          }),
        ),
      );
    },

    record: (match, viewer) => house.record(match, viewer),

    async matchesOf(person) {
      const rows = await storage.finishedMatchesOf(person, LIST_LENGTH);
      const some = await Promise.all(
        rows.map(async (row) => {
          const { id, game, ended } = row;
          const record = await house.record(id, person);
          const ranks = (record?.result as { readonly ranks?: number[] } | undefined)?.ranks;
          return {
            match: id,
            game,
            ended: ended ?? 0,
            players: await playersOf(row, storage),
            ...(ranks && { ranks }),
          };
        }),
      );
      return some;
    },

    async leaveAll(person) {
      for (const room of await roomsOf(await storage.tablesOf(person, Number.MAX_SAFE_INTEGER))) {
        if (!peopleOf(room.state).includes(person)) continue;
        const author = { client: '', person, isLevel: () => false };
        await room.change(() => commands.leave(room, author, { op: 'leave', id: 'leave', table: room.code }));
      }
    },
  };
}
