// The tables this client subscribes to: their newest view, the log of their match, and who in this program is notified of changes.

import type { Refusal } from '@mozaika/kernel';
import { numberOfMatch, tableOfMatch } from '../limits.ts';
import type { ServerMessage } from '../messages.ts';
import type { TableView } from '../table.ts';
import { ClientLog } from './log.ts';
import type { ClientRequest } from './outbox.ts';

export type MessageOf<Op extends ServerMessage['op']> = Extract<ServerMessage, { readonly op: Op }>;
export type ChatMessage = MessageOf<'said'>;
export type SeatNotice = MessageOf<'notice'>;

/** Whoever shows a table. */
export interface TableListener {
  /** Something of the table or its log changed; read it from the client. */
  changed(): void;
  said?(message: ChatMessage): void;
  /** What was said so far is erased; what is left of it comes again. */
  erased?(): void;
  /** The table can't be watched. */
  refused?(refusal: Refusal): void;
}

interface Subscription {
  table: TableView | undefined;
  log: ClientLog | undefined;
  notice: SeatNotice | undefined;
  readonly listeners: Set<TableListener>;
}

export interface SubscriptionsOptions {
  send(request: ClientRequest): Promise<Refusal | undefined>;
  now(): number;
}

export class Subscriptions {
  private readonly options: SubscriptionsOptions;
  private readonly tables = new Map<string, Subscription>();

  constructor(options: SubscriptionsOptions) {
    this.options = options;
  }

  table(code: string): TableView | undefined {
    return this.tables.get(code)?.table;
  }

  log(code: string): ClientLog | undefined {
    return this.tables.get(code)?.log;
  }

  notice(code: string): SeatNotice | undefined {
    const { log, notice } = this.tables.get(code) ?? {};
    return log && notice?.match === log.match && notice.index === log.entries.length ? notice : undefined;
  }

  has(code: string): boolean {
    return this.tables.has(code);
  }

  /** Adds a listener, for the first time or besides others. */
  add(code: string, listener: TableListener): void {
    const known = this.tables.get(code);
    if (known) known.listeners.add(listener);
    else this.tables.set(code, { table: undefined, log: undefined, notice: undefined, listeners: new Set([listener]) });
  }

  /** Removes a listener, and with the last one the table. */
  remove(code: string, listener: TableListener): void {
    const subscription = this.tables.get(code);
    subscription?.listeners.delete(listener);
    if (subscription?.listeners.size === 0) this.tables.delete(code);
  }

  /** Asks the server for every table anew: subscriptions end with their connection. */
  watchAll(): void {
    for (const code of this.tables.keys()) this.watch(code);
  }

  /** Asks the server for a table and what its log has beyond what is known here. */
  watch(code: string): void {
    const log = this.log(code);
    const known = log === undefined ? {} : { match: log.match, since: log.seed === undefined ? log.entries.length : 0 };
    void this.options.send({ op: 'watch', table: code, ...known }).then((refusal) => {
      if (refusal) for (const listener of this.listeners(code)) listener.refused?.(refusal);
    });
  }

  takeTable(table: TableView): void {
    const subscription = this.tables.get(table.code);
    if (!subscription) return;
    subscription.table = table;
    const id = table.match?.id;
    if (id !== undefined && table.stage !== 'opening') this.logOf(id);
    this.notify(table.code);
  }

  takeSeats({ table: code, seats }: MessageOf<'seats'>): void {
    const table = this.table(code);
    if (table) this.takeTable({ ...table, seats });
  }

  /** Takes entries in; where some before them are missing, they are asked for. */
  takeLog({ match, from, entries, clocks }: MessageOf<'log'>): void {
    const log = this.logOf(match);
    if (!log) return;
    if (!log.take(from, entries)) this.watch(tableOfMatch(match));
    if (clocks) log.clocks = { left: clocks, at: this.options.now() };
    this.notify(tableOfMatch(match));
  }

  takeWholeLog({ match, entries, seed }: MessageOf<'over'>): void {
    this.logOf(match)?.reveal(entries, seed);
    this.notify(tableOfMatch(match));
  }

  takeNotice(notice: SeatNotice): void {
    const code = tableOfMatch(notice.match);
    const subscription = this.tables.get(code);
    if (!subscription) return;
    subscription.notice = notice;
    this.notify(code);
  }

  takeChatMessage(message: ChatMessage): void {
    for (const listener of this.listeners(message.table)) listener.said?.(message);
  }

  eraseChat(code: string): void {
    for (const listener of this.listeners(code)) listener.erased?.();
  }

  /** The log of a match at a watched table. The next match there begins with an empty one; messages about earlier ones come too late. */
  private logOf(match: string): ClientLog | undefined {
    const subscription = this.tables.get(tableOfMatch(match));
    if (!subscription) return undefined;
    const known = subscription.log;
    if (known?.match === match) return known;
    if (known && numberOfMatch(known.match) > numberOfMatch(match)) return undefined;
    subscription.log = new ClientLog(match);
    return subscription.log;
  }

  private listeners(code: string): readonly TableListener[] {
    return [...(this.tables.get(code)?.listeners ?? [])];
  }

  private notify(code: string): void {
    for (const listener of this.listeners(code)) listener.changed();
  }
}
