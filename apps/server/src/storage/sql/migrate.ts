// Brings a database to the schema of this program, in one transaction, however many processes start at once.

import { MIGRATIONS, type Migration } from '../migrations/index.ts';
import type { Database, Run } from './database.ts';
import type { Dialect } from './dialect.ts';
import { statementOf } from './template.ts';

/** The database was made by a program that knows more than this one. */
export class DatabaseIsNewer extends Error {
  override readonly name = 'DatabaseIsNewer';
  constructor(found: number, known: number) {
    super(`The database has schema ${found}, this program knows schemas up to ${known}. Start a newer Mozaika.`);
  }
}

export async function migrate(database: Database, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await database.session('alone', (run) => climb(run, database.dialect, migrations));
}

/** Runs the steps that are missing. */
export async function climb(run: Run, dialect: Dialect, migrations: readonly Migration[]): Promise<void> {
  const { compiler } = dialect;
  await run(
    statementOf(
      compiler.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('number', 'integer', (c) => c.primaryKey().notNull())
        .addColumn('name', 'text', (c) => c.notNull()),
    ),
  );
  const reached = await schemaOf(run, dialect);
  if (reached > migrations.length) throw new DatabaseIsNewer(reached, migrations.length);
  for (const [at, { name, up }] of migrations.entries()) {
    const number = at + 1;
    if (number <= reached) continue;
    for (const query of up(dialect)) await run(statementOf(query));
    await run(statementOf(compiler.insertInto('migrations').values({ number, name })));
  }
}

/** The number of the last step that a database has taken. */
export async function schemaOf(run: Run, { compiler }: Dialect): Promise<number> {
  const numbers = await run(
    statementOf(compiler.selectFrom('migrations').select('number').orderBy('number', 'desc').limit(1)),
  );
  return numbers[0]?.number ?? 0;
}
