// The twenty-first schema: attempts at puzzles, as texts that mean nothing here.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addAttempts({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('attempts')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('attempt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('attempts_key', ['person', 'attempt'])
    .modifyEnd(keyed)
    .execute();
}
