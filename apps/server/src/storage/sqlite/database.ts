// SQLite as a database: one thread writes, another one reads, so that a read never waits for the disk to sync.

import type { Database, Run, SessionKind, Statement } from '../sql/database.ts';
import { SQLITE } from '../sql/dialect.ts';
import { Line } from './line.ts';

const command = (id: number, sql: string): Statement => ({ text: { id, sql, yields: 'count' }, parameters: [] });

// Ids below zero: templates count upwards.
const COMMIT = command(-1, 'commit');
const ROLLBACK = command(-2, 'rollback');
const BEGIN: { readonly [Kind in SessionKind]: Statement } = {
  snapshot: command(-3, 'begin'),
  alone: command(-4, 'begin immediate'),
};

export function sqliteDatabase(file: string): Database {
  const writer = new Line({ file, access: 'write' });
  const reader = new Line({ file, access: 'read' });

  async function session<Result>(kind: SessionKind, use: (run: Run) => Promise<Result>): Promise<Result> {
    const line = new Line({ file, access: 'write' });
    try {
      await line.run(BEGIN[kind]);
      const result = await use((statement) => line.run(statement));
      await line.run(COMMIT);
      return result;
    } catch (error) {
      // The connection may be gone together with the transaction.
      await line.run(ROLLBACK).catch(() => {});
      throw error;
    } finally {
      await line.close();
    }
  }

  return {
    dialect: SQLITE,
    write: async (unit) => ((await writer.unit(unit)) === 'conflict' ? 'conflict' : 'stored'),
    async change<Row>(statement: Statement<Row>) {
      const rows = await writer.unit([{ statement }]);
      return (rows === 'conflict' ? [] : rows) as unknown as Row[];
    },
    read: (statement) => reader.run(statement),
    session,
    async close() {
      await reader.close();
      await writer.close();
    },
  };
}
