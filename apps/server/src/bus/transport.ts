// What carries notices from one process to the others; `routed-bus.ts` makes a bus of it.

import type { Notice } from './notice.ts';

export interface Transport {
  /** Sent soon, perhaps together with others; what can't be sent is lost. */
  send(notice: Notice): void;
  /** From now on notices on this topic are wanted; those on others may come as well. */
  listen(topic: string): void;
  unlisten(topic: string): void;
  close(): Promise<void>;
}

/** Where a transport delivers. */
export interface Receiver {
  receive(notice: Notice): void;
  /** The connection is back and everything is subscribed again: what was sent meanwhile may be lost. */
  resumed(): void;
}

/** Resolves when it is connected; rejects with BusUnavailable. */
export type OpenTransport = (receiver: Receiver) => Promise<Transport>;
