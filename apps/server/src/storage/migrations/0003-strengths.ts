// The third schema: how strong people were in each game, for bots that adapt.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addStrengths({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('strengths')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('tenths', 'integer', (c) => c.notNull())
    .addColumn('matches', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('strengths_key', ['person', 'game'])
    .modifyEnd(keyed)
    .execute();
}
