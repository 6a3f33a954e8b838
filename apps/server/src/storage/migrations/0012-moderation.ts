// The twelfth schema: who is kept out, what people report, what everybody is told, and what was done by whoever runs the server.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addModeration({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  // No reference to people: a ban and the evidence for it outlive somebody who deletes themselves.
  await schema
    .createTable('bans')
    .addColumn('subject', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable('reports')
    .addColumn('n', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('text', 'text')
    .addColumn('settled', 'bigint')
    .addUniqueConstraint('reports_key', ['person', 'key'])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('reports_about').on('reports').column('about').execute();
  await schema
    .createTable('announcements')
    .addColumn('n', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('en', 'text')
    .addColumn('cs', 'text')
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable('interventions')
    .addColumn('n', 'bigint', (c) => c.primaryKey().notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
}
