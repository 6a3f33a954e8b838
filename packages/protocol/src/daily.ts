// The daily between app and server: a match a day for each game that is the same for everybody, what was handed in, and who did how well.

import { LONGEST_ACTION } from '@mozaika/kernel';
import * as z from 'zod/mini';
import { form } from './forms.ts';
import { bytes32, displayName } from './parts.ts';
import { tableOptions } from './table.ts';

/** A day of UTC, as in 2026-11-19. */
const day = form(/^\d{4}-\d\d-\d\d$/, 'day');

const LONGEST_GAME = 60;
const gameId = z.string().check(z.minLength(1), z.maxLength(LONGEST_GAME));

const count = z.int().check(z.minimum(0));

/** How somebody did. */
export const dailyScore = z.object({
  points: z.int(),
  /** Points more than the bot's. */
  margin: z.int(),
  /** 1 + how many who played it here did better; and how many played it. */
  place: count,
  of: count,
});

const dailyGame = z.object({
  game: z.string(),
  options: tableOptions,
  rules: z.int(),
  /** The bot's level, and the version of the bots that it needs. */
  level: z.string(),
  version: z.int(),
  seed: bytes32,
  /** In the journal since before the day, named by `dailyName`. */
  commitment: bytes32,
  /** How many have handed it in. */
  played: count,
  /** One's own result that counts. */
  yours: z.optional(dailyScore),
});

export const dailyView = z.object({
  date: z.string(),
  /** The server's day, and in how many milliseconds the next one begins. */
  today: z.string(),
  next: count,
  /** The first day that can be played. */
  first: z.string(),
  /** Whether results of this day still count, and until when in milliseconds. */
  open: count,
  games: z.array(dailyGame),
});

export const dayQuery = z.object({ date: z.optional(day) });
export const resultsQuery = z.object({ date: day, game: gameId });

export const dailyResults = z.object({
  played: count,
  /** The best ones. */
  results: z.array(z.object({ place: count, name: displayName, points: z.int(), margin: z.int(), you: z.boolean() })),
});

const MOST_ACTIONS = 1_000;

/** A match that is handed in. Deals and the bot's moves are in it, too: they are compared with what the server works out. */
export const dailyAttempt = z.strictObject({
  date: day,
  game: gameId,
  version: z.int(),
  actions: z
    .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_ACTION)))
    .check(z.minLength(1), z.maxLength(MOST_ACTIONS)),
});

export const myDailies = z.object({
  results: z.array(z.object({ date: z.string(), game: z.string(), points: z.int(), margin: z.int(), at: z.number() })),
});
