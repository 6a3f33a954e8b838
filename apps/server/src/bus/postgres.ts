// The transport of servers that share a PostgreSQL database and have no other bus: LISTEN and NOTIFY on a connection of its own. Notices
// of one turn of the event loop travel together. There is one channel, so every server hears of every table: good for a few servers.

import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Notice, readNotices } from './notice.ts';
import { BusUnavailable } from './port.ts';
import type { OpenTransport, Receiver, Transport } from './transport.ts';

const CHANNEL = 'mozaika_tables';
const RETRY_MS = 1_000;
/** Each notice by itself, because servers of version 0.1 can't read lists and end; all of them with one commit. */
const NOTIFY_ALL = 'select pg_notify($1, notice) from unnest($2::text[]) as notice';

export const postgresTransport =
  (url: string): OpenTransport =>
  async (receiver) => {
    const transport = new PostgresTransport(url, receiver);
    await transport.connect().catch((error) => {
      throw new BusUnavailable(error.message, { reason: 'bus-unreachable', cause: error });
    });
    return transport;
  };

class PostgresTransport implements Transport {
  private readonly url: string;
  private readonly receiver: Receiver;
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;
  /** By their texts: the same notice twice at once is one. */
  private readonly waiting = new Set<string>();

  constructor(url: string, receiver: Receiver) {
    this.url = url;
    this.receiver = receiver;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'mozaika bus',
      keepAlive: true,
      // Messages don't wait for each other.
      pipeline: true,
    });
    client.on('notification', ({ payload }) => {
      for (const notice of readNotices(payload ?? '')) this.receiver.receive(notice);
    });
    // What is wrong with a connection also ends it.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => void this.reconnect());
    this.client = client;
  }

  private async reconnect(): Promise<void> {
    this.client = undefined;
    const { signal } = this.closing;
    while (!this.client && !signal.aborted) {
      await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.connect().catch(() => undefined);
    }
    if (!signal.aborted) this.receiver.resumed();
  }

  send(notice: Notice): void {
    if (this.waiting.size === 0) setImmediate(() => this.flush());
    this.waiting.add(JSON.stringify(notice));
  }

  private flush(): void {
    const texts = [...this.waiting];
    this.waiting.clear();
    // What gets lost here does no harm: see the port.
    this.client?.query(NOTIFY_ALL, [CHANNEL, texts]).catch(() => undefined);
  }

  /** The one channel carries all topics. */
  listen(): void {}
  unlisten(): void {}

  async close(): Promise<void> {
    if (this.waiting.size > 0) this.flush();
    this.closing.abort();
    await this.client?.end();
  }
}
