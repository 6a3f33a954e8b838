// The connection pool of PostgreSQL with its timeouts.

import pg from 'pg';

/** A statement that takes longer waits for a lock or an overloaded database. */
const STATEMENT_MS = 10_000;
/** Longer than the database's own timeout: reached only when the network drops packets. */
const ANSWER_MS = 15_000;
/** A server that is frozen in the middle of a transaction holds its locks no longer: others wait for them. */
const IDLE_MS = 3_000;
const CONNECT_MS = 5000;
const CONNECTIONS = 10;

const INT8 = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(INT8, Number);

export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'mozaika',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: IDLE_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    pipeline: true,
    types,
    // A commit must be on disk, whatever the database's default is.
    onConnect: async (client) => {
      await client.query(
        "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
      );
    },
  });
  // A connection that breaks is replaced by the pool, and whoever used it hears of it from the query. But without these listeners, one for
  // idle connections and one for those in use, it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
