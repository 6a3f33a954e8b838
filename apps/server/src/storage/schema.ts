// The tables of the database as types for Kysely. The same for both dialects: texts and whole numbers only, booleans are 1 and 0,
// lists and options of games are JSON. The files in `migrations` make them.

import type { Seat } from '@mozaika/kernel';
import type { DailyResultRow, DailyRow } from './daily.ts';
import type { AnnouncementRow, BanRow, InterventionRow, ReportRow } from './moderation.ts';

/** What a column holds. */
export type Value = string | number | null;

type Flag = 0 | 1;

export interface Schema {
  /** `name`: empty until a person chooses one. */
  readonly people: { id: string; name: string; created: number; program: Flag };
  readonly passkeys: {
    id: string;
    person: string;
    publicKey: string;
    counter: number;
    transports: string;
    created: number;
  };
  readonly tokens: { hash: string; person: string; purpose: 'play' | 'return'; created: number };
  /** How often a person's sessions were ended everywhere; absent: never. */
  readonly session_generations: { person: string; generation: number };
  /** The programs of a person, which are people themselves. */
  readonly programs: { person: string; owner: string };
  readonly push_subscriptions: { endpoint: string; person: string; subscription: string; created: number };
  /** `tenths`: of a level. */
  readonly strengths: { person: string; game: string; tenths: number; matches: number };
  /** At puzzles, as texts. */
  readonly attempts: { person: string; attempt: string };
  readonly tables: {
    code: string;
    version: number;
    state: string;
    game: string;
    stage: string;
    inLobby: Flag;
    host: string | null;
    created: number;
    updated: number;
  };
  /** The people at a table, in their order. */
  readonly table_seats: { table: string; n: number; person: string };
  readonly matches: {
    id: string;
    table: string;
    game: string;
    options: string;
    rules: number;
    names: string;
    seed: string;
    fairness: string;
    clock: string;
    started: number;
  };
  /** The seats of a match; a bot's, and that of a person who is gone, is null. */
  readonly match_seats: { match: string; seat: number; person: string | null };
  /** How many entries a match has and when it ended: the only part of a match that changes, small because each append rewrites it. */
  readonly match_heads: { match: string; entries: number; ended: number | null };
  readonly entries: { match: string; index: number; at: number; text: string };
  /** The journal, and commitments that have no place in it yet: their `index`, `tag` and `hashes` are null. */
  readonly commitments: {
    match: string;
    method: string;
    commitment: string;
    index: number | null;
    tag: string | null;
    hashes: string | null;
  };
  readonly tournaments: { code: string; title: string; host: string | null; created: number; isOver: Flag };
  readonly tournament_entries: { tournament: string; index: number; at: number; text: string };
  readonly tournament_entrants: { tournament: string; entrant: number; person: string | null; name: string | null };
  readonly tournament_tables: { tournament: string; number: number; table: string };
  readonly chat_messages: {
    table: string;
    n: number;
    at: number;
    person: string;
    seat: Seat;
    key: string;
    phrase: string | null;
    text: string | null;
  };
  readonly jobs: { subject: string; kind: string; due: number; holder: string | null; heldUntil: number | null };
  /** The servers that run on this database. `beat` changes as long as they do. */
  readonly nodes: { id: string; beat: number };
  /** Who is at a table, by a socket of which server; `away`: since when no more. */
  readonly presences: { table: string; person: string; node: string; away: number | null };
  /** Of passkeys; `until`: when the challenge would have expired. */
  readonly used_challenges: { nonce: string; until: number };
  /** Of what people and addresses may do: when all of it is there again, by the database's clock. */
  readonly allowances: { key: string; fullAt: number };
  /** Who is kept out. */
  readonly bans: { -readonly [column in keyof BanRow]: BanRow[column] };
  readonly reports: { -readonly [column in keyof ReportRow]: ReportRow[column] };
  readonly announcements: { -readonly [column in keyof AnnouncementRow]: AnnouncementRow[column] };
  readonly interventions: { -readonly [column in keyof InterventionRow]: InterventionRow[column] };
  readonly dailies: { -readonly [column in keyof DailyRow]: DailyRow[column] };
  readonly daily_results: { -readonly [column in keyof DailyResultRow]: DailyResultRow[column] };
  readonly outages: { from: number; to: number };
  readonly settings: { key: string; value: string };
}

export type TableName = keyof Schema & string;
export type ColumnOf<T extends TableName> = keyof Schema[T] & string;

/** The columns of every table, referenced tables first. */
export const COLUMNS: { readonly [T in TableName]: readonly ColumnOf<T>[] } = {
  settings: ['key', 'value'],
  outages: ['from', 'to'],
  people: ['id', 'name', 'created', 'program'],
  passkeys: ['id', 'person', 'publicKey', 'counter', 'transports', 'created'],
  tokens: ['hash', 'person', 'purpose', 'created'],
  session_generations: ['person', 'generation'],
  programs: ['person', 'owner'],
  push_subscriptions: ['endpoint', 'person', 'subscription', 'created'],
  strengths: ['person', 'game', 'tenths', 'matches'],
  attempts: ['person', 'attempt'],
  tables: ['code', 'version', 'state', 'game', 'stage', 'inLobby', 'host', 'created', 'updated'],
  table_seats: ['table', 'n', 'person'],
  matches: ['id', 'table', 'game', 'options', 'rules', 'names', 'seed', 'fairness', 'clock', 'started'],
  match_seats: ['match', 'seat', 'person'],
  match_heads: ['match', 'entries', 'ended'],
  entries: ['match', 'index', 'at', 'text'],
  commitments: ['match', 'method', 'commitment', 'index', 'tag', 'hashes'],
  chat_messages: ['table', 'n', 'at', 'person', 'seat', 'key', 'phrase', 'text'],
  jobs: ['subject', 'kind', 'due', 'holder', 'heldUntil'],
  bans: ['subject', 'kind', 'created', 'until', 'reason'],
  reports: ['n', 'at', 'table', 'person', 'key', 'about', 'name', 'reason', 'message', 'text', 'settled'],
  announcements: ['n', 'at', 'until', 'en', 'cs'],
  interventions: ['n', 'at', 'kind', 'subject'],
  tournaments: ['code', 'title', 'host', 'created', 'isOver'],
  tournament_entries: ['tournament', 'index', 'at', 'text'],
  tournament_entrants: ['tournament', 'entrant', 'person', 'name'],
  tournament_tables: ['tournament', 'number', 'table'],
  dailies: ['date', 'game', 'seed', 'plan'],
  daily_results: ['date', 'game', 'person', 'at', 'points', 'margin', 'actions'],
  nodes: ['id', 'beat'],
  presences: ['table', 'person', 'node', 'away'],
  used_challenges: ['nonce', 'until'],
  allowances: ['key', 'fullAt'],
};

/** The primary key of every table. */
export const KEYS: { readonly [T in TableName]: readonly ColumnOf<T>[] } = {
  settings: ['key'],
  outages: ['from', 'to'],
  people: ['id'],
  passkeys: ['id'],
  tokens: ['hash'],
  session_generations: ['person'],
  programs: ['person'],
  push_subscriptions: ['endpoint'],
  strengths: ['person', 'game'],
  attempts: ['person', 'attempt'],
  tables: ['code'],
  table_seats: ['table', 'n'],
  matches: ['id'],
  match_seats: ['match', 'seat'],
  match_heads: ['match'],
  entries: ['match', 'index'],
  commitments: ['match'],
  chat_messages: ['table', 'n'],
  jobs: ['subject', 'kind'],
  bans: ['subject'],
  reports: ['n'],
  announcements: ['n'],
  interventions: ['n'],
  tournaments: ['code'],
  tournament_entries: ['tournament', 'index'],
  tournament_entrants: ['tournament', 'entrant'],
  tournament_tables: ['tournament', 'number'],
  dailies: ['date', 'game'],
  daily_results: ['date', 'game', 'person'],
  nodes: ['id'],
  presences: ['table', 'person', 'node'],
  used_challenges: ['nonce'],
  allowances: ['key'],
};
