// The first schema: people, tables, matches with their append-only logs, chat, jobs. Version 0.1 had it and kept account of its own.

import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

/** Where version 0.1 kept account of its migrations. */
export const TABLE_OF_0_1 = 'migrations';

export async function first(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const tables = await db.introspection.getTables();
  // A database of version 0.1 has everything already.
  if (tables.some(({ name }) => name === TABLE_OF_0_1)) await db.schema.dropTable(TABLE_OF_0_1).execute();
  else for (const statement of firstSchema(db, dialect)) await statement.execute();
}

function firstSchema(db: Kysely<unknown>, { keyed }: Dialect) {
  const { schema } = db;
  const ofPerson = (table: string, key: string) =>
    schema
      .createTable(table)
      .addColumn(key, 'text', (c) => c.primaryKey().notNull())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull());
  const indexOn = (table: string, column: string) => schema.createIndex(`${table}_${column}`).on(table).column(column);

  return [
    schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('program', 'integer', (c) => c.notNull()),
    ofPerson('passkeys', 'id')
      .addColumn('publicKey', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull()),
    indexOn('passkeys', 'person'),
    ofPerson('tokens', 'hash').addColumn('purpose', 'text', (c) => c.notNull()),
    indexOn('tokens', 'person'),
    ofPerson('pushes', 'endpoint').addColumn('subscription', 'text', (c) => c.notNull()),
    indexOn('pushes', 'person'),

    schema
      .createTable('tables')
      .addColumn('code', 'text', (c) => c.primaryKey().notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('stage', 'text', (c) => c.notNull())
      .addColumn('inLobby', 'integer', (c) => c.notNull())
      .addColumn('host', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('updated', 'bigint', (c) => c.notNull()),
    schema.createIndex('tables_in_lobby').on('tables').column('created').where(sql.ref('inLobby'), '=', sql.lit(1)),
    indexOn('tables', 'host'),
    schema
      .createTable('sitters')
      .addColumn('table', 'text', (c) => c.notNull().references('tables.code'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('sitters_key', ['table', 'n'])
      .modifyEnd(keyed),
    indexOn('sitters', 'person'),

    schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .addColumn('table', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('names', 'text', (c) => c.notNull())
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('fairness', 'text', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('started', 'bigint', (c) => c.notNull()),
    schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text')
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .modifyEnd(keyed),
    indexOn('seats', 'person'),
    schema
      .createTable('heads')
      .addColumn('match', 'text', (c) => c.primaryKey().notNull().references('matches.id'))
      .addColumn('entries', 'integer', (c) => c.notNull())
      .addColumn('ended', 'bigint')
      .modifyEnd(keyed),
    // No reference to the match: the head that guards every append is one, and this is the busiest table.
    schema
      .createTable('entries')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('index', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('entries_key', ['match', 'index'])
      .modifyEnd(keyed),

    schema
      .createTable('sayings')
      .addColumn('table', 'text', (c) => c.notNull())
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('phrase', 'text')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('sayings_key', ['table', 'n'])
      .addUniqueConstraint('sayings_once', ['person', 'key'])
      .modifyEnd(keyed),
    schema
      .createTable('duties')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('holder', 'text')
      .addColumn('heldUntil', 'bigint')
      .addPrimaryKeyConstraint('duties_key', ['subject', 'kind'])
      .modifyEnd(keyed),
    indexOn('duties', 'due'),
    schema
      .createTable('outages')
      .addColumn('from', 'bigint', (c) => c.notNull())
      .addColumn('to', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('outages_key', ['from', 'to'])
      .modifyEnd(keyed),
    schema
      .createTable('settings')
      .addColumn('key', 'text', (c) => c.primaryKey().notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .modifyEnd(keyed),
  ];
}
