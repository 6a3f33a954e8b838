// Group commit on PostgreSQL: all pending units are pipelined in one transaction.

import type { Pool, PoolClient, QueryResult } from 'pg';
import { StorageUnavailable } from '../port.ts';
import type { Unit } from '../sql/database.ts';
import { classifyError, messageOf } from './errors.ts';

/** At most so many units in one transaction. */
const MOST_UNITS = 500;
/** Attempts at a unit that deadlocks with another process's. */
const TRIES = 5;

type Answer = readonly unknown[] | 'conflict';

interface Waiting {
  readonly unit: Unit;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The result of a transaction: the rows of each unit, or the first failure. */
type Attempt =
  | { readonly stored: readonly (readonly unknown[])[] }
  | { readonly wrong: 'conflict' }
  | { readonly wrong: 'error'; readonly error: unknown };

export class Writer {
  readonly #pool: Pool;
  #waiting: Waiting[] = [];
  #working: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  write(unit: Unit): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ unit, resolve, reject });
      this.#working ??= this.#work();
    });
  }

  /** Resolves when nothing is pending. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Units of the same turn of the event loop join this transaction.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) await this.#store(this.#waiting.splice(0, MOST_UNITS));
    this.#working = undefined;
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      await storeTogether(client, batch);
      client.release();
    } catch (error) {
      client?.release(true);
      const gone = new StorageUnavailable(messageOf(error), { cause: error });
      for (const { reject } of batch) reject(gone);
    }
  }
}

/** A unit that fails aborts the whole transaction: then each unit gets one of its own. */
async function storeTogether(client: PoolClient, batch: readonly Waiting[]): Promise<void> {
  const units = batch.map(({ unit }) => unit);
  const attempt = await tryOnce(client, units);
  if ('stored' in attempt) {
    for (const [n, { resolve }] of batch.entries()) resolve(attempt.stored[n] ?? []);
  } else if (attempt.wrong === 'error' && classifyError(attempt.error) === 'gone') {
    throw attempt.error;
  } else {
    for (const waiting of batch) await storeAlone(client, waiting);
  }
}

async function storeAlone(client: PoolClient, { unit, resolve, reject }: Waiting): Promise<void> {
  for (let n = 1; ; n++) {
    const attempt = await tryOnce(client, [unit]);
    if ('stored' in attempt) return resolve(attempt.stored[0] ?? []);
    if (attempt.wrong === 'conflict') return resolve('conflict');
    const trouble = classifyError(attempt.error);
    if (trouble === 'conflict') return resolve('conflict');
    if (trouble === 'failed') return reject(new Error(messageOf(attempt.error), { cause: attempt.error }));
    if (trouble === 'gone' || n === TRIES) throw attempt.error;
  }
}

/** Pipelines all statements; commits if all succeeded. */
async function tryOnce(client: PoolClient, units: readonly Unit[]): Promise<Attempt> {
  const begin = client.query('begin');
  const sent = units.map((unit) =>
    unit.map(({ statement: { text, parameters } }) =>
      client.query({ name: `m${text.id}`, text: text.sql, values: [...parameters] }),
    ),
  );
  const results = await Promise.allSettled([begin, ...sent.flat()]);
  const wrong = firstWrong(units, results.slice(1)) ?? firstError(results.slice(0, 1));
  if (wrong) {
    await client.query('rollback');
    return wrong;
  }
  const rows = await Promise.all(
    sent.map(async (steps) => (await Promise.all(steps)).flatMap(({ rows: some }): readonly unknown[] => some)),
  );
  await client.query('commit');
  return { stored: rows };
}

type Settled = PromiseSettledResult<QueryResult>;

function firstError(results: readonly Settled[]): Attempt | undefined {
  const rejected = results.find((result) => result.status === 'rejected');
  return rejected && { wrong: 'error', error: rejected.reason };
}

/** Results are in the order of the steps. What follows a failed step fails only because the transaction is aborted. */
function firstWrong(units: readonly Unit[], results: readonly Settled[]): Attempt | undefined {
  for (const [n, { changes }] of units.flat().entries()) {
    const result = results[n];
    if (result?.status === 'rejected') return { wrong: 'error', error: result.reason };
    if (changes !== undefined && result?.value.rowCount !== changes) return { wrong: 'conflict' };
  }
  return undefined;
}
