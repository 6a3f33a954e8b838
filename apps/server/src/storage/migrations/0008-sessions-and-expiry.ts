// The eighth schema: sessions can be ended everywhere, and tables that gather players expire.

import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

/** For tables of before, whatever their kind: as long as any table waits. */
const LONGEST_WAIT_MS = 14 * 86_400_000;

interface Tables {
  readonly tables: { code: string; stage: string; updated: number };
  readonly jobs: { subject: string; kind: string; due: number; holder: string | null; heldUntil: number | null };
}

export async function addSessionsAndExpiry(db: Kysely<Tables>, { keyed }: Dialect): Promise<void> {
  // No reference to the person: the generation stays when they are deleted.
  await db.schema
    .createTable('session_generations')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull())
    .addColumn('generation', 'integer', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
  await db
    .insertInto('jobs')
    .columns(['subject', 'kind', 'due'])
    .expression(
      db
        .selectFrom('tables')
        .select([
          'code',
          sql.lit('expire').as('kind'),
          sql<number>`${sql.ref('updated')} + ${sql.lit(LONGEST_WAIT_MS)}`.as('due'),
        ])
        .where('stage', '=', 'gathering'),
    )
    .execute();
}
