// Sends a table to its subscribers: remembers how much of the table and its log they have been shown, and sends what is new, masked for
// each of them. Everything here runs in the table's queue, so that subscribers see one order of events.

import { parseFact, type Viewer } from '@mozaika/kernel';
import type { ChatPhrase, ServerMessage } from '@mozaika/protocol';
import type { HostedMatch } from '../matches/hosted-match.ts';
import type { ChatMessageRow, Heads } from '../storage/port.ts';
import type { Cause } from './decision.ts';
import type { Occupants } from './occupants.ts';
import { Presence } from './presence.ts';
import type { Subscriber } from './subscriber.ts';
import { peopleOf, seatOfPerson, type TableState } from './table-state.ts';
import { seatViews, tableView, type ViewedTable, youAt } from './table-view.ts';

/** What there is to show of a table. */
export interface TableContent extends ViewedTable {
  readonly version: number;
  readonly now: number;
}

/** Why nothing happens at a seat. */
export type SeatNotice = ServerMessage & { readonly op: 'notice' };

/** How much the subscribers have been shown. */
interface Shown {
  readonly version: number;
  readonly match: string | undefined;
  readonly length: number;
}

const shownOf = ({ version, match }: TableContent): Shown => ({
  version,
  match: match?.id,
  length: match?.length ?? 0,
});

export class Broadcast {
  readonly presence: Presence;
  private readonly subscribers = new Set<Subscriber>();
  private shown: Shown = { version: 0, match: undefined, length: 0 };

  constructor(now: number) {
    this.presence = new Presence(now);
  }

  get size(): number {
    return this.subscribers.size;
  }

  /** The match whose log the subscribers have been shown. */
  get shownMatch(): string | undefined {
    return this.shown.match;
  }

  /** Whether more is stored of the table or its match than the subscribers have been shown. */
  isBehind(code: string, { versions, lengths }: Heads): boolean {
    const { version, match, length } = this.shown;
    return (versions.get(code) ?? 0) > version || (match !== undefined && (lengths.get(match) ?? 0) > length);
  }

  /** Whether a client is among the subscribers. */
  reaches(client: string): boolean {
    return [...this.subscribers].some((one) => one.client === client);
  }

  /** Shows a new subscriber the table, the log from entry `since` on, and the chat if they are seated. */
  add(subscriber: Subscriber, table: TableContent, since: number, occupants: Occupants): void {
    const { person } = subscriber;
    const came = person !== undefined && !this.subscribers.has(subscriber) && this.presence.come(person);
    this.subscribers.add(subscriber);
    this.shown = shownOf(table);
    const { state, match, now } = table;
    subscriber.send({ op: 'table', table: { ...tableView(table, occupants), you: youAt(state, person) } });
    if (match?.over) subscriber.send(overMessage(match));
    else if (match) subscriber.send(logMessage(match, match.viewerOf(person), since, now));
    // Onlookers are nobody's news: only who sits at the table is shown as present.
    if (came && isSeated(state, subscriber)) this.sendSeats(table, occupants, subscriber);
  }

  /** Whether with this subscriber a person has gone. */
  remove(subscriber: Subscriber, now: number): boolean {
    const { person } = subscriber;
    return this.subscribers.delete(subscriber) && person !== undefined && this.presence.go(person, now);
  }

  /**
   * Shows all subscribers what they have not been shown yet. `readOccupants` is asked only if they need to know; when it fails,
   * what was not shown is shown the next time.
   */
  async show(table: TableContent, readOccupants: () => Promise<Occupants>, cause?: Cause): Promise<void> {
    if (this.subscribers.size === 0) {
      this.shown = shownOf(table);
      return;
    }
    const { version } = this.shown;
    // A log can only be understood by who knows its match.
    if (table.match?.id !== this.shown.match) await this.showTable(table, readOccupants);
    const from = this.shown.length;
    this.showLog(table, cause);
    if (this.shown.version !== table.version) await this.showTable(table, readOccupants);
    const isTableNew = version !== table.version;
    if (!isTableNew && table.match?.entries.slice(from).some(isAboutSeats)) {
      this.sendSeats(table, await readOccupants());
    }
  }

  private async showTable(table: TableContent, readOccupants: () => Promise<Occupants>): Promise<void> {
    const view = tableView(table, await readOccupants());
    this.shown = { version: table.version, match: table.match?.id, length: this.lengthShown(table) };
    // Written down once for all who are the same at the table, as all spectators are.
    const texts = new Map<string, string>();
    for (const subscriber of this.subscribers) {
      const you = youAt(table.state, subscriber.person);
      subscriber.sendText(once(texts, `${you.host} ${you.seat}`, () => ({ op: 'table', table: { ...view, you } })));
    }
  }

  private lengthShown({ match }: TableContent): number {
    return match?.id === this.shown.match ? this.shown.length : 0;
  }

  private showLog(table: TableContent, cause: Cause | undefined): void {
    const { match, now } = table;
    const from = this.lengthShown(table);
    if (!match || match.length <= from) return;
    this.shown = { ...this.shown, match: match.id, length: match.length };
    const texts = new Map<string, string>();
    for (const subscriber of this.subscribers) {
      const viewer = match.viewerOf(subscriber.person);
      const re = cause?.client === subscriber.client ? { re: cause.id } : {};
      const key = cause?.client === subscriber.client ? 'cause' : String(match.over ? 'over' : viewer);
      subscriber.sendText(once(texts, key, () => ({ ...logMessage(match, viewer, from, now), ...re })));
    }
    if (match.over) this.sendAll(overMessage(match));
  }

  /** Who came, went or was replaced. */
  sendSeats({ code, state, match }: TableContent, occupants: Occupants, except?: Subscriber): void {
    this.sendAll({ op: 'seats', table: code, seats: seatViews(state, match, occupants) }, (one) => one !== except);
  }

  sendNotice(notice: SeatNotice): void {
    this.sendAll(notice);
  }

  /** A chat message is for those who sit there. */
  sendChat(message: ChatMessageRow, state: TableState): void {
    this.sendAll(chatMessage(message, state), (one) => isSeated(state, one));
  }

  /** What was said is erased; those who sit there are shown what is left of it. */
  eraseChat(table: string, left: readonly ChatMessageRow[], state: TableState): void {
    this.sendAll({ op: 'erased', table }, (one) => isSeated(state, one));
    for (const message of left) this.sendChat(message, state);
  }

  private sendAll(message: ServerMessage, isFor: (subscriber: Subscriber) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const subscriber of this.subscribers) if (isFor(subscriber)) subscriber.sendText(text);
  }
}

/** The text of a message, made once for each key. */
function once(texts: Map<string, string>, key: string, message: () => ServerMessage): string {
  const text = texts.get(key) ?? JSON.stringify(message());
  texts.set(key, text);
  return text;
}

/** Whether an entry changes who plays a seat. */
const isAboutSeats = (entry: string): boolean => ['bot', 'back', 'end'].includes(parseFact(entry)?.kind ?? '');

export const isSeated = (state: TableState, { person }: Subscriber): boolean =>
  person !== undefined && peopleOf(state).includes(person);

/** What a viewer may know of the log from an entry on: when the match is over, nothing is masked. */
function logMessage(
  match: HostedMatch,
  viewer: Viewer,
  from: number,
  now: number,
): ServerMessage & { readonly op: 'log' } {
  const entries = match.over ? match.entries.slice(from) : match.masked(viewer, from);
  const clocks = match.status.clocksAt(now);
  return { op: 'log', match: match.id, from, entries, ...(clocks && { clocks }) };
}

const overMessage = ({ id, entries, row }: HostedMatch): ServerMessage => ({
  op: 'over',
  match: id,
  entries: [...entries],
  seed: row.seed,
});

/** A chat message names the seat that its author has now: people move on with every match. */
export const chatMessage = (message: ChatMessageRow, state: TableState): ServerMessage => ({
  op: 'said',
  table: message.table,
  n: message.n,
  at: message.at,
  seat: seatOfPerson(state, message.person) ?? message.seat,
  // Stored from a message that the schema let through, so that it is one of the phrases.
  ...(message.phrase === null ? {} : { phrase: message.phrase as ChatPhrase }),
  ...(message.text === null ? {} : { text: message.text }),
});
