// One socket of one client: reads its messages, has them done at their tables, and answers each of them once.

import { type Refusal, refuse } from '@mozaika/kernel';
import { type ClientMessage, clientMessage, type ServerMessage, tableOfMatch } from '@mozaika/protocol';
import type { WebSocket } from 'ws';
import type { Metrics } from '../ops/metrics.ts';
import { StorageUnavailable } from '../storage/port.ts';
import { commands } from '../tables/commands.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Answer, Attempt, TableSession } from '../tables/table-session.ts';
import { describeIssue } from '../validation-issue.ts';
import { TokenBucket } from './token-bucket.ts';

export interface SocketLimits {
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Bytes that may wait to be sent; who reads slower is cut off and comes back. */
  readonly waiting: number;
  readonly tables: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messagesPerSecond: 40,
  messagesAtOnce: 200,
  waiting: 1 << 20,
  tables: 500,
};

export interface ConnectionParts {
  readonly house: TableRegistry;
  readonly metrics: Metrics;
  readonly limits: SocketLimits;
  isLevel(name: string): boolean;
  /** Stores a person who was not stored yet. */
  settle(person: string): Promise<unknown>;
}

const textOf = (message: ServerMessage): string => JSON.stringify(message);

export class Connection implements Subscriber {
  readonly client: string;
  readonly person: string | undefined;
  private readonly socket: WebSocket;
  private readonly parts: ConnectionParts;
  private readonly bucket: TokenBucket;
  private readonly rooms = new Map<string, TableSession>();
  private closed = false;
  private settled = false;

  constructor(client: string, person: string | undefined, socket: WebSocket, parts: ConnectionParts) {
    this.client = client;
    this.person = person;
    this.socket = socket;
    this.parts = parts;
    const { messagesPerSecond, messagesAtOnce } = parts.limits;
    this.bucket = new TokenBucket(messagesPerSecond, messagesAtOnce, parts.house.time.now());
  }

  sendText(text: string): void {
    if (this.closed) return;
    if (this.socket.bufferedAmount > this.parts.limits.waiting) this.bye('too-slow', 1_000);
    else this.socket.send(text);
  }

  send(message: ServerMessage): void {
    this.sendText(textOf(message));
  }

  /** Says good-bye; the client comes back by itself. Nothing more is sent. */
  bye(reason: string, after: number): void {
    if (this.closed) return;
    this.socket.send(textOf({ op: 'bye', reason, after }));
    this.socket.close(1001, reason);
    this.close();
  }

  close(): void {
    this.closed = true;
    for (const room of this.rooms.values()) room.unwatch(this);
    this.rooms.clear();
  }

  private refuse(refusal: Refusal, id: string | undefined): void {
    this.parts.metrics.refusals.inc({ code: refusal.code });
    this.send({ op: 'refused', ...(id === undefined ? {} : { id }), refusal });
  }

  /** A frame came in. Whatever it holds, it gets an answer and nothing else breaks. */
  async receive(text: string): Promise<void> {
    const arrived = this.parts.house.time.now();
    if (!this.bucket.take(arrived)) return this.refuse({ code: 'too-many-messages' }, idIn(text));
    const json = parsed(text);
    const read = clientMessage.safeParse(json);
    if (!read.success)
      return this.refuse({ code: 'bad-message', ...describeIssue({ ...read.error.issues[0] }) }, idIn(text));
    const message = read.data;
    try {
      const answer = await this.answer(message);
      if (typeof answer !== 'string') this.refuse(answer, message.id);
      else if (answer === 'done') this.send({ op: 'done', id: message.id });
      if (message.op === 'act' && typeof answer === 'string') {
        this.parts.metrics.actionSeconds.observe((this.parts.house.time.now() - arrived) / 1_000);
      }
    } catch (error) {
      this.parts.house.fault(error);
      this.refuse(
        error instanceof StorageUnavailable ? { code: 'storage-gone', retry: true } : { code: 'failed' },
        message.id,
      );
    }
  }

  private async answer(message: ClientMessage): Promise<Answer> {
    if (message.op === 'ping') return 'done';
    const { house, limits } = this.parts;
    if (house.stopping) return { code: 'stopping', retry: true };
    const code = 'table' in message ? message.table : tableOfMatch(message.match);
    const room = this.rooms.get(code) ?? (await house.room(code));
    if (!room) return refuse('no-such-table', { table: code }).refusal;
    if (message.op === 'unwatch') {
      this.rooms.delete(code);
      room.unwatch(this);
      return 'done';
    }
    if (message.op === 'watch') {
      if (this.rooms.size >= limits.tables) return { code: 'too-many', most: limits.tables };
      await room.watch(this, message.match, message.since ?? 0);
      if (this.closed) room.unwatch(this);
      else this.rooms.set(code, room);
      return 'done';
    }
    return this.command(room, message);
  }

  private async command(
    room: TableSession,
    message: Exclude<ClientMessage, { op: 'ping' | 'watch' | 'unwatch' }>,
  ): Promise<Answer> {
    if (this.person === undefined) return { code: 'who-are-you' };
    const { settle, isLevel } = this.parts;
    if (!this.settled) await settle(this.person);
    this.settled = true;
    const author = { client: this.client, person: this.person, isLevel };
    const run = commands[message.op] as (
      room: TableSession,
      by: typeof author,
      what: typeof message,
    ) => Promise<Attempt>;
    const answer = await room.change(() => run(room, author, message));
    if (answer !== 'told') return answer;
    // The log that was told carries the answer for those messages that it names, to whoever looks on.
    const answered = message.op === 'act' || message.op === 'undo' || message.op === 'agree';
    return answered && room.audience.has(this) ? 'told' : 'done';
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a message that could not be read otherwise. */
const idIn = (text: string): string | undefined => {
  const { id } = Object(parsed(text)) as { readonly id?: unknown };
  return typeof id === 'string' && id.length <= 40 ? id : undefined;
};
