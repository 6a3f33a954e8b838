// A bus over any transport: brings each message to those who listen to its table, and none to the process that sent it.

import { randomUUID } from 'node:crypto';
import { type Notice, PEOPLE_TOPIC, tableTopic } from './notice.ts';
import type { Bus, BusMessage, SignedOut, TableNews } from './port.ts';
import type { OpenTransport, Transport } from './transport.ts';

type Listener = (message: TableNews) => void;

export async function openRoutedBus(open: OpenTransport): Promise<Bus> {
  const router = new Router();
  const transport = await open(router);
  transport.listen(PEOPLE_TOPIC);
  return new RoutedBus(router, transport);
}

/** Who listens to what in this process. */
class Router {
  readonly process = randomUUID();
  readonly tables = new Map<string, Set<Listener>>();
  readonly people = new Set<(message: SignedOut) => void>();
  readonly interventions = new Set<() => void>();
  readonly gaps = new Set<() => void>();

  receive({ from, message }: Notice): void {
    if (from === this.process) return;
    if (message.kind === 'signed-out') for (const listener of this.people) listener(message);
    else if (message.kind === 'intervened') for (const listener of this.interventions) listener();
    else for (const listener of this.tables.get(message.table) ?? []) listener(message);
  }

  resumed(): void {
    for (const listener of this.gaps) listener();
  }
}

class RoutedBus implements Bus {
  private readonly router: Router;
  private readonly transport: Transport;

  constructor(router: Router, transport: Transport) {
    this.router = router;
    this.transport = transport;
  }

  publish(message: BusMessage): void {
    this.transport.send({ from: this.router.process, message });
  }

  subscribe(table: string, listener: Listener): () => void {
    const { tables } = this.router;
    const those = tables.get(table) ?? new Set();
    if (those.size === 0) this.transport.listen(tableTopic(table));
    tables.set(table, those.add(listener));
    return () => {
      if (!those.delete(listener) || those.size > 0) return;
      tables.delete(table);
      this.transport.unlisten(tableTopic(table));
    };
  }

  subscribeToPeople(listener: (message: SignedOut) => void): void {
    this.router.people.add(listener);
  }

  subscribeToInterventions(listener: () => void): void {
    this.router.interventions.add(listener);
  }

  onGap(listener: () => void): void {
    this.router.gaps.add(listener);
  }

  async close(): Promise<void> {
    const { tables, people, interventions, gaps } = this.router;
    for (const listeners of [tables, people, interventions, gaps]) listeners.clear();
    await this.transport.close();
  }
}
