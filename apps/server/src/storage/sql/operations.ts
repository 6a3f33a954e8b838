// Every operation of the storage port as SQL statements.

import type { Operation, PersonRow } from '../port.ts';
import type { Schema, TableName } from '../schema.ts';
import { dailyWriters } from './daily-operations.ts';
import type { Statement, Step, Unit } from './database.ts';
import type { Dialect } from './dialect.ts';
import { moderationWriters } from './moderation-operations.ts';
import { nodeWriters } from './node-operations.ts';
import { insertTemplate, template } from './template.ts';
import { tournamentWriters } from './tournament-operations.ts';

type Of<Kind extends Operation['do']> = Extract<Operation, { readonly do: Kind }>;
type Writers = { readonly [Kind in Operation['do']]: (operation: Of<Kind>) => Step[] };

/** Larger inserts are split into several statements. */
const ROWS_AT_ONCE = 500;

const plain = (...statements: Statement[]): Step[] => statements.map((statement) => ({ statement }));
/** One row must change, otherwise the unit is a conflict. */
const guard = (statement: Statement): Step => ({ statement, changes: 1 });

/** Turns operations into a unit. */
export function unitWriter(dialect: Dialect): (operations: readonly Operation[]) => Unit {
  const writers: Writers = {
    ...peopleWriters(dialect),
    ...credentialWriters(dialect),
    ...tableWriters(dialect),
    ...matchWriters(dialect),
    ...journalWriters(dialect),
    ...jobWriters(dialect),
    ...nodeWriters(dialect),
    ...moderationWriters(dialect),
    ...tournamentWriters(dialect),
    ...dailyWriters(dialect),
  };
  const write = <Kind extends Operation['do']>(operation: Of<Kind>) => {
    const writer: (operation: Of<Kind>) => Step[] = writers[operation.do as Kind];
    return writer(operation);
  };
  return (operations) => operations.flatMap((operation) => write(operation));
}

function* chunks<T>(rows: readonly T[]): Iterable<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}

function manyRows<T extends TableName>(
  dialect: Dialect,
  table: T,
  when: 'always' | 'if-absent' = 'always',
): (rows: readonly Schema[T][]) => Step[] {
  const insert = insertTemplate(dialect, table, when);
  return (rows) => [...chunks(rows)].flatMap((chunk) => plain(insert(chunk)));
}

const personColumns = (person: PersonRow): Schema['people'] => ({
  ...person,
  name: person.name ?? '',
  program: person.program ? 1 : 0,
});

function peopleWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addPerson = insertTemplate(dialect, 'people', 'always');
  const rename = template((s: { id: string; name: string }) =>
    db.updateTable('people').set({ name: s.name }).where('id', '=', s.id),
  );
  const addAttempts = manyRows(dialect, 'attempts', 'if-absent');
  const putStrength = template((s: Schema['strengths']) =>
    db
      .insertInto('strengths')
      .columns(['person', 'game', 'tenths', 'matches'])
      .expression(
        db
          .selectFrom('people')
          .select((row) => [
            'id',
            row.val(s.game).as('game'),
            row.val(s.tenths).as('tenths'),
            row.val(s.matches).as('matches'),
          ])
          .where('id', '=', s.person),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'game'])
          .doUpdateSet((row) => ({ tenths: row.ref('excluded.tenths'), matches: row.ref('excluded.matches') })),
      ),
  );
  // Passkeys, tokens, subscriptions, strengths, attempts and the program's row are deleted by cascade. Chat texts are erased, their
  // numbers stay taken.
  const deletePerson = [
    template((s: { id: string }) => db.updateTable('match_seats').set({ person: null }).where('person', '=', s.id)),
    template((s: { id: string }) => db.deleteFrom('table_seats').where('person', '=', s.id)),
    template((s: { id: string }) => db.updateTable('tables').set({ host: null }).where('host', '=', s.id)),
    template((s: { id: string }) => db.deleteFrom('presences').where('person', '=', s.id)),
    template((s: { id: string }) => db.updateTable('chat_messages').set({ text: null }).where('person', '=', s.id)),
    template((s: { id: string }) => db.updateTable('reports').set({ person: null }).where('person', '=', s.id)),
    template((s: { id: string }) => db.deleteFrom('reports').where('about', '=', s.id)),
    template((s: { id: string }) => db.deleteFrom('people').where('id', '=', s.id)),
  ];
  const addProgram = template((s: { person: string; owner: string; limit: number }) =>
    db
      .insertInto('programs')
      .columns(['person', 'owner'])
      .expression(
        db
          .selectNoFrom((row) => [row.val(s.person).as('person'), row.val(s.owner).as('owner')])
          .where(
            db
              .selectFrom('programs')
              .select((row) => row.fn.countAll<number>().as('count'))
              .where('owner', '=', s.owner),
            '<',
            s.limit,
          ),
      ),
  );
  return {
    'add-person': ({ person }) => plain(addPerson([personColumns(person)])),
    'rename-person': ({ id, name }) => plain(rename({ id, name })),
    'put-strength': ({ strength: { person, game, level, matches } }) =>
      plain(putStrength({ person, game, tenths: Math.round(level * 10), matches })),
    'add-attempts': ({ person, attempts }) => addAttempts(attempts.map((attempt) => ({ person, attempt }))),
    'delete-person': ({ id }) => plain(...deletePerson.map((statement) => statement({ id }))),
    'add-program': ({ person, owner, limit }) => [
      ...plain(addPerson([personColumns(person)])),
      guard(addProgram({ person: person.id, owner, limit })),
    ],
  } satisfies Partial<Writers>;
}

/** Passkeys, tokens, push subscriptions. */
function credentialWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addPasskey = insertTemplate(dialect, 'passkeys', 'always');
  const usePasskey = template((s: { id: string; counter: number }) =>
    db.updateTable('passkeys').set({ counter: s.counter }).where('id', '=', s.id),
  );
  const deletePasskey = template((s: { id: string }) => db.deleteFrom('passkeys').where('id', '=', s.id));
  const addToken = insertTemplate(dialect, 'tokens', 'always');
  const deleteToken = template((s: { hash: string }) => db.deleteFrom('tokens').where('hash', '=', s.hash));
  const endSessions = [
    template((s: { person: string }) =>
      db
        .insertInto('session_generations')
        .values({ person: s.person, generation: 1 })
        .onConflict((conflict) =>
          conflict.column('person').doUpdateSet((row) => ({
            generation: row('session_generations.generation', '+', 1),
          })),
        ),
    ),
    template((s: { person: string }) => db.deleteFrom('push_subscriptions').where('person', '=', s.person)),
  ];
  const deletePush = template((s: { endpoint: string }) =>
    db.deleteFrom('push_subscriptions').where('endpoint', '=', s.endpoint),
  );
  const putPush = template((s: Schema['push_subscriptions']) =>
    db
      .insertInto('push_subscriptions')
      .values({ endpoint: s.endpoint, person: s.person, subscription: s.subscription, created: s.created })
      .onConflict((conflict) =>
        conflict.column('endpoint').doUpdateSet((row) => ({
          person: row.ref('excluded.person'),
          subscription: row.ref('excluded.subscription'),
          created: row.ref('excluded.created'),
        })),
      ),
  );
  return {
    'add-passkey': ({ passkey }) => plain(addPasskey([{ ...passkey, transports: JSON.stringify(passkey.transports) }])),
    'use-passkey': ({ id, counter }) => plain(usePasskey({ id, counter })),
    'delete-passkey': ({ id }) => plain(deletePasskey({ id })),
    'add-token': ({ token }) => plain(addToken([token])),
    'delete-token': ({ hash }) => plain(deleteToken({ hash })),
    'end-sessions': ({ person }) => plain(...endSessions.map((statement) => statement({ person }))),
    'put-push': ({ push }) => plain(putPush({ ...push })),
    'delete-push': ({ endpoint }) => plain(deletePush({ endpoint })),
  } satisfies Partial<Writers>;
}

function tableWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addTable = insertTemplate(dialect, 'tables', 'if-absent');
  const changeTable = template((s: Schema['tables'] & { before: number }) =>
    db
      .updateTable('tables')
      .set({
        version: s.version,
        state: s.state,
        game: s.game,
        stage: s.stage,
        inLobby: s.inLobby,
        host: s.host,
        updated: s.updated,
      })
      .where('code', '=', s.code)
      .where('version', '=', s.before),
  );
  const clearSeats = template((s: { table: string }) => db.deleteFrom('table_seats').where('table', '=', s.table));
  const addTableSeats = manyRows(dialect, 'table_seats');
  const dropChatMessages = template((s: { table: string; before: number }) =>
    db.deleteFrom('chat_messages').where('table', '=', s.table).where('n', '<', s.before),
  );
  const addChatMessage = insertTemplate(dialect, 'chat_messages', 'if-absent');
  return {
    'put-table': ({ table: { people, ...table } }) => {
      const row = { ...table, inLobby: table.inLobby ? 1 : 0 } as const;
      const seats = people.map((person, n) => ({ table: table.code, n, person }));
      if (table.version === 1) return [guard(addTable([row])), ...addTableSeats(seats)];
      return [
        guard(changeTable({ ...row, before: table.version - 1 })),
        ...plain(clearSeats({ table: table.code })),
        ...addTableSeats(seats),
      ];
    },
    'add-chat-message': ({ message }) => [guard(addChatMessage([message]))],
    'drop-chat-messages': ({ table, before }) => plain(dropChatMessages({ table, before })),
  } satisfies Partial<Writers>;
}

function matchWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addMatch = insertTemplate(dialect, 'matches', 'if-absent');
  const addHead = insertTemplate(dialect, 'match_heads', 'always');
  const addSeats = manyRows(dialect, 'match_seats');
  const addEntries = manyRows(dialect, 'entries');
  const moveHead = template((s: { match: string; from: number; entries: number; ended: number | null }) =>
    db
      .updateTable('match_heads')
      .set({ entries: s.entries, ended: s.ended })
      .where('match', '=', s.match)
      .where('entries', '=', s.from)
      .where('ended', 'is', null),
  );
  return {
    'add-match': ({ match: { people, names, ended, ...match } }) => [
      guard(addMatch([{ ...match, names: JSON.stringify(names) }])),
      ...plain(addHead([{ match: match.id, entries: 0, ended }])),
      ...addSeats(people.map((person, at) => ({ match: match.id, seat: at + 1, person }))),
    ],
    append: ({ match, from, at, texts, over }) => [
      guard(moveHead({ match, from, entries: from + texts.length, ended: over ? at : null })),
      ...addEntries(texts.map((text, n) => ({ match, index: from + n, at, text }))),
    ],
  } satisfies Partial<Writers>;
}

function journalWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const addCommitment = insertTemplate(dialect, 'commitments', 'if-absent');
  const append = template((s: { match: string; index: number; tag: string; hashes: string }) =>
    db
      .updateTable('commitments')
      .set({ index: s.index, tag: s.tag, hashes: s.hashes })
      .where('match', '=', s.match)
      .where('index', 'is', null),
  );
  return {
    'add-commitment': ({ commitment }) => [
      guard(addCommitment([{ ...commitment, index: null, tag: null, hashes: null }])),
    ],
    'append-to-journal': ({ entry: { match, index, tag, hashes } }) => [guard(append({ match, index, tag, hashes }))],
  } satisfies Partial<Writers>;
}

function jobWriters(dialect: Dialect) {
  const { compiler: db } = dialect;
  const setJob = template((s: { subject: string; kind: string; due: number }) =>
    db
      .insertInto('jobs')
      .values({ subject: s.subject, kind: s.kind, due: s.due, holder: null, heldUntil: null })
      .onConflict((conflict) =>
        conflict
          .columns(['subject', 'kind'])
          .doUpdateSet((row) => ({ due: row.ref('excluded.due'), holder: null, heldUntil: null })),
      ),
  );
  const clearJob = template((s: { subject: string; kind: string }) =>
    db.deleteFrom('jobs').where('subject', '=', s.subject).where('kind', '=', s.kind),
  );
  const clearHeldJob = template((s: { subject: string; kind: string; holder: string }) =>
    db.deleteFrom('jobs').where('subject', '=', s.subject).where('kind', '=', s.kind).where('holder', '=', s.holder),
  );
  const renewJob = template((s: { subject: string; kind: string; holder: string; heldUntil: number }) =>
    db
      .updateTable('jobs')
      .set({ heldUntil: s.heldUntil })
      .where('subject', '=', s.subject)
      .where('kind', '=', s.kind)
      .where('holder', '=', s.holder),
  );
  const releaseJob = template((s: { subject: string; kind: string; holder: string }) =>
    db
      .updateTable('jobs')
      .set({ holder: null, heldUntil: null })
      .where('subject', '=', s.subject)
      .where('kind', '=', s.kind)
      .where('holder', '=', s.holder),
  );
  const putBack = timeStatements(dialect);
  const addOutage = insertTemplate(dialect, 'outages', 'if-absent');
  const putSetting = template((s: Schema['settings']) =>
    db
      .insertInto('settings')
      .values({ key: s.key, value: s.value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') }))),
  );
  const addSetting = insertTemplate(dialect, 'settings', 'if-absent');
  return {
    'set-job': ({ job: { subject, kind, due } }) => plain(setJob({ subject, kind, due })),
    'clear-job': ({ subject, kind, holder }) =>
      plain(holder === undefined ? clearJob({ subject, kind }) : clearHeldJob({ subject, kind, holder })),
    'release-job': ({ subject, kind, holder }) => plain(releaseJob({ subject, kind, holder })),
    'renew-job': ({ subject, kind, holder, heldUntil }) => plain(renewJob({ subject, kind, holder, heldUntil })),
    'add-outage': ({ outage }) => plain(addOutage([outage])),
    'put-back-time': (setBack) => plain(...putBack.map((statement) => statement(setBack))),
    'put-setting': ({ key, value }) => plain(putSetting({ key, value })),
    'add-setting': ({ key, value }) => plain(addSetting([{ key, value }])),
  } satisfies Partial<Writers>;
}

interface PutBack {
  readonly now: number;
  readonly by: number;
}

/** What puts times back that a wrong clock has stored. They read whole tables, and run once after a clock was wrong. */
function timeStatements({ compiler: db }: Dialect): readonly ((putBack: PutBack) => Statement)[] {
  return [
    template((s: PutBack) => db.deleteFrom('outages').where('from', '>=', s.now)),
    template((s: PutBack) => db.updateTable('outages').set({ to: s.now }).where('to', '>', s.now)),
    template((s: PutBack) => db.updateTable('entries').set({ at: s.now }).where('at', '>', s.now)),
    template((s: PutBack) => db.updateTable('chat_messages').set({ at: s.now }).where('at', '>', s.now)),
    template((s: PutBack) => db.updateTable('matches').set({ started: s.now }).where('started', '>', s.now)),
    template((s: PutBack) => db.updateTable('match_heads').set({ ended: s.now }).where('ended', '>', s.now)),
    template((s: PutBack) => db.updateTable('tables').set({ created: s.now }).where('created', '>', s.now)),
    template((s: PutBack) => db.updateTable('tables').set({ updated: s.now }).where('updated', '>', s.now)),
    template((s: PutBack) =>
      db
        .updateTable('jobs')
        .set((row) => ({ due: row('due', '-', s.by), holder: null, heldUntil: null }))
        .where('due', '>', s.now),
    ),
  ];
}
