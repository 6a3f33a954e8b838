// The storage port implemented on a SQL database.

import type { EntryRow, JobRow, Operation, Outage, Storage, Written } from '../port.ts';
import { takeChunkOf } from './allowances.ts';
import { claimsFor } from './claims.ts';
import { dailyReads } from './daily-reads.ts';
import type { Database, Statement } from './database.ts';
import { readHeads } from './heads.ts';
import { moderationReads } from './moderation-reads.ts';
import { unitWriter } from './operations.ts';
import { queriesFor } from './queries.ts';
import { matchRows, passkeyRow, personRow, strengthRow, tableRows } from './rows.ts';
import { tournamentReads } from './tournament-reads.ts';

/** Larger lists of ids are split into several queries. */
const IDS_AT_ONCE = 500;

export function sqlStorage(database: Database): Storage {
  const unitOf = unitWriter(database.dialect);
  const queries = queriesFor(database.dialect);
  const claims = claimsFor(database.dialect);
  const takeChunk = takeChunkOf(database.dialect);
  const one = async <Row>(statement: Statement<Row>): Promise<Row | undefined> => (await database.read(statement))[0];
  const count = async (statement: Statement<{ count: number }>) => (await one(statement))?.count ?? 0;

  return {
    write: (operations: readonly Operation[]): Promise<Written> =>
      operations.length === 0 ? Promise.resolve('stored') : database.write(unitOf(operations)),

    async person(id) {
      const row = await one(queries.person({ id }));
      return row && personRow(row);
    },
    async people(ids) {
      const found = [];
      for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
        const some = ids.slice(from, from + IDS_AT_ONCE);
        found.push(...(await database.read(queries.people(some.length, some))));
      }
      return found.map(personRow);
    },
    programsOf: async (owner) => (await database.read(queries.programsOf({ owner }))).map(personRow),
    passkeysOf: async (person) => (await database.read(queries.passkeysOf({ person }))).map(passkeyRow),
    async passkey(id) {
      const row = await one(queries.passkey({ id }));
      return row && passkeyRow(row);
    },
    token: (hash) => one(queries.token({ hash })),
    generation: async (person) => (await one(queries.generation({ person })))?.generation ?? 0,
    async generations(people) {
      const found = new Map<string, number>();
      for (let from = 0; from < people.length; from += IDS_AT_ONCE) {
        const some = people.slice(from, from + IDS_AT_ONCE);
        for (const row of await database.read(queries.generations(some.length, some)))
          found.set(row.person, row.generation);
      }
      return found;
    },
    tokensOf: (person) => database.read(queries.tokensOf({ person })),
    strengthsOf: async (person) => (await database.read(queries.strengthsOf({ person }))).map(strengthRow),
    attemptsOf: async (person) => (await database.read(queries.attemptsOf({ person }))).map(({ attempt }) => attempt),
    pushSubscriptionsOf: (person) => database.read(queries.pushSubscriptionsOf({ person })),

    table: async (code) => tableRows(await database.read(queries.table({ code })))[0],
    heads: (tables, matches) => readHeads(database, queries, tables, matches),
    lobby: async (limit) => tableRows(await database.read(queries.lobby({ limit }))),
    tablesOf: async (person, limit) => tableRows(await database.read(queries.tablesOf({ person, limit }))),
    countLobbyTablesOf: (person) => count(queries.countLobbyTablesOf({ person })),
    countOpenTablesOf: (person) => count(queries.countOpenTablesOf({ person })),

    match: async (id) => matchRows(await database.read(queries.match({ id })))[0],
    entries: (match, from): Promise<EntryRow[]> => database.read(queries.entries({ match, from })),
    finishedMatchesOf: async (person, limit) =>
      matchRows(await database.read(queries.finishedMatchesOf({ person, limit }))),
    async journalSize() {
      const last = (await one(queries.journalSize({})))?.last ?? null;
      return last === null ? 0 : last + 1;
    },
    async journalEntries(indexes) {
      const found = [];
      for (let from = 0; from < indexes.length; from += IDS_AT_ONCE) {
        const some = indexes.slice(from, from + IDS_AT_ONCE);
        found.push(...(await database.read(queries.journalEntries(some.length, some))));
      }
      return found;
    },
    journalRange: (from, to) => database.read(queries.journalRange({ from, to })),
    journalEntryWith: (commitment) => one(queries.journalEntryWith({ commitment })),
    commitmentTo: (match) => one(queries.commitmentTo({ match })),
    commitmentsWaiting: (limit) => database.read(queries.commitmentsWaiting({ limit })),
    chatMessages: async (table, limit) => (await database.read(queries.chatMessages({ table, limit }))).reverse(),
    nextChatNumber: async (table) => (await one(queries.nextChatNumber({ table })))?.next ?? 0,

    async claimJobs(claim): Promise<JobRow[]> {
      const { kinds, holder, heldUntil, now, dueUntil, limit } = claim;
      // In the order of the statement.
      const values = [now, ...kinds, dueUntil, limit, holder, heldUntil];
      const claimed = await database.change(claims.claimJobs(kinds.length, values));
      return claimed.sort((a, b) => a.due - b.due);
    },
    claimJob: async (claim) => (await database.change(claims.claimJob(claim))).length > 0,

    nodes: () => database.read(queries.nodes({})),
    async presences(tables) {
      const found = [];
      for (let from = 0; from < tables.length; from += IDS_AT_ONCE) {
        const some = tables.slice(from, from + IDS_AT_ONCE);
        found.push(...(await database.read(queries.presences(some.length, some))));
      }
      return found;
    },

    takeChunk: async (chunk) => (await database.change(takeChunk(chunk))).length > 0,

    ...moderationReads(database),
    ...tournamentReads(database),
    ...dailyReads(database),

    outages: (since): Promise<Outage[]> => database.read(queries.outages({ since })),
    setting: async (key) => (await one(queries.setting({ key })))?.value,

    ping: async () => {
      await one(queries.setting({ key: '' }));
    },
    close: () => database.close(),
  };
}
