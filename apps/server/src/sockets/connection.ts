// One socket of one client: reads its messages, has them done at their tables, and answers each of them once.

import { ok, type Refusal, type Result, refuse } from '@mozaika/kernel';
import { type ClientMessage, clientMessage, type ServerMessage, tableOfMatch } from '@mozaika/protocol';
import type { WebSocket } from 'ws';
import type { Admission, Admitted } from '../ops/admission.ts';
import type { Metrics } from '../ops/metrics.ts';
import { StorageUnavailable } from '../storage/port.ts';
import { decide, type TableMessage } from '../tables/commands.ts';
import type { CommandResult } from '../tables/session-parts.ts';
import type { Subscriber } from '../tables/subscriber.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { TableSession } from '../tables/table-session.ts';
import type { Time } from '../time.ts';
import { describeIssue } from '../validation-issue.ts';
import type { MessageLimits, Sender, SocketLimits } from './socket-limits.ts';

export interface ConnectionParts {
  readonly tables: TableRegistry;
  readonly metrics: Metrics;
  readonly admission: Admission;
  readonly limits: SocketLimits;
  readonly messageLimits: MessageLimits;
  readonly time: Time;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
  /** Stores a person who was not stored yet. */
  ensureStored(person: string): Promise<unknown>;
  reportError(error: unknown): void;
}

/** Who opened a socket, with which generation of their sessions. */
interface Visit extends Sender {
  readonly generation: number;
}

/** Takes no place of those who are let in. */
const FREE: Result<Admitted> = ok({ leave: () => undefined });
const DONE = { kind: 'done' } as const;
const refused = (refusal: Refusal): CommandResult => ({ kind: 'refused', refusal });

const textOf = (message: ServerMessage): string => JSON.stringify(message);

export class Connection implements Subscriber {
  readonly client: string;
  readonly person: string | undefined;
  readonly generation: number;
  readonly address: string;
  private readonly socket: WebSocket;
  private readonly parts: ConnectionParts;
  /** The tables that it is shown. */
  private readonly sessions = new Map<string, TableSession>();
  private closed = false;
  private isStored = false;
  /** How many of its commands are being worked on. */
  private running = 0;

  constructor(client: string, { person, generation, address }: Visit, socket: WebSocket, parts: ConnectionParts) {
    this.client = client;
    this.person = person;
    this.generation = generation;
    this.address = address;
    this.socket = socket;
    this.parts = parts;
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
    for (const session of this.sessions.values()) session.unsubscribe(this);
    this.sessions.clear();
  }

  private refuse(refusal: Refusal, id: string | undefined): void {
    this.parts.metrics.refusals.inc({ code: refusal.code });
    this.send({ op: 'refused', ...(id === undefined ? {} : { id }), refusal });
  }

  /** A frame came in. Whatever it holds, it gets an answer and nothing else breaks. */
  async receive(text: string): Promise<void> {
    // Who was sent away is not heard any more, whatever is still on its way.
    if (this.closed) return;
    const arrived = this.parts.time.now();
    const wait = await this.parts.messageLimits.take(this);
    if (this.closed) return;
    if (wait > 0) return this.refuse({ code: 'too-many-messages' }, idIn(text));
    const json = parsed(text);
    const read = clientMessage.safeParse(json);
    if (!read.success) {
      const [issue] = read.error.issues;
      return this.refuse({ code: 'bad-message', ...(issue && describeIssue({ ...issue })) }, idIn(text));
    }
    const message = read.data;
    if (message.op === 'ping') return this.answer(message.id, DONE, message.op, arrived);
    const admitted = this.isCheap(message) ? FREE : this.parts.admission.enter(this.running);
    if (!admitted.ok) return this.refuse(admitted.refusal, message.id);
    this.running++;
    try {
      this.answer(message.id, await this.perform(message), message.op, arrived);
    } catch (error) {
      this.parts.reportError(error);
      const code = error instanceof StorageUnavailable ? { code: 'storage-gone', retry: true } : { code: 'failed' };
      this.refuse(code, message.id);
    } finally {
      this.running--;
      admitted.value.leave();
    }
  }

  /** All who come to a table that is shown are served together, so that thousands may. */
  private isCheap(message: ClientMessage): boolean {
    return message.op === 'watch' && this.parts.tables.isShown(message.table);
  }

  private answer(id: string, outcome: CommandResult, op: ClientMessage['op'], arrived: number): void {
    const { metrics, time } = this.parts;
    if (outcome.kind === 'refused') this.refuse(outcome.refusal, id);
    if (outcome.kind === 'done') this.send({ op: 'done', id });
    if (op === 'act' && outcome.kind !== 'refused') metrics.actionSeconds.observe((time.now() - arrived) / 1_000);
  }

  private async perform(message: Exclude<ClientMessage, { op: 'ping' }>): Promise<CommandResult> {
    const { tables, stopping } = this.parts;
    if (stopping.aborted) return refused({ code: 'stopping', retry: true });
    const code = 'table' in message ? message.table : tableOfMatch(message.match);
    const outcome = await tables.use(code, (session) => this.performAt(session, message));
    return outcome ?? refused(refuse('no-such-table', { table: code }).refusal);
  }

  private performAt(session: TableSession, message: Exclude<ClientMessage, { op: 'ping' }>): Promise<CommandResult> {
    if (message.op === 'unwatch') return this.unwatch(session);
    return message.op === 'watch' ? this.watch(session, message) : this.command(session, message);
  }

  private async unwatch(session: TableSession): Promise<CommandResult> {
    this.sessions.delete(session.code);
    session.unsubscribe(this);
    return DONE;
  }

  private async watch(session: TableSession, message: Extract<ClientMessage, { op: 'watch' }>): Promise<CommandResult> {
    const { limits } = this.parts;
    if (this.sessions.size >= limits.tables) return refused({ code: 'too-many', most: limits.tables });
    await session.subscribe(this, message.match, message.since ?? 0);
    if (this.closed) session.unsubscribe(this);
    else this.sessions.set(session.code, session);
    return DONE;
  }

  private async command(session: TableSession, message: TableMessage): Promise<CommandResult> {
    const { client, person } = this;
    if (person === undefined) return refused({ code: 'who-are-you' });
    if (!this.isStored) await this.parts.ensureStored(person);
    this.isStored = true;
    return await session.execute((table) => decide(table, { client, person }, message));
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
