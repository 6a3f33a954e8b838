// Whoever asked for it hears that it is their turn at a table with days for a move, and at no other

import { createECDH, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { inTurn, isToMove, lengthOf, move, sitDown } from './player.ts';
import { Somebody, serve } from './server.ts';

/** A push service: it keeps the headers of what it gets. */
const delivered: { readonly topic: string; readonly path: string | undefined }[] = [];
const service = createServer(({ headers: { topic }, url }, response) => {
  delivered.push({ topic: String(topic), path: url });
  response.writeHead(201).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
afterAll(() => void service.close());
const { port } = service.address() as AddressInfo;

const subscription = (path: string) => ({
  endpoint: `http://127.0.0.1:${port}${path}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

it('a turn is told to the one whose turn it is, if they are away', async () => {
  const server = await serve({ pushGuard: { allows: () => true, lookup } });
  const people = [await Somebody.at(server), await Somebody.at(server)];
  for (const [i, person] of people.entries()) await person.ask('POST', '/push', subscription(`/${i}`));
  const clocks = [{ kind: 'none' }, { kind: 'days', perMove: 86_400 }, { kind: 'days', perMove: 86_400 }];
  const codes = await Promise.all(clocks.map((clock) => people[0].create({ clock })));
  for (const code of codes) await sitDown(people, code);
  const [quick, present, slow] = codes;
  // Whoever is at the table sees it and needs no notification.
  const [first, second] = await inTurn(people, present);
  const before = lengthOf(second, present);
  await move(first, present);
  await second.until(present, () => lengthOf(second, present) > before);

  const [mover, away] = await inTurn(people, slow);
  away.client.close();
  const isAway = ({ client }: Somebody) =>
    client.table(slow)?.seats.some((seat) => seat.kind === 'person' && !seat.present) ?? false;
  await mover.until(slow, isAway);
  if (isToMove(mover, quick)) await move(mover, quick);
  await move(mover, slow);
  const deadline = Date.now() + 10_000;
  while (delivered.length === 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(delivered).toEqual([{ topic: slow, path: `/${people.indexOf(away)}` }]);
});
