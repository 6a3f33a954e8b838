// A subscriber of a table: a client that is shown what happens there.

import type { ServerMessage } from '@mozaika/protocol';

export interface Subscriber {
  /** The socket's own id: answers find their way by it. */
  readonly client: string;
  /** Absent for somebody without an identity, who can only look. */
  readonly person: string | undefined;
  /** Sends a message that was serialized already, so that it is serialized once for many. */
  sendText(text: string): void;
  send(message: ServerMessage): void;
}

/** Somebody who wants to be shown the table, and how much of which match they know. */
export interface Arrival {
  readonly subscriber: Subscriber;
  readonly match: string | undefined;
  readonly since: number;
}
