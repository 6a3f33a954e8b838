// The fifth schema: the commitments to all matches' seeds, which are the entries of the public journal.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addCommitments({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('commitments')
    .addColumn('match', 'text', (c) => c.primaryKey().notNull())
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('commitment', 'text', (c) => c.notNull())
    .addColumn('index', 'bigint')
    .addColumn('tag', 'text')
    .addColumn('hashes', 'text')
    // Of two processes that append at the same time, this lets one through.
    .addUniqueConstraint('commitments_index', ['index'])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('commitments_commitment').on('commitments').column('commitment').execute();
}
