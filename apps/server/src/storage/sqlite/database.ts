// The database port on SQLite: one worker thread writes, another one reads, so that a read never waits for a sync to disk.

import type { Database, Run, SessionKind, Statement } from '../sql/database.ts';
import { SQLITE } from '../sql/dialect.ts';
import type { Opening } from './messages.ts';
import { startThread, WorkerClient } from './worker-client.ts';

const command = (id: number, sql: string): Statement => ({ text: { id, sql, yields: 'count' }, parameters: [] });

// Negative ids: those of templates are positive.
const COMMIT = command(-1, 'commit');
const ROLLBACK = command(-2, 'rollback');
const BEGIN_SNAPSHOT = command(-3, 'begin');
const BEGIN_ALONE = command(-4, 'begin immediate');

export function sqliteDatabase(file: string): Database {
  const clientFor = (access: Opening['access']) => new WorkerClient(() => startThread({ file, access }));
  const writer = clientFor('write');
  const reader = clientFor('read');

  async function transaction<Result>(
    client: WorkerClient,
    begin: Statement,
    use: (run: Run) => Promise<Result>,
  ): Promise<Result> {
    try {
      await client.run(begin);
      const result = await use((statement) => client.run(statement));
      await client.run(COMMIT);
      return result;
    } catch (error) {
      // If the connection is lost, so is the transaction.
      await client.run(ROLLBACK).catch(() => {});
      throw error;
    }
  }

  const sessions: { readonly [Kind in SessionKind]: <Result>(use: (run: Run) => Promise<Result>) => Promise<Result> } =
    {
      alone: (use) => transaction(writer, BEGIN_ALONE, use),
      /** May take long, so it gets a thread of its own. Read access creates no file where there is none. */
      async snapshot(use) {
        const client = clientFor('read');
        try {
          return await transaction(client, BEGIN_SNAPSHOT, use);
        } finally {
          await client.close();
        }
      },
    };

  return {
    dialect: SQLITE,
    write: (unit) => writer.unit(unit).then((rows) => (rows === 'conflict' ? rows : 'stored')),
    async change<Row>(statement: Statement<Row>) {
      const rows = await writer.unit([{ statement }]);
      return (rows === 'conflict' ? [] : rows) as Row[];
    },
    read: (statement) => reader.run(statement),
    session: (kind, use) => sessions[kind](use),
    async close() {
      await reader.close();
      await writer.close();
    },
  };
}
