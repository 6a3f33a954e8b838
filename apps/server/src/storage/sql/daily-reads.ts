// What is read of the dailies, as SQL queries.

import type { DailyReads } from '../daily.ts';
import type { Database } from './database.ts';
import type { Dialect } from './dialect.ts';
import { template } from './template.ts';

function dailyQueries({ compiler: db }: Dialect) {
  const results = (s: { date: string; game: string }) =>
    db.selectFrom('daily_results').where('date', '=', s.date).where('game', '=', s.game);
  return {
    daily: template((s: { date: string; game: string }) =>
      db.selectFrom('dailies').selectAll().where('date', '=', s.date).where('game', '=', s.game),
    ),
    first: template(() => db.selectFrom('dailies').select((row) => row.fn.min('date').as('first'))),
    result: template((s: { date: string; game: string; person: string }) =>
      results(s).selectAll().where('person', '=', s.person),
    ),
    results: template((s: { date: string; game: string; limit: number }) =>
      results(s).selectAll().orderBy('margin', 'desc').orderBy('at').orderBy('person').limit(s.limit),
    ),
    count: template((s: { date: string; game: string }) =>
      results(s).select((row) => row.fn.countAll<number>().as('count')),
    ),
    better: template((s: { date: string; game: string; margin: number }) =>
      results(s)
        .where('margin', '>', s.margin)
        .select((row) => row.fn.countAll<number>().as('count')),
    ),
    resultsOf: template((s: { person: string; limit: number }) =>
      db
        .selectFrom('daily_results')
        .selectAll()
        .where('person', '=', s.person)
        .orderBy('date', 'desc')
        .orderBy('game')
        .limit(s.limit),
    ),
  };
}

export function dailyReads({ dialect, read }: Pick<Database, 'dialect' | 'read'>): DailyReads {
  const queries = dailyQueries(dialect);
  return {
    daily: async (date, game) => (await read(queries.daily({ date, game })))[0],
    firstDaily: async () => (await read(queries.first({})))[0]?.first ?? undefined,
    dailyResult: async (date, game, person) => (await read(queries.result({ date, game, person })))[0],
    dailyResults: (date, game, limit) => read(queries.results({ date, game, limit })),
    countDailyResults: async (date, game) => (await read(queries.count({ date, game })))[0]?.count ?? 0,
    countBetterDailyResults: async (date, game, margin) =>
      (await read(queries.better({ date, game, margin })))[0]?.count ?? 0,
    dailyResultsOf: (person, limit) => read(queries.resultsOf({ person, limit })),
  };
}
