// The transport inside one process: those that are opened on the same hub hear each other. A server that is alone with its database, as
// with SQLite, is alone on its hub.

import type { Notice } from './notice.ts';
import type { OpenTransport, Receiver } from './transport.ts';

export class Hub {
  private readonly receivers = new Set<Receiver>();

  readonly open: OpenTransport = async (receiver) => {
    this.receivers.add(receiver);
    return {
      send: (notice) => this.send(notice, receiver),
      listen: () => undefined,
      unlisten: () => undefined,
      close: async () => {
        this.receivers.delete(receiver);
      },
    };
  };

  private send(notice: Notice, sender: Receiver): void {
    for (const receiver of this.receivers) {
      if (receiver !== sender) queueMicrotask(() => this.deliver(receiver, notice));
    }
  }

  private deliver(receiver: Receiver, notice: Notice): void {
    if (this.receivers.has(receiver)) receiver.receive(notice);
  }
}
