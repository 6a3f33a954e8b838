// What every database has to keep about its schema.

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, type Migration } from '../../src/storage/migrations/index.ts';
import type { Database } from '../../src/storage/sql/database.ts';
import { migrate } from '../../src/storage/sql/migrate.ts';
import { statementOf } from '../../src/storage/sql/template.ts';

/** `open` opens the same database twice when asked with the same address. */
export function migrationContract(name: string, fresh: () => Promise<string>, open: (url: string) => Database): void {
  const more: Migration = {
    name: 'more',
    up: ({ compiler }) => [
      compiler.schema.createTable('more').addColumn('id', 'text'),
      compiler.schema.alterTable('settings').addColumn('more', 'text'),
    ],
  };
  const broken: Migration = {
    name: 'broken',
    up: ({ compiler }) => [
      compiler.schema.createTable('half').addColumn('id', 'text'),
      compiler.schema.createTable('half').addColumn('id', 'text'),
    ],
  };
  const using = async <Result>(url: string, use: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = open(url);
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  };
  const steps = (database: Database) =>
    database.read(statementOf(database.dialect.compiler.selectFrom('migrations').selectAll().orderBy('number')));
  const known = MIGRATIONS.map((migration, n) => ({ number: n + 1, name: migration.name }));

  describe(`${name}: migrations`, () => {
    it('run once, in order, however often the program starts', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database);
        await migrate(database);
        expect(await steps(database)).toEqual(known);
        await migrate(database, [...MIGRATIONS, more]);
        expect(await steps(database)).toEqual([...known, { number: known.length + 1, name: 'more' }]);
      });
    });

    it('run once when many start at the same time', async () => {
      const url = await fresh();
      await Promise.all(
        Array.from({ length: 4 }, () => using(url, (database) => migrate(database, [...MIGRATIONS, more]))),
      );
      await using(url, async (database) => expect(await steps(database)).toHaveLength(known.length + 1));
    });

    it('leave nothing behind when one of them fails', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database);
        await expect(migrate(database, [...MIGRATIONS, more, broken])).rejects.toThrow();
        expect(await steps(database)).toEqual(known);
        const { compiler } = database.dialect;
        const half = { compile: () => sql`select * from ${sql.table('half')}`.compile(compiler) };
        await expect(database.read(statementOf(half))).rejects.toThrow();
      });
    });

    it('refuse a database that is newer than the program', async () => {
      await using(await fresh(), async (database) => {
        await migrate(database, [...MIGRATIONS, more]);
        await expect(migrate(database)).rejects.toThrow('Start a newer Mozaika');
      });
    });
  });
}
