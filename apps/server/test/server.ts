// A real server on loopback with a temporary database, and people with real sockets, for the tests.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MozaikaClient, type SocketLike } from '@mozaika/protocol/client';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { type RunningServer, startServer } from '../src/server.ts';
import type { ServerOptions } from '../src/server-options.ts';
import { type RunningThinker, startThinker } from '../src/thinker.ts';
import { SERVED_GAMES } from './games.ts';

/** As in life, but bots don't wait and clients have less time to open their contributions. */
export const PACE = { botMove: 0, absence: 300_000, opening: 2_000 };

const closing: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A folder that is gone after the test. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mozaika-server-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const optionsWith = (options: Partial<ServerOptions>): ServerOptions => ({
  games: SERVED_GAMES,
  database: join(options.database ? '' : scratch(), 'test.db'),
  host: '127.0.0.1',
  port: 0,
  metrics: { host: '127.0.0.1', port: 0 },
  log: { level: 'silent' },
  pace: PACE,
  botThreads: 1,
  ...options,
});

export async function serve(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const server = await startServer(optionsWith(options));
  closing.push(() => server.stop());
  return server;
}

/** A process that only thinks, beside the servers of a database. */
export async function think(options: Partial<ServerOptions>): Promise<RunningThinker> {
  const thinker = await startThinker(optionsWith(options));
  closing.push(() => thinker.stop());
  return thinker;
}

/** What the metrics of a server say now. */
export const metricsOf = async ({ metrics }: Pick<RunningServer, 'metrics'>): Promise<string> =>
  (await fetch(metrics ?? 'http://no-metrics/')).text();

const PATIENCE_MS = 10_000;

/** Waits until something holds. */
export async function waitFor(
  holds: () => boolean | Promise<boolean>,
  describe: () => string = () => String(holds),
  patience = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not in ${patience} ms: ${describe()}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Somebody with a browser: a cookie, requests and a socket. */
export class Somebody {
  readonly cookie: string;
  readonly client: MozaikaClient;
  readonly base: string;
  readonly frames: string[] = [];
  private socket: WebSocket | undefined;
  private readonly shuffles: Map<string, string>;

  private constructor(base: string, cookie: string, shuffles = new Map<string, string>()) {
    this.base = base;
    this.shuffles = shuffles;
    this.cookie = cookie;
    this.client = new MozaikaClient({ open: () => this.open(), shuffles: this.shuffles });
    closing.push(() => this.client.close());
  }

  static async at(server: { readonly address: string }): Promise<Somebody> {
    const response = await fetch(`${server.address}api/v2/me`);
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0];
    await response.arrayBuffer();
    return new Somebody(server.address, cookie);
  }

  /** Somebody whose browser has kept a cookie of this server. */
  static withCookie(server: { readonly address: string }, cookie: string): Somebody {
    return new Somebody(server.address, cookie);
  }

  /** The same person in another tab, of the same server or another one. */
  otherTab(server: { readonly address: string } = { address: this.base }): Somebody {
    return new Somebody(server.address, this.cookie, this.shuffles);
  }

  /** The same browser after it followed a private link: it is somebody else from then on. */
  async returning(token: string): Promise<Somebody> {
    const response = await this.fetch('POST', '/me/return', { token });
    await response.arrayBuffer();
    return new Somebody(this.base, (response.headers.get('set-cookie') ?? '').split(';')[0]);
  }

  /** Sends a frame as it is. */
  raw(text: string): void {
    this.socket?.send(text);
  }

  private open(): SocketLike {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}api/v2/socket`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('message', (data) => this.frames.push(data.toString()));
    // The client takes a browser's socket; of ws it uses what they have in common.
    return socket as unknown as SocketLike;
  }

  private fetch(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.base}api/v2${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: new URL(this.base).origin,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly json: unknown }> {
    const response = await this.fetch(method, path, body);
    return { status: response.status, json: await response.json() };
  }

  /** Makes a table and sits down at it. */
  async create(wish: object): Promise<string> {
    const { json } = await this.ask('POST', '/tables', {
      game: 'azul',
      options: { board: 'coloured' },
      seats: ['person', 'person'],
      clock: { kind: 'none' },
      listed: false,
      me: 'watches',
      ...wish,
    });
    const { code } = json as { code?: string };
    if (code === undefined) throw new Error(JSON.stringify(json));
    return code;
  }

  /** Watches a table and waits until it is shown. */
  async watch(code: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.client.watch(code, {
        changed: () => resolve(),
        refused: (refusal) => reject(new Error(JSON.stringify(refusal))),
      });
    });
  }

  /** Waits until something about a table holds. */
  async until(code: string, holds: (somebody: Somebody) => boolean, patience = PATIENCE_MS): Promise<void> {
    await waitFor(
      () => holds(this),
      () => `${holds}\n${JSON.stringify(this.client.table(code))}`,
      patience,
    );
  }
}
