// A virtual user of the load test: a guest with a socket of its own who plays random legal moves.

import { setTimeout as wait } from 'node:timers/promises';
import {
  commitmentTo,
  formatAction,
  formatHex,
  type Game,
  isSeat,
  type Json,
  MatchHost,
  MoveList,
  type Random,
  RECORD_FORMAT,
  type Refusal,
  SEED_BYTES,
  type Seat,
} from '@mozaika/kernel';
import type { ClientRequest, ServerMessage, TableView } from '@mozaika/protocol/client';
import type { WebSocket } from 'ws';
import { newGuest, opened, socketOf } from './guest.ts';
import type { LoadMetrics } from './load-metrics.ts';

const moves = new MoveList();
/** How long to wait with what the server could not take, if it does not say. */
const RETRY_MS = 1_000;

export interface VirtualUserOptions {
  /** The server's address, with a slash at the end. */
  readonly base: string;
  readonly game: Game;
  readonly options: Json;
  readonly random: Random;
  readonly metrics: LoadMetrics;
  /** The hosts of all users at the table, by match: who is shown the same log shares one, so that the rules run once for them. */
  readonly hosts: Map<string, MatchHost>;
  /** The match went on, or the table changed. */
  onChange(): void;
}

type MessageOf<Op extends ServerMessage['op']> = ServerMessage & { readonly op: Op };

export class VirtualUser {
  readonly cookie: string;
  table: TableView | undefined;
  private readonly options: VirtualUserOptions;
  private readonly socket: WebSocket;
  private readonly contribution = crypto.getRandomValues(new Uint8Array(SEED_BYTES));
  private readonly pending = new Map<string, (answer: ServerMessage) => void>();
  private requests = 0;
  /** The match as the user's seat knows it. */
  private match: { readonly id: string; readonly host: MatchHost } | undefined;

  private constructor(options: VirtualUserOptions, cookie: string, socket: WebSocket) {
    this.options = options;
    this.cookie = cookie;
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.receive(data));
  }

  /** Comes to the server as a new guest. */
  static async connect(options: VirtualUserOptions): Promise<VirtualUser> {
    const cookie = await newGuest(options.base);
    const socket = socketOf(options.base, cookie);
    const user = new VirtualUser(options, cookie, socket);
    await opened(socket);
    return user;
  }

  private get seat(): Seat | undefined {
    const seat = this.table?.you.seat;
    return isSeat(seat) ? seat : undefined;
  }

  private receive(data: Buffer): void {
    // Not checked with the schema, as clients do: that would take processor time from the server that is measured.
    const message: ServerMessage = JSON.parse(data.toString());
    this.options.metrics.receivedMessage(data.length);
    if (message.op === 'log') this.receiveLog(message, data.length);
    else if (message.op === 'table') this.receiveTable(message);
    else if (message.op === 'done' || message.op === 'refused') this.settle(message.id ?? '', message);
  }

  private settle(id: string, message: ServerMessage): void {
    this.pending.get(id)?.(message);
    this.pending.delete(id);
  }

  private receiveTable({ table }: MessageOf<'table'>): void {
    this.table = table;
    const { match, you } = table;
    const isRevealed = match?.fairness.contributions.some(({ seat }) => seat === you.seat);
    if (table.stage === 'opening' && match && !isRevealed) {
      void this.send({ op: 'reveal', match: match.id, value: formatHex(this.contribution) });
    }
    this.options.onChange();
  }

  private receiveLog({ match: id, from, entries, re }: MessageOf<'log'>, bytes: number): void {
    this.match = { id, host: this.follow(id, from, entries) };
    this.options.metrics.receivedActions(`${id} ${from}`, {
      actions: entries.length,
      bytes,
      receiver: re === undefined ? 'opponent' : 'author',
    });
    if (re !== undefined) this.settle(re, { op: 'done', id: re });
    this.options.onChange();
  }

  /** The host that knows these entries, too. */
  private follow(id: string, from: number, entries: readonly string[]): MatchHost {
    const { hosts } = this.options;
    const host = (this.match?.id === id ? this.match.host : hosts.get(id)) ?? this.newHost([]);
    if (!hosts.has(id)) {
      hosts.clear();
      hosts.set(id, host);
    }
    const shared = host.entries.slice(from);
    // Something is masked for this user that is not for another one, or the other way round: from now on it has a host of its own.
    if (shared.some((entry, i) => entries[i] !== entry))
      return this.newHost([...host.entries.slice(0, from), ...entries]);
    const refusal = host.append(entries.slice(shared.length));
    if (refusal) throw this.cannotFollow(refusal);
    return host;
  }

  private newHost(entries: readonly string[]): MatchHost {
    const { game, options } = this.options;
    const players = (this.table?.seats ?? []).map((_, i) => String(i + 1));
    const rules = Math.max(...game.rules);
    const opened = MatchHost.open(game, { format: RECORD_FORMAT, game: game.id, options, players, rules }, entries);
    if (!opened.ok) throw this.cannotFollow(opened.refusal);
    return opened.value;
  }

  private cannotFollow(refusal: Refusal): Error {
    return new Error(`Seat ${this.seat} can't follow the match: ${JSON.stringify(refusal)}`);
  }

  /** Sends a message, and again when the server asks for that. */
  private async send(request: ClientRequest): Promise<ServerMessage> {
    for (;;) {
      const answer = await this.sendOnce(request);
      if (answer.op !== 'refused' || answer.refusal['retry'] !== true) return answer;
      await wait(Number(answer.refusal['after'] ?? RETRY_MS));
    }
  }

  private sendOnce(request: ClientRequest): Promise<ServerMessage> {
    const id = String(++this.requests);
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      this.socket.send(JSON.stringify({ ...request, id }));
    });
  }

  async watchAndSit(code: string): Promise<void> {
    await this.send({ op: 'watch', table: code });
    await this.send({ op: 'sit', table: code, seal: commitmentTo(this.contribution) });
  }

  rematch(code: string): Promise<ServerMessage> {
    return this.send({ op: 'rematch', table: code, seal: commitmentTo(this.contribution) });
  }

  /** Whether it is this user's turn, as far as it knows. */
  get isToMove(): boolean {
    const { seat } = this;
    const turn = this.match?.host.turn;
    return this.table?.stage === 'playing' && turn?.kind === 'move' && seat !== undefined && turn.seats.includes(seat);
  }

  /** Makes a random legal move. */
  async move(): Promise<void> {
    const { match, seat } = this;
    const { game, metrics, random } = this.options;
    if (!match || seat === undefined) return;
    const { position, entries } = match.host;
    game.legalMoves(position, seat, moves);
    if (moves.length === 0) game.unlistedMoves?.(position, seat, moves);
    const move = moves.at(random(moves.length));
    const action = formatAction(game, { kind: 'move', seat, move });
    for (;;) {
      metrics.sent(`${match.id} ${entries.length}`);
      const answer = await this.sendOnce({ op: 'act', match: match.id, index: entries.length, action });
      if (answer.op !== 'refused') return;
      metrics.refused(answer.refusal.code);
      if (answer.refusal['retry'] !== true) return;
      await wait(Number(answer.refusal['after'] ?? RETRY_MS));
    }
  }

  close(): void {
    this.socket.close();
  }
}
