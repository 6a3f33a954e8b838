// Every message on the socket. One socket carries any number of tables; each message is one JSON object with an `op`.

import * as z from 'zod/mini';
import {
  actionText,
  announcement,
  botLevel,
  bytes32,
  chatText,
  displayName,
  entryIndex,
  matchId,
  messageId,
  phrase,
  refusal,
  reportReason,
  seat,
  tableCode,
} from './parts.ts';
import { seatView, tableView } from './table.ts';

const id = messageId;
const match = matchId;
const table = tableCode;

/** From a client. Every message has an `id` of the client's own and gets exactly one answer: `done`, `refused`, or a `log` with `re`. */
export const clientMessage = z.discriminatedUnion('op', [
  /** Look at a table from now on. `match` and `since`: what is known already, as a number of entries. */
  z.strictObject({ op: z.literal('watch'), id, table, match: z.optional(match), since: z.optional(entryIndex) }),
  z.strictObject({ op: z.literal('unwatch'), id, table }),
  /** Sit down, with the hash of a contribution to the shuffle. Without a seat: any that is open. */
  z.strictObject({ op: z.literal('sit'), id, table, seat: z.optional(seat), seal: z.optional(bytes32) }),
  /** Before the start: stand up. During a match: leave for good, a bot takes the seat. */
  z.strictObject({ op: z.literal('leave'), id, table }),
  /** The host puts a bot into an open seat, or with `null` opens a bot's seat, before the start. */
  z.strictObject({ op: z.literal('fill'), id, table, seat, level: z.nullable(botLevel) }),
  /** Opens one's contribution; only after all seals are published. */
  z.strictObject({ op: z.literal('reveal'), id, match, value: bytes32 }),
  /** An action, made when `index` entries were known. */
  z.strictObject({ op: z.literal('act'), id, match, index: entryIndex, action: actionText }),
  /** Ask for one's last move back, knowing `index` entries; `agree` answers such an offer. */
  z.strictObject({ op: z.literal('undo'), id, match, index: entryIndex }),
  z.strictObject({ op: z.literal('agree'), id, match, kind: z.literal('undo'), yes: z.boolean() }),
  /** With two seats this ends the match; with more, a bot plays on. To leave a running match is the same. */
  z.strictObject({ op: z.literal('resign'), id, match }),
  /** Take one's seat back from the bot. */
  z.strictObject({ op: z.literal('back'), id, match }),
  /** Call a bot in for somebody who has been away too long at a table without a clock. */
  z.strictObject({ op: z.literal('replace'), id, match, seat }),
  /** Ask for another match, or agree to it, with the seal for its shuffle. */
  z.strictObject({ op: z.literal('rematch'), id, table, seal: z.optional(bytes32) }),
  z.strictObject({ op: z.literal('say'), id, table, phrase }),
  z.strictObject({ op: z.literal('write'), id, table, text: chatText }),
  /** Tells whoever runs the server of somebody at a table: of the person in a seat, or with `n` of who wrote that chat message. */
  z.strictObject({
    op: z.literal('report'),
    id,
    table,
    seat,
    reason: reportReason,
    n: z.optional(z.int()),
    text: z.optional(chatText),
  }),
  /** Are you there? */
  z.strictObject({ op: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type ClientOp = ClientMessage['op'];

/** What is left on each seat's clock, in milliseconds, at the moment of sending; whose clocks run follows from the position. */
const clocks = z.array(z.number());

/** From the server. */
export const serverMessage = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('hello'),
    protocol: z.int(),
    version: z.string(),
    /** Empty for a program or browser that the server does not know. */
    name: displayName,
    now: z.number(),
  }),
  z.object({ op: z.literal('done'), id }),
  z.object({ op: z.literal('refused'), id: z.optional(id), refusal }),
  /** All that is known about a table; again whenever something of it changed. */
  z.object({ op: z.literal('table'), table: tableView }),
  /** Entries of the viewer's masked log, numbered from `from`. `re`: the own message that this answers. */
  z.object({
    op: z.literal('log'),
    match,
    from: entryIndex,
    entries: z.array(z.string()),
    clocks: z.optional(clocks),
    re: z.optional(id),
  }),
  /** The match is over: its whole log, nothing masked, and the seed. */
  z.object({ op: z.literal('over'), match, entries: z.array(z.string()), seed: bytes32 }),
  /** Who came, went or was replaced. */
  z.object({ op: z.literal('seats'), table, seats: z.array(seatView) }),
  /** Why nothing happens at a seat, as a code with facts. It holds as long as the log has `index` entries. */
  z.object({ op: z.literal('notice'), match, index: entryIndex, seat, refusal }),
  z.object({
    op: z.literal('said'),
    table,
    n: z.int(),
    at: z.number(),
    seat,
    phrase: z.optional(phrase),
    text: z.optional(z.string()),
  }),
  /** Whoever runs the server has erased what was said at a table; what is left of it follows. */
  z.object({ op: z.literal('erased'), table }),
  /** What whoever runs the server tells everybody now, the oldest first: all of it, whenever it changes. */
  z.object({ op: z.literal('announcements'), list: z.array(announcement) }),
  /** The server is going to stop or has had enough of this socket; come back after so many milliseconds. */
  z.object({ op: z.literal('bye'), reason: z.string(), after: z.number() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
