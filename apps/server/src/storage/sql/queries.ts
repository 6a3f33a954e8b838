// The reads of the port as queries.

import { sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { listTemplate, template } from './template.ts';

/** A table ends in these stages. */
const ENDED_STAGES = ['over', 'closed'];

export function queriesFor({ compiler: db }: Dialect) {
  const tables = db.selectFrom('tables').selectAll();
  const matches = db
    .selectFrom('matches')
    .innerJoin('heads', 'heads.match', 'matches.id')
    .selectAll('matches')
    .select('heads.ended');

  /** A row for each person at a table, one with null where nobody sits. */
  const withSitters = (chosen: typeof tables) =>
    db
      .with('chosen', () => chosen)
      .selectFrom('chosen')
      .leftJoin('sitters', 'sitters.table', 'chosen.code')
      .selectAll('chosen')
      .select('sitters.person as sitter');
  /** A row for each seat of a match. */
  const withSeats = (chosen: typeof matches) =>
    db
      .with('chosen', () => chosen)
      .selectFrom('chosen')
      .innerJoin('seats', 'seats.match', 'chosen.id')
      .selectAll('chosen')
      .select('seats.person as sitter');

  return {
    person: template((s: { id: string }) => db.selectFrom('people').selectAll().where('id', '=', s.id)),
    people: listTemplate((length) =>
      db
        .selectFrom('people')
        .selectAll()
        .where(
          'id',
          'in',
          Array.from({ length }, () => ''),
        ),
    ),
    passkeysOf: template((s: { person: string }) =>
      db.selectFrom('passkeys').selectAll().where('person', '=', s.person).orderBy('created').orderBy('id'),
    ),
    passkey: template((s: { id: string }) => db.selectFrom('passkeys').selectAll().where('id', '=', s.id)),
    token: template((s: { hash: string }) => db.selectFrom('tokens').selectAll().where('hash', '=', s.hash)),
    tokensOf: template((s: { person: string }) =>
      db.selectFrom('tokens').selectAll().where('person', '=', s.person).orderBy('created').orderBy('hash'),
    ),
    pushesOf: template((s: { person: string }) =>
      db.selectFrom('pushes').selectAll().where('person', '=', s.person).orderBy('created').orderBy('endpoint'),
    ),

    table: template((s: { code: string }) => withSitters(tables.where('code', '=', s.code)).orderBy('n')),
    lobby: template((s: { limit: number }) =>
      withSitters(tables.where('inLobby', '=', sql.lit(1)).orderBy('created', 'desc').orderBy('code').limit(s.limit))
        .orderBy('chosen.created', 'desc')
        .orderBy('chosen.code')
        .orderBy('n'),
    ),
    tablesOf: template((s: { person: string; limit: number }) =>
      withSitters(
        tables
          .where('code', 'in', db.selectFrom('sitters').select('table').where('person', '=', s.person))
          .orderBy('updated', 'desc')
          .orderBy('code')
          .limit(s.limit),
      )
        .orderBy('chosen.updated', 'desc')
        .orderBy('chosen.code')
        .orderBy('n'),
    ),
    countOpenTablesOf: template((s: { person: string }) =>
      db
        .selectFrom('tables')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('stage', 'not in', ENDED_STAGES)
        .where((row) =>
          row.or([
            row('host', '=', s.person),
            row('code', 'in', row.selectFrom('sitters').select('table').where('person', '=', s.person)),
          ]),
        ),
    ),

    match: template((s: { id: string }) => withSeats(matches.where('id', '=', s.id)).orderBy('seat')),
    entries: template((s: { match: string; from: number }) =>
      db
        .selectFrom('entries')
        .select(['index', 'at', 'text'])
        .where('match', '=', s.match)
        .where('index', '>=', s.from)
        .orderBy('index'),
    ),
    finishedMatchesOf: template((s: { person: string; limit: number }) =>
      withSeats(
        matches
          .where('id', 'in', db.selectFrom('seats').select('match').where('person', '=', s.person))
          .where('ended', 'is not', null)
          .orderBy('ended', 'desc')
          .orderBy('id')
          .limit(s.limit),
      )
        .orderBy('chosen.ended', 'desc')
        .orderBy('chosen.id')
        .orderBy('seat'),
    ),
    /** Newest first. The own words of people who have deleted themselves are NULL and left out. */
    chatMessages: template((s: { table: string; limit: number }) =>
      db
        .selectFrom('sayings')
        .selectAll()
        .where('table', '=', s.table)
        .where((row) => row.or([row('phrase', 'is not', null), row('text', 'is not', null)]))
        .orderBy('n', 'desc')
        .limit(s.limit),
    ),
    countChatMessages: template((s: { table: string }) =>
      db
        .selectFrom('sayings')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('table', '=', s.table),
    ),
    outages: template((s: { since: number }) =>
      db.selectFrom('outages').selectAll().where('to', '>', s.since).orderBy('from').orderBy('to'),
    ),
    setting: template((s: { key: string }) => db.selectFrom('settings').select('value').where('key', '=', s.key)),
  };
}
