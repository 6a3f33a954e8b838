// Statements that are compiled once and filled in often: a template is written with slots where the values will stand.

import type { Compilable, CompiledQuery } from 'kysely';
import { COLUMNS, type ColumnOf, type Schema, type TableName, type Value } from '../schema.ts';
import type { Statement, Text } from './database.ts';
import type { Dialect } from './dialect.ts';

/** Stands in a query for a value that comes later. */
class Slot {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const slots: unknown = new Proxy({}, { get: (_, name) => new Slot(String(name)) });

/** The same text is prepared once, however often it is compiled. */
const texts = new Map<string, Text>();

function textOf({ sql, query }: CompiledQuery): Text {
  const known = texts.get(sql);
  if (known) return known;
  const rows = query.kind === 'SelectQueryNode' || ('returning' in query && query.returning !== undefined);
  const text: Text = { id: texts.size + 1, sql, yields: rows ? 'rows' : 'count' };
  texts.set(sql, text);
  return text;
}

/** A statement that is used once in a while: compiled each time. */
export function statementOf<Row>(query: Compilable<Row>): Statement<Row> {
  const compiled = query.compile();
  return { text: textOf(compiled), parameters: compiled.parameters as readonly Value[] };
}

/** `build` gets slots that pretend to be values. It runs once, when the template is first filled in. */
export function template<Values extends { readonly [name in keyof Values]: Value }, Row>(
  build: (slots: Values) => Compilable<Row>,
): (values: Values) => Statement<Row> {
  let text: Text | undefined;
  let places: readonly unknown[] = [];
  return (values) => {
    if (text === undefined) {
      const compiled = build(slots as Values).compile();
      text = textOf(compiled);
      places = compiled.parameters;
    }
    const parameters = places.map(
      (place) => (place instanceof Slot ? values[place.name as keyof Values] : place) as Value,
    );
    return { text, parameters };
  };
}

/** A statement with a list of any length: one text for each length. All its parameters are the list. */
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

/** Inserts rows. `if-absent` passes over rows that are there already, so that the number of changes tells. */
export function insertTemplate<T extends TableName>(
  { compiler }: Dialect,
  table: T,
  when: 'always' | 'if-absent',
): (rows: readonly Schema[T][]) => Statement {
  const columns: readonly ColumnOf<T>[] = COLUMNS[table];
  const insert = listTemplate((length) => {
    // The compiler only needs to know how many places there are.
    const row = Object.fromEntries(columns.map((column) => [column, 0]));
    const query = compiler.insertInto(table).values(Array.from({ length }, () => row) as never);
    return when === 'always' ? query : query.onConflict((conflict) => conflict.doNothing());
  });
  return (rows) =>
    insert(
      rows.length,
      rows.flatMap((row) => columns.map((column) => row[column] as Value)),
    );
}
