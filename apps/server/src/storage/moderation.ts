// The part of the storage port that whoever runs a server needs: who is kept out, what people have reported, what everybody is told, and
// the list of what was done, which running servers follow.

/** Somebody who is kept out. */
export interface BanRow {
  /** A person's id, or a network as in `203.0.113.0/24`. */
  readonly subject: string;
  readonly kind: 'person' | 'network';
  readonly created: number;
  /** Null: for good. */
  readonly until: number | null;
  /** For those who run the server. */
  readonly reason: string;
}

export type ReportReason = 'name' | 'chat' | 'play';

/** What somebody has reported about somebody else at a table. */
export interface ReportRow {
  readonly n: number;
  readonly at: number;
  readonly table: string;
  /** Who reported it; null once they have deleted themselves. */
  readonly person: string | null;
  /** Idempotency key, chosen by them: the same report twice is stored once. */
  readonly key: string;
  /** Whom it is about. */
  readonly about: string;
  /** What they were called then; empty for a guest without a name. */
  readonly name: string;
  readonly reason: ReportReason;
  /** What they wrote, if that is reported: the chat itself rolls. */
  readonly message: string | null;
  /** In the words of who reported it. */
  readonly text: string | null;
  /** When it was settled; null: it waits. */
  readonly settled: number | null;
}

/** What everybody who is connected is told, in one language or both. */
export interface AnnouncementRow {
  readonly n: number;
  readonly at: number;
  /** Null: until it is ended. */
  readonly until: number | null;
  readonly en: string | null;
  readonly cs: string | null;
}

export const INTERVENTIONS = [
  'ban',
  'unban',
  'close',
  'clear-name',
  'clear-chat',
  'announce',
  'end-announcements',
  'settle',
] as const;

/** Something that was done by whoever runs the server. Running servers follow the list of these, and do what is theirs. */
export interface InterventionRow {
  /** From 1, without gaps. */
  readonly n: number;
  readonly at: number;
  readonly kind: (typeof INTERVENTIONS)[number];
  /** A person, a network, a table, the number of an announcement or a report. */
  readonly subject: string;
}

/** Those marked [guard] turn the whole change into a `conflict` when their expectation does not hold. */
export type ModerationOperation =
  /** Replaces an older ban of the same subject. */
  | { readonly do: 'put-ban'; readonly ban: BanRow }
  /** [guard] There is such a ban. */
  | { readonly do: 'delete-ban'; readonly subject: string }
  /** [guard] No report has this number, none of that person this key. */
  | { readonly do: 'add-report'; readonly report: ReportRow }
  /** [guard] There is such a report, and it waits. */
  | { readonly do: 'settle-report'; readonly n: number; readonly at: number }
  | { readonly do: 'put-announcement'; readonly announcement: AnnouncementRow }
  /** Those that hold end at this time. */
  | { readonly do: 'end-announcements'; readonly at: number }
  /** Erases what was written at a table, by everybody; the numbers of the messages stay taken. */
  | { readonly do: 'erase-chat'; readonly table: string }
  /** [guard] No intervention has this number. */
  | { readonly do: 'add-intervention'; readonly intervention: InterventionRow };

export interface ModerationReads {
  /** All of them, also those that are over; the newest first. */
  bans(): Promise<BanRow[]>;
  /** The people who are kept out at a time, their programs among them, and until when. */
  bannedPeople(now: number): Promise<Pick<BanRow, 'subject' | 'until'>[]>;
  /** Those that hold at a time, the oldest first. */
  announcements(now: number): Promise<AnnouncementRow[]>;
  /** The newest first: those that wait, or all of them. */
  reports(which: 'waiting' | 'all', limit: number): Promise<ReportRow[]>;
  /** How many reports of a person wait. */
  countReportsOf(person: string): Promise<number>;
  nextReportNumber(): Promise<number>;
  /** What was done after a number, in order. */
  interventions(after: number): Promise<InterventionRow[]>;
  lastIntervention(): Promise<number>;
}
