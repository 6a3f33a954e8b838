// What every database has to keep about its schema.

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, type Migrations } from '../../src/storage/migrations/index.ts';
import type { Database } from '../../src/storage/sql/database.ts';
import { migrate, schemaOf } from '../../src/storage/sql/migrate.ts';
import { inSession } from '../../src/storage/sql/session.ts';

/** `open` opens the same database twice when asked with the same address. */
export function migrationContract(name: string, fresh: () => Promise<string>, open: (url: string) => Database): void {
  const more: Migrations = {
    ...MIGRATIONS,
    '0998-more': async ({ schema }) => {
      await schema.createTable('more').addColumn('id', 'text').execute();
      await schema.alterTable('settings').addColumn('more', 'text').execute();
    },
  };
  const broken: Migrations = {
    ...more,
    '0999-broken': async ({ schema }) => {
      await schema.createTable('half').addColumn('id', 'text').execute();
      await schema.createTable('half').addColumn('id', 'text').execute();
    },
  };
  const using = async <Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = open(url);
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  };
  const schema = (database: Database) => inSession(database, 'snapshot', schemaOf);
  const known = Object.keys(MIGRATIONS).length;

  describe(`${name}: migrations`, () => {
    it('run once, in order, however often the program starts', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database);
        await migrate(database);
        expect(await schema(database)).toBe(known);
        await migrate(database, more);
        expect(await schema(database)).toBe(known + 1);
      });
    });

    it('run once when many start at the same time', async () => {
      const url = await fresh();
      await Promise.all(Array.from({ length: 4 }, () => using(url, (database) => migrate(database, more))));
      await using(url, async (database) => expect(await schema(database)).toBe(known + 1));
    });

    it('leave nothing behind when one of them fails', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database);
        await expect(migrate(database, broken)).rejects.toThrow();
        expect(await schema(database)).toBe(known);
        for (const table of ['more', 'half']) {
          const select = inSession(database, 'snapshot', (db) => sql`select * from ${sql.table(table)}`.execute(db));
          await expect(select).rejects.toThrow(table);
        }
      });
    });

    it('refuse a database that is newer than the program', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database, more);
        await expect(migrate(database)).rejects.toThrow('Start a newer Mozaika');
      });
    });
  });
}
