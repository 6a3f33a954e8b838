// The twenty-second schema: tournaments, their logs, who plays in them and at which tables.

import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

export async function addTournaments({ schema }: Kysely<unknown>, { keyed }: Dialect): Promise<void> {
  await schema
    .createTable('tournaments')
    .addColumn('code', 'text', (c) => c.primaryKey().notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('created', 'bigint', (c) => c.notNull())
    .addColumn('isOver', 'integer', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('tournaments_by_age').on('tournaments').columns(['isOver', 'created']).execute();
  await schema
    .createTable('tournament_entries')
    .addColumn('tournament', 'text', (c) => c.notNull())
    .addColumn('index', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('tournament_entries_key', ['tournament', 'index'])
    .modifyEnd(keyed)
    .execute();
  await schema
    .createTable('tournament_entrants')
    .addColumn('tournament', 'text', (c) => c.notNull())
    .addColumn('entrant', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('name', 'text')
    .addPrimaryKeyConstraint('tournament_entrants_key', ['tournament', 'entrant'])
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('tournament_entrants_person').on('tournament_entrants').column('person').execute();
  await schema
    .createTable('tournament_tables')
    .addColumn('tournament', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('tournament_tables_key', ['tournament', 'number'])
    .modifyEnd(keyed)
    .execute();
}
