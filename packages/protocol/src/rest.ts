// The requests over HTTP: one table of endpoints from which the server's routes, the published description and the client follow.

import * as z from 'zod/mini';
import { dailyAttempt, dailyResults, dailyScore, dailyView, dayQuery, myDailies, resultsQuery } from './daily.ts';
import { form } from './forms.ts';
import { consistencyProof, entriesAnswer, inclusionProof, inclusionQuery, rangeQuery, signedHead } from './journal.ts';
import { ATTEMPT, MOST_ATTEMPTS_AT_ONCE } from './limits.ts';
import {
  botLevel,
  bytes32,
  clock,
  displayName,
  matchId,
  messageId,
  PROTOCOL,
  personName,
  seat,
  tableCode,
} from './parts.ts';
import { STAGES, seatView, tableOptions, tableView } from './table.ts';
import { tournamentCommand, tournamentEntry, tournamentRequest, tournamentView } from './tournament.ts';

/** Where all endpoints are, below the server's own path. */
export const API = `api/v${PROTOCOL}`;

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const LONGEST_WORD = 60;

/** A game's options: plain values and short lists of them, so that nothing is deeper than it looks. Which of them make sense, the game says. */
const plain = [z.string().check(z.maxLength(LONGEST_WORD)), z.number(), z.boolean(), z.null()] as const;
const LONGEST_LIST = 8;
const list = z.array(z.union(plain)).check(z.maxLength(LONGEST_LIST));
const gameOptions = z.record(text(LONGEST_WORD), z.union([...plain, list]));

/** Oneself. */
export const meView = z.object({
  name: displayName,
  program: z.boolean(),
  passkeys: z.int(),
  /** How many private links bring one back. */
  links: z.int(),
});
export type MeView = z.infer<typeof meView>;

/** A table in the lobby. */
export const lobbyEntry = z.object({
  code: tableCode,
  game: z.string(),
  options: tableOptions,
  clock,
  seats: z.array(seatView),
  created: z.number(),
});
export type LobbyEntry = z.infer<typeof lobbyEntry>;

/** A table where one sits. */
export const myTable = z.extend(lobbyEntry, {
  stage: z.enum(STAGES),
  /** Whether it is one's turn. */
  toMove: z.boolean(),
  yourSeat: z.optional(seat),
  updated: z.number(),
});
export type MyTable = z.infer<typeof myTable>;

/** A finished match in a list. */
export const matchEntry = z.object({
  match: matchId,
  game: z.string(),
  /** Absent from servers before version 0.2. */
  options: z.optional(tableOptions),
  ended: z.number(),
  /** By seat. */
  players: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), name: displayName }),
      z.object({ kind: z.literal('bot'), level: botLevel }),
    ]),
  ),
  /** By seat; empty if the match was abandoned: nobody has won. */
  ranks: z.optional(z.array(z.int())),
  scores: z.optional(z.array(z.int())),
  /** Which rule ended the match, or `resigned`, `timeout`, `abandoned`. */
  reason: z.optional(z.string()),
  /** For whom the match ended early, the first to go first. */
  gone: z.optional(z.array(z.object({ seat, reason: z.enum(['resigned', 'timeout']) }))),
});
export type MatchEntry = z.infer<typeof matchEntry>;

/** A request for a new table. A seat waits for a person or has a bot of a level; one's own seat is the first that waits. */
export const tableRequest = z.strictObject({
  game: text(LONGEST_WORD),
  options: gameOptions,
  seats: z.array(z.union([z.literal('person'), botLevel])).check(z.minLength(2), z.maxLength(4)),
  clock,
  /** Shown in the lobby, or found by its link alone. */
  listed: z.boolean(),
  me: z.enum(['sits', 'watches']),
  /** The hash of one's contribution to the shuffle. */
  seal: z.optional(bytes32),
  /** An idempotency key: the same one twice makes one table. */
  key: z.optional(messageId),
});
export type TableRequest = z.infer<typeof tableRequest>;

/** See docs/records.md: of a finished match the whole record, of a running one what the asking viewer may know. */
const record = z.looseObject({
  format: z.string(),
  game: z.string(),
  players: z.array(z.string()),
  actions: z.array(z.string()),
});

const gameEntry = z.object({
  id: z.string(),
  /** Every set of options that differs by its rules, without a fixed start. */
  variants: z.array(z.unknown()),
  /** What people know by the name of a box, with the options that a table of it has. */
  editions: z.array(z.object({ id: z.string(), options: z.unknown() })),
  rules: z.array(z.int()),
  /** How many can play. */
  seats: z.array(z.int()),
  /** The bots, from the weakest to the strongest. */
  levels: z.array(z.string()),
});
export type GameEntry = z.infer<typeof gameEntry>;

export const programEntry = z.object({ id: z.string(), name: z.string(), created: z.number() });
export type ProgramEntry = z.infer<typeof programEntry>;

const secret = text(100);
/** What browsers and authenticators say to each other; `@simplewebauthn` knows what is inside. */
const webauthn = z.looseObject({});
const LONGEST_ENDPOINT = 1000;

/** A browser's push subscription, as `subscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(LONGEST_ENDPOINT)),
  keys: z.object({
    p256dh: form(/^[\w-]{86,90}={0,2}$/, 'public-key'),
    auth: form(/^[\w-]{21,24}={0,2}$/, 'auth-secret'),
  }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** At puzzles. What they say is the app's business. */
const attemptList = z.array(form(ATTEMPT, 'attempt')).check(z.maxLength(MOST_ATTEMPTS_AT_ONCE));

const nothing = z.object({});

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly answer: z.ZodMiniType;
}

export const endpoints = {
  me: { method: 'GET', path: '/me', answer: meView },
  rename: { method: 'PATCH', path: '/me', body: z.strictObject({ name: personName }), answer: meView },
  signOut: { method: 'POST', path: '/me/sign-out', answer: nothing },
  deleteMe: { method: 'DELETE', path: '/me', answer: nothing },
  myTables: { method: 'GET', path: '/me/tables', answer: z.object({ tables: z.array(myTable) }) },
  myMatches: { method: 'GET', path: '/me/matches', answer: z.object({ matches: z.array(matchEntry) }) },

  shareAttempts: {
    method: 'POST',
    path: '/me/attempts',
    body: z.strictObject({ attempts: attemptList }),
    answer: z.object({ attempts: z.array(z.string()) }),
  },

  makeLink: { method: 'POST', path: '/me/links', answer: z.object({ token: z.string() }) },
  dropLinks: { method: 'DELETE', path: '/me/links', answer: nothing },
  linkOwner: {
    method: 'POST',
    path: '/me/return/owner',
    body: z.strictObject({ token: secret }),
    answer: z.object({ name: displayName, isYou: z.boolean() }),
  },
  comeBack: { method: 'POST', path: '/me/return', body: z.strictObject({ token: secret }), answer: meView },

  passkeyOptions: { method: 'POST', path: '/me/passkeys/options', answer: webauthn },
  addPasskey: { method: 'POST', path: '/me/passkeys', body: webauthn, answer: meView },
  dropPasskeys: { method: 'DELETE', path: '/me/passkeys', answer: nothing },
  signInOptions: { method: 'POST', path: '/passkeys/options', answer: webauthn },
  signIn: { method: 'POST', path: '/passkeys', body: webauthn, answer: meView },

  programs: { method: 'GET', path: '/programs', answer: z.object({ programs: z.array(programEntry) }) },
  makeProgram: {
    method: 'POST',
    path: '/programs',
    body: z.strictObject({ name: personName }),
    answer: z.object({ program: programEntry, token: z.string() }),
  },
  dropProgram: {
    method: 'DELETE',
    path: '/programs/:id',
    params: z.object({ id: text(LONGEST_WORD) }),
    answer: nothing,
  },

  pushKey: { method: 'GET', path: '/push', answer: z.object({ key: z.string() }) },
  subscribe: { method: 'POST', path: '/push', body: pushSubscription, answer: nothing },
  unsubscribe: {
    method: 'DELETE',
    path: '/push',
    body: z.strictObject({ endpoint: text(LONGEST_ENDPOINT) }),
    answer: nothing,
  },

  games: {
    method: 'GET',
    path: '/games',
    answer: z.object({ games: z.array(gameEntry), phrases: z.array(z.string()) }),
  },
  lobby: { method: 'GET', path: '/tables', answer: z.object({ tables: z.array(lobbyEntry) }) },
  makeTable: { method: 'POST', path: '/tables', body: tableRequest, answer: z.object({ code: tableCode }) },
  table: { method: 'GET', path: '/tables/:code', params: z.object({ code: tableCode }), answer: tableView },
  match: { method: 'GET', path: '/matches/:id', params: z.object({ id: matchId }), answer: record },

  tournaments: { method: 'GET', path: '/tournaments', answer: z.object({ tournaments: z.array(tournamentEntry) }) },
  makeTournament: {
    method: 'POST',
    path: '/tournaments',
    body: tournamentRequest,
    answer: z.object({ code: tableCode }),
  },
  tournament: {
    method: 'GET',
    path: '/tournaments/:code',
    params: z.object({ code: tableCode }),
    answer: tournamentView,
  },
  runTournament: {
    method: 'POST',
    path: '/tournaments/:code',
    params: z.object({ code: tableCode }),
    body: tournamentCommand,
    answer: tournamentView,
  },
  daily: { method: 'GET', path: '/daily', query: dayQuery, answer: dailyView },
  dailyResults: { method: 'GET', path: '/daily/results', query: resultsQuery, answer: dailyResults },
  playDaily: { method: 'POST', path: '/daily', body: dailyAttempt, answer: dailyScore },
  myDailies: { method: 'GET', path: '/me/daily', answer: myDailies },

  journalHead: { method: 'GET', path: '/fairness', answer: signedHead },
  journalProof: { method: 'GET', path: '/fairness/proof', query: inclusionQuery, answer: inclusionProof },
  journalConsistency: { method: 'GET', path: '/fairness/consistency', query: rangeQuery, answer: consistencyProof },
  journalEntries: { method: 'GET', path: '/fairness/entries', query: rangeQuery, answer: entriesAnswer },
} as const satisfies { readonly [name: string]: Endpoint };

export type EndpointName = keyof typeof endpoints;

type Inferred<E, Part extends string> = E extends { readonly [part in Part]: infer S extends z.ZodMiniType }
  ? z.infer<S>
  : undefined;
export type BodyOf<Name extends EndpointName> = Inferred<(typeof endpoints)[Name], 'body'>;
export type ParamsOf<Name extends EndpointName> = Inferred<(typeof endpoints)[Name], 'params'>;
export type QueryOf<Name extends EndpointName> = Inferred<(typeof endpoints)[Name], 'query'>;
export type AnswerOf<Name extends EndpointName> = z.infer<(typeof endpoints)[Name]['answer']>;
