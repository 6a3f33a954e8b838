// Messages of this client that wait for their answer. They survive connections: what was not answered is sent again, under the same
// id, which the server recognises.

import { formatHex, type Refusal } from '@mozaika/kernel';
import type { ClientMessage } from '../messages.ts';
import type { Timers } from './timers.ts';

/** A message without its id, which the outbox gives. */
export type ClientRequest = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, 'id'>
    : never
  : never;

interface Pending {
  readonly id: string;
  readonly op: ClientRequest['op'];
  readonly text: string;
  resolve(refusal: Refusal | undefined): void;
}

/** How long to wait before a message is sent again that the server could not handle just then. */
export const RETRY_MS = 1_000;
/** However long the server asks to wait. */
const LONGEST_RETRY_MS = 60_000;

export class Outbox {
  private readonly pending = new Map<string, Pending>();
  /** Sends a text if the server can be spoken to now. */
  private readonly transmit: (text: string) => void;
  private readonly timers: Timers;
  /** Makes ids unique among all clients and page loads of a person. */
  private readonly session = formatHex(crypto.getRandomValues(new Uint8Array(8)));
  private count = 0;

  constructor(transmit: (text: string) => void, timers: Timers) {
    this.transmit = transmit;
    this.timers = timers;
  }

  nextId(): string {
    return `${this.session}.${++this.count}`;
  }

  /** Resolves with the server's refusal, or with nothing when the request is done. */
  send(request: ClientRequest): Promise<Refusal | undefined> {
    const id = this.nextId();
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve) => {
      this.pending.set(id, { id, op: request.op, text, resolve });
      this.transmit(text);
    });
  }

  /** Takes in an answer. A second answer to the same message, or one to a message of nobody, changes nothing. */
  answered(id: string, refusal?: Refusal): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    if (refusal?.['retry'] === true) {
      const { after = RETRY_MS } = refusal;
      const wait = typeof after === 'number' ? Math.min(after, LONGEST_RETRY_MS) : RETRY_MS;
      this.timers.after(wait, () => this.pending.has(id) && this.transmit(pending.text));
      return;
    }
    this.pending.delete(id);
    pending.resolve(refusal);
  }

  /** Everything without an answer, as a function that sends it again. */
  unanswered(): () => void {
    const texts = [...this.pending.values()].map(({ text }) => text);
    return () => {
      for (const text of texts) this.transmit(text);
    };
  }

  /** Forgets requests that make sense on one connection only. */
  forget(ops: readonly ClientRequest['op'][]): void {
    this.settle((pending) => ops.includes(pending.op), undefined);
  }

  /** Answers everything that waits: no answer will come any more. */
  refuseAll(refusal: Refusal): void {
    this.settle(() => true, refusal);
  }

  private settle(which: (pending: Pending) => boolean, answer: Refusal | undefined): void {
    for (const pending of [...this.pending.values()].filter(which)) {
      this.pending.delete(pending.id);
      pending.resolve(answer);
    }
  }
}
