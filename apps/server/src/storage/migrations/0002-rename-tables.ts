// The second schema: tables have the names of what they hold, programs a table of their own, guests without a name none.

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Dialect } from '../sql/dialect.ts';

/** The tables that are read here, between their old state and their new one. */
interface Tables {
  readonly people: { id: string; name: string };
  readonly settings: { key: string; value: string };
  readonly programs: { person: string; owner: string };
}

const RENAMED = [
  ['heads', 'match_heads'],
  ['seats', 'match_seats'],
  ['sitters', 'table_seats'],
  ['sayings', 'chat_messages'],
  ['duties', 'jobs'],
  ['pushes', 'push_subscriptions'],
] as const;

/** Indexes of renamed tables: the old name, the table, the column. */
const INDEXES = [
  ['seats_person', 'match_seats', 'person'],
  ['sitters_person', 'table_seats', 'person'],
  ['duties_due', 'jobs', 'due'],
  ['pushes_person', 'push_subscriptions', 'person'],
] as const;

export async function renameTables(db: Kysely<Tables>, { keyed }: Dialect): Promise<void> {
  const { schema } = db;
  for (const [from, to] of RENAMED) await schema.alterTable(from).renameTo(to).execute();
  for (const [name, table, column] of INDEXES) {
    await schema.dropIndex(name).execute();
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
  }
  await schema
    .createTable('programs')
    .addColumn('person', 'text', (c) => c.primaryKey().notNull().references('people.id').onDelete('cascade'))
    .addColumn('owner', 'text', (c) => c.notNull())
    .modifyEnd(keyed)
    .execute();
  await schema.createIndex('programs_owner').on('programs').column('owner').execute();
  await moveProgramsOutOfSettings(db);
  await forgetGuestNames(db);
}

/** Version 0.1 kept an owner's programs as a list of ids under the setting `programs of OWNER`. */
async function moveProgramsOutOfSettings(db: Kysely<Tables>): Promise<void> {
  const prefix = 'programs of ';
  const settings = await db.selectFrom('settings').selectAll().where('key', 'like', `${prefix}%`).execute();
  for (const { key, value } of settings) {
    const ids = JSON.parse(value) as readonly string[];
    for (const id of ids) {
      const person = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
      if (!person) continue;
      await db
        .insertInto('programs')
        .values({ person: id, owner: key.slice(prefix.length) })
        .execute();
    }
    await db.deleteFrom('settings').where('key', '=', key).execute();
  }
}

/** Version 0.1 stored `Guest 1234` for people who had chosen no name, with a number that follows from the id. */
async function forgetGuestNames(db: Kysely<Tables>): Promise<void> {
  const guestName = (id: string) => `Guest ${1000 + (createHash('sha256').update(id).digest().readUInt32BE(0) % 9000)}`;
  const people = await db.selectFrom('people').select(['id', 'name']).where('name', 'like', 'Guest ____').execute();
  for (const { id, name } of people) {
    if (name === guestName(id)) await db.updateTable('people').set({ name: '' }).where('id', '=', id).execute();
  }
}
