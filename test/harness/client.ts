// One client: its socket and requests, what it knows of its tables, and what it has sent and not been answered yet. Everything that it
// sends and is told goes into the journal.

import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@mozaika/kernel';
import type { Journal } from './journal.ts';
import { KnownTable } from './known-table.ts';
import { API, type Frame, type Refusal, type Request, tableOf } from './messages.ts';

/** Who a client is to the server. A stranger has no cookie and only looks on. */
export type Standing = 'person' | 'program' | 'stranger';

export interface ClientParts {
  readonly name: string;
  readonly standing: Standing;
  /** The server's address, without a slash at its end. */
  readonly server: string;
  /** Where this client seems to come from. */
  readonly address: string;
  readonly journal: Journal;
  readonly random: Random;
  /** How long a socket or a request may be silent before the client gives it up, in milliseconds. */
  readonly patience: number;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

interface Unanswered {
  readonly text: string;
  settle(refusal: Refusal | undefined): void;
}

const CLOSE_MS = 20_000;
const RETRY_MS = 150;
/** All clients introduce themselves at the same moment. */
const INTRODUCTION_MS = 60_000;

export class Client {
  readonly name: string;
  readonly tables = new Map<string, KnownTable>();
  readonly unanswered = new Map<string, Unanswered>();
  /** Tables that it has asked to be shown, by the message, until that is refused or the connection ends. */
  private readonly watching = new Map<string, KnownTable>();
  private readonly parts: ClientParts;
  private headers: { [name: string]: string };
  private socket: WebSocket | undefined;
  private connection = 0;
  private count = 0;
  private greeted = false;
  private closed = false;
  /** When it opens the next socket, in milliseconds from the end of the last one. */
  private pause = 0;
  /** When the socket was opened or last said something. */
  private heard = 0;
  /** How many frames about its tables it was told. */
  news = 0;

  constructor(parts: ClientParts) {
    this.parts = parts;
    this.name = parts.name;
    this.headers = { origin: parts.server, 'x-forwarded-for': parts.address };
  }

  get isConnected(): boolean {
    return this.greeted;
  }

  /** Gets a cookie and says its name; a program gets a token instead. */
  async introduce(): Promise<void> {
    const { standing, name } = this.parts;
    if (standing === 'stranger') return;
    await this.insist('GET', '/me');
    if (standing === 'person') {
      await this.insist('PATCH', '/me', { name });
      return;
    }
    const { token }: { token: string } = JSON.parse(await this.insist('POST', '/programs', { name }));
    const { cookie: _, ...rest } = this.headers;
    this.headers = { ...rest, authorization: `Bearer ${token}` };
  }

  /** A request that has to succeed, however busy the machine is. */
  private async insist(method: string, path: string, body?: object): Promise<string> {
    const answer = await this.request(method, path, body, INTRODUCTION_MS);
    if (answer?.status !== 200) throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body}`);
    return answer.body;
  }

  /** The answer to a request, or nothing if none came. */
  async request(
    method: string,
    path: string,
    body?: object,
    patience = this.parts.patience,
  ): Promise<Answer | undefined> {
    const { journal, server } = this.parts;
    const asked = `${method} ${path}`;
    journal.add('asked', this.name, 0, JSON.stringify({ asked, body }));
    try {
      const response = await fetch(`${server}/${API}${path}`, {
        method,
        headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(patience),
      });
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (cookie !== undefined) this.headers['cookie'] = cookie;
      const answer = { status: response.status, body: await response.text() };
      journal.add('answered', this.name, 0, JSON.stringify({ asked, ...answer, ...(cookie && { cookie }) }));
      return answer;
    } catch {
      return undefined;
    }
  }

  /** Opens a socket, and another one whenever that ends. */
  connect(): void {
    if (this.closed || this.socket) return;
    const { journal, server } = this.parts;
    const connection = ++this.connection;
    const socket = new WebSocket(`${server.replace('http', 'ws')}/${API}/socket`, { headers: this.headers });
    this.socket = socket;
    this.pause = RETRY_MS;
    this.heard = Date.now();
    const heartbeat = setInterval(() => this.listen(), this.parts.patience / 4);
    journal.add('open', this.name, connection, '');
    const isCurrent = () => socket === this.socket;
    socket.addEventListener('message', ({ data }) => {
      // What comes on a socket that was given up is not read any more.
      if (!isCurrent()) return;
      journal.add('told', this.name, connection, String(data));
      this.receive(String(data));
    });
    socket.addEventListener('error', () => undefined);
    const end = () => {
      clearInterval(heartbeat);
      if (!isCurrent()) return;
      journal.add('closed', this.name, connection, '');
      this.socket = undefined;
      this.greeted = false;
      if (!this.closed) void wait(this.pause).then(() => this.connect());
    };
    socket.addEventListener('close', end);
    this.giveUp = () => {
      end();
      socket.close();
    };
  }

  /** Ends the present socket without waiting for the other side. */
  private giveUp = (): void => {};

  /** Asks a socket that is silent whether anybody is there, and gives it up if nobody is. */
  private listen(): void {
    const silent = Date.now() - this.heard;
    if (silent > this.parts.patience) this.giveUp();
    else if (silent > this.parts.patience / 2) this.send({ op: 'ping' });
  }

  /** Ends the socket as one who comes back after a while. */
  hangUp(ms: number): void {
    this.socket?.close();
    this.pause = ms;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.socket?.close();
    for (let waited = 0; this.socket && waited < CLOSE_MS; waited += RETRY_MS) await wait(RETRY_MS);
  }

  private receive(text: string): void {
    const frame: Frame = JSON.parse(text);
    this.heard = Date.now();
    if (frame.op === 'hello') this.resume();
    if (frame.op === 'bye') this.pause = frame.after;
    if (frame.op === 'done' || (frame.op === 'log' && frame.re !== undefined)) this.settle(frame);
    if (frame.op === 'refused' && frame.id !== undefined) this.refused(frame.id, frame.refusal);
    const code = codeOf(frame);
    if (code !== undefined) this.news++;
    const table = code === undefined ? undefined : this.tables.get(code);
    if (table?.take(frame) === 'gap') this.watch(table);
  }

  private settle(frame: Frame & { readonly op: 'done' | 'log' }): void {
    const id = frame.op === 'done' ? frame.id : (frame.re ?? '');
    const found = this.unanswered.get(id);
    this.unanswered.delete(id);
    this.watching.delete(id);
    found?.settle(undefined);
  }

  private refused(id: string, refusal: Refusal): void {
    const found = this.unanswered.get(id);
    const watched = this.watching.get(id);
    if (watched && refusal.retry) {
      const { connection } = this;
      void wait(RETRY_MS).then(() => {
        if (this.connection === connection && this.tables.get(watched.code) === watched) this.watch(watched);
      });
    }
    this.watching.delete(id);
    if (!found) return;
    if (refusal.retry) {
      void wait(RETRY_MS).then(() => this.unanswered.has(id) && this.sendText(found.text));
      return;
    }
    this.unanswered.delete(id);
    found.settle(refusal);
  }

  /** A new socket: it asks for what it missed, and sends again what was not answered. */
  private resume(): void {
    this.greeted = true;
    this.watching.clear();
    for (const table of this.tables.values()) this.watch(table);
    for (const { text } of this.unanswered.values()) this.sendText(text);
  }

  private watch(table: KnownTable): void {
    const { code, match, entries, over } = table;
    const known = match === undefined || over ? {} : { match, since: entries.length };
    const id = this.send({ op: 'watch', table: code, ...known });
    if (id !== undefined) this.watching.set(id, table);
  }

  /** Looks at a table from now on. */
  follow(code: string): KnownTable {
    const known = this.tables.get(code);
    if (known) return known;
    const table = new KnownTable(code);
    this.tables.set(code, table);
    if (this.greeted) this.watch(table);
    return table;
  }

  unfollow(code: string): void {
    if (this.tables.delete(code)) this.send({ op: 'unwatch', table: code });
  }

  private newId(): string {
    return `${this.name} ${++this.count}`;
  }

  sendText(text: string): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.parts.journal.add('sent', this.name, this.connection, text);
    this.socket.send(text);
  }

  /** Sends a message once, whether it is answered or not. Returns its id. */
  send(message: Omit<Request, 'id'>): string | undefined {
    if (!this.greeted) return undefined;
    const id = this.newId();
    this.sendText(JSON.stringify({ ...message, id }));
    return id;
  }

  /** Sends a message until it is answered, over as many sockets as that takes; now and then twice at once. */
  ask(message: Omit<Request, 'id'>): Promise<Refusal | undefined> {
    const id = this.newId();
    const text = JSON.stringify({ ...message, id });
    return new Promise((settle) => {
      this.unanswered.set(id, { text, settle });
      if (!this.greeted) return;
      this.sendText(text);
      if (this.parts.random(20) === 0) this.sendText(text);
    });
  }
}

const codeOf = (frame: Frame): string | undefined => {
  if (frame.op === 'table') return frame.table.code;
  if (frame.op === 'log' || frame.op === 'over') return tableOf(frame.match);
  return frame.op === 'seats' ? frame.table : undefined;
};
