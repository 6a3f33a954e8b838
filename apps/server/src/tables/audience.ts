// Who is shown a table in this process, and what they are shown: the table and its log, who is there, the chat, why nothing happens. All of
// it runs in the table's queue.

import type { Heads, PresenceRow } from '../storage/port.ts';
import { wakesBots } from './attendance.ts';
import { Broadcast, chatMessage, isSeated, type SeatNotice, type TableContent } from './broadcast.ts';
import { ChatFeed } from './chat.ts';
import type { Cause } from './decision.ts';
import { type Occupants, readOccupants } from './occupants.ts';
import type { Presence } from './presence.ts';
import type { SessionParts } from './session-parts.ts';
import { SharedPresence } from './shared-presence.ts';
import type { Arrival, Subscriber } from './subscriber.ts';
import { peopleOf } from './table-state.ts';
import type { TableStore } from './table-store.ts';

export class Audience {
  private readonly code: string;
  private readonly store: TableStore;
  private readonly parts: SessionParts;
  private readonly broadcast: Broadcast;
  private readonly chatFeed: ChatFeed;
  private readonly others: SharedPresence;
  /** The last notice: it holds as long as the log does not go on. */
  private notice: SeatNotice | undefined;

  constructor(store: TableStore, parts: SessionParts) {
    this.code = store.code;
    this.store = store;
    this.parts = parts;
    this.broadcast = new Broadcast(parts.time.now());
    this.chatFeed = new ChatFeed(parts.storage, store.code);
    this.others = new SharedPresence(store.code, this.broadcast.presence, parts);
  }

  /** How many sockets show the table. */
  get size(): number {
    return this.broadcast.size;
  }

  get presence(): Presence {
    return this.broadcast.presence;
  }

  /** The match that subscribers are shown. */
  get shownMatch(): string | undefined {
    return this.broadcast.shownMatch;
  }

  /** Whether a client is among the subscribers. */
  reaches(client: string): boolean {
    return this.broadcast.reaches(client);
  }

  async content(): Promise<TableContent> {
    const { code, store, parts } = this;
    const { version, state } = store;
    const match = await store.match();
    return { code, version, state, match, rules: parts.games.rules(state.game), now: parts.time.now() };
  }

  occupants(): Promise<Occupants> {
    return readOccupants(this.parts.storage, this.store.state, this.presence);
  }

  /** Shows subscribers what is new. What can't be read for it is read again later. */
  async show(cause?: Cause): Promise<void> {
    try {
      await this.broadcast.show(await this.content(), () => this.occupants(), cause);
    } catch (error) {
      this.store.markStale();
      throw error;
    }
  }

  async showSeats(): Promise<void> {
    this.broadcast.sendSeats(await this.content(), await this.occupants());
  }

  async showNewChat(): Promise<void> {
    const { unseen } = await this.chatFeed.read();
    for (const message of unseen) this.broadcast.sendChat(message, this.store.state);
  }

  /** Whoever runs the server has erased the chat. */
  async showErasedChat(): Promise<void> {
    const { recent } = await this.chatFeed.read();
    this.broadcast.eraseChat(this.code, recent, this.store.state);
  }

  /** Says why nothing happens at a seat. */
  notify(notice: Omit<SeatNotice, 'op'>): void {
    this.notice = { op: 'notice', ...notice };
    this.broadcast.sendNotice(this.notice);
  }

  /** Whether more is stored than subscribers have been shown: of the table and its match; of the chat. */
  isBehind(heads: Heads): { readonly log: boolean; readonly chat: boolean } {
    const last = heads.chats.get(this.code) ?? -1;
    return { log: this.broadcast.isBehind(this.code, heads), chat: this.chatFeed.isBehind(last) };
  }

  /** Reads who is at the other processes. Returns whether that changes who is there. */
  readOthers(): Promise<boolean> {
    return this.others.read();
  }

  /** The same, of rows that were read already. */
  followOthers(rows: readonly PresenceRow[]): boolean {
    return this.others.follow(rows);
  }

  /** The other processes have to know of the people who matter here. */
  tellWhoIsHere(): Promise<void> {
    const { state } = this.store;
    return this.others.tell([state.host, ...peopleOf(state)]);
  }

  /** The others thought that this process was dead. */
  forgetTold(): void {
    this.others.forgetTold();
  }

  /** Whether this person is here, and bots move because of it. */
  isWatchedBy(person: string, { match }: TableContent): boolean {
    return match !== undefined && this.presence.isHere(person) && wakesBots(match, person);
  }

  /** Shows the table to those who have come, each what they do not know. */
  async admit(arrivals: readonly Arrival[], table: TableContent, occupants: Occupants): Promise<void> {
    const { recent, unseen } = await this.chatFeed.read();
    // From here on nothing waits: what is shown from now on follows on what is sent here.
    for (const message of unseen) this.broadcast.sendChat(message, table.state);
    for (const { subscriber, match, since } of arrivals) {
      const isKnown = match !== undefined && match === table.match?.id && since <= table.match.length;
      this.broadcast.add(subscriber, table, isKnown ? since : 0, occupants);
      const { notice } = this;
      if (notice && notice.match === table.match?.id && notice.index === table.match.length) subscriber.send(notice);
      const chat = isSeated(table.state, subscriber) ? recent : [];
      for (const message of chat) subscriber.send(chatMessage(message, table.state));
    }
  }

  /** Whether with this subscriber a person has gone. */
  remove(subscriber: Subscriber): boolean {
    return this.broadcast.remove(subscriber, this.parts.time.now());
  }
}
