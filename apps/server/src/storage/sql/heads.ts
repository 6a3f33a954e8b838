// How far many tables and matches have come, in one query. Lists are filled up to a power of two, so that there are few statements.

import type { Heads } from '../port.ts';
import type { Database } from './database.ts';
import type { queriesFor } from './queries.ts';

/** Longer lists are split into several queries. */
const MOST_IDS = 512;

export async function readHeads(
  { read }: Pick<Database, 'read'>,
  queries: ReturnType<typeof queriesFor>,
  tables: readonly string[],
  matches: readonly string[],
): Promise<Heads> {
  const found = { table: new Map<string, number>(), match: new Map<string, number>(), chat: new Map<string, number>() };
  for (let from = 0; from < Math.max(tables.length, matches.length); from += MOST_IDS) {
    const lists = [tables, matches].map((ids) => ids.slice(from, from + MOST_IDS));
    const length = 2 ** Math.ceil(Math.log2(Math.max(...lists.map((ids) => ids.length))));
    const [codes = [], ids = []] = lists.map((some) => [...some, ...Array(length - some.length).fill('')]);
    for (const { kind, id, n } of await read(queries.heads(length, [...codes, ...ids, ...codes])))
      found[kind].set(id, n);
  }
  return { versions: found.table, lengths: found.match, chats: found.chat };
}
