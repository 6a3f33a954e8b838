// Requests that are almost right, endpoint by endpoint: refused in the usual form, without a 5xx or a line in the log

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API, endpoints } from '@mozaika/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Somebody, scratch, serve } from '../server.ts';

const { MOZAIKA_SOAK } = process.env;
const REQUESTS = MOZAIKA_SOAK === undefined ? 2_000 : 100_000;
const SEED = 20261116;

const WISH = {
  game: 'azul',
  options: { board: 'coloured' },
  seats: ['person', 'person'],
  clock: { kind: 'none' },
  listed: true,
  me: 'sits',
};

/** Values that are wrong in interesting ways. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    null,
    -1,
    1e308,
    2 ** 53,
    '',
    '\u0000',
    '<script>',
    '\ud800',
    'x'.repeat(5000),
    [],
    {},
    ['person'],
    Array(50).fill('person'),
    { kind: 'live', bank: 1e99, increment: -1 },
    { kind: 'days', perMove: '60' },
    { board: '__proto__' },
    { start: 99 },
    { constructor: { prototype: 1 } },
  ),
);

/** A right wish with some fields wrong, missing or added. */
const almostWish = fc
  .dictionary(fc.constantFrom(...Object.keys(WISH), 'seal', 'key', 'extra', '__proto__', 'name', 'token'), odd, {
    maxKeys: 3,
  })
  .map((changes) => ({ ...WISH, ...changes }));

/** Deeper than anybody's stack, in any field. */
const deep = fc
  .tuple(fc.constantFrom('name', 'options', 'response', 'keys', 'id'), fc.integer({ min: 1, max: 30_000 }))
  .map(([field, depth]) => `{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`);

const bodies = fc.oneof(
  { weight: 1, arbitrary: deep },
  { weight: 3, arbitrary: almostWish.map((body) => JSON.stringify(body)) },
  {
    weight: 2,
    arbitrary: fc
      .record({ name: odd, token: odd, endpoint: odd, id: odd, response: odd }, { requiredKeys: [] })
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: odd.map((body) => JSON.stringify(body)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fc.constantFrom('', '{', '"', '{"__proto__":1}', '[1,', 'null', `"${'x'.repeat(70_000)}"`) },
);

const paths = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Object.values(endpoints).map(({ path }) => `/${API}${path}`)) },
  { weight: 1, arbitrary: fc.webPath() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '/',
      '/metrics',
      '/readyz',
      '/api/docs',
      '/%',
      '/%00',
      '/..%2f..%2fetc/passwd',
      '//x',
      '/api/v2/../me',
      '/?a=%zz',
    ),
  },
);
const parts = fc.oneof(
  fc.constantFrom('abcdefghjkmn', 'abcdefghjkmn.1', 'abcdefghjkmn.0', '%2e%2e', '%ff', '..', 'x'.repeat(300)),
  fc.webSegment(),
);

const requests = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS', 'HEAD'),
  path: fc.tuple(paths, parts).map(([path, part]) => path.replace(/:\w+/, part || 'x')),
  body: bodies,
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/json; charset=x',
    '',
  ),
  headers: fc.record(
    {
      origin: fc.constantFrom('own', 'own', 'own', 'https://evil.example', 'null', '%'),
      cookie: fc.constantFrom('own', 'own', 'mozaika=x', ';;;=', `a=${'b'.repeat(4000)}`),
      authorization: fc.constantFrom('Bearer x', 'Bearer', 'Basic x', `Bearer ${'y'.repeat(3000)}`),
      'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'x'),
      'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x', '::1, 2.3.4.5'),
    },
    { requiredKeys: ['origin'] },
  ),
});

it('refuses thousands of random and almost-right requests without breaking', async () => {
  const lines: string[] = [];
  const web = scratch();
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  const server = await serve({
    web,
    httpLimits: { perAddress: 1e9, perPerson: 1e9 },
    log: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
  const anna = await Somebody.at(server);
  const { origin } = new URL(server.address);
  const own = { origin, cookie: anna.cookie };
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, body, type, headers }) => {
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        value === 'own' ? own[name as keyof typeof own] : value,
      ]);
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: [...sent, ...(type === '' ? [] : [['content-type', type] as [string, string]])],
        ...(method !== 'GET' && method !== 'HEAD' && { body }),
      });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(text).not.toMatch(/node_modules|at .*\.ts:\d/);
      if (response.status >= 400 && response.status < 500 && method !== 'HEAD') {
        expect(JSON.parse(text)).toMatchObject({ refusal: { code: expect.any(String) } });
      }
    }),
    { numRuns: REQUESTS, seed: SEED, endOnFailure: false },
  );

  expect(lines).toEqual([]);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 405, 413, 415]));
  expect((await anna.ask('PATCH', '/me', { name: 'Anna' })).json).toMatchObject({ name: 'Anna' });
});
