// The port to a database: what the two drivers offer to everything that is written in SQL.

import type { Value } from '../schema.ts';
import type { Dialect } from './dialect.ts';

/** The text of a statement, compiled once. Its id is its name wherever statements are prepared. */
export interface Text {
  readonly id: number;
  readonly sql: string;
  readonly yields: 'rows' | 'count';
}

/** A text with its parameters. `Row` is what it yields. */
export interface Statement<Row = unknown> {
  readonly text: Text & { readonly row?: Row };
  readonly parameters: readonly Value[];
}

/** A statement of a unit. If `changes` is given, exactly so many rows have to change, else the unit is a conflict. */
export interface Step {
  readonly statement: Statement;
  readonly changes?: number;
}

/** Statements that are stored together or not at all. */
export type Unit = readonly Step[];

/** Runs statements one after another inside one transaction. */
export type Run = <Row>(statement: Statement<Row>) => Promise<Row[]>;

/**
 * `snapshot` sees one moment and changes nothing. Of the sessions `alone` there is one at a time in all processes, and the process that
 * has it writes nothing beside it.
 */
export type SessionKind = 'snapshot' | 'alone';

export interface Database {
  readonly dialect: Dialect;
  /** Resolves when the unit is durable. Rejects with StorageUnavailable when nobody can say so. */
  write(unit: Unit): Promise<'stored' | 'conflict'>;
  /** Stores one statement and resolves with the rows that it returns. */
  change<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** Sees everything that was said to be stored before. */
  read<Row>(statement: Statement<Row>): Promise<Row[]>;
  /** One transaction by itself: stored when `use` resolves, forgotten when it rejects. */
  session<Result>(kind: SessionKind, use: (run: Run) => Promise<Result>): Promise<Result>;
  /** After everything that was asked for is stored. */
  close(): Promise<void>;
}
