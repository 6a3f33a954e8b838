// What whoever runs the server reads, as SQL queries.

import { sql } from 'kysely';
import type { ModerationReads } from '../moderation.ts';
import type { Storage } from '../port.ts';
import type { Database, Statement } from './database.ts';
import type { Dialect } from './dialect.ts';
import { personRow, tableRows } from './rows.ts';
import { template } from './template.ts';

function moderationQueries({ compiler: db }: Dialect) {
  const reports = db.selectFrom('reports').selectAll().orderBy('n', 'desc');
  const tables = db.selectFrom('tables').selectAll();
  const bansAt = (now: number) =>
    db
      .selectFrom('bans')
      .where('kind', '=', sql.lit('person'))
      .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]));
  return {
    bans: template(() => db.selectFrom('bans').selectAll().orderBy('created', 'desc').orderBy('subject')),
    bannedPeople: template((s: { now: number }) =>
      bansAt(s.now)
        .select(['subject', 'until'])
        .unionAll(
          bansAt(s.now)
            .innerJoin('programs', 'programs.owner', 'bans.subject')
            .select(['programs.person as subject', 'until']),
        ),
    ),
    announcements: template((s: { now: number }) =>
      db
        .selectFrom('announcements')
        .selectAll()
        .where((row) => row.or([row('until', 'is', null), row('until', '>', s.now)]))
        .orderBy('n'),
    ),
    allReports: template((s: { limit: number }) => reports.limit(s.limit)),
    waitingReports: template((s: { limit: number }) => reports.where('settled', 'is', null).limit(s.limit)),
    countReportsOf: template((s: { person: string }) =>
      db
        .selectFrom('reports')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('person', '=', s.person)
        .where('settled', 'is', null),
    ),
    lastReport: template(() => db.selectFrom('reports').select((row) => row.fn.max('n').as('last'))),
    interventions: template((s: { after: number }) =>
      db.selectFrom('interventions').selectAll().where('n', '>', s.after).orderBy('n'),
    ),
    lastIntervention: template(() => db.selectFrom('interventions').select((row) => row.fn.max('n').as('last'))),
    recentTables: template((s: { limit: number }) =>
      db
        .with('chosen', () =>
          tables.where('stage', '<>', sql.lit('closed')).orderBy('updated', 'desc').orderBy('code').limit(s.limit),
        )
        .selectFrom('chosen')
        .leftJoin('table_seats', 'table_seats.table', 'chosen.code')
        .selectAll('chosen')
        .select('table_seats.person as occupant')
        .orderBy('chosen.updated', 'desc')
        .orderBy('chosen.code')
        .orderBy('n'),
    ),
    peopleNamed: template((s: { like: string; lower: string; capital: string; limit: number }) =>
      db
        .selectFrom('people')
        .selectAll()
        // SQLite's own lower case knows no letters with accents.
        .where((row) =>
          row.or([
            row(row.fn('lower', ['name']), 'like', s.lower),
            row('name', 'like', s.like),
            row('name', 'like', s.capital),
          ]),
        )
        .orderBy('created', 'desc')
        .orderBy('id')
        .limit(s.limit),
    ),
  };
}

type Reads = ModerationReads & Pick<Storage, 'recentTables' | 'peopleNamed'>;

export function moderationReads({ dialect, read }: Pick<Database, 'dialect' | 'read'>): Reads {
  const queries = moderationQueries(dialect);
  const lastOf = async (statement: Statement<{ last: number | null }>) => (await read(statement))[0]?.last ?? 0;
  return {
    bans: () => read(queries.bans({})),
    bannedPeople: (now) => read(queries.bannedPeople({ now })),
    announcements: (now) => read(queries.announcements({ now })),
    reports: (which, limit) =>
      read(which === 'all' ? queries.allReports({ limit }) : queries.waitingReports({ limit })),
    countReportsOf: async (person) => (await read(queries.countReportsOf({ person })))[0]?.count ?? 0,
    nextReportNumber: async () => (await lastOf(queries.lastReport({}))) + 1,
    interventions: (after) => read(queries.interventions({ after })),
    lastIntervention: () => lastOf(queries.lastIntervention({})),
    recentTables: async (limit) => tableRows(await read(queries.recentTables({ limit }))),
    async peopleNamed(text, limit) {
      const like = `%${text.replace(/[%_]/g, '')}%`;
      const lower = like.toLowerCase();
      const capital = lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
      return (await read(queries.peopleNamed({ like, lower, capital, limit }))).map(personRow);
    },
  };
}
