// A client of the socket, for browsers and programs: it connects again by itself, asks for what it missed, and sends again what was
// not answered. The server takes the same message twice for one.

import { commitmentTo, formatHex, parseHex, type Refusal, SEED_BYTES } from '@mozaika/kernel';
import type { ClientMessage, ServerMessage } from '../messages.ts';
import { PROTOCOL } from '../parts.ts';
import type { TableView } from '../table.ts';
import { ClientLog } from './log.ts';

/** What of `WebSocket` is used: browsers, Node and `ws` have it. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

type Told<Op extends ServerMessage['op']> = ServerMessage & { readonly op: Op };
export type ChatMessage = Told<'said'>;
export type ConnectionState = 'connecting' | 'open' | 'closed' | 'outdated';

/** Whoever shows a table. */
export interface TableListener {
  /** Something of the table or its log changed; read it from the client. */
  changed(): void;
  said?(saying: ChatMessage): void;
  /** The table can't be watched. */
  refused?(refusal: Refusal): void;
}

export interface ContributionStore {
  get(table: string): string | undefined;
  set(table: string, value: string): void;
}

export interface ClientOptions {
  /** Opens a socket. */
  open(): SocketLike;
  /** Where contributions to shuffles are kept until they are opened: it should survive a reload. */
  readonly contributions: ContributionStore;
  onState?(state: ConnectionState): void;
  onHello?(hello: Told<'hello'>): void;
  now?(): number;
}

/** A message without its id, which the client gives. */
export type ClientRequest = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, 'id'>
    : never
  : never;

interface Pending {
  readonly text: string;
  readonly op: ClientRequest['op'];
  resolve(refusal: Refusal | undefined): void;
}

interface Watched {
  table: TableView | undefined;
  log: ClientLog | undefined;
  readonly listeners: Set<TableListener>;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;
/** Without a sign of life for so long the socket is given up; phones sleep without telling. */
const SILENCE_MS = 45_000;
const PING_MS = 20_000;
const OPEN = 1;

export class MozaikaClient {
  private readonly options: ClientOptions;
  private readonly pending = new Map<string, Pending>();
  private readonly watched = new Map<string, Watched>();
  private socket: SocketLike | undefined;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private count = 0;
  private readonly session = Math.random().toString(36).slice(2, 10);
  state: ConnectionState = 'connecting';

  constructor(options: ClientOptions) {
    this.options = options;
    this.connect();
  }

  private now(): number {
    return this.options.now?.() ?? Date.now();
  }

  private become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    this.options.onState?.(state);
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = this.options.open();
    this.socket = socket;
    this.heard = this.now();
    socket.onmessage = ({ data }) => {
      this.heard = this.now();
      if (typeof data === 'string') this.receive(JSON.parse(data));
    };
    socket.onclose = () => this.lost(socket);
    socket.onerror = () => undefined;
    clearInterval(this.pings);
    this.pings = setInterval(() => this.check(), PING_MS);
  }

  /** Is somebody there? A client that slept asks at once when it wakes up. */
  check(): void {
    if (this.state === 'closed' || this.state === 'outdated') return;
    if (this.now() - this.heard > SILENCE_MS) this.lost(this.socket);
    else if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify({ op: 'ping', id: `p${++this.count}` }));
  }

  /** Connects now instead of waiting: the network is back. */
  retry(): void {
    if (this.state === 'connecting' && this.socket === undefined) this.connect();
  }

  private lost(socket: SocketLike | undefined): void {
    if (socket !== this.socket) return;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    this.socket = undefined;
    clearInterval(this.pings);
    if (this.state === 'closed' || this.state === 'outdated') return;
    this.become('connecting');
    // Looking is asked for anew with every connection; what was to be done goes out again.
    for (const [id, { op, resolve }] of this.pending) {
      if (op !== 'watch' && op !== 'unwatch') continue;
      this.pending.delete(id);
      resolve(undefined);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), this.wait * (0.5 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
  }

  private receive(message: ServerMessage): void {
    // A newer server may say things that this client does not know.
    (this.reactions[message.op] as ((message: ServerMessage) => void) | undefined)?.(message);
  }

  private readonly reactions: { readonly [Op in ServerMessage['op']]: (message: Told<Op>) => void } = {
    hello: (message) => this.greeted(message),
    done: ({ id }) => this.answered(id, undefined),
    refused: ({ id, refusal }) => {
      if (id !== undefined) this.answered(id, refusal as Refusal);
    },
    table: ({ table }) => this.tableCame(table),
    seats: ({ table: code, seats }) => {
      const table = this.watched.get(code)?.table;
      if (table) this.tableCame({ ...table, seats });
    },
    log: (message) => this.logCame(message),
    over: ({ match, entries, seed }) => {
      const { watched, log } = this.logOf(match);
      log?.reveal(entries, seed);
      tell(watched);
    },
    said: (message) => {
      for (const listener of this.watched.get(message.table)?.listeners ?? []) listener.said?.(message);
    },
    bye: ({ after }) => {
      this.wait = after;
      this.lost(this.socket);
    },
  };

  private greeted(message: Told<'hello'>): void {
    this.options.onHello?.(message);
    if (message.protocol !== PROTOCOL) {
      this.end('outdated');
      return;
    }
    this.wait = FIRST_WAIT_MS;
    this.become('open');
    // First what was missed, then what was not answered: an answer never comes before what led to it.
    const again = [...this.pending.values()];
    for (const code of this.watched.keys()) this.askFor(code);
    for (const { text } of again) this.socket?.send(text);
  }

  private answered(id: string, refusal: Refusal | undefined): void {
    const pending = this.pending.get(id);
    // The server could not do it just now: the same message goes out again with the next connection or in a while.
    if (pending && Object(refusal).retry === true) {
      setTimeout(
        () => this.pending.has(id) && this.socket?.readyState === OPEN && this.socket.send(pending.text),
        1_000,
      );
      return;
    }
    this.pending.delete(id);
    pending?.resolve(refusal);
  }

  private tableCame(table: TableView): void {
    const watched = this.watched.get(table.code);
    if (!watched) return;
    watched.table = table;
    const id = table.match?.id;
    if (id !== undefined && watched.log?.match !== id && table.stage !== 'opening') watched.log = new ClientLog(id);
    this.open(table);
    tell(watched);
  }

  private logOf(match: string): { readonly watched: Watched | undefined; readonly log: ClientLog | undefined } {
    const watched = this.watched.get(match.slice(0, match.indexOf('.')));
    if (watched && watched.log?.match !== match) watched.log = new ClientLog(match);
    return { watched, log: watched?.log };
  }

  private logCame({ match, from, entries, clocks, re }: Told<'log'>): void {
    const { watched, log } = this.logOf(match);
    if (watched && log && !log.take(from, entries)) this.askFor(match.slice(0, match.indexOf('.')));
    if (log && clocks) log.clocks = { left: clocks, at: this.now() };
    if (re !== undefined) this.answered(re, undefined);
    tell(watched);
  }

  private askFor(code: string): void {
    const log = this.watched.get(code)?.log;
    const known = log === undefined ? {} : { match: log.match, since: log.seed === undefined ? log.entries.length : 0 };
    void this.send({ op: 'watch', table: code, ...known }).then((refusal) => {
      if (refusal) for (const listener of this.watched.get(code)?.listeners ?? []) listener.refused?.(refusal);
    });
  }

  /** Sends a message and waits for its answer, over as many connections as it takes: nothing, or why not. */
  send(wish: ClientRequest): Promise<Refusal | undefined> {
    const { state } = this;
    if (state === 'closed' || state === 'outdated') return Promise.resolve({ code: state });
    const id = `${this.session}.${++this.count}`;
    const text = JSON.stringify({ ...wish, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, op: wish.op, resolve });
      if (this.state === 'open' && this.socket?.readyState === OPEN) this.socket.send(text);
    });
  }

  /** Sits down with a contribution to the shuffle. */
  sit(table: string, seat?: number): Promise<Refusal | undefined> {
    return this.send({ op: 'sit', table, ...(seat === undefined ? {} : { seat }), seal: this.newSeal(table) });
  }

  rematch(table: string): Promise<Refusal | undefined> {
    return this.send({ op: 'rematch', table, seal: this.newSeal(table) });
  }

  /** A new contribution for the next match of a table, kept until it may be opened; its hash can be told at once. */
  newSeal(table: string): string {
    const value = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
    this.options.contributions.set(table, formatHex(value));
    return commitmentTo(value);
  }

  /** Opens one's contribution once all hashes are published. */
  private open({ code, stage, match, you }: TableView): void {
    const value = parseHex(this.options.contributions.get(code), SEED_BYTES);
    if (stage !== 'opening' || !match || you.seat === undefined || !value) return;
    const { seals, contributions } = match.fairness;
    const sealed = seals.some(({ seat, hash }) => seat === you.seat && hash === commitmentTo(value));
    if (!sealed || contributions.some(({ seat }) => seat === you.seat)) return;
    void this.send({ op: 'reveal', match: match.id, value: formatHex(value) });
  }

  /** Looks at a table from now on; call what comes back to stop. */
  watch(code: string, listener: TableListener): () => void {
    const known = this.watched.get(code);
    const watched = known ?? { table: undefined, log: undefined, listeners: new Set() };
    watched.listeners.add(listener);
    if (!known) {
      this.watched.set(code, watched);
      if (this.state === 'open') this.askFor(code);
    }
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size > 0 || this.watched.get(code) !== watched) return;
      this.watched.delete(code);
      if (this.state === 'open') void this.send({ op: 'unwatch', table: code });
    };
  }

  table(code: string): TableView | undefined {
    return this.watched.get(code)?.table;
  }

  log(code: string): ClientLog | undefined {
    return this.watched.get(code)?.log;
  }

  close(): void {
    this.end('closed');
  }

  /** For good: what waits for an answer will not get one. */
  private end(state: 'closed' | 'outdated'): void {
    this.become(state);
    clearTimeout(this.timer);
    this.lost(this.socket);
    for (const { resolve } of this.pending.values()) resolve({ code: state });
    this.pending.clear();
  }
}

function tell(watched: Watched | undefined): void {
  for (const listener of watched?.listeners ?? []) listener.changed();
}
