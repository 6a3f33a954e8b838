// What tournaments read, as SQL queries.

import { sql } from 'kysely';
import type { Schema } from '../schema.ts';
import type { TournamentReads, TournamentRow } from '../tournaments.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { template } from './template.ts';

const rowOf = ({ isOver, ...row }: Schema['tournaments']): TournamentRow => ({ ...row, isOver: isOver === 1 });

function tournamentQueries({ compiler: db }: Dialect) {
  const tournaments = db.selectFrom('tournaments').selectAll();
  return {
    one: template((s: { code: string }) => tournaments.where('code', '=', s.code)),
    newest: template((s: { limit: number }) => tournaments.orderBy('isOver').orderBy('created', 'desc').limit(s.limit)),
    countOf: template((s: { person: string }) =>
      db
        .selectFrom('tournaments')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('host', '=', s.person)
        .where('isOver', '=', sql.lit(0)),
    ),
    withPerson: template((s: { person: string }) =>
      db
        .selectFrom('tournament_entrants')
        .innerJoin('tournaments', 'tournaments.code', 'tournament_entrants.tournament')
        .select('tournaments.code')
        .where('tournament_entrants.person', '=', s.person)
        .where('tournaments.isOver', '=', sql.lit(0)),
    ),
    log: template((s: { code: string }) =>
      db
        .selectFrom('tournament_entries')
        .select(['index', 'at', 'text'])
        .where('tournament', '=', s.code)
        .orderBy('index'),
    ),
    entrants: template((s: { code: string }) =>
      db
        .selectFrom('tournament_entrants')
        .select(['entrant', 'person', 'name'])
        .where('tournament', '=', s.code)
        .orderBy('entrant'),
    ),
    tables: template((s: { code: string }) =>
      db.selectFrom('tournament_tables').select(['number', 'table']).where('tournament', '=', s.code).orderBy('number'),
    ),
  };
}

export function tournamentReads({ dialect, read }: Pick<Database, 'dialect' | 'read'>): TournamentReads {
  const queries = tournamentQueries(dialect);
  return {
    tournament: async (code) => (await read(queries.one({ code }))).map(rowOf)[0],
    tournaments: async (limit) => (await read(queries.newest({ limit }))).map(rowOf),
    tournamentsWith: async (person) => (await read(queries.withPerson({ person }))).map(({ code }) => code),
    countTournamentsOf: async (person) => (await read(queries.countOf({ person })))[0]?.count ?? 0,
    tournamentLog: (code) => read(queries.log({ code })),
    tournamentEntrants: (code) => read(queries.entrants({ code })),
    tournamentTables: (code) => read(queries.tables({ code })),
  };
}
