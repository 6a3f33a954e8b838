// A connection to a SQLite file inside its worker thread: prepared statements and group commit.

import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Text } from '../sql/database.ts';
import { classifyError, messageOf, reasonOf } from './errors.ts';
import type { Answer, Job, Opening, SentStep } from './messages.ts';

type UnitJob = Extract<Job, { readonly do: 'unit' }>;
type RunJob = Extract<Job, { readonly do: 'run' }>;

/** How long to wait for another process's lock on the file. */
const BUSY_MS = 5000;

const PRAGMAS = {
  write: 'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;',
  read: '',
};

/** A new file is readable by its owner only: seeds of running matches are inside. If it can't be created, SQLite reports why. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It exists already, or can't be created.
  }
}

export class Connection {
  readonly #opening: Opening;
  readonly #texts = new Map<number, Text>();
  readonly #prepared = new Map<string | number, StatementSync>();
  #file: DatabaseSync | undefined;

  constructor(opening: Opening) {
    this.#opening = opening;
  }

  learn(texts: readonly Text[]): void {
    for (const text of texts) this.#texts.set(text.id, text);
  }

  run({ id, text, parameters }: RunJob): Answer {
    try {
      return { id, rows: this.#statement(text).all(...parameters) };
    } catch (error) {
      return this.#failure(id, error);
    }
  }

  /** Group commit: stores the units in one transaction, which is durable when this returns. */
  store(units: readonly UnitJob[]): Answer[] {
    try {
      this.#command('begin immediate');
      const answers = units.map((unit) => this.#storeOne(unit));
      this.#command('commit');
      return answers;
    } catch (error) {
      this.#discard();
      return units.map(({ id }) => this.#gone(id, error));
    }
  }

  close(): void {
    this.#discard();
  }

  /** Each unit gets a savepoint of its own; one statement is atomic without it. */
  #storeOne({ id, steps }: UnitJob): Answer {
    const several = steps.length > 1;
    if (several) this.#command('savepoint unit');
    try {
      const rows = this.#runSteps(steps);
      if (rows) {
        if (several) this.#command('release unit');
        return { id, rows };
      }
    } catch (error) {
      const trouble = classifyError(error);
      if (trouble === 'gone') throw error;
      if (trouble === 'failed') {
        if (several) this.#rollBackUnit();
        return { id, trouble, message: messageOf(error) };
      }
    }
    if (several) this.#rollBackUnit();
    return { id, conflict: true };
  }

  /** Runs the statements of a unit: the rows of the last one that returns some, or undefined at a conflict. */
  #runSteps(steps: readonly SentStep[]): readonly unknown[] | undefined {
    let rows: readonly unknown[] = [];
    for (const [text, parameters, changes] of steps) {
      const statement = this.#statement(text);
      if (this.#texts.get(text)?.yields === 'rows') rows = statement.all(...parameters);
      else if (changes === null) statement.run(...parameters);
      else if (statement.run(...parameters).changes !== changes) return undefined;
    }
    return rows;
  }

  #rollBackUnit(): void {
    this.#command('rollback to unit');
    this.#command('release unit');
  }

  #failure(id: number, error: unknown): Answer {
    if (classifyError(error) !== 'gone') return { id, trouble: 'failed', message: this.#messageAbout(error) };
    this.#discard();
    return this.#gone(id, error);
  }

  #gone(id: number, error: unknown): Answer {
    return { id, trouble: 'gone', reason: reasonOf(error), message: this.#messageAbout(error) };
  }

  #messageAbout(error: unknown): string {
    return `${this.#opening.file}: ${messageOf(error)}`;
  }

  #command(sql: string): void {
    this.#prepare(sql, sql).run();
  }

  #statement(id: number): StatementSync {
    const known = this.#prepared.get(id);
    if (known) return known;
    const text = this.#texts.get(id);
    if (!text) throw new Error(`text ${id} was never sent`);
    return this.#prepare(id, text.sql);
  }

  #prepare(key: string | number, sql: string): StatementSync {
    let statement = this.#prepared.get(key);
    if (!statement) {
      statement = this.#database().prepare(sql);
      this.#prepared.set(key, statement);
    }
    return statement;
  }

  #database(): DatabaseSync {
    if (!this.#file) {
      const { file, access } = this.#opening;
      if (access === 'write') makePrivate(file);
      const opened = new DatabaseSync(file, { readOnly: access === 'read', timeout: BUSY_MS });
      try {
        opened.exec(PRAGMAS[access]);
      } catch (error) {
        opened.close();
        throw error;
      }
      this.#file = opened;
    }
    return this.#file;
  }

  /** Closes the connection, which rolls back: after an I/O error its cached state may be wrong, so the next statement reopens it. */
  #discard(): void {
    this.#prepared.clear();
    try {
      this.#file?.close();
    } catch {
      // A file that can't be closed is abandoned.
    }
    this.#file = undefined;
  }
}
