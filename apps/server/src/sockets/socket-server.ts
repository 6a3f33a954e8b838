// All sockets of the server: who may open one, how many, and that they are still alive.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { API, type DisplayName, PROTOCOL } from '@mozaika/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isFromOwnPage } from '../http/origin.ts';
import { OUTDATED_SOCKET } from '../http/outdated-api.ts';
import type { Identities } from '../people/identity.ts';
import { Connection, type ConnectionParts } from './connection.ts';

const LARGEST_MESSAGE = 16 * 1024;
const HEARTBEAT_MS = 30_000;
/** The close code for apps of an older protocol; codes from 4000 on are an application's own. */
const OUTDATED = 4001;
/** Clients come back spread over this time after a stop. */
const RETURN_MS = 2_000;

export interface SocketsParts extends ConnectionParts {
  readonly http: Server;
  /** The path below which the server lives, as in `/` or `/mozaika/`. */
  readonly base: string;
  /** The origin that people use, if the server was told. */
  readonly origin: string | undefined;
  readonly version: string;
  readonly socketsPerAddress: number;
  readonly identities: Identities;
  nameOf(person: string): Promise<DisplayName>;
  addressOf(request: IncomingMessage): string;
}

export interface Sockets {
  readonly count: number;
  /** Ends the sockets of somebody who is no more. */
  dismiss(person: string): void;
  /** Tells everybody to come back later and closes all sockets. */
  stop(): Promise<void>;
}

export function openSockets(parts: SocketsParts): Sockets {
  const { http, identities, house, metrics } = parts;
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false });
  const connections = new Map<WebSocket, Connection>();
  const perAddress = new Map<string, number>();
  const alive = new WeakSet<WebSocket>();
  /** A proxy may have taken the base off. */
  const isAt = (request: IncomingMessage, path: string): boolean =>
    ['/', parts.base].some((base) => `${base}${path}` === request.url?.split('?')[0]);

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const address = parts.addressOf(request);
    const { cookie, authorization } = request.headers;
    const outdated = isAt(request, OUTDATED_SOCKET);
    if (!outdated && !isAt(request, `${API}/socket`)) return reject(socket, 404);
    if ((perAddress.get(address) ?? 0) >= parts.socketsPerAddress) return reject(socket, 429);
    if (request.headers.origin !== undefined && !isOwn(request)) return reject(socket, 403);
    // Counted before anything is waited for, so that many at once are too many as well.
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    socket.once('close', () => release(address));
    if (outdated) return server.handleUpgrade(request, socket, head, dismissOutdated);
    const identity = await identities.identify({ cookie, authorization });
    if (authorization !== undefined && !identity) return reject(socket, 401);
    const person = identity?.person;
    const name = person === undefined ? '' : await parts.nameOf(person);
    // Asked when nothing is waited for any more: nobody would close a socket that was opened after all were told to come back.
    if (house.stopping) return reject(socket, 503);
    server.handleUpgrade(request, socket, head, (ws) => welcome(ws, person, name));
  };

  const release = (address: string): void => {
    const left = (perAddress.get(address) ?? 1) - 1;
    if (left > 0) perAddress.set(address, left);
    else perAddress.delete(address);
  };

  const isOwn = (request: IncomingMessage): boolean =>
    isFromOwnPage({ origin: request.headers.origin }, request.headers.host ?? '', parts.origin);

  const welcome = (ws: WebSocket, person: string | undefined, name: DisplayName): void => {
    const connection = new Connection(randomUUID(), person, ws, parts);
    connections.set(ws, connection);
    metrics.sockets.set(connections.size);
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
      metrics.sockets.set(connections.size);
    });
    connection.send(hello(name));
  };

  const hello = (name: DisplayName) =>
    ({ op: 'hello', protocol: PROTOCOL, version: parts.version, name, now: house.time.now() }) as const;

  /** An app of protocol 1 compares the number in the `hello` with its own and asks its person to reload. */
  const dismissOutdated = (ws: WebSocket): void => {
    ws.on('error', () => undefined);
    ws.send(JSON.stringify(hello('')));
    ws.close(OUTDATED, 'outdated');
  };

  const heartbeat = setInterval(() => {
    for (const ws of connections.keys()) {
      if (!alive.has(ws)) ws.terminate();
      alive.delete(ws);
      if (ws.readyState === ws.OPEN) ws.ping();
    }
  }, HEARTBEAT_MS).unref();

  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch((error) => {
      house.fault(error);
      reject(socket, 503);
    });
  });

  return {
    get count() {
      return connections.size;
    },
    dismiss(person) {
      for (const connection of connections.values()) if (connection.person === person) connection.bye('gone', 0);
    },
    async stop() {
      clearInterval(heartbeat);
      for (const connection of connections.values())
        connection.bye('stopping', Math.round(Math.random() * RETURN_MS) + 500);
      const closed = Array.from(
        connections.keys(),
        (ws) => new Promise<void>((resolve) => ws.once('close', () => resolve())),
      );
      const patience = setTimeout(() => {
        for (const ws of connections.keys()) ws.terminate();
      }, 1_000);
      await Promise.all(closed);
      clearTimeout(patience);
      for (const ws of server.clients) ws.terminate();
      server.close();
    },
  };
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
