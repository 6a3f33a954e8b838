// Whoever looks at a table over a socket.

import type { ServerMessage } from '@mozaika/protocol';

export interface Subscriber {
  /** The socket's own id: answers find their way by it. */
  readonly client: string;
  /** Absent for somebody without an identity, who can only look. */
  readonly person: string | undefined;
  /** Sends a message that is already written down, so that it is written once for many. */
  sendText(text: string): void;
  send(message: ServerMessage): void;
}
