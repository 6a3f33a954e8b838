// The storage port. Every change is a list of operations, stored atomically; the promise of `write` resolves when it is durable.
// Times are milliseconds since 1970.

import type { Seat } from '@mozaika/kernel';
import type { DailyOperation, DailyReads } from './daily.ts';
import type { ModerationOperation, ModerationReads } from './moderation.ts';
import type { TournamentOperation, TournamentReads } from './tournaments.ts';

/** A person: a guest, or a program with a token. */
export interface PersonRow {
  readonly id: string;
  /** Null until they choose one. */
  readonly name: string | null;
  readonly created: number;
  readonly program: boolean;
}

/** A passkey of a person. */
export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
}

/** A secret token; only its hash is stored. */
export interface TokenRow {
  readonly hash: string;
  readonly person: string;
  /** `play`: a program's API token; `return`: a private link, which signs another browser in. */
  readonly purpose: 'play' | 'return';
  readonly created: number;
}

/** A browser's web push subscription. */
export interface PushSubscriptionRow {
  readonly endpoint: string;
  readonly person: string;
  /** The browser's subscription, as JSON. */
  readonly subscription: string;
  readonly created: number;
}

/** How strong a person was in a game, for bots that adapt. */
export interface StrengthRow {
  readonly person: string;
  readonly game: string;
  /** With one decimal. */
  readonly level: number;
  readonly matches: number;
}

/** A table. `state` is its JSON; the other columns are what lists are queried by. */
export interface TableRow {
  readonly code: string;
  /** Optimistic lock: counts the changes from 1. */
  readonly version: number;
  readonly state: string;
  readonly game: string;
  readonly stage: string;
  /** Shown in the lobby: listed, and seats are open. */
  readonly inLobby: boolean;
  /** Who created the table; null once that person is deleted. */
  readonly host: string | null;
  readonly created: number;
  readonly updated: number;
  /** The people who sit there. */
  readonly people: readonly string[];
}

/** The header of a match, from which its log starts. Nothing but `ended` ever changes. */
export interface MatchRow {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  /** JSON. */
  readonly options: string;
  readonly rules: number;
  /** By seat: a person's id, or null for a bot. */
  readonly people: readonly (string | null)[];
  /** By seat: the level of a bot; empty for people. */
  readonly names: readonly string[];
  /** 64 hexadecimal digits, a secret until the match is over. */
  readonly seed: string;
  /** JSON: commitment, seals, contributions, who was absent. */
  readonly fairness: string;
  /** JSON. */
  readonly clock: string;
  readonly started: number;
  readonly ended: number | null;
}

export interface EntryRow {
  readonly index: number;
  readonly at: number;
  readonly text: string;
}

/** A commitment to the seed of a match, made before it begins. Nothing in it belongs to a person. */
export interface Commitment {
  readonly match: string;
  /** Of the dealer. */
  readonly method: string;
  /** 64 hexadecimal digits. */
  readonly commitment: string;
}

/** Null: it has no place in the journal yet. */
export interface CommitmentRow extends Commitment {
  readonly index: number | null;
}

/** A commitment that has its place in the public journal, for ever. */
export interface JournalRow extends Commitment {
  readonly index: number;
  /** Names the match in the journal without telling its id. */
  readonly tag: string;
  /** By level: the hash of the leaf and those of the subtrees that it completed, 64 hexadecimal digits each, in one text. */
  readonly hashes: string;
}

export interface ChatMessageRow {
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly seat: Seat;
  /** Idempotency key, chosen by the author: the same message twice is stored once. */
  readonly key: string;
  readonly phrase: string | null;
  readonly text: string | null;
}

/** A scheduled job: a bot's turn, a clock that runs out, a deadline. It is run at its time even if nobody is connected. */
export interface JobRow {
  /** A table's code or a match. */
  readonly subject: string;
  readonly kind: string;
  readonly due: number;
}

/** A lease on jobs: by whom, from when and until when. */
interface Lease {
  readonly holder: string;
  readonly now: number;
  readonly heldUntil: number;
}

/** Which jobs to lease: those of some kinds that are due by `dueUntil`, the earliest first, at most `limit`. */
export interface JobsClaim extends Lease {
  readonly kinds: readonly string[];
  readonly dueUntil: number;
  readonly limit: number;
}

export interface JobClaim extends Lease {
  readonly subject: string;
  readonly kind: string;
  /** It may have been put off since: then it is not leased. */
  readonly dueUntil: number;
}

/** A server that runs on this database. */
export interface NodeRow {
  readonly id: string;
  /** Changes as long as it runs. */
  readonly beat: number;
}

/** Of what somebody may do, all of which comes back in a time: a part of it, which is as much of that time. */
export interface ChunkOfAllowance {
  /** Whose, and of what. */
  readonly key: string;
  readonly costMs: number;
  readonly allMs: number;
}

/** Somebody at a table, by the sockets of one server. */
export interface PresenceRow {
  readonly table: string;
  readonly person: string;
  readonly node: string;
  /** Since when no more; null: they are there. */
  readonly away: number | null;
}

/** A time during which no server ran: clocks ignore it. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Operations. Those marked [guard] turn the whole change into a `conflict` when their expectation does not hold. */
export type Operation =
  | ModerationOperation
  | TournamentOperation
  | DailyOperation
  | { readonly do: 'add-person'; readonly person: PersonRow }
  /** [guard] Adds a program to its owner's, who must have fewer than `limit`. */
  | { readonly do: 'add-program'; readonly person: PersonRow; readonly owner: string; readonly limit: number }
  | { readonly do: 'rename-person'; readonly id: string; readonly name: string }
  /** Replaces what was known of the person in that game; nothing is kept of somebody who does not exist. */
  | { readonly do: 'put-strength'; readonly strength: StrengthRow }
  /** Adds those that are not there. A conflict if the person is unknown. */
  | { readonly do: 'add-attempts'; readonly person: string; readonly attempts: readonly string[] }
  /** Removes the person with passkeys, tokens, push addresses, strengths, attempts and results of dailies; matches stay, their `people` become null. */
  | { readonly do: 'delete-person'; readonly id: string }
  | { readonly do: 'add-passkey'; readonly passkey: PasskeyRow }
  | { readonly do: 'use-passkey'; readonly id: string; readonly counter: number }
  | { readonly do: 'delete-passkey'; readonly id: string }
  | { readonly do: 'add-token'; readonly token: TokenRow }
  | { readonly do: 'delete-token'; readonly hash: string }
  /** Begins the next generation of a person's sessions, and forgets their push addresses: browsers that are signed out get no news. */
  | { readonly do: 'end-sessions'; readonly person: string }
  | { readonly do: 'put-push'; readonly push: PushSubscriptionRow }
  | { readonly do: 'delete-push'; readonly endpoint: string }
  /** [guard] The stored version must be `table.version - 1`; version 1 must not exist yet. */
  | { readonly do: 'put-table'; readonly table: TableRow }
  /** [guard] No match of that id exists. */
  | { readonly do: 'add-match'; readonly match: MatchRow }
  /** [guard] The match has exactly `from` entries and has not ended. Appends the texts. `over` ends the match. */
  | {
      readonly do: 'append';
      readonly match: string;
      readonly from: number;
      readonly at: number;
      readonly texts: readonly string[];
      readonly over: boolean;
    }
  /** [guard] No commitment to that match is stored. */
  | { readonly do: 'add-commitment'; readonly commitment: Commitment }
  /** [guard] The place is free, and the match has no other one. Whoever appends has read all entries before it. */
  | { readonly do: 'append-to-journal'; readonly entry: Pick<JournalRow, 'match' | 'index' | 'tag' | 'hashes'> }
  /** [guard] No message of that table has this number, none of that person this key. */
  | { readonly do: 'add-chat-message'; readonly message: ChatMessageRow }
  /** Removes the messages of a table whose number is smaller. */
  | { readonly do: 'drop-chat-messages'; readonly table: string; readonly before: number }
  /** Replaces a job of the same subject and kind, and any lease on it. */
  | { readonly do: 'set-job'; readonly job: JobRow }
  /** With a holder: only if they still have the lease. */
  | { readonly do: 'clear-job'; readonly subject: string; readonly kind: string; readonly holder?: string }
  /** Frees a job, if they still have the lease. */
  | { readonly do: 'release-job'; readonly subject: string; readonly kind: string; readonly holder: string }
  /** Holds a job for longer, if they still have the lease. */
  | ({ readonly do: 'renew-job'; readonly subject: string; readonly kind: string } & Pick<
      Lease,
      'holder' | 'heldUntil'
    >)
  | { readonly do: 'join-node'; readonly node: string; readonly beat: number }
  /** [guard] The node has joined, and nobody has buried it. */
  | { readonly do: 'beat'; readonly node: string; readonly beat: number }
  /** A node stops: its people are away from then on, and its jobs are free. */
  | { readonly do: 'leave-node'; readonly node: string; readonly at: number }
  /** [guard] Its beat is still this one. The same for a node that died. */
  | { readonly do: 'bury-node'; readonly node: string; readonly beat: number; readonly at: number }
  | { readonly do: 'put-presence'; readonly presence: PresenceRow }
  /** Of those who went before that. */
  | { readonly do: 'forget-presences'; readonly before: number }
  /** Of those who have all of theirs again. */
  | { readonly do: 'forget-allowances' }
  /** [guard] It was not used before. */
  | { readonly do: 'use-challenge'; readonly nonce: string; readonly until: number; readonly now: number }
  | { readonly do: 'add-outage'; readonly outage: Outage }
  /** The clock was ahead by `by`, and it is `now` in truth: what was stored with later times is put back to now, jobs by as much. */
  | { readonly do: 'put-back-time'; readonly now: number; readonly by: number }
  | { readonly do: 'put-setting'; readonly key: string; readonly value: string }
  /** Does nothing if the setting has a value already: of several processes, the first decides. */
  | { readonly do: 'add-setting'; readonly key: string; readonly value: string };

/** How far tables and matches have come, each by its code or id; what does not exist is left out. */
export interface Heads {
  /** Of tables. */
  readonly versions: ReadonlyMap<string, number>;
  /** Of matches: the numbers of their entries. */
  readonly lengths: ReadonlyMap<string, number>;
  /** Of tables: the number of the last chat message. */
  readonly chats: ReadonlyMap<string, number>;
}

export type Written = 'stored' | 'conflict';

export interface Storage extends ModerationReads, TournamentReads, DailyReads {
  /** Stores all operations or none. Rejects with StorageUnavailable if nothing was stored or the outcome is unknown. */
  write(operations: readonly Operation[]): Promise<Written>;

  person(id: string): Promise<PersonRow | undefined>;
  /** By id; unknown ones are left out. */
  people(ids: readonly string[]): Promise<PersonRow[]>;
  /** Those whose name contains a text, the newest first. */
  peopleNamed(text: string, limit: number): Promise<PersonRow[]>;
  /** The programs that a person has made, oldest first. */
  programsOf(owner: string): Promise<PersonRow[]>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  token(hash: string): Promise<TokenRow | undefined>;
  /** Of a person's sessions: how often they were ended. */
  generation(person: string): Promise<number>;
  /** The same of some people; those whose sessions were never ended are left out. */
  generations(people: readonly string[]): Promise<ReadonlyMap<string, number>>;
  tokensOf(person: string): Promise<TokenRow[]>;
  /** In all games, by the game's name. */
  strengthsOf(person: string): Promise<StrengthRow[]>;
  /** In the order of their texts. */
  attemptsOf(person: string): Promise<string[]>;
  pushSubscriptionsOf(person: string): Promise<PushSubscriptionRow[]>;

  table(code: string): Promise<TableRow | undefined>;
  /** Of all these at once: what is open is compared with what is stored. */
  heads(tables: readonly string[], matches: readonly string[]): Promise<Heads>;
  /** The tables that are not closed, last changed first. */
  recentTables(limit: number): Promise<TableRow[]>;
  /** Newest first. */
  lobby(limit: number): Promise<TableRow[]>;
  /** The tables where a person sits, last changed first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>;
  /** How many tables a person has created or sits at that are not over. */
  countOpenTablesOf(person: string): Promise<number>;
  /** How many tables that this person has made wait in the lobby. */
  countLobbyTablesOf(person: string): Promise<number>;

  match(id: string): Promise<MatchRow | undefined>;
  /** The entries of a match from an index on. */
  entries(match: string, from: number): Promise<EntryRow[]>;
  /** The finished matches of a person, last ended first. */
  finishedMatchesOf(person: string, limit: number): Promise<MatchRow[]>;
  /** How many entries the journal has. */
  journalSize(): Promise<number>;
  /** Some entries; indexes that the journal does not have are left out. */
  journalEntries(indexes: readonly number[]): Promise<JournalRow[]>;
  /** The entries from an index to another one, without that. */
  journalRange(from: number, to: number): Promise<JournalRow[]>;
  /** The entry of a commitment. */
  journalEntryWith(commitment: string): Promise<JournalRow | undefined>;
  commitmentTo(match: string): Promise<CommitmentRow | undefined>;
  /** Commitments that have no place in the journal yet. */
  commitmentsWaiting(limit: number): Promise<Commitment[]>;

  /** The last chat messages of a table, oldest first. */
  chatMessages(table: string, limit: number): Promise<ChatMessageRow[]>;
  /** The number of a table's next chat message. */
  nextChatNumber(table: string): Promise<number>;

  /** Leases jobs that are due and not leased by anybody else; a lease that is not worked off in time lapses. */
  claimJobs(claim: JobsClaim): Promise<JobRow[]>;
  /** Leases one job, unless somebody else holds it. */
  claimJob(claim: JobClaim): Promise<boolean>;

  nodes(): Promise<NodeRow[]>;
  /** Who is, or was not long ago, at some tables. */
  presences(tables: readonly string[]): Promise<PresenceRow[]>;

  /** Takes a chunk of somebody's allowance, if so much is left of it; by the database's own clock, because servers' clocks differ. */
  takeChunk(chunk: ChunkOfAllowance): Promise<boolean>;

  outages(since: number): Promise<Outage[]>;
  setting(key: string): Promise<string | undefined>;

  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  /** Resolves after all pending writes are stored. */
  close(): Promise<void>;
}

/** The database does not answer; its file can't be written; the disk is full or fails; the file is damaged, or no database at all. */
export type UnavailableReason = 'unreachable' | 'unwritable' | 'disk' | 'damaged';

/** Nothing was stored, or the outcome is unknown: the disk is full, the database can't be reached. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
  readonly reason: UnavailableReason;
  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason?: UnavailableReason } = {}) {
    super(message, options);
    this.reason = reason ?? 'unreachable';
  }
}
