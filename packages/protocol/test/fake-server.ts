// The server's end of the sockets that a client opens, played by hand: what the client sent can be read, and anything can be answered.

import {
  type ClientMessage,
  MozaikaClient,
  type ServerMessage,
  type ShuffleDifference,
  type SocketLike,
  type TableView,
  type UnreadableMessage,
} from '../src/client/index.ts';
import { PROTOCOL } from '../src/index.ts';
import { ManualTimers } from './manual-timers.ts';

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

export class FakeSocket implements SocketLike {
  readyState = CONNECTING;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  onerror: SocketLike['onerror'] = null;
  readonly sent: ClientMessage[] = [];

  send(text: string): void {
    if (this.readyState !== OPEN) throw new Error('sent on a socket that is not open');
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = CLOSED;
  }

  /** The messages with an op, in the order of their arrival. */
  received<Op extends ClientMessage['op']>(op: Op): readonly Extract<ClientMessage, { readonly op: Op }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { readonly op: Op }> => message.op === op);
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.deliver(JSON.stringify(message));
  }

  deliver(data: unknown): void {
    this.onmessage?.({ data });
  }

  /** The connection is accepted, and the server greets. */
  greet(protocol: number = PROTOCOL): void {
    this.readyState = OPEN;
    this.say({ op: 'hello', protocol, version: '0', name: 'Anna', now: 0 });
  }

  /** The connection breaks. */
  break(): void {
    this.readyState = CLOSED;
    this.onerror?.({});
    this.onclose?.({});
  }
}

export interface Rig {
  readonly client: MozaikaClient;
  readonly timers: ManualTimers;
  /** All sockets that the client has opened so far. */
  readonly sockets: readonly FakeSocket[];
  /** The newest of them. */
  socket(): FakeSocket;
  readonly states: readonly string[];
  readonly unreadable: readonly UnreadableMessage[];
  readonly shuffles: Map<string, string>;
  readonly differences: readonly ShuffleDifference[];
}

/** A client with a socket that nobody has answered yet. Jitter is switched off: back-off takes its whole wait. */
export function connecting(shuffles = new Map<string, string>()): Rig {
  const sockets: FakeSocket[] = [];
  const states: string[] = [];
  const unreadable: UnreadableMessage[] = [];
  const timers = new ManualTimers();
  const differences: ShuffleDifference[] = [];
  const client = new MozaikaClient({
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    shuffles,
    timers,
    random: () => 1,
    onState: (state) => states.push(state),
    onDifference: (difference) => differences.push(difference),
    onUnreadable: (message) => unreadable.push(message),
  });
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket was opened');
    return last;
  };
  return { client, timers, sockets, socket, states, unreadable, shuffles, differences };
}

/** A client that has been greeted. */
export function connected(shuffles?: Map<string, string>): Rig {
  const rig = connecting(shuffles);
  rig.socket().greet();
  return rig;
}

export const CODE = 'abcdefghjkmn';
export const HASH = 'a'.repeat(64);

/** A table where the match with this number is played. */
export const playing = (number: number, changes: Partial<TableView> = {}): TableView => ({
  code: CODE,
  game: 'azul',
  options: {},
  clock: { kind: 'none' },
  listed: false,
  created: 0,
  stage: 'playing',
  seats: [
    { kind: 'person', name: 'Anna', present: true },
    { kind: 'bot', level: 'newcomer' },
  ],
  match: {
    id: `${CODE}.${number}`,
    rules: 1,
    fairness: { method: 'x', commitment: HASH, seals: [], contributions: [], absent: [] },
  },
  commitment: HASH,
  offers: [],
  you: { seat: 1, host: true },
  ...changes,
});
