// PostgreSQL as a database.

import { StorageUnavailable } from '../port.ts';
import type { Database, Run, SessionKind, Statement } from '../sql/database.ts';
import { POSTGRES } from '../sql/dialect.ts';
import { classifyError, messageOf } from './errors.ts';
import { openPool } from './pool.ts';
import { Writer } from './writer.ts';

/** Sessions may take their time: a large backup, a restore. */
const SESSION_MS = 24 * 3_600_000;
const PATIENCE = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;';
/** Any number will do, as long as it is always the same. */
const ALONE_LOCK = 4_206_913;

const BEGIN: { readonly [Kind in SessionKind]: string } = {
  snapshot: `begin isolation level repeatable read read only; ${PATIENCE}`,
  alone: `begin; ${PATIENCE} select pg_advisory_xact_lock(${ALONE_LOCK})`,
};

export function postgresDatabase(url: string): Database {
  const pool = openPool(url);
  const writer = new Writer(pool);

  async function session<Result>(kind: SessionKind, use: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await pool.connect().catch(complain);
    // Without a name: statements of sessions are many and used once.
    const run = async <Row>({ text, parameters }: Statement<Row>) => {
      const query = { text: text.sql, values: [...parameters], query_timeout: SESSION_MS };
      const { rows } = await client.query(query).catch(complain);
      return rows as Row[];
    };
    try {
      const begin = { text: BEGIN[kind], query_timeout: SESSION_MS };
      await client.query(begin).catch(complain);
      const result = await use(run);
      await client.query('commit').catch(complain);
      client.release();
      return result;
    } catch (error) {
      // Closing the connection takes the transaction back.
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
      const { rows } = await pool.query(query).catch(complain);
      return rows as Row[];
    },
    session,
    async close() {
      await writer.idle();
      await pool.end();
    },
  };
}

function complain(error: unknown): never {
  if (classifyError(error) === 'failed') throw error;
  throw new StorageUnavailable(messageOf(error), { cause: error });
}
