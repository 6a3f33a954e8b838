// How much people may send on sockets, keep waiting and watch.

import { type AllowanceParts, Allowances, type Wait } from '../limits/allowances.ts';

export interface SocketLimits {
  /** Of one person, on all their sockets. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Bytes that may wait to be sent on a socket; who reads slower is cut off and comes back. */
  readonly waiting: number;
  /** That one socket may watch. */
  readonly tables: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  messagesPerSecond: 40,
  messagesAtOnce: 200,
  waiting: 1 << 20,
  tables: 500,
};

/** All sockets of an address may send as much as so many people. */
const PEOPLE_AT_AN_ADDRESS = 10;

/** Who sends. */
export interface Sender {
  readonly person: string | undefined;
  readonly address: string;
}

/** How much people and addresses may send. */
export class MessageLimits {
  private readonly people: Allowances;
  private readonly addresses: Allowances;

  constructor({ messagesPerSecond, messagesAtOnce }: SocketLimits, parts: AllowanceParts) {
    const rate = (people: number) => ({ perSecond: people * messagesPerSecond, atOnce: people * messagesAtOnce });
    this.people = new Allowances('messages', rate(1), parts);
    this.addresses = new Allowances('messages from', rate(PEOPLE_AT_AN_ADDRESS), parts);
  }

  /** Counts a message. */
  async take({ person, address }: Sender): Promise<Wait> {
    const wait = person === undefined ? 0 : await this.people.take(person);
    return wait > 0 ? wait : this.addresses.take(address);
  }
}
