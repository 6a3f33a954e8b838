// The database port: what the two drivers offer to everything that is written in SQL.

import type { Value } from '../schema.ts';
import type { Dialect } from './dialect.ts';

/** The SQL of a statement, compiled once. Its id names the prepared statement. */
export interface Text {
  readonly id: number;
  readonly sql: string;
  readonly yields: 'rows' | 'count';
}

/** A statement with its parameters. `Row` is the type of its rows. */
export interface Statement<Row = unknown> {
  readonly text: Text & { readonly row?: Row };
  readonly parameters: readonly Value[];
}

/** A statement of a unit. If `changes` is given, exactly so many rows must change, otherwise the unit is a conflict. */
export interface Step {
  readonly statement: Statement;
  readonly changes?: number;
}

/** Statements that are stored atomically. */
export type Unit = readonly Step[];

/** Runs statements one after another inside one transaction. */
export type Run = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/**
 * `snapshot` is read-only and sees one moment. Sessions `alone` exclude each other across all processes (SQLite: the write lock,
 * PostgreSQL: an advisory lock), and the process that has one writes nothing beside it.
 */
export type SessionKind = 'snapshot' | 'alone';

export interface Database {
  readonly dialect: Dialect;
  /** Resolves when the unit is durable. Rejects with StorageUnavailable if it is not or the outcome is unknown. */
  write(unit: Unit): Promise<'stored' | 'conflict'>;
  /** Runs one writing statement and resolves with the rows that it returns. */
  change<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** Sees every write that resolved before. */
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** One transaction: committed when `use` resolves, rolled back when it rejects. */
  session<Result>(kind: SessionKind, use: (run: Run) => Promise<Result>): Promise<Result>;
  /** Resolves after all pending writes are stored. */
  close(): Promise<void>;
}
