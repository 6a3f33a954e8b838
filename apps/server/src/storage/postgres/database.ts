// The database port on PostgreSQL.

import { StorageUnavailable } from '../port.ts';
import type { Database, Run, SessionKind, Statement } from '../sql/database.ts';
import { POSTGRES } from '../sql/dialect.ts';
import { classifyError, messageOf } from './errors.ts';
import { openPool } from './pool.ts';
import { Writer } from './writer.ts';

/** Sessions may take long: a large backup, a restore. */
const SESSION_MS = 24 * 3_600_000;
const NO_TIMEOUTS = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;';
/** The key of the advisory lock: any constant. */
const ALONE_LOCK = 4_206_913;

const BEGIN: { readonly [Kind in SessionKind]: string } = {
  snapshot: `begin isolation level repeatable read read only; ${NO_TIMEOUTS}`,
  alone: `begin; ${NO_TIMEOUTS} select pg_advisory_xact_lock(${ALONE_LOCK})`,
};

export function postgresDatabase(url: string): Database {
  const pool = openPool(url);
  const writer = new Writer(pool);

  async function session<Result>(kind: SessionKind, use: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(rethrow);
    // What fails after the first error fails because of it, and does not say why.
    let first: unknown;
    const explain = (error: unknown) => {
      first ??= error;
      return rethrow(first);
    };
    // Unnamed: most statements of sessions are used once.
    const run = async <Row>({ text, parameters }: Statement<Row>) => {
      const query = { text: text.sql, values: [...parameters], query_timeout: SESSION_MS };
      const { rows } = await client.query(query).catch(explain);
      return rows as Row[];
    };
    try {
      const begin = { text: BEGIN[kind], query_timeout: SESSION_MS };
      await client.query(begin).catch(rethrow);
      const result = await use(run);
      await client.query('commit').catch(rethrow);
      client.release();
      return result;
    } catch (error) {
      // Closing the connection rolls the transaction back.
      client.release(true);
      throw error;
    }
  }

  return {
    dialect: POSTGRES,
    write: async (unit) => ((await writer.write(unit)) === 'conflict' ? 'conflict' : 'stored'),
    async change<Row>(statement: Statement<Row>) {
      const rows = await writer.write([{ statement }]);
      return (rows === 'conflict' ? [] : rows) as Row[];
    },
    async read<Row>({ text, parameters }: Statement<Row>) {
      const query = { name: `m${text.id}`, text: text.sql, values: [...parameters] };
      const { rows } = await pool.query(query).catch(rethrow);
      return rows as Row[];
    },
    session,
    async close() {
      await writer.idle();
      await pool.end();
    },
  };
}

function rethrow(error: unknown): never {
  if (classifyError(error) === 'failed') throw error;
  throw new StorageUnavailable(messageOf(error), { cause: error });
}
