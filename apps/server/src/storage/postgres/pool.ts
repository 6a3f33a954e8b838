// Connections to PostgreSQL, and what every one of them keeps to.

import pg from 'pg';

/** A statement that takes longer has met a lock or a database in trouble. */
const STATEMENT_MS = 10_000;
/** Longer than the database's own patience: only a network that swallows everything gets here. */
const ANSWER_MS = 15_000;
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
    idle_in_transaction_session_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    pipeline: true,
    types,
    // What is said to be stored has to be on the disk, whatever the database does by default.
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
