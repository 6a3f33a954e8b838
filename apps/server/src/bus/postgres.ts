// The bus of servers that share a PostgreSQL database: LISTEN and NOTIFY on a connection of its own. When that connection breaks it is
// opened again, and every table is taken to have changed meanwhile.

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Bus, BusMessage } from './port.ts';

const CHANNEL = 'mozaika_tables';
const RETRY_MS = 1_000;

type Listener = (message: BusMessage) => void;

/** A message on the channel: PostgreSQL sends it to everybody, its author included. */
interface Notice {
  readonly from: string;
  readonly message: BusMessage;
}

export class PostgresBus implements Bus {
  private readonly url: string;
  private readonly process = randomUUID();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly closing = new AbortController();
  private client: pg.Client | undefined;

  private constructor(url: string) {
    this.url = url;
  }

  /** Resolves when it listens. */
  static async open(url: string): Promise<PostgresBus> {
    const bus = new PostgresBus(url);
    await bus.connect();
    return bus;
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'mozaika bus',
      keepAlive: true,
      // Messages don't wait for each other.
      pipeline: true,
    });
    client.on('notification', ({ payload }) => this.receive(payload ?? ''));
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
    for (const table of this.listeners.keys()) this.deliver({ kind: 'changed', table });
  }

  private receive(payload: string): void {
    // Only servers of this database write to the channel.
    const { from, message }: Notice = JSON.parse(payload);
    if (from !== this.process) this.deliver(message);
  }

  private deliver(message: BusMessage): void {
    for (const listener of this.listeners.get(message.table) ?? []) listener(message);
  }

  publish(message: BusMessage): void {
    const notice: Notice = { from: this.process, message };
    // What gets lost here does no harm: see the port.
    this.client?.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch(() => undefined);
  }

  subscribe(table: string, listener: Listener): () => void {
    const those = this.listeners.get(table) ?? new Set();
    this.listeners.set(table, those.add(listener));
    return () => {
      those.delete(listener);
      if (those.size === 0) this.listeners.delete(table);
    };
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.listeners.clear();
    await this.client?.end();
  }
}
