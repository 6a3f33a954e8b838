// The tables of the database as types for Kysely. The same for both dialects: texts and whole numbers only, yes and no are 1 and 0,
// lists and settings of games are JSON. What is here is made by the files in `migrations`.

import type { Seat } from '@mozaika/kernel';
/** What a column holds. */
export type Value = string | number | null;

type YesNo = 0 | 1;

export interface Schema {
  /** `name`: empty until a person chooses one. */
  readonly people: { id: string; name: string; created: number; program: YesNo };
  readonly passkeys: {
    id: string;
    person: string;
    publicKey: string;
    counter: number;
    transports: string;
    created: number;
  };
  readonly tokens: { hash: string; person: string; purpose: 'play' | 'return'; created: number };
  readonly pushes: { endpoint: string; person: string; subscription: string; created: number };
  readonly tables: {
    code: string;
    version: number;
    state: string;
    game: string;
    stage: string;
    inLobby: YesNo;
    host: string | null;
    created: number;
    updated: number;
  };
  /** The people at a table, in their order. */
  readonly sitters: { table: string; n: number; person: string };
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
  readonly seats: { match: string; seat: number; person: string | null };
  /** How many entries a match has and when it ended: the only part of a match that changes, small because each append rewrites it. */
  readonly heads: { match: string; entries: number; ended: number | null };
  readonly entries: { match: string; index: number; at: number; text: string };
  readonly sayings: {
    table: string;
    n: number;
    at: number;
    person: string;
    seat: Seat;
    key: string;
    phrase: string | null;
    text: string | null;
  };
  readonly duties: { subject: string; kind: string; due: number; holder: string | null; heldUntil: number | null };
  readonly outages: { from: number; to: number };
  readonly settings: { key: string; value: string };
  readonly migrations: { number: number; name: string };
}

export type TableName = keyof Schema & string;
export type ColumnOf<T extends TableName> = keyof Schema[T] & string;

/** The columns of every table. Tables stand behind those that they refer to. */
export const COLUMNS: { readonly [T in TableName]: readonly ColumnOf<T>[] } = {
  migrations: ['number', 'name'],
  settings: ['key', 'value'],
  outages: ['from', 'to'],
  people: ['id', 'name', 'created', 'program'],
  passkeys: ['id', 'person', 'publicKey', 'counter', 'transports', 'created'],
  tokens: ['hash', 'person', 'purpose', 'created'],
  pushes: ['endpoint', 'person', 'subscription', 'created'],
  tables: ['code', 'version', 'state', 'game', 'stage', 'inLobby', 'host', 'created', 'updated'],
  sitters: ['table', 'n', 'person'],
  matches: ['id', 'table', 'game', 'options', 'rules', 'names', 'seed', 'fairness', 'clock', 'started'],
  seats: ['match', 'seat', 'person'],
  heads: ['match', 'entries', 'ended'],
  entries: ['match', 'index', 'at', 'text'],
  sayings: ['table', 'n', 'at', 'person', 'seat', 'key', 'phrase', 'text'],
  duties: ['subject', 'kind', 'due', 'holder', 'heldUntil'],
};

/** What finds a row of every table. */
export const KEYS: { readonly [T in TableName]: readonly ColumnOf<T>[] } = {
  migrations: ['number'],
  settings: ['key'],
  outages: ['from', 'to'],
  people: ['id'],
  passkeys: ['id'],
  tokens: ['hash'],
  pushes: ['endpoint'],
  tables: ['code'],
  sitters: ['table', 'n'],
  matches: ['id'],
  seats: ['match', 'seat'],
  heads: ['match'],
  entries: ['match', 'index'],
  sayings: ['table', 'n'],
  duties: ['subject', 'kind'],
};
