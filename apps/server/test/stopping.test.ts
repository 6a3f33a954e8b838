// A server stops whenever it is told to, whatever it is doing and whoever holds on to it.

import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { gamesWithBotsOf } from './games.ts';
import { isToMove, move, sitDown } from './player.ts';
import { Somebody, scratch, serve } from './server.ts';
import { LONG } from './soak.ts';

/** Time that a test can push forward, and that notices when the server looks at it. */
class WatchedTime {
  ahead = 0;
  looked = (): void => undefined;

  now(): number {
    this.looked();
    return Date.now() + this.ahead;
  }
}

/** Stops a server just after it has looked at the time so often: each look is another step of what it does. */
function stopAtLook(nth: number, server: RunningServer, time: WatchedTime): Promise<void> {
  let looks = 0;
  return new Promise((resolve) => {
    time.looked = () => {
      // In the next turn of the event loop, as a signal comes: no answer of the storage can have been in between.
      if (++looks === nth) setImmediate(() => resolve(server.stop()));
    };
  });
}

/** Asks for a socket over a connection that this end never closes by itself. */
function knock({ port }: RunningServer, path: string, cookie = ''): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const headers = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Cookie: ${cookie}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  return socket.on('error', () => undefined);
}

const SOCKET = '/api/v2/socket';
/** From the sweep that finds a bot's turn until the bot has been asked, and one more. */
const LOOKS = 7;

describe('a server stops', LONG, () => {
  it('at whatever step of a bot’s turn it is told to', async () => {
    const folder = scratch();
    const silent = join(scratch(), 'bots.mjs');
    writeFileSync(silent, 'export const botMove = () => new Promise(() => undefined);');
    const games = gamesWithBotsOf(pathToFileURL(silent));
    const first = await serve({ database: join(folder, 'bot.db'), games });
    const anna = await Somebody.at(first);
    // By correspondence, because bots play on there though nobody looks.
    const clock = { kind: 'days', perMove: 86_400 };
    const code = await anna.create({ seats: ['person', 'newcomer'], clock });
    await sitDown([anna], code);
    if (isToMove(anna, code)) await move(anna, code);
    anna.client.close();
    await first.stop();

    const told = Array.from({ length: LOOKS }, async (_, i) => {
      const copy = scratch();
      cpSync(folder, copy, { recursive: true });
      const time = new WatchedTime();
      const server = await serve({ database: join(copy, 'bot.db'), games, time });
      const stopped = stopAtLook(i + 1, server, time);
      // The first server's claim on the turn ends.
      time.ahead = 60_000;
      await stopped;
      return server;
    });
    for (const server of await Promise.all(told)) await expect(fetch(server.address)).rejects.toThrow();
  });

  it('though somebody holds on to a connection whose socket was refused', async () => {
    const server = await serve();
    const held = knock(server, '/nowhere');
    expect(String(await once(held, 'data'))).toMatch(/^HTTP\/1.1 404 /);
    await server.stop();
    await expect(fetch(server.address)).rejects.toThrow();
    held.destroy();
  });

  it('though somebody comes while the others are being told', async () => {
    const time = new WatchedTime();
    const server = await serve({ time });
    const { cookie } = await Somebody.at(server);
    const early = knock(server, SOCKET);
    expect(String(await once(early, 'data'))).toMatch(/^HTTP\/1.1 101 /);
    const stopped = stopAtLook(1, server, time);
    const late = knock(server, SOCKET, cookie);
    late.once('data', () => early.destroy());
    await stopped;
    await expect(fetch(server.address)).rejects.toThrow();
    late.destroy();
  });
});
