// The parts that messages and requests are made of, as schemas. Everything that comes from outside goes through them once.

import { type Expected, LONGEST_ACTION, type Refusal, SEATS } from '@mozaika/kernel';
import * as z from 'zod/mini';
import { form } from './forms.ts';
import { INVISIBLE, LONGEST_CHAT_MESSAGE, LONGEST_NAME, LONGEST_TITLE, MATCH_ID, TABLE_CODE } from './limits.ts';

/** The version of the protocol that this code speaks. An app with another one has to reload. */
export const PROTOCOL = 2;

const MOST_ENTRIES = 1_000_000;

/** Text that people wrote and others read; no markup has a meaning. What was expected travels with an issue, as data. */
const visible = (longest: number) => {
  const params = { expected: { kind: 'text', most: longest } satisfies Expected };
  return z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(4 * longest),
    z.refine((text) => [...text].length <= longest, { params }),
    z.refine((text) => !INVISIBLE.test(text), { params }),
  );
};

export const personName = visible(LONGEST_NAME);
export const tournamentTitle = visible(LONGEST_TITLE);

/**
 * What a person is called: the name they chose, or the number of a guest who has chosen none, for which every app has its own word.
 * Empty for somebody who has deleted themselves.
 */
export const displayName = z.union([z.string(), z.object({ guest: z.int() })]);
export type DisplayName = z.infer<typeof displayName>;
/** The name in a record, where players are plain texts whatever the reader's language. */
export const recordName = (name: DisplayName): string => (typeof name === 'string' ? name : `Guest ${name.guest}`);

export const chatText = visible(LONGEST_CHAT_MESSAGE);

export const tableCode = form(TABLE_CODE, 'table-code');
export const matchId = form(MATCH_ID, 'match-id');

export const seat = z.literal(SEATS);
export const entryIndex = z.int().check(z.minimum(0), z.maximum(MOST_ENTRIES));
export const actionText = z.string().check(z.minLength(1), z.maxLength(LONGEST_ACTION));
/** 32 bytes in hexadecimal: a contribution, its hash, a commitment. */
export const bytes32 = form(/^[0-9a-f]{64}$/, 'bytes-32');
/** What a client calls its own message, so that the answer finds it and a second copy does nothing. */
export const messageId = z.string().check(z.minLength(1), z.maxLength(40));
/** Names of bots, such as `first-steps` and `sparring-4.2`: what is a level, the bots know. */
export const botLevel = form(/^[a-z][a-z0-9.-]{0,19}$/, 'bot-level');

const seconds = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const DAY = 86_400;

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** Each seat has a bank of time and gets some back with every move. */
  z.strictObject({ kind: z.literal('live'), bank: seconds(10, 3 * 3600), increment: seconds(0, 300) }),
  /** So much time for every move. */
  z.strictObject({ kind: z.literal('days'), perMove: seconds(60, 30 * DAY) }),
]);
export type Clock = z.infer<typeof clock>;

/** The fixed chat phrases; clients have the words for them. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice',
  'oops',
  'thanks',
  'one-moment',
  'good-game',
] as const;
export const phrase = z.enum(PHRASES);
export type ChatPhrase = (typeof PHRASES)[number];

/** What people can be reported for: what they are called, what they write, how they play. */
export const REPORT_REASONS = ['name', 'chat', 'play'] as const;
export const reportReason = z.enum(REPORT_REASONS);
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Something that whoever runs the server tells everybody, in one language or both; until when, in milliseconds since 1970. */
export const announcement = z.object({
  n: z.int(),
  texts: z.object({ en: z.optional(z.string()), cs: z.optional(z.string()) }),
  until: z.optional(z.number()),
});
export type Announcement = z.infer<typeof announcement>;

export const refusal: z.ZodMiniType<Refusal> = z.catchall(z.object({ code: z.string() }), z.json());
