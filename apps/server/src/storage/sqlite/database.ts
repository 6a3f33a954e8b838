// SQLite as a database: one thread writes, another one reads, so that a read never waits for the disk to sync.

import type { Database, Run, SessionKind, Statement } from '../sql/database.ts';
import { SQLITE } from '../sql/dialect.ts';
import { Line, startThread } from './line.ts';
import type { Opening } from './messages.ts';

const command = (id: number, sql: string): Statement => ({ text: { id, sql, yields: 'count' }, parameters: [] });

// Ids below zero: templates count upwards.
const COMMIT = command(-1, 'commit');
const ROLLBACK = command(-2, 'rollback');
const BEGIN_SNAPSHOT = command(-3, 'begin');
const BEGIN_ALONE = command(-4, 'begin immediate');

export function sqliteDatabase(file: string): Database {
  const lineFor = (access: Opening['access']) => new Line(() => startThread({ file, access }));
  const writer = lineFor('write');
  const reader = lineFor('read');

  async function transaction<Result>(
    line: Line,
    begin: Statement,
    use: (run: Run) => Promise<Result>,
  ): Promise<Result> {
    try {
      await line.run(begin);
      const result = await use((statement) => line.run(statement));
      await line.run(COMMIT);
      return result;
    } catch (error) {
      // The connection may be gone together with the transaction.
      await line.run(ROLLBACK).catch(() => {});
      throw error;
    }
  }

  const sessions: { readonly [Kind in SessionKind]: <Result>(use: (run: Run) => Promise<Result>) => Promise<Result> } =
    {
      alone: (use) => transaction(writer, BEGIN_ALONE, use),
      /** Takes its time, so it gets a thread of its own. Whoever only looks makes no file where there is none. */
      async snapshot(use) {
        const line = lineFor('read');
        try {
          return await transaction(line, BEGIN_SNAPSHOT, use);
        } finally {
          await line.close();
        }
      },
    };

  return {
    dialect: SQLITE,
    write: async (unit) => ((await writer.unit(unit)) === 'conflict' ? 'conflict' : 'stored'),
    async change<Row>(statement: Statement<Row>) {
      const rows = await writer.unit([{ statement }]);
      return (rows === 'conflict' ? [] : rows) as unknown as Row[];
    },
    read: (statement) => reader.run(statement),
    session: (kind, use) => sessions[kind](use),
    async close() {
      await reader.close();
      await writer.close();
    },
  };
}
