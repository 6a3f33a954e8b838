// Kysely inside one transaction of a database: migrations and restores run their queries through it.

import {
  type CompiledQuery,
  type DatabaseConnection,
  DialectAdapterBase,
  type Driver,
  Kysely,
  type QueryResult,
} from 'kysely';
import type { Database, Run, SessionKind } from './database.ts';
import type { Dialect } from './dialect.ts';
import { statementOf } from './template.ts';

/** Opens a session of a database and gives it to `use` as a Kysely that runs what it is told. */
export const inSession = <Tables, Result>(
  database: Database,
  kind: SessionKind,
  use: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> => database.session(kind, (run) => use(kyselyOf<Tables>(run, database.dialect)));

const kyselyOf = <Tables>(run: Run, { parts }: Dialect): Kysely<Tables> =>
  new Kysely({
    dialect: { ...parts, createAdapter: () => new SessionAdapter(), createDriver: () => new SessionDriver(run) },
  });

/** The session is the transaction and holds the lock: the migrator has to open neither. */
class SessionAdapter extends DialectAdapterBase {
  override get supportsCreateIfNotExists(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
  async acquireMigrationLock(): Promise<void> {}
  async releaseMigrationLock(): Promise<void> {}
}

class SessionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(run: Run) {
    this.#connection = {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: await run(statementOf<Row>({ compile: () => query as CompiledQuery<Row> })),
      }),
      streamQuery() {
        throw new Error('a session has no cursors');
      },
    };
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async beginTransaction(): Promise<void> {
    throw new Error('a session is one transaction already');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async destroy(): Promise<void> {}
}
