// All sockets of the server: who may open one, how many, and that they are still alive.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { API, type DisplayName, PROTOCOL } from '@mozaika/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isFromOwnPage } from '../http/origin.ts';
import { OUTDATED_SOCKET } from '../http/outdated-api.ts';
import type { OwnHosts } from '../http/own-hosts.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Credentials, Identities } from '../people/identity.ts';
import { Connection, type ConnectionParts } from './connection.ts';

const LARGEST_MESSAGE = 16 * 1024;
const HEARTBEAT_MS = 30_000;
/** The close code for apps of an older protocol; codes from 4000 on are an application's own. */
const OUTDATED = 4001;
/** Clients come back spread over this time after a stop. */
const RETURN_MS = 2_000;
const SOONEST_RETURN_MS = 500;
/** Who is kept out does not come back soon. */
const BANNED_MS = 60_000;
/** Who signed out all others gets a new cookie meanwhile. */
const DISMISSED_MS = 2_000;
/** A client that has not closed its socket by then, after it was asked to, is cut off. */
const CLOSING_MS = 1_000;

export interface SocketServerParts extends ConnectionParts {
  readonly http: Server;
  /** The path below which the server lives, as in `/` or `/mozaika/`. */
  readonly base: string;
  /** The origin that people use, if the server was told. */
  readonly origin: string | undefined;
  readonly ownHosts: OwnHosts;
  readonly version: string;
  readonly socketsPerAddress: number;
  readonly identities: Identities;
  readonly moderation: Moderation;
  nameOf(person: string): Promise<DisplayName>;
  addressOf(request: IncomingMessage): string;
}

interface Visitor {
  /** Absent for somebody who can only look. */
  readonly person: string | undefined;
  /** Of their sessions. */
  readonly generation: number;
  readonly name: DisplayName;
}

export class SocketServer {
  private readonly parts: SocketServerParts;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  private readonly connections = new Map<WebSocket, Connection>();
  private readonly perAddress = new Map<string, number>();
  private readonly alive = new WeakSet<WebSocket>();
  /** How often somebody was dismissed. */
  private dismissals = 0;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(parts: SocketServerParts) {
    this.parts = parts;
    this.heartbeat = setInterval(() => this.checkAlive(), HEARTBEAT_MS).unref();
    parts.http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.upgrade(request, socket, head).catch((error) => {
        parts.reportError(error);
        reject(socket, 503);
      });
    });
  }

  private async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { parts } = this;
    const { cookie, authorization, origin, host = '' } = request.headers;
    if (!parts.ownHosts(host, request.socket)) return reject(socket, 403);
    const isOutdated = this.isAt(request, OUTDATED_SOCKET);
    if (!isOutdated && !this.isAt(request, `${API}/socket`)) return reject(socket, 404);
    const address = parts.addressOf(request);
    if (parts.moderation.isBannedAddress(address)) return reject(socket, 403);
    if ((this.perAddress.get(address) ?? 0) >= parts.socketsPerAddress) return reject(socket, 429);
    const isOwn = () => isFromOwnPage({ origin }, host, parts.origin);
    if (origin !== undefined && !isOwn()) return reject(socket, 403);
    // Counted before anything is waited for, so that many at once are too many as well.
    this.perAddress.set(address, (this.perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => this.release(address));
    if (isOutdated) return this.server.handleUpgrade(request, socket, head, (ws) => this.dismissOutdated(ws));
    const visitor = await this.identify({ cookie, authorization });
    if (authorization !== undefined && !visitor.person) return reject(socket, 401);
    // Asked when nothing is waited for any more: nobody would close a socket that was opened after all were asked to come back later.
    if (parts.stopping.aborted) return reject(socket, 503);
    this.server.handleUpgrade(request, socket, head, (ws) => this.welcome(ws, visitor, address));
  }

  private async identify(credentials: Credentials): Promise<Visitor> {
    const { identities, nameOf } = this.parts;
    for (;;) {
      const before = this.dismissals;
      const { person, generation = 0 } = (await identities.identify(credentials)) ?? {};
      const name = person === undefined ? '' : await nameOf(person);
      // Whoever was dismissed meanwhile may be this one, whose socket was not open yet.
      if (this.dismissals === before) return { person, generation, name };
    }
  }

  /** A proxy may have taken the base off. */
  private isAt({ url }: IncomingMessage, path: string): boolean {
    return ['/', this.parts.base].some((base) => `${base}${path}` === url?.split('?')[0]);
  }

  private release(address: string): void {
    const left = (this.perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.perAddress.set(address, left);
    else this.perAddress.delete(address);
  }

  private welcome(ws: WebSocket, { person, generation, name }: Visitor, address: string): void {
    const { parts, connections, alive } = this;
    const connection = new Connection(randomUUID(), { person, generation, address }, ws, parts);
    connections.set(ws, connection);
    parts.metrics.sockets.set(connections.size);
    alive.add(ws);
    ws.on('pong', () => alive.add(ws));
    ws.on('message', (data, isBinary) => {
      alive.add(ws);
      void connection.receive(isBinary ? '' : data.toString());
    });
    // What is wrong with a socket also closes it.
    ws.on('error', () => undefined);
    ws.on('close', () => {
      connection.close();
      connections.delete(ws);
      parts.metrics.sockets.set(connections.size);
    });
    if (this.isBanned(connection)) connection.bye('banned', BANNED_MS);
    connection.send(this.hello(name));
    const list = parts.moderation.announcements;
    if (list.length > 0) connection.send({ op: 'announcements', list });
  }

  private isBanned({ person, address }: Connection): boolean {
    const { moderation } = this.parts;
    return (person !== undefined && moderation.isBanned(person)) || moderation.isBannedAddress(address);
  }

  private hello(name: DisplayName) {
    const { version, time } = this.parts;
    return { op: 'hello', protocol: PROTOCOL, version, name, now: time.now() } as const;
  }

  /** An app of protocol 1 compares the number in the `hello` with its own and asks its person to reload. */
  private dismissOutdated(ws: WebSocket): void {
    ws.on('error', () => undefined);
    ws.send(JSON.stringify(this.hello('')));
    ws.close(OUTDATED, 'outdated');
  }

  private checkAlive(): void {
    for (const ws of this.connections.keys()) {
      if (!this.alive.has(ws)) ws.terminate();
      this.alive.delete(ws);
      if (ws.readyState === ws.OPEN) ws.ping();
    }
  }

  /** Ends the sockets of a person: they are no more, or were signed out. */
  dismiss(person: string, reason: 'gone' | 'signed-out'): void {
    this.dismissals++;
    for (const connection of this.connections.values()) {
      if (connection.person === person) connection.bye(reason, DISMISSED_MS);
    }
  }

  /** Who is connected. */
  people(): string[] {
    return [...new Set(Array.from(this.connections.values(), ({ person }) => person ?? []).flat())];
  }

  /** Ends the sockets of older sessions than these people have now. */
  dismissOlder(people: readonly string[], generations: ReadonlyMap<string, number>): void {
    const asked = new Set(people);
    for (const { person, generation } of this.connections.values()) {
      if (person === undefined || !asked.has(person)) continue;
      if (generation < (generations.get(person) ?? 0)) this.dismiss(person, 'signed-out');
    }
  }

  /** Ends the sockets of all who are kept out now. */
  dismissBanned(): void {
    for (const connection of this.connections.values())
      if (this.isBanned(connection)) connection.bye('banned', BANNED_MS);
  }

  /** Tells everybody what everybody is told now. */
  announce(): void {
    const text = JSON.stringify({ op: 'announcements', list: this.parts.moderation.announcements });
    for (const connection of this.connections.values()) connection.sendText(text);
  }

  /** Asks everybody to come back later and closes all sockets. */
  async stop(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const connection of this.connections.values()) {
      connection.bye('stopping', SOONEST_RETURN_MS + Math.round(Math.random() * RETURN_MS));
    }
    const closed = Array.from(
      this.connections.keys(),
      (ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
    );
    const patience = setTimeout(() => {
      for (const ws of this.connections.keys()) ws.terminate();
    }, CLOSING_MS);
    await Promise.all(closed);
    clearTimeout(patience);
    for (const ws of this.server.clients) ws.terminate();
    this.server.close();
  }
}

const REASONS: { readonly [status: number]: string } = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/**
 * Answers an upgrade that is not granted and closes the connection, whether the other end does so or not:
 * HTTP has let go of it, so nobody else would, and a server does not stop while it is open.
 */
function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    socket.destroy(),
  );
}
