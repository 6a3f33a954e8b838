// The two dialects of SQL: how Kysely compiles for them, and the few things that are not the same in both.

import {
  DummyDriver,
  Kysely,
  type Dialect as KyselyDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type SelectQueryBuilder,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Schema } from '../schema.ts';

export interface Dialect {
  readonly parts: KyselyDialect;
  /** Compiles; never runs anything. */
  readonly compiler: Kysely<Schema>;
  /** Skips rows that another transaction has locked, where there are row locks. */
  skipLocked<DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): SelectQueryBuilder<DB, T, O>;
  /** The database's clock, in milliseconds since 1970. */
  readonly now: RawBuilder<number>;
  /** The suffix of a table that is clustered by its whole primary key. */
  readonly keyed: RawBuilder<unknown>;
}

const sqliteParts: KyselyDialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

const postgresParts: KyselyDialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

export const SQLITE: Dialect = {
  parts: sqliteParts,
  compiler: new Kysely({ dialect: sqliteParts }),
  skipLocked: (query) => query,
  now: sql`cast(unixepoch('subsec') * 1000 as integer)`,
  keyed: sql`without rowid`,
};

export const POSTGRES: Dialect = {
  parts: postgresParts,
  compiler: new Kysely({ dialect: postgresParts }),
  skipLocked: (query) => query.forUpdate().skipLocked(),
  now: sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
  keyed: sql``,
};
