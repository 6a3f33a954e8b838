// A relay between two sides of a connection, so that connections can be cut in the middle of whatever they carry, slowed down, or go silent.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@mozaika/kernel';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** What becomes of connections: they are carried, refused and cut, or nothing gets through and nobody is told. */
export type Passage = 'open' | 'refused' | 'silent';

export class Relay {
  /** The ports where the other side listens, one connection for each in turn; it may be away. */
  private readonly upstreams: readonly number[];
  private readonly server = createServer((socket) => this.carry(socket));
  private readonly sockets = new Set<Socket>();
  private turn = 0;
  private passage: Passage = 'open';
  /** Ends when something gets through again. */
  private silence: Promise<void> = Promise.resolve();
  private speak = (): void => {};
  /** How much later everything arrives, in milliseconds. */
  delay = 0;

  constructor(...upstreams: readonly number[]) {
    this.upstreams = upstreams;
  }

  /** Begins to listen and returns the address for clients. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private carry(client: Socket): void {
    if (this.passage === 'refused') {
      client.resetAndDestroy();
      return;
    }
    const server = connect(this.upstreams[this.turn++ % this.upstreams.length], '127.0.0.1');
    this.sockets.add(client);
    client.setNoDelay();
    server.setNoDelay();
    client.pipe(this.late()).pipe(server);
    server.pipe(this.late()).pipe(client);
    const end = () => {
      this.sockets.delete(client);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', end).on('close', end);
  }

  /** Hands on what comes, in its order: after the delay that there is then, and when something gets through again. */
  private late(): Transform {
    let last: Promise<void> = Promise.resolve();
    const arrival = async (before: Promise<void>): Promise<void> => {
      const due = Date.now() + this.delay;
      await before;
      if (due > Date.now()) await wait(due - Date.now());
      await this.silence;
    };
    return new Transform({
      transform(chunk, _, done) {
        last = arrival(last).then(() => void this.push(chunk));
        done();
      },
      flush(done) {
        void last.then(() => done());
      },
    });
  }

  /** Cuts one in `share` connections, without a good-bye. */
  cut(share: number, random: Random): void {
    for (const socket of this.sockets) if (random(share) === 0) socket.resetAndDestroy();
  }

  /** Lets everything through from now on, or nothing. */
  set(passage: Passage): void {
    this.passage = passage;
    this.speak();
    if (passage === 'silent') {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.silence = promise;
      this.speak = resolve;
    }
    if (passage === 'refused') for (const client of this.sockets) client.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await once(this.server, 'close');
  }
}
