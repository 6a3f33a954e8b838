// Many stored matches in a moment: copies of one that was played, made by the database itself.

import type { BenchSite } from './site.ts';

/** Entries of each copy: the deal, and some moves. */
const ENTRIES = 8;

/** Copies a match until there are so many more, half of them over. The commitments are not copied: the journal has its own cost. */
export function storeMatches({ sql }: BenchSite, from: number, to: number): void {
  const match = sql(`select id from matches join match_heads on match = id where entries >= ${ENTRIES} limit 1`);
  const [table] = match.split('.');
  const copies = `generate_series(${from}, ${to - 1}) as copy(i)`;
  const code = `'copy' || lpad(i::text, 8, '0')`;
  const id = `${code} || '.1'`;
  for (const statement of [
    `insert into tables select ${code}, version, state, game, case i % 2 when 0 then 'playing' else 'over' end, "inLobby", host,
       created, updated from tables, ${copies} where code = '${table}'`,
    `insert into table_seats select ${code}, n, person from table_seats, ${copies} where "table" = '${table}'`,
    `insert into matches select ${id}, ${code}, game, options, rules, names, seed, fairness, clock, started
       from matches, ${copies} where id = '${match}'`,
    `insert into match_seats select ${id}, seat, person from match_seats, ${copies} where match = '${match}'`,
    `insert into match_heads select ${id}, ${ENTRIES}, case i % 2 when 0 then null else 1 end from ${copies}`,
    `insert into entries select ${id}, "index", at, text from entries, ${copies}
       where match = '${match}' and "index" < ${ENTRIES}`,
  ]) {
    sql(statement);
  }
  sql('vacuum analyze');
}
