// The two dialects of SQL: Kysely as a compiler only, and the few things that are not the same in both.

import {
  type Dialect as CompilerDialect,
  DummyDriver,
  Kysely,
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
  /** Compiles; never runs anything. */
  readonly compiler: Kysely<Schema>;
  /** Rows that another transaction has in its hands are passed over, if there can be such rows. */
  skipLocked<DB, T extends keyof DB, O>(query: SelectQueryBuilder<DB, T, O>): SelectQueryBuilder<DB, T, O>;
  /** What stands behind the columns of a table whose rows are found by the whole primary key. */
  readonly keyed: RawBuilder<unknown>;
}

const sqliteCompiler: CompilerDialect = {
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

const postgresCompiler: CompilerDialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

export const SQLITE: Dialect = {
  compiler: new Kysely({ dialect: sqliteCompiler }),
  skipLocked: (query) => query,
  keyed: sql`without rowid`,
};

export const POSTGRES: Dialect = {
  compiler: new Kysely({ dialect: postgresCompiler }),
  skipLocked: (query) => query.forUpdate().skipLocked(),
  keyed: sql``,
};
