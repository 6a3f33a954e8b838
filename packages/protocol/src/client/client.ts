// A client of the server's socket, for browsers and programs: it reconnects, asks for what it missed, and sends again what was not
// answered. The server handles the same message twice as one.

import type { Refusal, Seat, Witness } from '@mozaika/kernel';
import type { ServerMessage } from '../messages.ts';
import type { TableView } from '../table.ts';
import { decode, type UnreadableMessage } from './decode.ts';
import type { ClientLog } from './log.ts';
import { type ClientRequest, Outbox } from './outbox.ts';
import { ReconnectingSocket, type SocketLike } from './reconnecting-socket.ts';
import type { ShuffleStore } from './shuffle-store.ts';
import { type ShuffleDifference, ShuffleWitness } from './shuffle-witness.ts';
import { type MessageOf, type SeatNotice, Subscriptions, type TableListener } from './subscriptions.ts';
import { systemTimers, type Timers } from './timers.ts';

/** `outdated`: the server speaks another protocol; the program has to be replaced, a page reloaded. */
export type ConnectionState = 'connecting' | 'open' | 'closed' | 'outdated';

export interface ClientOptions {
  /** Opens a socket. */
  open(): SocketLike;
  /** Where it is kept what this device saw of shuffles and added to them: it should survive a reload. */
  readonly shuffles: ShuffleStore;
  onState?(state: ConnectionState): void;
  onHello?(hello: MessageOf<'hello'>): void;
  /**
   * The server closes the connection, which comes back by itself: `signed-out` means that the session has ended, `banned`
   * that whoever runs the server keeps this person out.
   */
  onBye?(bye: MessageOf<'bye'>): void;
  /** What whoever runs the server tells everybody now: all of it, whenever it changes. */
  onAnnouncements?(announcements: MessageOf<'announcements'>): void;
  /** The server contradicts what this device remembers of a shuffle: say it loudly. `client.witness` has all of it. */
  onDifference?(difference: ShuffleDifference): void;
  /** Something came that is not a message of the protocol; it was ignored. */
  onUnreadable?(message: UnreadableMessage): void;
  /** Time and chance; the system's unless a test brings its own. */
  readonly timers?: Timers;
  random?(): number;
}

type Reactions = { readonly [Op in ServerMessage['op']]: (message: MessageOf<Op>) => void };

export class MozaikaClient {
  state: ConnectionState = 'connecting';
  private readonly options: ClientOptions;
  private readonly socket: ReconnectingSocket;
  private readonly outbox: Outbox;
  private readonly subscriptions: Subscriptions;
  private readonly shuffles: ShuffleWitness;
  /** The matches whose opening is under way: it is sent once, and again by the outbox. */
  private readonly opening = new Set<string>();

  constructor(options: ClientOptions) {
    this.options = options;
    const timers = options.timers ?? systemTimers;
    this.outbox = new Outbox((text) => this.state === 'open' && this.socket.send(text), timers);
    this.subscriptions = new Subscriptions({ send: (request) => this.send(request), now: timers.now });
    this.shuffles = new ShuffleWitness({
      store: options.shuffles,
      onDifference: (difference) => options.onDifference?.(difference),
    });
    this.socket = new ReconnectingSocket({
      open: options.open,
      timers,
      random: options.random ?? Math.random,
      heartbeat: () => JSON.stringify({ op: 'ping', id: this.outbox.nextId() }),
      onData: (data) => this.receive(data),
      onLost: () => this.lost(),
    });
    this.socket.connect();
  }

  /** Sends a message and waits for its answer, over as many connections as it takes: nothing, or a refusal. */
  send(request: ClientRequest): Promise<Refusal | undefined> {
    const { state } = this;
    if (state === 'closed' || state === 'outdated') return Promise.resolve({ code: state });
    return this.outbox.send(request);
  }

  /** Sits down with a contribution to the shuffle. */
  sit(table: string, seat?: Seat): Promise<Refusal | undefined> {
    return this.send({
      op: 'sit',
      table,
      ...(seat === undefined ? {} : { seat }),
      seal: this.shuffles.contribute(table),
    });
  }

  rematch(table: string): Promise<Refusal | undefined> {
    return this.send({ op: 'rematch', table, seal: this.shuffles.contribute(table) });
  }

  /** Subscribes to a table; call what comes back to unsubscribe. */
  watch(code: string, listener: TableListener): () => void {
    const isNew = !this.subscriptions.has(code);
    this.subscriptions.add(code, listener);
    if (isNew && this.state === 'open') this.subscriptions.watch(code);
    return () => {
      if (!this.subscriptions.has(code)) return;
      this.subscriptions.remove(code, listener);
      if (!this.subscriptions.has(code) && this.state === 'open') void this.send({ op: 'unwatch', table: code });
    };
  }

  /** The newest view of a watched table. */
  table(code: string): TableView | undefined {
    return this.subscriptions.table(code);
  }

  /** The log of the current match at a watched table. */
  log(code: string): ClientLog | undefined {
    return this.subscriptions.log(code);
  }

  /** Why nothing happens at a seat of a watched table, if the server has said so and it still holds. */
  notice(code: string): SeatNotice | undefined {
    return this.subscriptions.notice(code);
  }

  /** What this device remembers of the shuffle of a match, with everything in which the server has contradicted it. */
  witness(match: string): Witness | undefined {
    return this.shuffles.of(match);
  }

  /** Finds out whether the connection is still there: for a device that wakes up. */
  check(): void {
    this.socket.checkAlive();
  }

  /** Reconnects now instead of waiting: for a device whose network is back. */
  retry(): void {
    this.socket.retryNow();
  }

  close(): void {
    this.end('closed');
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState?.(state);
  }

  private receive(data: unknown): void {
    const decoded = decode(data);
    if (decoded.kind === 'unreadable') this.options.onUnreadable?.(decoded.unreadable);
    else if (decoded.kind === 'other-protocol') this.end('outdated');
    else this.react(decoded.message);
  }

  private react(message: ServerMessage): void {
    // The table of reactions is typed message by message; that this one fits its own message, TypeScript can't follow.
    (this.reactions[message.op] as (message: ServerMessage) => void)(message);
  }

  private readonly reactions: Reactions = {
    hello: (message) => this.greeted(message),
    done: ({ id }) => this.outbox.answered(id),
    refused: ({ id, refusal }) => {
      if (id !== undefined) this.outbox.answered(id, refusal);
    },
    table: ({ table }) => {
      // Compared before it is shown, so that whoever shows it has the differences, too.
      if (this.subscriptions.has(table.code)) this.look(table);
      this.subscriptions.takeTable(table);
    },
    seats: (message) => this.subscriptions.takeSeats(message),
    log: (message) => {
      this.subscriptions.takeLog(message);
      if (message.re !== undefined) this.outbox.answered(message.re);
    },
    over: (message) => {
      this.shuffles.lookAtSeed(message.match, message.seed);
      this.subscriptions.takeWholeLog(message);
    },
    notice: (message) => this.subscriptions.takeNotice(message),
    said: (message) => this.subscriptions.takeChatMessage(message),
    erased: ({ table }) => this.subscriptions.eraseChat(table),
    announcements: (message) => this.options.onAnnouncements?.(message),
    bye: (message) => {
      this.options.onBye?.(message);
      this.socket.reconnectAfter(message.after);
    },
  };

  private greeted(message: MessageOf<'hello'>): void {
    this.options.onHello?.(message);
    this.socket.resetBackOff();
    this.become('open');
    // First what was missed, then what was not answered: an answer never comes before what led to it.
    const sendAgain = this.outbox.unanswered();
    this.subscriptions.watchAll();
    sendAgain();
  }

  /** Takes in what a table shows of its shuffle, and opens the own contribution when it is due. */
  private look(table: TableView): void {
    const request = this.shuffles.look(table);
    if (!request || this.opening.has(request.match)) return;
    const { match } = request;
    this.opening.add(match);
    void this.send(request).then((refusal) => {
      this.opening.delete(match);
      if (refusal) return;
      this.shuffles.acknowledged(match);
      const newest = this.subscriptions.table(table.code);
      if (newest) this.shuffles.look(newest);
    });
  }

  private lost(): void {
    this.become('connecting');
    // Subscriptions are asked for anew on every connection; everything else is sent again.
    this.outbox.forget(['watch', 'unwatch']);
  }

  /** For good: what waits for an answer will not get one. */
  private end(state: 'closed' | 'outdated'): void {
    this.become(state);
    this.socket.stop();
    this.outbox.refuseAll({ code: state });
  }
}
