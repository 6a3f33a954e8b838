// One player of the load generator: a cookie, a raw socket, and the match as its seat knows it. It makes random legal moves.

import { commitmentTo, formatHex, type Game, MatchHost, MoveList, SEED_BYTES, type Seat } from '@mozaika/kernel';
import type { ClientMessage, ClientRequest, ServerMessage, TableView } from '@mozaika/protocol/client';
import type { WebSocket } from 'ws';
import { newGuest, opened, socketOf } from './guest.ts';
import type { LoadMetrics } from './load-metrics.ts';

const list = new MoveList();

export interface VirtualUserOptions {
  /** The server's address, with a slash at the end. */
  readonly base: string;
  readonly game: Game;
  readonly metrics: LoadMetrics;
  /** The match went on, or the table changed. */
  changed(player: VirtualUser): void;
}

export class VirtualUser {
  private readonly parts: VirtualUserOptions;
  readonly cookie: string;
  private readonly socket: WebSocket;
  private readonly value = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  private readonly pending = new Map<string, (message: ServerMessage) => void>();
  private count = 0;
  table: TableView | undefined;
  match: MatchHost | undefined;
  private matchId = '';

  private constructor(parts: VirtualUserOptions, cookie: string, socket: WebSocket) {
    this.parts = parts;
    this.cookie = cookie;
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.receive(data));
  }

  /** Comes to the server as a new guest. */
  static async connect(parts: VirtualUserOptions): Promise<VirtualUser> {
    const cookie = await newGuest(parts.base);
    const socket = socketOf(parts.base, cookie);
    const player = new VirtualUser(parts, cookie, socket);
    await opened(socket);
    return player;
  }

  get seat(): Seat {
    return (this.table?.you.seat ?? 1) as Seat;
  }

  get entries(): number {
    return this.match?.entries.length ?? 0;
  }

  private receive(data: Buffer): void {
    const message: ServerMessage = JSON.parse(data.toString());
    this.parts.metrics.heard(data.length);
    if (message.op === 'log') this.logCame(message, data.length);
    else if (message.op === 'table') this.tableCame(message.table);
    else if (message.op === 'done' || message.op === 'refused') this.settle(message.id ?? '', message);
  }

  private settle(id: string, message: ServerMessage): void {
    this.pending.get(id)?.(message);
    this.pending.delete(id);
  }

  private tableCame(table: TableView): void {
    this.table = table;
    const { match, you } = table;
    const opened = match?.fairness.contributions.some(({ seat }) => seat === you.seat);
    if (table.stage === 'opening' && match && !opened) {
      void this.send({ op: 'reveal', match: match.id, value: formatHex(this.value) });
    }
    this.parts.changed(this);
  }

  private logCame({ match: id, from, entries, re }: ServerMessage & { readonly op: 'log' }, bytes: number): void {
    const { game, metrics } = this.parts;
    if (this.matchId !== id) {
      this.matchId = id;
      const { options = {}, seats = [] } = this.table ?? {};
      const players = seats.map((_, i) => String(i + 1));
      const head = { format: 'mozaika/1', game: game.id, options: options as never, players, rules: 1 } as const;
      const opened = MatchHost.open(game, head);
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
      this.match = opened.value;
    }
    const refusal = this.match?.append(entries.slice(this.entries - from));
    if (refusal) throw new Error(`Seat ${this.seat} of ${id} can't follow: ${JSON.stringify(refusal)}`);
    metrics.received(`${id} ${from}`, entries.length, bytes, re === undefined ? 'opponent' : 'author');
    if (re !== undefined) this.settle(re, { op: 'done', id: re });
    this.parts.changed(this);
  }

  send(wish: ClientRequest): Promise<ServerMessage> {
    const id = String(++this.count);
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.socket.send(JSON.stringify({ ...wish, id } as ClientMessage));
    });
  }

  async watchAndSit(code: string): Promise<void> {
    await this.send({ op: 'watch', table: code });
    await this.send({ op: 'sit', table: code, seal: commitmentTo(this.value) });
  }

  rematch(code: string): Promise<ServerMessage> {
    return this.send({ op: 'rematch', table: code, seal: commitmentTo(this.value) });
  }

  /** Whether it is this player's turn, as far as it knows. */
  get toMove(): boolean {
    const turn = this.match?.turn;
    return this.table?.stage === 'playing' && turn?.kind === 'move' && turn.seats.includes(this.seat);
  }

  /** Makes a random legal move. */
  async move(): Promise<void> {
    const { match, seat, matchId } = this;
    const { game, metrics } = this.parts;
    if (!match) return;
    game.legalMoves(match.position, seat, list);
    if (list.length === 0) game.unlistedMoves?.(match.position, seat, list);
    const move = list.at(Math.floor(Math.random() * list.length));
    const index = match.entries.length;
    metrics.sent(`${matchId} ${index}`);
    const answer = await this.send({ op: 'act', match: matchId, index, action: `${seat} ${game.formatMove(move)}` });
    if (answer.op === 'refused') metrics.refused(answer.refusal.code);
  }

  close(): void {
    this.socket.close();
  }
}
