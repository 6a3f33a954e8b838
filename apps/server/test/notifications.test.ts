// Whoever asked for it hears that it is their turn at a table with days for a move, and at no other

import { createECDH, randomBytes } from 'node:crypto';
import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { inTurn, lengthOf, move, sitDown } from './player.ts';
import { Somebody, serve, waitFor } from './server.ts';

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

it('a turn is notified to the one whose turn it is, if they are away, once', async () => {
  const server = await serve({ pushGuard: { allows: () => true, lookup } });
  const people = [await Somebody.at(server), await Somebody.at(server)];
  for (const [i, person] of people.entries()) await person.ask('POST', '/push', subscription(`/${i}`));
  const days = { kind: 'days', perMove: 86_400 };
  const codes = await Promise.all([{ kind: 'none' }, days, days, days].map((clock) => people[0].create({ clock })));
  for (const code of codes) await sitDown(people, code);
  const [quick, present, slow, last] = codes;
  // Whoever is at the table sees it and needs no notification.
  const [first, second] = await inTurn(people, present);
  const before = lengthOf(second, present);
  await move(first, present);
  await second.until(present, () => lengthOf(second, present) > before);

  const [mover, away] = await inTurn(people, slow);
  // At the other tables it is to be the mover's turn as well.
  for (const code of [quick, last]) if ((await inTurn(people, code))[0] === away) await move(away, code);
  away.client.close();
  const isAway = ({ client }: Somebody) =>
    client.table(slow)?.seats.some((seat) => seat.kind === 'person' && !seat.present) ?? false;
  await mover.until(slow, isAway);
  await move(mover, quick);
  await move(mover, slow);
  await waitFor(() => delivered.length > 0);
  // The notification of a later move comes after all that may have been caused by earlier ones.
  await move(mover, last);
  await waitFor(() => delivered.length > 1);
  const path = `/${people.indexOf(away)}`;
  expect(delivered).toEqual([
    { topic: slow, path },
    { topic: last, path },
  ]);
});
