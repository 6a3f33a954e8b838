// Query templates: Kysely compiles a statement once, with placeholders, and every call only fills in the parameters. Compiling each time
// costs the server's main thread 50 to 58 µs for an append instead of 11 µs (`npm run bench:storage`, SQLite, 100 to 1000 writers, 2026-11-18).

import type { Compilable, CompiledQuery } from 'kysely';
import { COLUMNS, type ColumnOf, type Schema, type TableName, type Value } from '../schema.ts';
import type { Statement, Text } from './database.ts';
import type { Dialect } from './dialect.ts';

/** The placeholder of a parameter that comes with a call. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the parameters of any template: reading one of them gives its placeholder. */
const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** Statement texts by their SQL, so that equal ones are prepared once. */
const texts = new Map<string, Text>();

function textOf({ sql, query }: CompiledQuery): Text {
  const known = texts.get(sql);
  if (known) return known;
  const rows = query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
  const text: Text = { id: texts.size + 1, sql, yields: rows ? 'rows' : 'count' };
  texts.set(sql, text);
  return text;
}

/** A statement that is used rarely: compiled each time. */
export function statementOf<Row>(query: Compilable<Row>): Statement<Row> {
  const compiled = query.compile();
  return { text: textOf(compiled), parameters: compiled.parameters as readonly Value[] };
}

/** `build` gets placeholders in place of values. It runs once, at the first call. */
export function template<Values extends { readonly [name in keyof Values]: Value }, Row>(
  build: (placeholders: Values) => Compilable<Row>,
): (values: Values) => Statement<Row> {
  let text: Text | undefined;
  let places: readonly unknown[] = [];
  return (values) => {
    if (text === undefined) {
      const compiled = build(placeholders as Values).compile();
      text = textOf(compiled);
      places = compiled.parameters;
    }
    const parameters = places.map(
      (place) => (place instanceof Placeholder ? values[place.name as keyof Values] : place) as Value,
    );
    return { text, parameters };
  };
}

/** A statement whose parameters are one list: compiled once for each length. */
export function listTemplate<Row>(
  build: (length: number) => Compilable<Row>,
): (length: number, parameters: readonly Value[]) => Statement<Row> {
  const made = new Map<number, Text>();
  return (length, parameters) => {
    let text = made.get(length);
    if (text === undefined) {
      text = textOf(build(length).compile());
      made.set(length, text);
    }
    return { text, parameters };
  };
}

/** Inserts rows. `if-absent` skips rows that exist already, which shows in the number of changes. */
export function insertTemplate<T extends TableName>(
  { compiler }: Dialect,
  table: T,
  when: 'always' | 'if-absent',
): (rows: readonly Schema[T][]) => Statement {
  const columns: readonly ColumnOf<T>[] = COLUMNS[table];
  const insert = listTemplate((length) => {
    const row = Object.fromEntries(columns.map((column) => [column, 0]));
    // Only the number of columns and rows matters for the text; the compiler wants rows of the table's type.
    const query = compiler.insertInto(table).values(Array.from({ length }, () => row) as never);
    return when === 'always' ? query : query.onConflict((conflict) => conflict.doNothing());
  });
  return (rows) =>
    insert(
      rows.length,
      rows.flatMap((row) => columns.map((column) => row[column] as Value)),
    );
}
