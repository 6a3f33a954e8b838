// The transport of many servers: NATS. Each table is a subject, so a server hears only of those that it has open.

import {
  AuthorizationError,
  type ConnectionOptions,
  connect,
  type NatsConnection,
  type Subscription,
  UserAuthenticationExpiredError,
} from '@nats-io/transport-node';
import { type Notice, readNotices, topicOf } from './notice.ts';
import { BusUnavailable } from './port.ts';
import type { OpenTransport, Receiver, Transport } from './transport.ts';

const CONNECT_MS = 5_000;
const RETRY_MS = 500;
/** A connection that does not answer so often is given up: some seconds after the other end was frozen. */
const PING_MS = 2_000;
const PINGS_UNANSWERED = 2;

/** `site` keeps the servers of different databases apart on one NATS. */
export const natsTransport =
  (url: string, site: string): OpenTransport =>
  async (receiver) => {
    const connection = await connect(optionsOf(url)).catch((error: unknown) => {
      throw unavailable(new URL(url).host, error);
    });
    return new NatsTransport(connection, `mozaika.${site}`, receiver);
  };

function optionsOf(url: string): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  return {
    servers: host,
    name: 'mozaika',
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    pingInterval: PING_MS,
    maxPingOut: PINGS_UNANSWERED,
    ignoreAuthErrorAbort: true,
    ...(protocol === 'tls:' && { tls: {} }),
    // Without a password, what stands before the @ is a token.
    ...(password ? { user, pass: decodeURIComponent(password) } : user ? { token: user } : {}),
  };
}

function unavailable(host: string, error: unknown): BusUnavailable {
  const isRefused = error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError;
  const said = error instanceof Error ? error.message : String(error);
  return new BusUnavailable(isRefused ? host : `${host}: ${said}`, {
    reason: isRefused ? 'bus-refused' : 'bus-unreachable',
    cause: error,
  });
}

class NatsTransport implements Transport {
  private readonly connection: NatsConnection;
  private readonly prefix: string;
  private readonly receiver: Receiver;
  private readonly subscriptions = new Map<string, Subscription>();
  /** What is sent while there is no connection would be kept by the client, for as long as NATS is gone. */
  private isConnected = true;

  constructor(connection: NatsConnection, prefix: string, receiver: Receiver) {
    this.connection = connection;
    this.prefix = prefix;
    this.receiver = receiver;
    void this.watch();
  }

  /** The client connects and subscribes again by itself; what was sent meanwhile is lost. */
  private async watch(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.isConnected = false;
      if (type !== 'reconnect') continue;
      this.isConnected = true;
      // Answered when the subscriptions before it have been taken.
      const hasAnswered = await this.connection.flush().then(
        () => true,
        () => false,
      );
      if (hasAnswered) this.receiver.resumed();
    }
  }

  send(notice: Notice): void {
    if (!this.isConnected || this.connection.isClosed()) return;
    this.connection.publish(`${this.prefix}.${topicOf(notice.message)}`, JSON.stringify(notice));
  }

  listen(topic: string): void {
    if (this.connection.isClosed() || this.subscriptions.has(topic)) return;
    const callback = (error: Error | null, message: { string(): string }) => {
      if (!error) for (const notice of readNotices(message.string())) this.receiver.receive(notice);
    };
    this.subscriptions.set(topic, this.connection.subscribe(`${this.prefix}.${topic}`, { callback }));
  }

  unlisten(topic: string): void {
    this.subscriptions.get(topic)?.unsubscribe();
    this.subscriptions.delete(topic);
  }

  async close(): Promise<void> {
    this.subscriptions.clear();
    await this.connection.close();
  }
}
