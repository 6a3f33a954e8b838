// Tournaments over HTTP: what is asked for, what an organiser and the players can do, and what everybody sees.

import * as z from 'zod/mini';
import { clock, displayName, personName, tableCode, tournamentTitle } from './parts.ts';
import { tableOptions } from './table.ts';

const entrant = z.int().check(z.minimum(1));
const number = z.int().check(z.minimum(1));
const MOST_ROUNDS = 15;
const MOST_MINUTES = 300;
const MOST_RANK = 4;

const tournamentFormat = z.strictObject({
  kind: z.enum(['round-robin', 'swiss', 'arena']),
  seats: z.literal([2, 3, 4]),
  /** Of a Swiss tournament; absent: as many as its entrants need. */
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(MOST_ROUNDS))),
  /** Of an arena. */
  minutes: z.optional(z.int().check(z.minimum(5), z.maximum(MOST_MINUTES))),
});

/** What is played at every table. */
const tournamentPlay = z.strictObject({ game: z.string(), options: tableOptions, clock });

const result = z.strictObject({
  /** By seat; equal ranks share. */
  ranks: z.array(z.int().check(z.minimum(1), z.maximum(MOST_RANK))).check(z.minLength(2), z.maxLength(MOST_RANK)),
  scores: z.optional(z.array(z.int()).check(z.minLength(2), z.maxLength(MOST_RANK))),
  /** Entrants who did not come, or left before the end: they have no points. */
  absent: z.optional(z.array(entrant).check(z.maxLength(MOST_RANK))),
});

/** Everybody may enter, leave and return themselves; the rest is for the organiser. */
export const tournamentCommand = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('enter') }),
  /** Somebody without a device: their tables are physical ones. */
  z.strictObject({ kind: z.literal('enter-guest'), name: personName }),
  z.strictObject({ kind: z.enum(['leave', 'return']), entrant: z.optional(entrant) }),
  /** A guest plays on for an entrant who went home. */
  z.strictObject({ kind: z.literal('replace'), entrant, name: personName }),
  z.strictObject({ kind: z.enum(['pause', 'resume', 'pair', 'end']) }),
  z.strictObject({ kind: z.literal('result'), table: number, result }),
  z.strictObject({ kind: z.literal('undo'), index: z.int().check(z.minimum(0)) }),
]);
export type TournamentCommand = z.infer<typeof tournamentCommand>;

export const tournamentRequest = z.strictObject({
  title: tournamentTitle,
  play: tournamentPlay,
  format: tournamentFormat,
});
export type TournamentRequest = z.infer<typeof tournamentRequest>;

export const tournamentEntry = z.object({
  code: tableCode,
  title: z.string(),
  game: z.string(),
  format: tournamentFormat,
  created: z.number(),
  isOver: z.boolean(),
  entrants: z.int(),
});
export type TournamentEntry = z.infer<typeof tournamentEntry>;

const standing = z.object({
  entrant,
  rank: z.int(),
  /** In twelfths of a win. */
  points: z.int(),
  played: z.int(),
  wins: z.int(),
  byes: z.int(),
  tieBreaks: z.object({
    buchholz: z.optional(z.number()),
    direct: z.optional(z.number()),
    wins: z.optional(z.number()),
  }),
});

export const tournamentView = z.object({
  code: tableCode,
  title: z.string(),
  play: tournamentPlay,
  format: tournamentFormat,
  created: z.number(),
  isPaused: z.boolean(),
  isOver: z.boolean(),
  /** Absent in an arena, which has `until` once it has begun. */
  roundsInAll: z.optional(z.int()),
  until: z.optional(z.number()),
  /** By number, from 1. The name is empty for somebody who has deleted themselves. */
  entrants: z.array(z.object({ name: displayName, isHere: z.boolean(), isGuest: z.boolean() })),
  rounds: z.array(
    z.object({
      number,
      byes: z.array(entrant),
      tables: z.array(
        z.object({
          number,
          /** Entrants by seat. */
          seats: z.array(entrant),
          /** Where it is played online. */
          table: z.optional(tableCode),
          result: z.optional(result),
        }),
      ),
    }),
  ),
  standings: z.array(standing),
  /** The last results that the organiser can take back, by their place in the log. */
  undoable: z.array(
    z.object({ index: z.int(), kind: z.string(), table: z.optional(number), entrant: z.optional(entrant) }),
  ),
  you: z.object({ isHost: z.boolean(), entrant: z.optional(entrant) }),
});
export type TournamentView = z.infer<typeof tournamentView>;
