// The twenty-third schema: the seeds of the dailies, which are committed to a month ahead, and the results that count.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addDaily({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('dailies')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('seed', 'text', (c) => c.notNull())
    .addColumn('plan', 'text')
    .addPrimaryKeyConstraint('dailies_key', ['date', 'game'])
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable('daily_results')
    .addColumn('date', 'text', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('margin', 'integer', (c) => c.notNull())
    .addColumn('actions', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('daily_results_key', ['date', 'game', 'person'])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('daily_results_person').on('daily_results').column('person').execute();
}
