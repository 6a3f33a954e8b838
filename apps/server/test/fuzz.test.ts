// Bad input: a hundred thousand random and almost right frames and requests. Each gets a clear answer; nothing breaks, nothing leaks,
// and a match at another table goes on as if nothing was.

import { request } from 'node:http';
import { Socket } from 'node:net';
import { seededRandom } from '@mozaika/kernel';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openStorage } from '../src/storage/open.ts';
import { crowd, type Eager } from './crowd.ts';
import { lengthOf, matchOf, sitDown } from './player.ts';
import { PushedTime } from './pushed-time.ts';
import { Somebody, scratch, serve } from './server.ts';
import { LONG, sizeOf } from './soak.ts';
import { storedProblems } from './stored.ts';

const FRAMES = sizeOf({ usual: 30_000, soak: 2_000_000 });
const REQUESTS = sizeOf({ usual: 4_000, soak: 200_000 });
const MANY = 1e9;
const LIFTED = {
  httpLimits: { perAddress: MANY, perPerson: MANY },
  socketsPerAddress: MANY,
  socketLimits: { messagesPerSecond: MANY, messagesAtOnce: MANY, waiting: 1 << 28, tables: MANY },
};

const random = seededRandom('fuzz');
const pick = <T>(some: readonly T[]): T => some[random(some.length)];
const text = (length: number) => Array.from({ length }, () => String.fromCodePoint(random(0x2ff) + 1)).join('');

/** Values that are wrong in most places. */
const ODD: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 2 ** 53,
  () => 0.5,
  () => '',
  () => text(random(40)),
  () => 'x'.repeat(5_000),
  () => [],
  () => [[[[[]]]]],
  () => ({}),
  () => ({ __proto__: { admin: true }, constructor: 1 }),
  () => JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  () => '\u0000\u202e<script>alert(1)</script>',
  () => 'aaaaaaaaaaaa.1',
];

const OPS = 'watch unwatch sit leave fill reveal act undo agree resign back replace rematch say write ping'.split(' ');

/** A message with everything right but for one or two fields. */
function almostRight(table: string, match: string): string {
  const op = pick(OPS);
  const message: { [field: string]: unknown } = {
    op,
    id: String(random(1_000_000)),
    table,
    match,
    index: random(60),
    action: `${1 + random(4)} ${pick(['1B2', 'CRF', 'tile 3>4', 'play Rd@0,0', 'trade Rs', 'pass', '', text(5)])}`,
    seat: 1 + random(4),
    level: pick(['expert', null, 'god']),
    value: 'ab'.repeat(32),
    kind: 'undo',
    yes: true,
    phrase: pick(['hello', 'rude']),
    text: text(1 + random(50)),
  };
  const wanted: { readonly [op: string]: readonly string[] } = {
    watch: ['table'],
    unwatch: ['table'],
    sit: ['table', 'seat'],
    leave: ['table'],
    fill: ['table', 'seat', 'level'],
    reveal: ['match', 'value'],
    act: ['match', 'index', 'action'],
    undo: ['match', 'index'],
    agree: ['match', 'kind', 'yes'],
    resign: ['match'],
    back: ['match'],
    replace: ['match', 'seat'],
    rematch: ['table'],
    say: ['table', 'phrase'],
    write: ['table', 'text'],
    ping: [],
  };
  const fields = ['op', 'id', ...wanted[op]];
  const kept = Object.fromEntries(fields.map((field) => [field, message[field]]));
  for (let changes = random(3); changes > 0; changes--) kept[pick([...fields, 'extra'])] = pick(ODD)();
  return JSON.stringify(kept);
}

function frame(table: string, match: string): string | Buffer {
  const kind = random(20);
  if (kind === 0) return Buffer.from(Array.from({ length: random(200) }, () => random(256)));
  if (kind === 1) return text(random(300));
  if (kind === 2) return `${'['.repeat(4_000)}`;
  if (kind === 3) return JSON.stringify(pick(ODD)());
  return almostRight(table, match);
}

/** What no answer may say: that something broke, or where. */
const BROKEN = /"code":"(failed|storage-gone)"|at file:/;

/** Sends many frames, each of which has to be answered; the answers that should not be. */
async function attack(base: string, cookie: string, table: string, match: string, count: number): Promise<string[]> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}api/v2/socket`, { headers: { cookie } });
  const broken: string[] = [];
  let answered = 0;
  socket.on('message', (data) => {
    const text = data.toString();
    if (/^\{"op":"(done|refused)"/.test(text)) answered++;
    if (BROKEN.test(text)) broken.push(text);
  });
  await new Promise((resolve) => socket.once('open', resolve));
  let sent = 0;
  while (sent < count && socket.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 200 && sent < count; i++, sent++) socket.send(frame(table, match));
    while (socket.bufferedAmount > 0 || answered < sent - 2_000) await new Promise((r) => setTimeout(r, 2));
  }
  const deadline = Date.now() + 60_000;
  while (answered < sent && Date.now() < deadline) await new Promise((r) => setTimeout(r, 5));
  expect([socket.readyState, answered]).toEqual([WebSocket.OPEN, sent]);
  socket.close();
  return broken;
}

/** A request as raw as it gets; its status. */
function rawRequest(base: string, path: string, method: string, headers: object, body: string): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    const sent = request({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const progress = (people: readonly Eager[]) => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

describe('bad input', () => {
  it(`${FRAMES} frames: every one is answered, nothing fails, other tables play on`, LONG, async () => {
    const database = `${scratch()}/fuzz.db`;
    const server = await serve({ ...LIFTED, database });
    const bystanders = await crowd(server, [{}, { game: 'qwirkle', options: {} }]);
    const victims = [await Somebody.at(server), await Somebody.at(server)];
    const code = await victims[0].create({});
    await sitDown(victims, code);
    const length = lengthOf(victims[0], code);
    const match = matchOf(victims[0], code);
    const before = progress(bystanders);
    const stranger = await Somebody.at(server);
    const forged = stranger.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const cookies = [stranger.cookie, forged, ''];
    const attacks = cookies.map((cookie) => attack(server.address, cookie, code, match, FRAMES / cookies.length));
    expect((await Promise.all(attacks)).flat()).toEqual([]);
    // A stranger changed nothing at the table.
    expect(lengthOf(victims[0], code)).toBe(length);
    expect(victims[0].client.table(code)?.seats.every(({ kind }) => kind === 'person')).toBe(true);
    // Meanwhile, and on: how much in so short a time is a matter of the machine.
    expect(progress(bystanders)).toBeGreaterThan(before);
    await expect.poll(() => progress(bystanders), { timeout: 30_000 }).toBeGreaterThan(before + 20);
    for (const person of bystanders) person.stopped = true;
    expect(new Set(bystanders.flatMap(({ refused }) => refused))).toEqual(new Set());
    await server.stop();
    const storage = await openStorage(database);
    expect(
      await storedProblems(
        storage,
        bystanders.flatMap(({ acknowledged }) => acknowledged),
      ),
    ).toEqual([]);
    await storage.close();
  });

  it('a frame of 10 MB closes its own socket and no other', async () => {
    const server = await serve();
    const anna = await Somebody.at(server);
    const code = await anna.create({ seats: ['person', 'newcomer'] });
    await sitDown([anna], code);
    const huge = new WebSocket(`${server.address.replace('http', 'ws')}api/v2/socket`);
    await new Promise((resolve) => huge.once('open', resolve));
    const closed = new Promise<number>((resolve) => huge.once('close', resolve));
    huge.on('error', () => undefined);
    huge.send('x'.repeat(10 << 20));
    expect(await closed).toBe(1009);
    expect(anna.client.state).toBe('open');
  });

  it('text that is not UTF-8 closes its own socket', async () => {
    const server = await serve();
    const socket = new Socket();
    const { hostname, port } = new URL(server.address);
    socket.connect(Number(port), hostname);
    const key = Buffer.alloc(16).toString('base64');
    socket.write(
      `GET /api/v2/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume();
    // A masked text frame of two bytes that are no character.
    socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]));
    await closed;
    expect((await fetch(`${server.address}healthz`)).status).toBe(200);
  });

  it('foreign pages and unknown paths get no socket; wrong tokens neither', async () => {
    const server = await serve();
    const status = (path: string, headers: { [name: string]: string }) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}${path}`, { headers });
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.on('open', () => resolve(101));
        socket.on('error', () => undefined);
      });
    expect(await status('api/v2/socket', { origin: 'https://evil.example' })).toBe(403);
    expect(await status('api/v2/socket', { origin: 'null' })).toBe(403);
    expect(await status('api/v2/socket', { origin: new URL(server.address).origin })).toBe(101);
    expect(await status('api/v2/elsewhere', {})).toBe(404);
    expect(await status('api/v2/socket', { authorization: 'Bearer nonsense' })).toBe(401);
  });

  it('too many messages and too many sockets are refused, and come through later', async () => {
    const time = new PushedTime();
    const server = await serve({
      time,
      socketsPerAddress: 3,
      socketLimits: { messagesPerSecond: 20, messagesAtOnce: 10, waiting: 1 << 20, tables: 1 },
    });
    const anna = await Somebody.at(server);
    await anna.until('', ({ client }) => client.state === 'open');
    const answers = await Promise.all(Array.from({ length: 30 }, () => anna.client.send({ op: 'ping' })));
    expect(answers.filter((answer) => answer?.code === 'too-many-messages')).toHaveLength(20);
    expect(await anna.client.send({ op: 'ping' })).toMatchObject({ code: 'too-many-messages' });
    // One more message may come every twentieth of a second.
    time.push(50);
    expect(await anna.client.send({ op: 'ping' })).toBeUndefined();
    const statuses = await Promise.all(
      Array.from({ length: 5 }, () => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/v2/socket`);
        return new Promise<number>((resolve) => {
          socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
          socket.on('open', () => resolve(101));
          socket.on('error', () => undefined);
        });
      }),
    );
    // Her own socket is one of the three.
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  it(`${REQUESTS} requests: never a 5xx, never a stack trace`, LONG, async () => {
    const server = await serve(LIFTED);
    const anna = await Somebody.at(server);
    const code = await anna.create({});
    const paths = ['/me', '/me/tables', '/me/links', '/me/return', '/tables', `/tables/${code}`, `/matches/${code}.1`];
    const more = [
      '/programs',
      '/passkeys',
      '/me/passkeys',
      '/push',
      '/games',
      '/../../etc/passwd',
      '/%00',
      '/tables/%ff',
    ];
    const origin = new URL(server.address).origin;
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < REQUESTS; sent += 50) {
      const batch = await Promise.all(
        Array.from({ length: 50 }, () => {
          const cookie = pick([
            anna.cookie,
            'mozaika=forged.x',
            '',
            `${anna.cookie}x`,
            text(20).replace(/[^\x20-\x7e]/g, ''),
          ]);
          const headers = {
            cookie,
            ...(random(2) ? { origin: pick([origin, 'https://evil.example', 'null']) } : {}),
            'content-type': pick(['application/json', 'text/plain', 'application/xml']),
          };
          const body = pick([
            () => '',
            () => JSON.stringify({ name: pick(ODD)() }),
            () => JSON.stringify({ game: 'azul', options: pick(ODD)(), seats: pick(ODD)(), clock: pick(ODD)() }),
            () => text(50),
            () => `${'{"a":'.repeat(300)}`,
          ])();
          const method = pick(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']);
          return rawRequest(
            server.address,
            `/api/v2${pick([...paths, ...more])}`,
            method,
            headers,
            method === 'GET' ? '' : body,
          );
        }),
      );
      for (const status of batch) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
    expect((statuses.get(0) ?? 0) / REQUESTS).toBeLessThan(0.01);
    expect((await fetch(`${server.address}readyz`)).status).toBe(200);
  });
});
