// What is stored, read from a backup (docs/serving.md): the only file here that knows its tables and columns.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { FairnessView } from './messages.ts';

export interface StoredMatch {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: unknown };
  readonly rules: number;
  readonly clock: { readonly kind: string; readonly increment?: number };
  readonly seed: string;
  readonly fairness: FairnessView;
  /** Who sits in each seat; nobody where a bot does. */
  readonly people: (string | null)[];
  readonly entries: string[];
  /** When each entry was stored, by the clock of the server that stored it. */
  readonly times: number[];
}

export interface StoredChat {
  readonly person: string;
  readonly key: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

export interface Truth {
  /** The ids of people by their names. */
  readonly people: Map<string, string>;
  readonly matches: Map<string, StoredMatch>;
  /** By table and number. */
  readonly chat: Map<string, Map<number, StoredChat>>;
  /** Seeds of matches that have not begun, and the key that signs cookies. */
  readonly secrets: Set<string>;
}

type Row = { readonly [column: string]: string | number | null };

const TAKE_IN: { readonly [table: string]: (truth: Truth, row: Row) => void } = {
  people: ({ people }, row) => people.set(String(row['name']), String(row['id'])),
  settings: ({ secrets }, row) => {
    if (/key/.test(String(row['key']))) secrets.add(String(row['value']));
  },
  tables: ({ secrets }, row) => secrets.add(JSON.parse(String(row['state'])).seed),
  matches: ({ matches }, row) => {
    const json = (column: string) => JSON.parse(String(row[column]));
    const id = String(row['id']);
    matches.set(id, {
      id,
      game: String(row['game']),
      options: json('options'),
      rules: Number(row['rules']),
      clock: json('clock'),
      seed: String(row['seed']),
      fairness: json('fairness'),
      people: [],
      entries: [],
      times: [],
    });
  },
  match_seats: ({ matches }, row) => {
    const people = matches.get(String(row['match']))?.people ?? [];
    people[Number(row['seat']) - 1] = row['person'] === null ? null : String(row['person']);
  },
  entries: ({ matches }, row) => {
    const match = matches.get(String(row['match']));
    if (!match) return;
    match.entries[Number(row['index'])] = String(row['text']);
    match.times[Number(row['index'])] = Number(row['at']);
  },
  chat_messages: ({ chat }, row) => {
    const table = String(row['table']);
    const messages = chat.get(table) ?? new Map<number, StoredChat>();
    chat.set(table, messages);
    const text = (column: string) => (row[column] === null ? null : String(row[column]));
    messages.set(Number(row['n']), {
      person: String(row['person']),
      key: String(row['key']),
      phrase: text('phrase'),
      text: text('text'),
    });
  },
};

/** The lines of a backup: a header, rows of tables with their columns, and the number of all rows. */
export async function readTruth(backup: string): Promise<Truth> {
  const truth: Truth = { people: new Map(), matches: new Map(), chat: new Map(), secrets: new Set() };
  const input = createReadStream(backup).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { table, columns, rows }: { table?: string; columns?: string[]; rows?: Row[string][][] } = JSON.parse(line);
    const takeIn = table === undefined ? undefined : TAKE_IN[table];
    if (!takeIn || !columns || !rows) continue;
    for (const row of rows) takeIn(truth, Object.fromEntries(columns.map((column, i) => [column, row[i]])));
  }
  // The seed of a match that has begun is its own; when it may be known, its log says.
  for (const { seed } of truth.matches.values()) truth.secrets.delete(seed);
  return truth;
}
