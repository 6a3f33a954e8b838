// A connection to a SQLite file inside its thread: prepared statements, and group commit.

import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Text } from '../sql/database.ts';
import { classifyError, messageOf } from './errors.ts';
import type { Answer, Job, Opening, SentStep } from './messages.ts';

type UnitJob = Extract<Job, { readonly do: 'unit' }>;
type RunJob = Extract<Job, { readonly do: 'run' }>;

/** How long another process may hold the file before we give up. */
const BUSY_MS = 5000;

const PRAGMAS = {
  write: 'pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = 67108864;',
  read: '',
};

/** Seeds of running matches are inside: a new file is for its owner's eyes only. If it can't be made, SQLite will say why. */
function makePrivate(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It is there already, or can't be there.
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
      return this.#answerTo(id, error);
    }
  }

  /** Stores the units in one transaction. Whatever the answers say is durable when this returns. */
  store(units: readonly UnitJob[]): Answer[] {
    try {
      this.#command('begin immediate');
      const answers = units.map((unit) => this.#storeOne(unit));
      this.#command('commit');
      return answers;
    } catch (error) {
      this.#forget();
      return units.map(({ id }) => ({ id, trouble: 'gone', message: this.#about(error) }));
    }
  }

  close(): void {
    this.#forget();
  }

  /** A unit of one statement needs no savepoint: it is done or it is not. */
  #storeOne({ id, steps }: UnitJob): Answer {
    const several = steps.length > 1;
    if (several) this.#command('savepoint unit');
    try {
      const rows = this.#take(steps);
      if (rows) {
        if (several) this.#command('release unit');
        return { id, rows };
      }
    } catch (error) {
      const trouble = classifyError(error);
      if (trouble === 'gone') throw error;
      if (trouble === 'failed') {
        if (several) this.#takeBack();
        return { id, trouble, message: messageOf(error) };
      }
    }
    if (several) this.#takeBack();
    return { id, conflict: true };
  }

  /** The rows of the last statement that yields some; nothing at a conflict. */
  #take(steps: readonly SentStep[]): readonly unknown[] | undefined {
    let rows: readonly unknown[] = [];
    for (const [text, parameters, changes] of steps) {
      const statement = this.#statement(text);
      if (this.#texts.get(text)?.yields === 'rows') rows = statement.all(...parameters);
      else if (changes === null) statement.run(...parameters);
      else if (statement.run(...parameters).changes !== changes) return undefined;
    }
    return rows;
  }

  #takeBack(): void {
    this.#command('rollback to unit');
    this.#command('release unit');
  }

  #answerTo(id: number, error: unknown): Answer {
    const trouble = classifyError(error) === 'gone' ? 'gone' : 'failed';
    if (trouble === 'gone') this.#forget();
    return { id, trouble, message: this.#about(error) };
  }

  #about(error: unknown): string {
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
      statement = this.#opened().prepare(sql);
      this.#prepared.set(key, statement);
    }
    return statement;
  }

  #opened(): DatabaseSync {
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

  /** After trouble with the disk the connection is opened anew: what it believed about the file may not be so. Takes open work back. */
  #forget(): void {
    this.#prepared.clear();
    try {
      this.#file?.close();
    } catch {
      // A file that can't even be closed is left behind.
    }
    this.#file = undefined;
  }
}
