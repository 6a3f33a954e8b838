// A table as its viewers see it.

import * as z from 'zod/mini';
import { botLevel, bytes32, clock, displayName, entryIndex, matchId, seat, tableCode } from './parts.ts';

/** Who sits in a seat. */
export const seatView = z.discriminatedUnion('kind', [
  /** `for`: of a table of a tournament, whom it waits for. */
  z.object({ kind: z.literal('open'), for: z.optional(displayName) }),
  z.object({
    kind: z.literal('person'),
    name: displayName,
    present: z.boolean(),
    /** Since when this person is away, in milliseconds since 1970. */
    awaySince: z.optional(z.number()),
    /** The level of the bot that plays for them now, after their time ran out or they left. */
    replaced: z.optional(botLevel),
    /** They have resigned, or left: for good. */
    resigned: z.optional(z.literal(true)),
    /** Their account is a program's. */
    program: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('bot'), level: botLevel }),
]);
export type SeatView = z.infer<typeof seatView>;

/** What everybody may know of the shuffle while the match runs. */
export const fairnessView = z.object({
  method: z.string(),
  commitment: bytes32,
  /** The hashes of the contributions, by seat: published before any of them is opened. */
  seals: z.array(z.object({ seat, hash: bytes32 })),
  contributions: z.array(z.object({ seat, value: bytes32 })),
  /** While contributions are opened: people who are not waited for. Then: people who did not open theirs in time. */
  absent: z.array(seat),
  /** By which method bots get their random numbers from the seed; absent in matches of version 0.1. */
  bots: z.optional(z.string()),
  /** Only when the match is over. */
  seed: z.optional(bytes32),
});
export type FairnessView = z.infer<typeof fairnessView>;

export const offerView = z.object({
  kind: z.enum(['undo', 'rematch']),
  by: seat,
  agreed: z.array(seat),
  /** What an undo would take back: the actions from this entry on. */
  target: z.optional(entryIndex),
});
export type OfferView = z.infer<typeof offerView>;

export const STAGES = ['gathering', 'opening', 'playing', 'over', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** The options of a table's game, as the game wrote them. */
export const tableOptions = z.record(z.string(), z.json());

export const tableView = z.object({
  code: tableCode,
  game: z.string(),
  options: tableOptions,
  clock,
  listed: z.boolean(),
  created: z.number(),
  /** gathering: seats are open; opening: contributions are being opened; playing; over; closed: nobody is left. */
  stage: z.enum(STAGES),
  seats: z.array(seatView),
  /** The current match; there is one from the stage `opening` on. */
  match: z.nullable(
    z.object({ id: matchId, rules: z.int(), fairness: fairnessView, opensUntil: z.optional(z.number()) }),
  ),
  /** Only at a closed table: whoever runs the server has closed it. */
  closedBy: z.optional(z.literal('operator')),
  /** The commitment to the seed of the match that is being gathered. */
  commitment: bytes32,
  offers: z.array(offerView),
  /** The viewer's own seat, if they have one, and whether they may change the seats before the start. */
  you: z.object({ seat: z.optional(seat), host: z.boolean() }),
});
export type TableView = z.infer<typeof tableView>;
