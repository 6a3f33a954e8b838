// The fourteenth schema: what is left of the allowances of people and addresses, which servers share.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addAllowances({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('allowances')
    .addColumn('key', 'text', (c) => c.primaryKey().notNull())
    .addColumn('fullAt', 'bigint', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
}
