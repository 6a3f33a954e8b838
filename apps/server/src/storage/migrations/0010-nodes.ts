// The tenth schema: the servers that share a database know of each other, who is at which of them, and which challenges were used.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addNodes({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('beat', 'bigint', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable('presences')
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('away', 'bigint')
    .addPrimaryKeyConstraint('presences_key', ['table', 'person', 'node'])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('presences_node').on('presences').column('node').execute();
  await schema
    .createTable('used_challenges')
    .addColumn('nonce', 'text', (c) => c.primaryKey().notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
}
