// The client of the protocol against a real server on loopback

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { restClient } from '@mozaika/protocol/client';
import { afterAll, expect, it } from 'vitest';
import { Browser, CODE, open } from './open.ts';

const opened = await open({ base: '/mozaika/' });
const address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
const { json } = await new Browser(opened, '/mozaika/').ask('POST', '/programs', { name: 'Robot' });
const client = restClient({ base: `${address}/mozaika/`, token: json.token });

const WISH = {
  game: 'azul',
  options: {},
  seats: ['person', 'expert'],
  clock: { kind: 'none' },
  listed: false,
  me: 'sits',
} as const;

it('asks, sends and reads typed answers', async () => {
  expect(await client.ask('me')).toMatchObject({ ok: true, value: { name: 'Robot', program: true } });
  expect(await client.ask('rename', { body: { name: 'Robot 2' } })).toMatchObject({
    ok: true,
    value: { name: 'Robot 2' },
  });
  expect(await client.ask('makeTable', { body: { ...WISH, seats: [...WISH.seats] } })).toEqual({
    ok: true,
    value: { code: CODE },
  });
  const games = await client.ask('games');
  expect(games.ok && games.value.games.map(({ id }) => id)).toEqual(['azul', 'qwirkle']);
  expect(games.ok && games.value.games[0]?.variants.length).toBe(4);
});

it('brings refusals back as they are', async () => {
  expect(await client.ask('table', { params: { code: CODE } })).toEqual({ ok: false, refusal: { code: 'no-table' } });
  expect(await client.ask('makeLink')).toEqual({ ok: false, refusal: { code: 'only-people' } });
  const wrong = restClient({ base: `${address}/`, token: 'wrong' });
  expect(await wrong.ask('me')).toEqual({ ok: false, refusal: { code: 'unknown-token' } });
});

it('says that nobody can be reached when nobody answers, or something else does', async () => {
  const other = createServer((_, response) => response.end('<html>Log in to the hotel</html>')).listen(0, '127.0.0.1');
  afterAll(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const unreachable = { ok: false, refusal: { code: 'unreachable' } };
  expect(await restClient({ base: `http://127.0.0.1:${port}/` }).ask('me')).toEqual(unreachable);
  expect(await restClient({ base: 'http://127.0.0.1:1/' }).ask('me')).toEqual(unreachable);
});
