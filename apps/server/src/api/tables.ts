// Tables, matches, and the games that can be played.

import { ok, refuse, SEAT_COUNTS } from '@mozaika/kernel';
import { PHRASES } from '@mozaika/protocol';
import type { GameCatalogue } from '../catalogue.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Tables } from '../tables/tables-api.ts';
import type { Handlers } from './handler.ts';

type Names = 'games' | 'lobby' | 'makeTable' | 'table' | 'match';

export function tableHandlers(games: GameCatalogue, { people }: Accounts, tables: Tables): Handlers<Names> {
  const catalogue = games.all.map(({ game: { id, variants, editions, rules } }) => ({
    id,
    variants: [...variants],
    editions: [...editions],
    rules: [...rules],
    seats: [...SEAT_COUNTS],
    levels: [...games.levels(id)],
  }));

  return {
    games: {
      about: 'The games with their editions and bots, and the phrases that players can say.',
      group: 'tables',
      for: 'everybody',
      handle: async () => ok({ games: catalogue, phrases: [...PHRASES] }),
    },
    lobby: {
      about: 'Tables that wait for players and are listed, the newest first.',
      group: 'tables',
      for: 'everybody',
      handle: async () => ok({ tables: await tables.lobby() }),
    },
    makeTable: {
      about: 'A new table. Its code is all that others need to join.',
      group: 'tables',
      for: 'everybody',
      handle: async ({ person, body }) => tables.create(await people.ensureStored(person), body),
    },
    table: {
      about: 'A table as you see it.',
      group: 'tables',
      for: 'everybody',
      async handle({ person, params: { code } }) {
        const view = await tables.view(code, person);
        return view ? ok(view) : refuse('no-table');
      },
    },
    match: {
      about: 'The record of a match: whole when it is over, otherwise what you may know.',
      group: 'tables',
      for: 'everybody',
      async handle({ person, params: { id } }) {
        const record = await tables.record(id, person);
        return record
          ? ok({ ...record, players: [...record.players], actions: [...record.actions] })
          : refuse('no-match');
      },
    },
  };
}
