// A socket that reconnects by itself: exponential back-off with jitter, and a heartbeat that notices connections that died silently.
// Hand-written instead of partysocket, which has no heartbeat, no wait chosen by the server, and a send buffer of its own.

import type { Timers } from './timers.ts';

/** An event handler declared as a method, so that the more exact handlers of `WebSocket` and `ws` are assignable to it. */
type Handler<Event> = { handle(event: Event): void }['handle'];

/** What of `WebSocket` is used: browsers, Node and `ws` have it. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onmessage: Handler<{ readonly data: unknown }> | null;
  onclose: Handler<unknown> | null;
  onerror: Handler<unknown> | null;
}

export interface ReconnectingSocketOptions {
  /** Opens a new connection. */
  open(): SocketLike;
  readonly timers: Timers;
  /** From 0 up to 1: spreads reconnections, so that clients don't all come back at the same moment. */
  random(): number;
  /** The text of a heartbeat message, which the server answers. */
  heartbeat(): string;
  onData(data: unknown): void;
  /** The connection is gone; another attempt is scheduled unless `stop` was called. */
  onLost(): void;
}

export const FIRST_WAIT_MS = 250;
export const LONGEST_WAIT_MS = 8_000;
/** Without any message for so long the connection counts as dead: phones sleep without closing their sockets. */
export const SILENCE_MS = 45_000;
export const HEARTBEAT_MS = 20_000;
/** `WebSocket.OPEN`. */
const OPEN = 1;

export class ReconnectingSocket {
  private readonly options: ReconnectingSocketOptions;
  private socket: SocketLike | undefined;
  private wait = FIRST_WAIT_MS;
  private lastHeard = 0;
  private stopped = false;
  private cancelConnect = (): void => {};
  private cancelHeartbeat = (): void => {};

  constructor(options: ReconnectingSocketOptions) {
    this.options = options;
  }

  connect(): void {
    this.cancelConnect();
    const { timers, open, onData } = this.options;
    const socket = open();
    this.socket = socket;
    this.lastHeard = timers.now();
    socket.onmessage = ({ data }) => {
      this.lastHeard = timers.now();
      onData(data);
    };
    socket.onclose = () => this.disconnect(socket);
    // An error is always followed by a close.
    socket.onerror = () => undefined;
    this.scheduleHeartbeat();
  }

  /** Sends a text if the connection is open; whoever needs an answer keeps the text and sends it again. */
  send(text: string): void {
    if (this.socket?.readyState === OPEN) this.socket.send(text);
  }

  /** The server has greeted: the next loss starts with the shortest wait again. */
  resetBackOff(): void {
    this.wait = FIRST_WAIT_MS;
  }

  /** Gives the connection up if it was silent for too long, otherwise asks for a sign of life. */
  checkAlive(): void {
    if (this.stopped) return;
    if (this.options.timers.now() - this.lastHeard > SILENCE_MS) this.disconnect(this.socket);
    else this.send(this.options.heartbeat());
  }

  /** Connects now instead of waiting: the network is back. */
  retryNow(): void {
    if (!this.stopped && this.socket === undefined) this.connect();
  }

  /** Drops the connection and reconnects after a wait that the server asked for. */
  reconnectAfter(milliseconds: number): void {
    this.wait = milliseconds;
    this.disconnect(this.socket);
  }

  /** Closes the connection for good. */
  stop(): void {
    this.stopped = true;
    this.cancelConnect();
    this.disconnect(this.socket);
  }

  private disconnect(socket: SocketLike | undefined): void {
    if (socket !== this.socket) return;
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
    this.socket = undefined;
    this.cancelHeartbeat();
    if (this.stopped) return;
    this.cancelConnect();
    this.cancelConnect = this.options.timers.after(this.wait * (0.5 + this.options.random() / 2), () => this.connect());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT_MS);
    this.options.onLost();
  }

  private scheduleHeartbeat(): void {
    this.cancelHeartbeat();
    this.cancelHeartbeat = this.options.timers.after(HEARTBEAT_MS, () => {
      this.scheduleHeartbeat();
      this.checkAlive();
    });
  }
}
