// Requests that are wrong, foreign or too many, and what every answer carries

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { API, endpoints } from '@mozaika/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/storage/port.ts';
import { Browser, CODE, open } from './open.ts';

const opened = await open();
const { app } = opened;
const WISH = {
  game: 'azul',
  options: { board: 'coloured' },
  seats: ['person', 'person'],
  clock: { kind: 'none' },
  listed: true,
  me: 'sits',
};

describe('every answer', () => {
  it('carries safe headers', async () => {
    for (const url of ['/', '/api/v2/me', '/api/docs', '/nowhere', '/healthz']) {
      const { headers } = await app.inject({ url, headers: { host: 'play.example' } });
      const policy = headers['content-security-policy'] as string;
      expect(policy.split(';')).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "connect-src 'self' data: ws://play.example wss://play.example",
        ]),
      );
      expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure|script-src[^;]*unsafe|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\w-]{8}$/),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('survives a host that would break a header', async () => {
    const { statusCode, headers } = await app.inject({ url: '/healthz', headers: { host: 'a;script-src *' } });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).not.toContain('*');
  });
});

describe('a wrong request', () => {
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: string,
    type = 'application/json',
  ) => {
    const headers = {
      host: 'localhost',
      origin: 'http://localhost',
      ...(payload !== undefined && { 'content-type': type }),
    };
    const response = await app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    return [response.statusCode, response.json().refusal, response.headers];
  };

  it.each([
    ['an unknown address', 'GET', '/api/v2/nothing', undefined, 404, { code: 'not-found' }],
    ['an unknown page', 'GET', '/wp-login.php', undefined, 404, { code: 'not-found' }],
    ['a way out of the folder', 'GET', '/../../etc/passwd', undefined, 404, { code: 'not-found' }],
    ['a broken address', 'GET', '/%zz', undefined, 400, { code: 'bad-url' }],
    ['no JSON', 'POST', '/api/v2/tables', '{', 400, { code: 'not-json' }],
    ['nothing', 'POST', '/api/v2/tables', '', 400, { code: 'not-json' }],
    ['a poisoned object', 'POST', '/api/v2/tables', '{"__proto__":{"game":1}}', 400, { code: 'not-json' }],
    ['an unknown table', 'GET', `/api/v2/tables/${CODE}`, undefined, 404, { code: 'no-table' }],
    ['an unknown match', 'GET', `/api/v2/matches/${CODE}.1`, undefined, 404, { code: 'no-match' }],
  ] as const)('with %s is refused', async (_, method, url, payload, status, refusal) => {
    expect((await ask(method, url, payload)).slice(0, 2)).toEqual([status, refusal]);
  });

  it('of a person who left out the # is shown the place in the app', async () => {
    const headers = { host: 'localhost', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const visit = async (url: string) => {
      const response = await app.inject({ url, headers });
      return [response.statusCode, response.headers.location];
    };
    expect(await visit(`/t/${CODE}`)).toEqual([302, `/#/t/${CODE}`]);
    expect(await visit('/a/b?c=%0d%0aset-cookie:x')).toEqual([302, '/#/a/b?c=%0d%0aset-cookie:x']);
    expect(await visit('//evil.example/')).toEqual([302, '/#//evil.example/']);
    expect(await visit('/api/v2/nothing')).toEqual([404, undefined]);
  });

  it('with a wrong method hears which are right', async () => {
    const [status, refusal, headers] = await ask('PUT', '/api/v2/me', '{}');
    expect([status, refusal.code, headers.allow]).toEqual([405, 'wrong-method', 'GET, HEAD, PATCH, DELETE']);
  });

  it('with another type than JSON is refused, so that no form can send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const [status, refusal] = await ask('POST', '/api/v2/tables', JSON.stringify(WISH), type);
      expect([status, refusal]).toEqual([
        415,
        { code: 'wrong-type', expected: { kind: 'one-of', values: ['application/json'] } },
      ]);
    }
  });

  it('that is too large is refused', async () => {
    const [status, refusal] = await ask('POST', '/api/v2/tables', JSON.stringify({ game: 'x'.repeat(70_000) }));
    expect([status, refusal]).toEqual([413, { code: 'too-large' }]);
  });

  it.each([
    ['no game', { ...WISH, game: undefined }, 'body.game', { kind: 'type', type: 'string' }],
    [
      'a game of too many letters',
      { ...WISH, game: 'x'.repeat(61) },
      'body.game',
      { kind: 'length', of: 'characters', most: 60 },
    ],
    ['one seat', { ...WISH, seats: ['person'] }, 'body.seats', { kind: 'length', of: 'entries', least: 2 }],
    [
      'five seats',
      { ...WISH, seats: Array(5).fill('person') },
      'body.seats',
      { kind: 'length', of: 'entries', most: 4 },
    ],
    [
      'a clock of no kind',
      { ...WISH, clock: { kind: 'sand' } },
      'body.clock.kind',
      { kind: 'one-of', values: ['none', 'live', 'days'] },
    ],
    [
      'no time',
      { ...WISH, clock: { kind: 'live', bank: 0, increment: 0 } },
      'body.clock.bank',
      { kind: 'number', least: 10 },
    ],
    ['a host who dances', { ...WISH, me: 'dances' }, 'body.me', { kind: 'one-of', values: ['sits', 'watches'] }],
    ['a bot of no level', { ...WISH, seats: ['person', '?'] }, 'body.seats.1', { kind: 'form', examples: ['skilled'] }],
    [
      'deep options',
      { ...WISH, options: { board: { board: {} } } },
      'body.options.board',
      {
        kind: 'any-of',
        choices: ['string', 'number', 'boolean', 'null', 'array'].map((type) => ({ kind: 'type', type })),
      },
    ],
    ['something else besides', { ...WISH, admin: true }, 'body.admin', { kind: 'nothing' }],
    ['a field of endless name', { ...WISH, ['x'.repeat(5000)]: 1 }, `body.${'x'.repeat(54)}…`, { kind: 'nothing' }],
    ['nothing but a number', 5, 'body', { kind: 'type', type: 'object' }],
  ])('for a table with %s names the field and what it should be', async (_, wish, field, expected) => {
    const [status, refusal] = await ask('POST', '/api/v2/tables', JSON.stringify(wish));
    expect([status, refusal]).toEqual([400, { code: 'bad-field', field, expected }]);
  });
});

describe('a foreign page', () => {
  const send = async (headers: Record<string, string>) => {
    const anna = new Browser(opened);
    await anna.ask('GET', '/me');
    const { statusCode, json } = await app.inject({
      method: 'POST',
      url: '/api/v2/tables',
      payload: WISH,
      headers: { host: 'localhost:8080', cookie: anna.cookie, ...headers },
    });
    return [statusCode, json().refusal?.code];
  };

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:9090' }],
    ['an opaque origin', { origin: 'null' }],
    ['no word about it', {}],
    ['another site, as the browser says', { origin: 'http://localhost:8080', 'sec-fetch-site': 'cross-site' }],
    ['a name that was bent to this machine', { origin: 'http://evil.example:8080', 'sec-fetch-site': 'same-origin' }],
    ['a neighbour, as the browser says', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ])('from %s can change nothing', async (_, headers) => {
    expect(await send(headers)).toEqual([403, 'foreign-page']);
  });

  it.each([
    ['its origin', { origin: 'http://localhost:8080' }],
    ['https before a proxy', { origin: 'https://localhost:8080' }],
    ['the browser', { 'sec-fetch-site': 'same-origin' }],
  ])('of our own is known by %s', async (_, headers) => {
    expect(await send(headers)).toEqual([200, undefined]);
  });

  it('is measured by the address that the server was told, if it was', async () => {
    const told = await open({ origin: 'https://play.example' });
    const from = async (origin: string) =>
      (await new Browser(told).ask('DELETE', '/me', undefined, { headers: { origin } })).status;
    expect([await from('https://play.example'), await from('http://localhost:8080')]).toEqual([200, 403]);
  });
});

describe('too many requests', () => {
  it('from one address are refused for a while', async () => {
    const strict = await open({ limits: { perAddress: 5, perPerson: 100 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await new Browser(strict).ask('GET', '/me')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { json, response } = await new Browser(strict).ask('GET', '/me');
    expect(json.refusal).toEqual({ code: 'too-often', seconds: expect.any(Number) });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    // Another address is not concerned, and who runs the server can always look.
    const other = await strict.app.inject({ url: '/api/v2/me', remoteAddress: '10.1.2.3' });
    expect([other.statusCode, (await strict.app.inject('/healthz')).statusCode]).toEqual([200, 200]);
  });

  it('by one person are refused, wherever they come from', async () => {
    const strict = await open({ limits: { perAddress: 1000, perPerson: 3 } });
    const anna = new Browser(strict);
    await anna.ask('GET', '/me');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      statuses.push((await anna.ask('PATCH', '/me', { name: `A${i}` }, { remoteAddress: `10.0.0.${i}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect([(await anna.ask('GET', '/me')).status, (await new Browser(strict).ask('DELETE', '/me')).status]).toEqual([
      200, 200,
    ]);
  });
});

describe('when the storage is gone', () => {
  it('answers 503 with a time to come back, and says so in /readyz, while /healthz stays', async () => {
    let gone = false;
    const shaky = await open(
      {},
      {
        wrap: (storage) =>
          new Proxy(storage, {
            get: (target, name) => {
              const method = Reflect.get(target, name);
              return (...args: unknown[]) =>
                gone ? Promise.reject(new StorageUnavailable('disk full')) : Reflect.apply(method, target, args);
            },
          }),
      },
    );
    expect((await shaky.app.inject('/readyz')).json()).toEqual({ ready: true });
    gone = true;
    const { status, json, response } = await new Browser(shaky).ask('PATCH', '/me', { name: 'Anna' });
    expect([status, json, response.headers['retry-after']]).toEqual([503, { refusal: { code: 'storage-gone' } }, '5']);
    expect((await shaky.app.inject('/readyz')).statusCode).toBe(503);
    expect((await shaky.app.inject('/healthz')).json()).toEqual({ alive: true });
    gone = false;
    expect((await new Browser(shaky).ask('PATCH', '/me', { name: 'Anna' })).status).toBe(200);
  });
});

describe('a server that stops', () => {
  it('takes no more requests and is not ready', async () => {
    const stopping = await open();
    stopping.hands.stopping = true;
    const { status, json } = await new Browser(stopping).ask('GET', '/me');
    expect([status, json.refusal.code]).toEqual([503, 'stopping']);
    expect((await stopping.app.inject('/readyz')).json()).toEqual({ refusal: { code: 'stopping' } });
  });
});

describe('on the wire', () => {
  let port: number;
  beforeAll(async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
  });
  afterAll(() => app.server.closeAllConnections());
  const send = async (bytes: string | Buffer): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.end(bytes);
    return text(socket);
  };

  it.each([
    ['nonsense', 'hello\r\n\r\n', '400'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: a\r\nX-\u0000: 1\r\n\r\n', '400'],
    ['headers without an end', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
    ['two lengths', 'POST /api/v2/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', '400'],
  ])('answers %s in the usual form', async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toHaveProperty('refusal.code');
  });
});

describe('the description', () => {
  it('is OpenAPI 3.1 and has every endpoint with its answer', async () => {
    const description = (await app.inject('/api/openapi.json')).json();
    expect(description.openapi).toBe('3.1.0');
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      const operation = description.paths[`/${API}${path.replace(/:(\w+)/, '{$1}')}`][method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, summary: expect.any(String) });
      expect(operation.responses['200'].content['application/json'].schema).toHaveProperty('type', 'object');
    }
    const documented = Object.values(description.paths).flatMap((methods) => Object.keys(methods as object));
    expect(documented.length).toBe(Object.keys(endpoints).length);
  });

  it('is rendered without scripts and without anything from elsewhere', async () => {
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    for (const { path } of Object.values(endpoints)) expect(page.body).toContain(path.replace(/:(\w+)/, '{$1}'));
    expect(page.body).not.toMatch(/<script|style=|\son\w+=|(src|href)="(https?:)?\/\//);
    expect((await app.inject('/api/docs.css')).headers['content-type']).toMatch(/^text\/css/);
  });
});
