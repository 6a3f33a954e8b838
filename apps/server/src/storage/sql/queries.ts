// The reads of the storage port as SQL queries.

import { sql } from 'kysely';
import type { Dialect } from './dialect.ts';
import { listTemplate, template } from './template.ts';

/** Stages in which a table is finished. */
const ENDED_STAGES = ['over', 'closed'];

/** Of what a row of heads is. */
const headKind = (kind: 'table' | 'match' | 'chat') => sql.lit(kind).as('kind');

export function queriesFor({ compiler: db }: Dialect) {
  const tables = db.selectFrom('tables').selectAll();
  const matches = db
    .selectFrom('matches')
    .innerJoin('match_heads', 'match_heads.match', 'matches.id')
    .selectAll('matches')
    .select('match_heads.ended');

  const journal = db
    .selectFrom('commitments')
    .selectAll()
    .where('index', 'is not', null)
    .$narrowType<{ index: number; tag: string; hashes: string }>();

  /** A row for each person at a table; one row with null for an empty table. */
  const withPeople = (chosen: typeof tables) =>
    db
      .with('chosen', () => chosen)
      .selectFrom('chosen')
      .leftJoin('table_seats', 'table_seats.table', 'chosen.code')
      .selectAll('chosen')
      .select('table_seats.person as occupant');
  /** A row for each seat of a match. */
  const withSeats = (chosen: typeof matches) =>
    db
      .with('chosen', () => chosen)
      .selectFrom('chosen')
      .innerJoin('match_seats', 'match_seats.match', 'chosen.id')
      .selectAll('chosen')
      .select('match_seats.person as occupant');

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
    programsOf: template((s: { owner: string }) =>
      db
        .selectFrom('programs')
        .innerJoin('people', 'people.id', 'programs.person')
        .selectAll('people')
        .where('owner', '=', s.owner)
        .orderBy('created')
        .orderBy('id'),
    ),
    passkeysOf: template((s: { person: string }) =>
      db.selectFrom('passkeys').selectAll().where('person', '=', s.person).orderBy('created').orderBy('id'),
    ),
    passkey: template((s: { id: string }) => db.selectFrom('passkeys').selectAll().where('id', '=', s.id)),
    token: template((s: { hash: string }) => db.selectFrom('tokens').selectAll().where('hash', '=', s.hash)),
    generations: listTemplate((length) =>
      db
        .selectFrom('session_generations')
        .selectAll()
        .where(
          'person',
          'in',
          Array.from({ length }, () => ''),
        ),
    ),
    generation: template((s: { person: string }) =>
      db.selectFrom('session_generations').select('generation').where('person', '=', s.person),
    ),
    tokensOf: template((s: { person: string }) =>
      db.selectFrom('tokens').selectAll().where('person', '=', s.person).orderBy('created').orderBy('hash'),
    ),
    strengthsOf: template((s: { person: string }) =>
      db.selectFrom('strengths').selectAll().where('person', '=', s.person).orderBy('game'),
    ),
    attemptsOf: template((s: { person: string }) =>
      db.selectFrom('attempts').select('attempt').where('person', '=', s.person).orderBy('attempt'),
    ),
    pushSubscriptionsOf: template((s: { person: string }) =>
      db
        .selectFrom('push_subscriptions')
        .selectAll()
        .where('person', '=', s.person)
        .orderBy('created')
        .orderBy('endpoint'),
    ),

    table: template((s: { code: string }) => withPeople(tables.where('code', '=', s.code)).orderBy('n')),
    /** The parameters are tables, as many matches, and the tables again. */
    heads: listTemplate((length) => {
      const ids = Array.from({ length }, () => '');
      return db
        .selectFrom('tables')
        .select([headKind('table'), 'code as id', 'version as n'])
        .where('code', 'in', ids)
        .unionAll(
          db
            .selectFrom('match_heads')
            .select([headKind('match'), 'match as id', 'entries as n'])
            .where('match', 'in', ids),
        )
        .unionAll(
          db
            .selectFrom('chat_messages')
            .select((row) => [headKind('chat'), 'table as id', row.fn.max('n').as('n')])
            .where('table', 'in', ids)
            .groupBy('table'),
        );
    }),
    lobby: template((s: { limit: number }) =>
      withPeople(tables.where('inLobby', '=', sql.lit(1)).orderBy('created', 'desc').orderBy('code').limit(s.limit))
        .orderBy('chosen.created', 'desc')
        .orderBy('chosen.code')
        .orderBy('n'),
    ),
    tablesOf: template((s: { person: string; limit: number }) =>
      withPeople(
        tables
          .where('code', 'in', db.selectFrom('table_seats').select('table').where('person', '=', s.person))
          .orderBy('updated', 'desc')
          .orderBy('code')
          .limit(s.limit),
      )
        .orderBy('chosen.updated', 'desc')
        .orderBy('chosen.code')
        .orderBy('n'),
    ),
    countLobbyTablesOf: template((s: { person: string }) =>
      db
        .selectFrom('tables')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('inLobby', '=', sql.lit(1))
        .where('host', '=', s.person),
    ),
    countOpenTablesOf: template((s: { person: string }) =>
      db
        .selectFrom('tables')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('stage', 'not in', ENDED_STAGES)
        .where((row) =>
          row.or([
            row('host', '=', s.person),
            row('code', 'in', row.selectFrom('table_seats').select('table').where('person', '=', s.person)),
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
          .where('id', 'in', db.selectFrom('match_seats').select('match').where('person', '=', s.person))
          .where('ended', 'is not', null)
          .orderBy('ended', 'desc')
          .orderBy('id')
          .limit(s.limit),
      )
        .orderBy('chosen.ended', 'desc')
        .orderBy('chosen.id')
        .orderBy('seat'),
    ),
    nodes: template(() => db.selectFrom('nodes').selectAll()),
    presences: listTemplate((length) =>
      db
        .selectFrom('presences')
        .selectAll()
        .where(
          'table',
          'in',
          Array.from({ length }, () => ''),
        ),
    ),
    journalSize: template(() => db.selectFrom('commitments').select((row) => row.fn.max('index').as('last'))),
    journalEntries: listTemplate((length) =>
      journal.where(
        'index',
        'in',
        Array.from({ length }, () => 0),
      ),
    ),
    journalRange: template((s: { from: number; to: number }) =>
      journal.where('index', '>=', s.from).where('index', '<', s.to).orderBy('index'),
    ),
    journalEntryWith: template((s: { commitment: string }) => journal.where('commitment', '=', s.commitment)),
    commitmentTo: template((s: { match: string }) =>
      db.selectFrom('commitments').select(['match', 'method', 'commitment', 'index']).where('match', '=', s.match),
    ),
    commitmentsWaiting: template((s: { limit: number }) =>
      db
        .selectFrom('commitments')
        .select(['match', 'method', 'commitment'])
        .where('index', 'is', null)
        .orderBy('match')
        .limit(s.limit),
    ),
    /** Newest first. The own words of people who have deleted themselves are NULL and left out. */
    chatMessages: template((s: { table: string; limit: number }) =>
      db
        .selectFrom('chat_messages')
        .selectAll()
        .where('table', '=', s.table)
        .where((row) => row.or([row('phrase', 'is not', null), row('text', 'is not', null)]))
        .orderBy('n', 'desc')
        .limit(s.limit),
    ),
    nextChatNumber: template((s: { table: string }) =>
      db
        .selectFrom('chat_messages')
        .select((row) => row('n', '+', sql.lit(1)).as('next'))
        .where('table', '=', s.table)
        .orderBy('n', 'desc')
        .limit(sql.lit(1)),
    ),
    outages: template((s: { since: number }) =>
      db.selectFrom('outages').selectAll().where('to', '>', s.since).orderBy('from').orderBy('to'),
    ),
    setting: template((s: { key: string }) => db.selectFrom('settings').select('value').where('key', '=', s.key)),
  };
}
